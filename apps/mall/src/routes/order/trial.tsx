import { visibilityActor } from '@compute-mall/browser'
import { askTrialActor } from '@compute-mall/core/actors'
import { errorMessages } from '@compute-mall/core/http'
import { orderMessages, trialMachine, trialView } from '@compute-mall/core/order'
import { useClient, useServerClock } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { TrialPage } from '../../features/order/TrialPage.tsx'
import { need, redirectTo } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'

export const texts = { order: orderMessages, error: errorMessages }

/** What was not tried but bought has a result page as well. */
export const loader = load(async ({ client, query }) => {
  const order = await need(client.order.detail({ params: { orderId: query.get('orderId') ?? '' } }))
  if (order.type !== 'trial') throw redirectTo(`/goods/pay/result?orderId=${order.orderId}&type=formal`)
  return { order, now: new Date().toISOString() }
})

export const Component = () => {
  const { order, now: told } = usePage<typeof loader>()
  const client = useClient()
  const { clock, now } = useServerClock(told)
  const [machine] = useState(() =>
    trialMachine.provide({
      actors: { askOrder: askTrialActor(client, clock), visibility: visibilityActor(clock) },
    }),
  )
  const [snapshot, send] = useActor(machine, {
    input: { orderId: order.orderId, known: { order, now: Date.parse(told) } },
  })
  return (
    <TrialPage
      view={trialView(snapshot, now)}
      commands={{ retry: () => send({ type: 'trial.retry' }) }}
      orderAddress={`/ui/console/#/orders/${order.orderId}`}
      resourceAddress={(lineId) => `/ui/console/#/resources/${lineId}`}
    />
  )
}
