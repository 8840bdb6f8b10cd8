import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createClient, createRegistry } from '../client/index.ts'
import { contract } from '../contract/index.ts'
import { identityFixtures, phoneMachine, phoneView } from '../identity/index.ts'
import { askUserActor, bindPhoneActor, sendCodeActor } from './index.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const PHONE = '13812345678'
const right = (data: unknown) => ({ code: '0', msg: '', data })

/** The chart against a server that gives each path its answer; a path without one is silent. */
const started = (answers: Readonly<Record<string, unknown>>) => {
  const client = createClient(contract, {
    fetch: async (input) => {
      const answer = answers[new URL((input as Request).url).pathname]
      if (answer === undefined) throw new TypeError('fetch failed')
      return new Response(JSON.stringify(answer))
    },
    origin: 'http://mall.example',
    requests: createRegistry(),
    store: { get: () => undefined, set: () => {}, remove: () => {}, clear: () => {} },
    randomKey: () => 'generated-key-0001',
    skin: () => 'desktop',
    translate: () => undefined,
    tell: () => {},
  })
  const actors = {
    sendCode: sendCodeActor(client, () => noon),
    bind: bindPhoneActor(client),
    askUser: askUserActor(client),
  }
  const actor = createActor(phoneMachine.provide({ actors })).start()
  return { actor, view: () => phoneView(actor.getSnapshot(), noon) }
}

describe('the actors of phone binding', () => {
  it('[R5.07] send a code, and count by the clock that they were given', async () => {
    const { actor, view } = started({
      '/user/users/phone/code': right({ retryAfterSeconds: 60, validSeconds: 300 }),
    })
    actor.send({ type: 'code.ask', phone: PHONE })
    await expect.poll(() => view().wait).toEqual({ phone: PHONE, seconds: 60 })
  })

  it('[R5.07] bind a number, or say why it was refused', async () => {
    const bound = started({ '/user/users/phone/bind': right(identityFixtures.leader) })
    bound.actor.send({ type: 'phone.bind', phone: PHONE, code: '123456' })
    await expect.poll(() => bound.view().bound).toBe(true)
    const taken = started({ '/user/users/phone/bind': { code: 'USER10003', msg: 'taken', data: null } })
    taken.actor.send({ type: 'phone.bind', phone: PHONE, code: '123456' })
    await expect.poll(() => taken.view().refusal?.key).toBe('error:USER10003')
  })

  it('[D3] ask who is here when no answer came', async () => {
    const { actor, view } = started({
      '/user/users/current-user-info': right(identityFixtures.currentLeader),
    })
    actor.send({ type: 'phone.bind', phone: PHONE, code: '123456' })
    await expect.poll(() => view().bound).toBe(true)
  })
})
