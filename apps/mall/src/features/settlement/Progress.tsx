import { type Application, settlementStepLabel } from '@compute-mall/core/settlement'
import { formatInstant } from '@compute-mall/core/time'
import { Timeline } from '@compute-mall/ui/desk/detail'
import { Stack } from '@compute-mall/ui/layout'
import { Card, DescriptionList } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

const tones = { NOT_APPLY: 'neutral', IN_REVIEW: 'info', APPROVED: 'success', REJECTED: 'danger' } as const

/** Number and times of an application, and what happened to it. */
export const Progress = ({ application }: { readonly application: Application }) => {
  const { t } = useTranslation('settlement')
  const { language } = useLanguage()
  const say = useSay()
  const { applicationId, applyTime, applyStatus, dueAt, reviewTime, steps } = application
  const at = (instant: string) => formatInstant(instant, language)
  return (
    <Card title={t('timelineTitle')}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { name: t('applicationId'), value: applicationId },
            { name: t('applyTime'), value: at(applyTime) },
            ...(applyStatus === 'IN_REVIEW' ? [{ name: t('expectedBy'), value: at(dueAt) }] : []),
            ...(reviewTime === null ? [] : [{ name: t('reviewTime'), value: at(reviewTime) }]),
          ]}
        />
        <Timeline
          label={t('timelineTitle')}
          events={steps.map((step) => ({
            key: `${step.at} ${step.event}`,
            title: say(settlementStepLabel(step)),
            at: { text: at(step.at), iso: step.at },
            tone: tones[step.to],
          }))}
        />
      </Stack>
    </Card>
  )
}
