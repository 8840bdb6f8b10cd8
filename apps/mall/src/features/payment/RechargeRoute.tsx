import { load, orThrow, useNavigate, usePage } from '@compute-mall/app'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { Money } from '@compute-mall/core/money'
import { type PayAccount, resultView } from '@compute-mall/core/payment'
import { useClient, useCommand } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import { boughtAddresses } from './boughtAddresses.ts'
import { RechargePage } from './RechargePage.tsx'
import { ResultPage } from './ResultPage.tsx'

/** With an order it tells how that recharge ended; without one it begins the next. */
export const loader = load(routes.recharge, async ({ client, params: { orderId } }) => {
  return orderId === null
    ? { account: await orThrow(client.payment.account({})), order: null, titleKey: 'page:recharge.begin' }
    : { account: null, order: await orThrow(client.order.detail({ params: { orderId } })) }
})

export const Component = () => {
  const { account, order } = usePage<typeof loader>()
  return account === null ? (
    <ResultPage view={resultView(order)} {...boughtAddresses(order)} />
  ) : (
    <Recharge account={account} />
  )
}

const Recharge = ({ account }: { readonly account: PayAccount }) => {
  const client = useClient()
  const navigate = useNavigate()
  const recharge = useCommand(
    (amount: Money) => client.payment.recharge({ body: { amount, channel: 'embedded' } }, shownInPlace),
    (outcome) => E.isRight(outcome) && navigate(routes.scan.href({ orderId: outcome.right.orderId })),
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
