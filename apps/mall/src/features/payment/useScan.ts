import { load, notFound, orNull, orThrow, useNavigate } from '@compute-mall/app'
import { orderLeaseActor, randomKey, visibilityActor } from '@compute-mall/browser'
import { askSessionStatusActor, giveUpActor, openSessionActor } from '@compute-mall/core/actors'
import {
  type Bought,
  boughtOf,
  type PaymentSession,
  paymentMachine,
  paymentView,
} from '@compute-mall/core/payment'
import { useClient, useEmitted, useServerClock } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { needPayable } from './needPayable.ts'
import type { ScanPageProps } from './ScanPage.tsx'

/** The buyer gets the code; anybody else who has its sign learns the status alone (D12). */
export const loader = load(routes.scan, async ({ client, params: { orderId, sign }, appData }) => {
  const { user } = await appData()
  if (user !== null && orderId !== null) {
    const [session, order] = await Promise.all([
      needPayable(orderId, client.payment.session({ query: { orderId } })),
      orNull(client.order.detail({ params: { orderId } })),
    ])
    return { session, bought: order ? boughtOf(order) : [], status: null }
  }
  if (sign === '') throw notFound(routes.scan.path)
  const { status } = await orThrow(client.payment.chargeStatus({ query: { sign } }))
  return { session: null, bought: [], status }
})

/** What is paid for, by the code that is shown. */
export interface Scanned {
  readonly session: PaymentSession
  readonly bought: readonly Bought[]
}

/** A payment by scanning and what can be done about it, on either device. */
export const useScan = ({ session, bought }: Scanned): ScanPageProps => {
  const client = useClient()
  const navigate = useNavigate()
  const { clock, now, set } = useServerClock(session.serverTime)
  const [machine] = useState(() =>
    paymentMachine.provide({
      actors: {
        visibility: visibilityActor(clock),
        lease: orderLeaseActor,
        askStatus: askSessionStatusActor(client),
        openSession: openSessionActor(client, ({ serverTime }) => set(serverTime)),
        giveUp: giveUpActor(client),
      },
    }),
  )
  const [snapshot, send, actor] = useActor(machine, { input: { session } })
  useEmitted(actor, 'payment.paid', ({ page, orderId }) =>
    navigate((page === 'charge' ? routes.recharge : routes.result).href({ orderId, type: 'formal' }), {
      replace: true,
    }),
  )
  return {
    view: paymentView(snapshot, now),
    bought,
    commands: {
      renew: () => send({ type: 'payment.renew', key: randomKey() }),
      check: () => send({ type: 'payment.check' }),
      giveUp: () => send({ type: 'payment.giveUp' }),
    },
  }
}
