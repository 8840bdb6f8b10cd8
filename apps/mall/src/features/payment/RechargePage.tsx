import { refusalMessage } from '@compute-mall/core/http'
import type { Message } from '@compute-mall/core/messages'
import { formatMoney, type Money } from '@compute-mall/core/money'
import { isRecharge, type PayAccount, paymentRefusals, RECHARGE } from '@compute-mall/core/payment'
import { Heading } from '@compute-mall/ui/layout'
import {
  Button,
  Card,
  DescriptionList,
  Notice,
  plainNumber,
  TextField,
  useRefused,
} from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './payment.css.ts'

export interface RechargePageProps {
  readonly view: {
    readonly account: PayAccount
    readonly busy: boolean
    /** Why the last attempt was refused. */
    readonly refusal: Message | null
  }
  readonly commands: { readonly recharge: (amount: Money) => void }
}

/** Money into one's own contract fund. */
export const RechargePage = ({ view, commands }: RechargePageProps) => {
  const { t } = useTranslation('payment')
  const { account } = view
  return (
    <div className={css.page}>
      <Heading level={1}>{t('chargeTitle')}</Heading>
      <Card>
        <DescriptionList
          columns={2}
          items={[
            { name: t('methodContractFund'), value: formatMoney(account.contractFund) },
            { name: t('methodCredit'), value: formatMoney(account.credit) },
            { name: t('methodPlatformDiscount'), value: formatMoney(account.platformDiscount) },
          ]}
        />
        <RechargeForm view={view} commands={commands} />
      </Card>
    </div>
  )
}

const RechargeForm = ({ view, commands }: RechargePageProps) => {
  const { t } = useTranslation('payment')
  const say = useSay()
  const [amount, setAmount] = useState('')
  const [tried, setTried] = useState(false)
  const yuan = plainNumber(amount)
  const valid = isRecharge(yuan)
  const form = useRef<HTMLFormElement>(null)
  const refuse = useRefused(form)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!valid) refuse()
    else if (!view.busy) commands.recharge(yuan)
  }
  return (
    <form ref={form} className={css.form} method="dialog" onSubmit={submit} noValidate>
      <TextField
        label={t('chargeAmount')}
        hint={t('chargeHint')}
        error={
          tried && !valid ? say(refusalMessage(paymentRefusals.rechargeOutOfRange(RECHARGE))) : undefined
        }
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        leading="¥"
        required
        value={amount}
        onChange={(text) => setAmount(text.trim())}
      />
      {view.refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(view.refusal)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" busy={view.busy}>
        {t('recharge')}
      </Button>
    </form>
  )
}
