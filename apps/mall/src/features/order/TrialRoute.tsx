import { addresses, load, orThrow, redirectTo, usePage } from '@compute-mall/app'
import { visibilityActor } from '@compute-mall/browser'
import { askTrialActor } from '@compute-mall/core/actors'
import { trialMachine, trialView } from '@compute-mall/core/order'
import { useClient, useServerClock } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { TrialPage } from './TrialPage.tsx'

/** What was not tried but bought has a result page as well. */
export const loader = load(routes.trialResult, async ({ client, params }) => {
  const order = await orThrow(client.order.detail({ params: { orderId: params.orderId } }))
  if (order.type !== 'trial') throw redirectTo(routes.result.href({ orderId: order.orderId, type: 'formal' }))
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
      orderAddress={addresses.console.order.href({ orderId: order.orderId })}
      resourceAddress={(lineId) => addresses.console.resource.href({ lineId })}
    />
  )
}
