import { cleanReason } from '@compute-mall/core/codec'
import { TEAM_TEXT } from '@compute-mall/core/team'
import { Button, Dialog, TextArea } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface DeclineDialogProps {
  readonly onClose: () => void
  readonly onDecline: (reason: string) => void
}

/** Asks the leader why a request is declined. */
export const DeclineDialog = ({ onClose, onDecline }: DeclineDialogProps) => {
  const { t } = useTranslation('team')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = cleanReason(reason).length < TEAM_TEXT.minimum
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('declineRequest')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setTried(true)
              if (!isMissing) onDecline(reason.trim())
            }}
          >
            {t('declineRequest')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('declineReason')}
        hint={t('declineHint')}
        required
        maxLength={TEAM_TEXT.maximum}
        value={reason}
        onChange={setReason}
        error={isTried && isMissing ? t('reasonMissing') : undefined}
      />
    </Dialog>
  )
}
