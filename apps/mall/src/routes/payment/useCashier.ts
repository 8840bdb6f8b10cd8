import { randomKey } from '@compute-mall/browser'
import {
  askOrderStatusActor,
  openSessionActor,
  payFromAccountActor,
  quietly,
} from '@compute-mall/core/actors'
import { errorMessages } from '@compute-mall/core/http'
import { boughtOf, cashierMachine, cashierView, paymentMessages } from '@compute-mall/core/payment'
import { useClient, useEmitted, useServerClock } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import type { CashierPageProps } from '../../features/payment/CashierPage.tsx'
import { maybe, need, redirectTo } from '../../router/failure.ts'
import { useNavigate } from '../../router/navigate.ts'
import { load, usePage } from '../../router/page.ts'

export const texts = { payment: paymentMessages, error: errorMessages }

export const loader = load(async ({ client, query }) => {
  const orderId = query.get('orderId') ?? ''
  const [options, order] = await Promise.all([
    need(client.payment.options({ query: { orderId } })),
    maybe(client.order.detail({ params: { orderId } }, quietly)),
  ])
  const payable = options.status === 'unpaid' || options.status === 'charging'
  if (!payable) throw redirectTo(`/goods/pay/result?orderId=${orderId}&type=formal`)
  return { options, bought: order ? boughtOf(order) : [] }
})

const pages = { scan: '/goods/pay/scan', remittance: '/goods/pay/remittance', result: '/goods/pay/result' }

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
    navigate(`${pages[page]}?orderId=${orderId}&type=formal`, { replace: page === 'result' }),
  )
  return {
    view: cashierView(snapshot, now),
    bought,
    commands: {
      choose: (option) => send({ type: 'method.choose', option }),
      pay: () => send({ type: 'cashier.pay', key: randomKey() }),
      payLater: () => location.assign('/ui/console/#/orders'),
    },
  }
}
