import type { FieldName } from '@compute-mall/core/settlement'
import { Heading, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Notice } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ApplicationPageProps } from './application.types.ts'
import { DraftStatus } from './DraftStatus.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

interface ApplicationHeadProps extends ApplicationPageProps {
  readonly goTo: (field: FieldName) => void
}

/** Title, how the draft stands, what is going on, and every error. */
export const ApplicationHead = ({ goTo, ...props }: ApplicationHeadProps) => {
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
