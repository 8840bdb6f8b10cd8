import { OperationReason } from '@compute-mall/core/order'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextArea } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface ReasonDialogProps {
  readonly title: string
  /** What follows from it. */
  readonly text: string
  readonly hint: string
  readonly confirm: string
  /** `danger`, the default, for what takes something away. */
  readonly tone?: 'danger' | 'primary'
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Asks for the reason of a decision before it is taken. */
export const ReasonDialog = ({
  title,
  text,
  hint,
  confirm,
  tone = 'danger',
  busy,
  onClose,
  onConfirm,
}: ReasonDialogProps) => {
  const { t } = useTranslation('operations')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = OperationReason.is(reason)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant={tone}
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isRight) onConfirm(reason.trim())
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{text}</Text>
        <TextArea
          label={t('reason')}
          hint={hint}
          required
          rows={3}
          value={reason}
          onChange={setReason}
          error={isTried && !isRight ? t('reasonMissing') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
