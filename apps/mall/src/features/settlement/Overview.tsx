import type { FieldName } from '@compute-mall/core/settlement'
import { Heading, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { Answers } from './Answers.tsx'
import { part } from './application.css.ts'
import type { ApplicationPageProps } from './application.types.ts'
import { useArrivalFocus } from './useArrivalFocus.ts'

interface OverviewProps extends ApplicationPageProps {
  readonly goTo: (field: FieldName) => void
}

/** All answers with "change" beside each part, and the one button that submits them. */
export const Overview = ({ view, commands, goTo }: OverviewProps) => {
  const { t } = useTranslation('settlement')
  const { sections, isBusy, commands: open } = view.application
  const top = useArrivalFocus()
  return (
    <section aria-label={t('overviewTitle')}>
      <Card>
        <Stack gap={6}>
          <Heading ref={top} level={2} tabIndex={-1} className={part}>
            {t('overviewTitle')}
          </Heading>
          <Text tone="soft">{t('overviewLead')}</Text>
          <Answers
            sections={sections}
            actionsOf={(section, title) => {
              const first = sections.find((part) => part.section === section)?.fields[0]
              return (
                first !== undefined &&
                open.edit && (
                  <Button size="small" onClick={() => goTo(first.name)}>
                    {t('changeSection', { section: title })}
                  </Button>
                )
              )
            }}
          />
          <Inline>
            <Button variant="primary" size="large" busy={isBusy || !open.submit} onClick={commands.submit}>
              {t('submit')}
            </Button>
            {open.edit && (
              <Button size="large" onClick={commands.backToForm}>
                {t('backToForm')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </section>
  )
}
