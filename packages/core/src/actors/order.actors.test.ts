import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Need } from '../fp/index.ts'
import { trialMachine } from '../order/index.ts'
import { orderFixtures } from '../order/testing/index.ts'
import { type Answer, fakeServer, refusal, right } from './fakeServer.testing.ts'
import { askTrialActor } from './index.ts'

const DETAIL = 'GET /market/order/order_1'
const noon = Date.parse('2026-11-21T12:00:00.000Z')
const unseen: Need<undefined> = fromCallback(({ sendBack }) => sendBack({ type: 'page.hidden' }))

const trial = (...answers: readonly Answer[]) => {
  const server = fakeServer({ [DETAIL]: answers })
  const actors = { askOrder: askTrialActor(server.client, () => noon), visibility: unseen }
  const input = { orderId: 'order_1' }
  return { ...server, actor: createActor(trialMachine.provide({ actors }), { input }).start() }
}

describe('the actor of a trial', () => {
  it('[R2.03][D24] tells how far its order is, and the time', async () => {
    const { actor } = trial(right({ ...orderFixtures.openOrder, type: 'trial' }))
    await expect.poll(() => actor.getSnapshot().value).toBe('running')
    expect(actor.getSnapshot().context.now).toBe(noon)
  })

  it('[R2.03] tells why its order is not known, and leaves the telling to the page', async () => {
    const { actor, notices } = trial(refusal('SYS10002'))
    await expect.poll(() => actor.getSnapshot().value).toBe('unknown')
    expect(actor.getSnapshot().context.failure).toMatchObject({ code: 'SYS10002' })
    expect(notices).toEqual([])
  })
})
