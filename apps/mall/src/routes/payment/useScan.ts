import { orderLeaseActor, randomKey, visibilityActor } from '@compute-mall/browser'
import { askSessionStatusActor, giveUpActor, openSessionActor, quietly } from '@compute-mall/core/actors'
import { errorMessages } from '@compute-mall/core/http'
import {
  type Bought,
  boughtOf,
  type PaymentSession,
  paymentMachine,
  paymentMessages,
  paymentView,
} from '@compute-mall/core/payment'
import { useClient, useEmitted, useServerClock } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import type { ScanPageProps } from '../../features/payment/ScanPage.tsx'
import { maybe, need, notFound } from '../../router/failure.ts'
import { useNavigate } from '../../router/navigate.ts'
import { load } from '../../router/page.ts'
import { ENDED, needPayable } from './needPayable.ts'

export const texts = { payment: paymentMessages, error: errorMessages }

/** The buyer gets the code; anybody else who has its sign learns the status alone (D12). */
export const loader = load(async ({ client, query, start }) => {
  const [orderId, sign] = [query.get('orderId') ?? '', query.get('sign') ?? '']
  const { user } = await start()
  if (user !== null && orderId !== '') {
    const [session, order] = await Promise.all([
      needPayable(orderId, client.payment.session({ query: { orderId } }, { ignore: ENDED })),
      maybe(client.order.detail({ params: { orderId } }, quietly)),
    ])
    return { session, bought: order ? boughtOf(order) : [], status: null }
  }
  if (sign === '') throw notFound('/goods/pay/scan')
  const { status } = await need(client.payment.chargeStatus({ query: { sign } }))
  return { session: null, bought: [], status }
})

const pages = { result: '/goods/pay/result', charge: '/goods/pay/charge' }

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
    navigate(`${pages[page]}?orderId=${orderId}&type=${session.purpose}`, { replace: true }),
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
