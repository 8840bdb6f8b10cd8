import { quietly } from '@compute-mall/core/actors'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { errorMessages, failureMessage } from '@compute-mall/core/http'
import type { Money } from '@compute-mall/core/money'
import { type PayAccount, paymentMessages, resultView } from '@compute-mall/core/payment'
import { useClient, useCommand } from '@compute-mall/react'
import { RechargePage } from '../../features/payment/RechargePage.tsx'
import { ResultPage } from '../../features/payment/ResultPage.tsx'
import { need } from '../../router/failure.ts'
import { useNavigate } from '../../router/navigate.ts'
import { load, usePage } from '../../router/page.ts'

export const texts = { payment: paymentMessages, error: errorMessages }

/** With an order it tells how that recharge ended; without one it begins the next. */
export const loader = load(async ({ client, query }) => {
  const orderId = query.get('orderId') ?? ''
  return orderId === ''
    ? { account: await need(client.payment.account({})), order: null }
    : { account: null, order: await need(client.order.detail({ params: { orderId } })) }
})

export const Component = () => {
  const { account, order } = usePage<typeof loader>()
  return account === null ? (
    <ResultPage view={resultView(order)} orderAddress={`/ui/console/#/orders/${order.orderId}`} />
  ) : (
    <Recharge account={account} />
  )
}

const Recharge = ({ account }: { readonly account: PayAccount }) => {
  const client = useClient()
  const navigate = useNavigate()
  const recharge = useCommand(
    (amount: Money) => client.payment.recharge({ body: { amount, channel: 'embedded' } }, quietly),
    (outcome) => E.isRight(outcome) && navigate(`/goods/pay/scan?orderId=${outcome.right.orderId}`),
  )
  return (
    <RechargePage
      view={{
        account,
        busy: recharge.pending,
        refusal:
          recharge.outcome !== undefined && E.isLeft(recharge.outcome)
            ? failureMessage(callFailure(recharge.outcome.left))
            : null,
      }}
      commands={{ recharge: recharge.run }}
    />
  )
}
