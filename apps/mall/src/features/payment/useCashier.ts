import { addresses, load, orNull, orThrow, redirectTo, useNavigate, usePage } from '@compute-mall/app'
import { randomKey } from '@compute-mall/browser'
import { askOrderStatusActor, openSessionActor, payFromAccountActor } from '@compute-mall/core/actors'
import { isPayable } from '@compute-mall/core/order'
import { boughtOf, cashierMachine, cashierView } from '@compute-mall/core/payment'
import { useClient, useEmitted, useServerClock } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { CashierPageProps } from './CashierPage.props.ts'

export const loader = load(routes.pay, async ({ client, params: { orderId } }) => {
  const [options, order] = await Promise.all([
    orThrow(client.payment.options({ query: { orderId } })),
    orNull(client.order.detail({ params: { orderId } })),
  ])
  if (!isPayable(options.status)) throw redirectTo(routes.result.href({ orderId, type: 'formal' }))
  return { options, bought: order ? boughtOf(order) : [] }
})

/** The cashier and what can be done at it, on either device. */
export const useCashier = (): CashierPageProps => {
  const { options, bought } = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const { now } = useServerClock(options.serverTime)
  const [machine] = useState(() =>
    cashierMachine.provide({
      actors: {
        openSession: openSessionActor(client),
        payFromAccount: payFromAccountActor(client),
        askStatus: askOrderStatusActor(client),
      },
    }),
  )
  const [snapshot, send, actor] = useActor(machine, { input: { options } })
  useEmitted(actor, 'cashier.leave', ({ page, orderId }) =>
    // A cashier that has been paid at is nothing to come back to: it would lead to the result again.
    navigate(routes[page].href({ orderId, type: 'formal' }), { replace: page === 'result' }),
  )
  return {
    view: cashierView(snapshot, now),
    bought,
    commands: {
      choose: (option) => send({ type: 'method.choose', option }),
      pay: () => send({ type: 'cashier.pay', key: randomKey() }),
      payLater: () => location.assign(addresses.console.orders.href()),
    },
  }
}
