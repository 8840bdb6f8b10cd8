import { Id } from '@compute-mall/core/codec'
import { formatMoney } from '@compute-mall/core/money'
import type { PostpaidBill } from '@compute-mall/core/payment'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ReferenceDialogProps {
  readonly bill: PostpaidBill
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (bill: PostpaidBill, bankReference: string) => void
}

/** Asks for the bank reference of the transfer by which a bill was paid. */
export const ReferenceDialog = ({ bill, busy, onClose, onConfirm }: ReferenceDialogProps) => {
  const { t } = useTranslation(['postpaid', 'operations'])
  const [bankReference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (Id.is(bankReference)) onConfirm(bill, bankReference)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('recordTitle', { month: bill.month })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            {t('record')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('recordText', { name: bill.userName, amount: formatMoney(bill.amount) })}</Text>
        <TextField
          label={t('operations:bankReference')}
          hint={t('operations:bankReferenceHint')}
          required
          value={bankReference}
          onChange={setReference}
          error={isTried && !Id.is(bankReference) ? t('operations:referenceWrong') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
