import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { phoneMachine, phoneView } from '../identity/index.ts'
import { identityFixtures } from '../identity/testing/index.ts'
import { type Answers, fakeServer, refusal, right } from './fakeServer.testing.ts'
import { askUserActor, bindPhoneActor, sendCodeActor } from './index.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const PHONE = '13812345678'
const CODE = 'POST /user/users/phone/code'
const BIND = 'POST /user/users/phone/bind'
const USER = 'GET /user/users/current-user-info'

const started = (answers: Answers) => {
  const { client } = fakeServer(answers)
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
      [CODE]: [right({ retryAfterSeconds: 60, validSeconds: 300 })],
    })
    actor.send({ type: 'code.ask', phone: PHONE })
    await expect.poll(() => view().wait).toEqual({ phone: PHONE, seconds: 60 })
  })

  it('[R5.07] bind a number, or say why it was refused', async () => {
    const bound = started({ [BIND]: [right(identityFixtures.leader)] })
    bound.actor.send({ type: 'phone.bind', phone: PHONE, code: '123456' })
    await expect.poll(() => bound.view().bound).toBe(true)
    const taken = started({ [BIND]: [refusal('USER10003', null)] })
    taken.actor.send({ type: 'phone.bind', phone: PHONE, code: '123456' })
    await expect.poll(() => taken.view().refusal?.key).toBe('error:USER10003')
  })

  it('[D3] ask who is here when no answer came', async () => {
    const { actor, view } = started({
      [USER]: [right(identityFixtures.currentLeader)],
    })
    actor.send({ type: 'phone.bind', phone: PHONE, code: '123456' })
    await expect.poll(() => view().bound).toBe(true)
  })
})
