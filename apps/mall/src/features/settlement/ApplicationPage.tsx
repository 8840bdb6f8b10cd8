import type { FieldName } from '@compute-mall/core/settlement'
import { Heading, Page, Split, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, Notice, RadioGroup } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicationSection, sectionId } from './ApplicationSection.tsx'
import * as css from './application.css.ts'
import type { ApplicationPageProps } from './application.types.ts'
import { DraftStatus } from './DraftStatus.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { applicantTypes } from './Needs.tsx'
import { Overview } from './Overview.tsx'
import { useFieldFocus } from './useFieldFocus.ts'

/** The application of a merchant: who applies, five parts with anchors, and all answers before it goes in (R4.01). */
export const ApplicationPage = (props: ApplicationPageProps) => {
  const { view, commands } = props
  const { t } = useTranslation('settlement')
  const focusField = useFieldFocus()
  const goTo = (field: FieldName) => {
    commands.backToForm()
    focusField(field)
  }
  useOpenAt(view.openAt, goTo)
  return (
    <Page>
      <ApplicationHead {...props} goTo={goTo} />
      {view.place === 'overview' ? (
        <Overview {...props} goTo={goTo} />
      ) : (
        <Split aside="start">
          <Anchors {...props} />
          <Stack gap={4}>
            <ApplicantTypeChoice {...props} />
            {view.application.sections.map((section) => (
              <ApplicationSection key={section.section} {...props} section={section} />
            ))}
            <div>
              <Button variant="primary" size="large" onClick={commands.check}>
                {t('toOverview')}
              </Button>
            </div>
          </Stack>
        </Split>
      )}
    </Page>
  )
}

/** Follows the link by which one came to a field. */
export const useOpenAt = (field: FieldName | null, goTo: (field: FieldName) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one comes by a link once.
  useEffect(() => {
    if (field !== null) goTo(field)
  }, [field])
}

interface HeadProps extends ApplicationPageProps {
  readonly goTo: (field: FieldName) => void
}

/** Title, how the draft stands, what is going on, and every error. */
export const ApplicationHead = ({ goTo, ...props }: HeadProps) => {
  const { view, commands } = props
  const { t } = useTranslation('settlement')
  const say = useSay()
  const { notice, summary, commands: open } = view.application
  return (
    <Stack gap={3}>
      <Stack as="header" gap={1}>
        <Heading level={1}>{t('applyTitle')}</Heading>
        <Text tone="soft">{t(view.isMending ? 'mendLead' : 'applyLead')}</Text>
        <DraftStatus {...props} />
      </Stack>
      {notice !== null && (
        <Notice
          tone={open.edit ? 'danger' : 'info'}
          role="status"
          actions={open.recheck ? <Button onClick={commands.recheck}>{t('recheck')}</Button> : undefined}
        >
          {say(notice)}
        </Notice>
      )}
      <ErrorSummary errors={summary} refusals={view.refusals} goTo={goTo} />
    </Stack>
  )
}

/** The first question: a company, or a developer on their own. */
export const ApplicantTypeChoice = ({ view, commands }: ApplicationPageProps) => {
  const { t } = useTranslation('settlement')
  return (
    <Card>
      <RadioGroup
        legend={t('label.applicantType')}
        options={applicantTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={view.application.applicantType}
        onChange={commands.chooseType}
      />
    </Card>
  )
}

const Anchors = ({ view }: ApplicationPageProps): ReactNode => {
  const { t } = useTranslation('settlement')
  const say = useSay()
  return (
    <nav aria-label={t('sectionsLabel')} className={css.anchors}>
      {view.application.sections.map(({ section, title }) => (
        <a key={section} className={css.anchor} href={`#${sectionId(section)}`}>
          {say(title)}
        </a>
      ))}
    </nav>
  )
}
