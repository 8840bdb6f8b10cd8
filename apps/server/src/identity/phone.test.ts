import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let last = 0
const freshPhone = (): string => `1381${String(++last).padStart(7, '0')}`
const freshAddress = (): string => `10.9.${last}.${Math.floor(Math.random() * 250)}`

beforeEach(async () => {
  user = await server.signIn({ phone: null, phone_verified: false })
})

const ask = (phone: string, address = freshAddress(), caller = user) =>
  caller.call(identityEndpoints.sendSmsCode, { body: { phone } }, { address })
const bind = (phone: string, code: string, caller = user) =>
  caller.call(identityEndpoints.bindPhone, { body: { phone, code } })
const codeSent = (): string => /\d{6}/.exec(server.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const refused = (code: string) => E.left({ kind: 'refused', error: { code } })
const waits = (seconds: number) => E.left({ error: { code: 'USER10006', details: { seconds } } })

describe('binding a phone number', () => {
  it('[R5.07] sends a code of 6 digits and binds the number of whoever shows it', async () => {
    const phone = freshPhone()
    expect(await ask(phone)).toEqual(E.right({ retryAfterSeconds: 60, validSeconds: 300 }))
    expect(server.outbox.texts()[0]).toMatchObject({ phone })
    expect(await bind(phone, codeSent())).toMatchObject(
      E.right({ phone: `138****${phone.slice(-4)}`, phoneVerified: true }),
    )
  })

  it('[R1.01] writes the text in the language of the caller', async () => {
    await ask(freshPhone())
    expect(server.outbox.texts()[0]?.text).toMatch(
      /^【算力商城】您的验证码为 \d{6}，5 分钟内有效，请勿告知他人。$/,
    )
    const english = await server.signIn({ language: 'en' })
    await ask(freshPhone(), freshAddress(), english)
    expect(server.outbox.texts()[0]?.text).toMatch(
      /^\[Compute Mall\] Your code is \d{6}\. It is valid for 5 minutes\. Tell it to nobody\.$/,
    )
  })

  it.each([
    ['', 'USER10002'],
    ['12345678901', 'USER10001'],
    ['1381234567', 'USER10001'],
    ['+861381234567', 'USER10001'],
  ])('[R5.07] refuses the number "%s" with %s', async (phone, code) => {
    expect(await ask(phone)).toMatchObject(refused(code))
    expect(await bind(phone, '123456')).toMatchObject(refused(code))
  })

  it('[R5.07] refuses an empty code', async () => {
    expect(await bind(freshPhone(), '')).toMatchObject(refused('USER10002'))
  })

  it('[S11] takes a code once', async () => {
    const phone = freshPhone()
    await ask(phone)
    const code = codeSent()
    expect(await bind(phone, code)).toMatchObject(E.right({}))
    expect(await bind(phone, code)).toMatchObject(refused('USER10005'))
  })

  it('[S11] takes a code once of 10 showings at the same time', async () => {
    const phone = freshPhone()
    await ask(phone)
    const code = codeSent()
    const answers = await Promise.all(Array.from({ length: 10 }, () => bind(phone, code)))
    expect(answers.filter(E.isRight)).toHaveLength(1)
  })

  it('[S11] kills a code after 5 wrong tries', async () => {
    const phone = freshPhone()
    await ask(phone)
    const code = codeSent()
    for (let i = 0; i < 5; i++) expect(await bind(phone, wrongOf(code))).toMatchObject(refused('USER10004'))
    expect(await bind(phone, code)).toMatchObject(refused('USER10005'))
  })

  it('[S11] lets a code die after 5 minutes', async () => {
    const phone = freshPhone()
    await ask(phone)
    server.clock.advance(5 * MINUTE)
    expect(await bind(phone, codeSent())).toMatchObject(refused('USER10005'))
  })

  it('[S11][C7] takes a code for the number and the user that it was sent to, and the latest alone', async () => {
    const phone = freshPhone()
    await ask(phone)
    const first = codeSent()
    expect(await bind(freshPhone(), first)).toMatchObject(refused('USER10005'))
    const other = await server.signIn()
    expect(await bind(phone, first, other)).toMatchObject(refused('USER10005'))
    server.clock.advance(MINUTE)
    await ask(phone)
    const second = codeSent()
    if (first !== second) expect(await bind(phone, first)).toMatchObject(refused('USER10004'))
    expect(await bind(phone, second)).toMatchObject(E.right({}))
  })

  it('[D10] tells that a number is bound to another user only after the right code', async () => {
    const phone = freshPhone()
    await server.signIn({ phone, phone_verified: true })
    expect(await ask(phone)).toMatchObject(E.right({}))
    const code = codeSent()
    expect(await bind(phone, wrongOf(code))).toMatchObject(refused('USER10004'))
    expect(await bind(phone, code)).toMatchObject(refused('USER10003'))
  })

  it('[R5.07] moves a number that somebody else only claimed', async () => {
    const phone = freshPhone()
    await server.signIn({ phone, phone_verified: false })
    await ask(phone)
    expect(await bind(phone, codeSent())).toMatchObject(E.right({ phoneVerified: true }))
  })
})

describe('codes', () => {
  it('[S11] go to one number once a minute, 5 times an hour and 10 times a day, however many users ask', async () => {
    const phone = freshPhone()
    const sentAt = server.clock()
    const sinceFirst = () => server.clock() - sentAt
    expect(await ask(phone)).toMatchObject(E.right({}))
    const other = await server.signIn()
    expect(await ask(phone, freshAddress(), other)).toMatchObject(waits(60))
    server.clock.advance(MINUTE - 1)
    expect(await ask(phone)).toMatchObject(waits(1))
    server.clock.advance(1)
    for (let i = 0; i < 4; i++) {
      expect(await ask(phone)).toMatchObject(E.right({}))
      server.clock.advance(MINUTE)
    }
    expect(await ask(phone)).toMatchObject(waits((HOUR - sinceFirst()) / 1000))
    server.clock.advance(HOUR)
    for (let i = 0; i < 5; i++) {
      expect(await ask(phone)).toMatchObject(E.right({}))
      server.clock.advance(15 * MINUTE)
    }
    expect(await ask(phone)).toMatchObject(waits((24 * HOUR - sinceFirst()) / 1000))
    server.clock.advance(24 * HOUR - sinceFirst())
    expect(await ask(phone, freshAddress(), await server.signIn())).toMatchObject(E.right({}))
  })

  it('[S11] are asked for 20 times an hour from one address', async () => {
    const callers = [
      user,
      await server.signIn({ phone: null }),
      await server.signIn({ phone: null }),
    ] as const
    for (let i = 0; i < 20; i++)
      expect(await ask(freshPhone(), '10.8.0.1', callers[i % 2 === 0 ? 0 : 1])).toMatchObject(E.right({}))
    expect(await ask(freshPhone(), '10.8.0.1', callers[2])).toMatchObject(waits(3600))
    expect(await ask(freshPhone(), '10.8.0.2', callers[2])).toMatchObject(E.right({}))
  })

  it('[S11][H16] are asked for 10 times an hour and 20 times a day by one user', async () => {
    for (let i = 0; i < 10; i++) expect(await ask(freshPhone())).toMatchObject(E.right({}))
    expect(await ask(freshPhone())).toMatchObject(waits(3600))
    server.clock.advance(HOUR)
    for (let i = 0; i < 10; i++) expect(await ask(freshPhone())).toMatchObject(E.right({}))
    server.clock.advance(HOUR)
    expect(await ask(freshPhone())).toMatchObject(waits(22 * 3600))
  })

  it('[S11][H16] count for the user who asks on the sign-in page, wherever they go and from wherever', async () => {
    const caller = await server.signIn({ phone: null })
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        i % 2 === 0
          ? ask(freshPhone(), freshAddress(), caller)
          : caller.call(
              identityEndpoints.sendSignInCode,
              { body: { phone: freshPhone() } },
              { address: freshAddress() },
            ),
      ),
    )
    expect(answers.filter(E.isRight)).toHaveLength(10)
  })

  it('[S11][P9] go out once of 10 requests at the same time', async () => {
    const phone = freshPhone()
    const before = server.outbox.texts().length
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(phone, `10.7.0.${i}`)))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(server.outbox.texts().length).toBe(before + 1)
  })

  it('[D10] are tried 20 times an hour and 60 times a day by one user', async () => {
    const tries = async (count: number) => {
      for (let i = 0; i < count; i++)
        expect(await bind('13899999999', '000000')).toMatchObject(refused('USER10005'))
    }
    await tries(20)
    expect(await bind('13899999999', '000000')).toMatchObject(E.left({ error: { code: 'SYS10006' } }))
    for (let round = 0; round < 2; round++) {
      server.clock.advance(HOUR)
      await tries(20)
    }
    server.clock.advance(HOUR)
    expect(await bind('13899999999', '000000')).toMatchObject(
      E.left({ error: { code: 'SYS10006', details: { seconds: 21 * 3600 } } }),
    )
  })
})
