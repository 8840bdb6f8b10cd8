import { REFUND_REASON } from '@compute-mall/core/order'
import { CreditLimit, type PostpaidAccount } from '@compute-mall/core/payment'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextArea, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface Grant {
  readonly userName: string
  readonly limit: string
  readonly reason: string
}

export interface GrantDialogProps {
  /** Whose credit is changed; null to grant it to another customer. */
  readonly account: PostpaidAccount | null
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (grant: Grant) => void
}

const isReason = (text: string): boolean =>
  text.trim().length >= REFUND_REASON.minimum && text.length <= REFUND_REASON.maximum

/** Customer, limit and reason of granted credit. */
export const GrantDialog = ({ account, busy, onClose, onConfirm }: GrantDialogProps) => {
  const { t } = useTranslation('postpaid')
  const [userName, setUserName] = useState(account?.userName ?? '')
  const [limit, setLimit] = useState<string>(account?.limit ?? '')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isNamed = userName.trim() !== ''
  const submit = () => {
    setTried(true)
    if (isNamed && CreditLimit.is(limit) && isReason(reason)) onConfirm({ userName, limit, reason })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={account === null ? t('grantTitle') : t('changeTitle', { name: account.userName })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            {account === null ? t('grant') : t('change')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('grantText')}</Text>
        {account === null && (
          <TextField
            label={t('userName')}
            required
            autoComplete="off"
            value={userName}
            onChange={setUserName}
            error={isTried && !isNamed ? t('nameMissing') : undefined}
          />
        )}
        <TextField
          label={t('limit')}
          required
          inputMode="decimal"
          leading="¥"
          value={limit}
          onChange={setLimit}
          error={isTried && !CreditLimit.is(limit) ? t('limitWrong') : undefined}
        />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          required
          rows={2}
          value={reason}
          onChange={setReason}
          error={isTried && !isReason(reason) ? t('reasonMissing') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
