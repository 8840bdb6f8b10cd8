import { isDecisionReason, MAX_REPORT_TEXT, type ReportedReview } from '@compute-mall/core/goods'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextArea } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface DecideReviewDialogProps {
  readonly review: ReportedReview
  readonly decision: 'hidden' | 'kept'
  readonly busy: boolean
  readonly onClose: () => void
  readonly onDecide: (reason: string) => void
}

/** Asks why a reported review is hidden or kept; the audit log keeps the answer, and who wrote what is hidden reads it. */
export const DecideReviewDialog = ({
  review,
  decision,
  busy,
  onClose,
  onDecide,
}: DecideReviewDialogProps) => {
  const { t } = useTranslation(['admin', 'desk'])
  const { inLanguage } = useLanguage()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = isDecisionReason(reason)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(decision === 'hidden' ? 'hideReview' : 'keepReview')}
      footer={
        <>
          <Button onClick={onClose}>{t('desk:cancel')}</Button>
          <Button
            variant={decision === 'hidden' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isRight) onDecide(reason.trim())
            }}
          >
            {t(decision === 'hidden' ? 'hideReview' : 'keepReview')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Text weight="medium">{inLanguage(review.goodsName)}</Text>
          <Text>{inLanguage(review.text)}</Text>
          <Text tone="soft">{t(decision === 'hidden' ? 'hideReviewText' : 'keepReviewText')}</Text>
        </Stack>
        <TextArea
          label={t('decisionReason')}
          required
          maxLength={MAX_REPORT_TEXT}
          value={reason}
          onChange={setReason}
          error={isTried && !isRight ? t('decisionReasonMissing') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
