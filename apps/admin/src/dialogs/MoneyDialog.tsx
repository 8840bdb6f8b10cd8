import { Id } from '@compute-mall/core/codec'
import { compare, Money } from '@compute-mall/core/money'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface MoneyEntry {
  readonly amount: Money
  readonly bankReference: string
}

export interface MoneyDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (entry: MoneyEntry) => void
}

const isAmount = (text: string): text is Money => Money.is(text) && compare(text, 0) > 0

/** Asks for what the bank shows of money that came: the amount and the reference. */
export const MoneyDialog = ({ title, text, confirm, busy, onClose, onConfirm }: MoneyDialogProps) => {
  const { t } = useTranslation('operations')
  const [amount, setAmount] = useState('')
  const [bankReference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (isAmount(amount) && Id.is(bankReference)) onConfirm({ amount, bankReference })
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
        <TextField
          label={t('found')}
          required
          inputMode="decimal"
          leading="¥"
          value={amount}
          onChange={setAmount}
          error={isTried && !isAmount(amount) ? t('amountWrong') : undefined}
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
