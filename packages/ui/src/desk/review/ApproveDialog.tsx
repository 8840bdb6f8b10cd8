import { useTranslation } from 'react-i18next'
import { Button, Dialog } from '../../parts/index.ts'
import type { DecisionState } from './types.ts'

interface ApproveDialogProps {
  readonly question: string
  readonly state: DecisionState
  readonly onApprove: () => void
  readonly onClose: () => void
}

/** Asks once more before something is approved that cannot be taken back. */
export const ApproveDialog = ({ question, state, onApprove, onClose }: ApproveDialogProps) => {
  const { t } = useTranslation('desk')
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('approveTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" {...state} onClick={onApprove}>
            {t('approve')}
          </Button>
        </>
      }
    >
      {question}
    </Dialog>
  )
}
