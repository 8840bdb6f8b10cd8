import { Id, PlatformDay } from '@compute-mall/core/codec'
import { isTransferDay } from '@compute-mall/core/order'
import { type Milliseconds, platformDay } from '@compute-mall/core/time'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextField } from '@compute-mall/ui/parts'
import { DateField } from '@compute-mall/ui/widgets'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A bank transfer as finance records it. */
export interface TransferEntry {
  readonly bankReference: string
  readonly transferDay: PlatformDay
}

export interface TransferDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** When the refund was approved: no transfer of it is earlier. */
  readonly approveTime: string
  readonly now: Milliseconds
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (entry: TransferEntry) => void
}

/** Asks for the day and the reference of a bank transfer that finance has made. */
export const TransferDialog = ({
  title,
  text,
  confirm,
  approveTime,
  now,
  busy,
  onClose,
  onConfirm,
}: TransferDialogProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const [transferDay, setDay] = useState(platformDay(now))
  const [bankReference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const isDayRight = PlatformDay.is(transferDay) && isTransferDay(transferDay, { approveTime }, now)
  const submit = () => {
    setTried(true)
    if (PlatformDay.is(transferDay) && isDayRight && Id.is(bankReference))
      onConfirm({ bankReference, transferDay })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{text}</Text>
        <DateField
          label={t('order:transferDay')}
          required
          value={transferDay}
          minimum={platformDay(Date.parse(approveTime))}
          maximum={platformDay(now)}
          onChange={setDay}
          error={isTried && !isDayRight ? t('transferDayWrong') : undefined}
        />
        <TextField
          label={t('bankReference')}
          hint={t('bankReferenceHint')}
          required
          value={bankReference}
          onChange={setReference}
          error={isTried && !Id.is(bankReference) ? t('referenceWrong') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
