import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUser, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/index.ts'

const MINUTE = 60_000
const SERVICE = '/ui/mall/goods/cart'
const KNOWN = '13700000001'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const now = new Date(server.clock())
  await addUser(server.platform.db, { user_name: 'known', phone: KNOWN, phone_verified: true }, now)
})
afterAll(() => server.stop())

let last = 0
const freshPhone = (): string => `1382${String(++last).padStart(7, '0')}`
const freshAddress = (): string => `10.20.${Math.floor(last / 250)}.${last++ % 250}`
type Caller = ReturnType<TestServer['visitor']>

const ask = (phone: string, visitor: Caller = server.visitor(), address = freshAddress()) =>
  visitor.call(identityEndpoints.sendSignInCode, { body: { phone } }, { address })
const codeSent = (): string => /\d{6}/.exec(server.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const enter = (
  phone: string,
  code: string,
  { agreed = true, service = SERVICE, visitor = server.visitor(), address = freshAddress() } = {},
) => visitor.call(identityEndpoints.signInByCode, { body: { phone, code, agreed, service } }, { address })
const reset = (phone: string, code: string, password: string, visitor = server.visitor()) =>
  visitor.call(
    identityEndpoints.resetPassword,
    { body: { phone, code, password, service: SERVICE } },
    { address: freshAddress() },
  )
const withPassword = (account: string, password: string) =>
  server
    .visitor()
    .call(
      identityEndpoints.signIn,
      { body: { account, password, service: SERVICE } },
      { address: freshAddress() },
    )
const me = (visitor: Caller) =>
  visitor.get(identityEndpoints.currentUser, { query: { includeToken: false, refresh: undefined } })
const refused = (code: string) => E.left({ kind: 'refused', error: { code } })
const users = (phone: string) =>
  server.platform.db.selectFrom('users').selectAll().where('phone', '=', phone).execute()

describe('signing in by code', () => {
  it('[R5.07][R1.05] makes an account for a new number and leads back to where one came from', async () => {
    const [phone, visitor] = [freshPhone(), server.visitor()]
    expect(await ask(phone, visitor)).toEqual(E.right({ retryAfterSeconds: 60, validSeconds: 300 }))
    expect(await enter(phone, codeSent(), { visitor })).toEqual(E.right({ location: SERVICE }))
    expect(await me(visitor)).toMatchObject({ phone: `138****${phone.slice(-4)}`, phoneVerified: true })
    const [user] = await users(phone)
    expect(user?.agreed_at).not.toBeNull()
  })

  it('[R5.07] signs in who has an account, and makes no second one', async () => {
    const visitor = server.visitor()
    await ask(KNOWN)
    expect(await enter(KNOWN, codeSent(), { visitor })).toMatchObject(E.right({}))
    expect(await me(visitor)).toMatchObject({ userName: 'known' })
    expect(await users(KNOWN)).toHaveLength(1)
  })

  it('[D10] answers alike for numbers with an account and without', async () => {
    server.clock.advance(MINUTE)
    const unknown = freshPhone()
    const answers = [await ask(KNOWN), await ask(unknown)]
    expect(answers[0]).toEqual(answers[1])
    const wrong = wrongOf(codeSent())
    expect(await enter(unknown, wrong)).toEqual(await enter(KNOWN, wrong))
  })

  it('[R5.07] makes no account without the agreement, and keeps the code', async () => {
    const phone = freshPhone()
    await ask(phone)
    expect(await enter(phone, codeSent(), { agreed: false })).toMatchObject(refused('USER10010'))
    expect(await users(phone)).toEqual([])
    expect(await enter(phone, codeSent())).toMatchObject(E.right({}))
  })

  it('[R5.07] refuses a disabled account, whose owner is told', async () => {
    const phone = freshPhone()
    const disabled = { user_name: `gone${phone}`, phone, phone_verified: true, disabled_at: new Date(0) }
    await addUser(server.platform.db, disabled, new Date(server.clock()))
    await ask(phone)
    expect(await enter(phone, codeSent())).toMatchObject(refused('AUTH10007'))
  })

  it('[S11] takes a code once, also when it is shown 10 times at once', async () => {
    const phone = freshPhone()
    await ask(phone)
    const code = codeSent()
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(phone, code)))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(await users(phone)).toHaveLength(1)
  })

  it('[S11] kills a code after 5 wrong tries, and after 5 minutes', async () => {
    const phone = freshPhone()
    await ask(phone)
    const code = codeSent()
    const address = freshAddress()
    for (let i = 0; i < 5; i++)
      expect(await enter(phone, wrongOf(code), { address })).toMatchObject(refused('USER10004'))
    expect(await enter(phone, code, { address })).toMatchObject(refused('USER10005'))
    server.clock.advance(MINUTE)
    await ask(phone)
    server.clock.advance(5 * MINUTE)
    expect(await enter(phone, codeSent())).toMatchObject(refused('USER10005'))
  })

  it('[S11][H6] survives the wrong tries of strangers at other addresses, 50 of them', async () => {
    const phone = freshPhone()
    await ask(phone)
    const code = codeSent()
    for (let i = 0; i < 49; i++) await enter(phone, wrongOf(code), { address: `10.22.0.${i % 12}` })
    expect(await enter(phone, code, { address: '10.22.1.1' })).toMatchObject(E.right({}))
    server.clock.advance(MINUTE)
    await ask(phone)
    for (let i = 0; i < 50; i++) await enter(phone, wrongOf(codeSent()), { address: `10.23.0.${i % 12}` })
    expect(await enter(phone, codeSent(), { address: '10.23.1.1' })).toMatchObject(refused('USER10005'))
  })

  it('[S11] counts what is tried from one address', async () => {
    const address = '10.21.0.1'
    for (let i = 0; i < 50; i++)
      expect(await enter(freshPhone(), '000000', { address })).toMatchObject(refused('USER10005'))
    expect(await enter(freshPhone(), '000000', { address })).toMatchObject(refused('AUTH10003'))
  })

  it('[S7] refuses to lead away from us, and keeps the code', async () => {
    const [phone, visitor] = [freshPhone(), server.visitor()]
    await ask(phone)
    const code = codeSent()
    expect(await enter(phone, code, { visitor, service: 'https://evil.example/' })).toMatchObject(
      refused('AUTH10005'),
    )
    expect(visitor.cookies.size).toBe(0)
    expect(await enter(phone, code)).toMatchObject(E.right({}))
  })

  it('[S11] takes no code that was sent for binding, nor the other way round', async () => {
    const [phone, user] = [freshPhone(), await server.signIn({ phone: null, phone_verified: false })]
    await user.call(identityEndpoints.sendSmsCode, { body: { phone } }, { address: freshAddress() })
    expect(await enter(phone, codeSent())).toMatchObject(refused('USER10005'))
  })
})

describe('a forgotten password', () => {
  it('[R5.07] is set anew by who shows the code; sessions end, and the old one is no use', async () => {
    server.clock.advance(MINUTE)
    const before = server.visitor()
    await ask(KNOWN)
    expect(await enter(KNOWN, codeSent(), { visitor: before })).toMatchObject(E.right({}))
    server.clock.advance(MINUTE)
    await ask(KNOWN)
    expect(await reset(KNOWN, codeSent(), 'Quantum-7')).toEqual(E.right({ location: SERVICE }))
    server.clock.advance(2_000)
    expect(await withPassword('known', TEST_PASSWORD)).toMatchObject(refused('AUTH10002'))
    expect(await withPassword('known', 'Quantum-7')).toEqual(E.right({ location: SERVICE }))
    const ended = await before.call(identityEndpoints.currentUser, {
      query: { includeToken: false, refresh: undefined },
    })
    expect(ended).toMatchObject({ _tag: 'Left' })
  })

  it('[R5.07] is no weak one, and the code is kept', async () => {
    server.clock.advance(MINUTE)
    await ask(KNOWN)
    expect(await reset(KNOWN, codeSent(), 'short1')).toMatchObject(refused('USER10011'))
    expect(await reset(KNOWN, codeSent(), 'Quantum-8')).toMatchObject(E.right({}))
  })

  it('[D10] of nobody is told to the owner of the number alone', async () => {
    const phone = freshPhone()
    await ask(phone)
    const code = codeSent()
    expect(await reset(phone, wrongOf(code), 'Quantum-9')).toMatchObject(refused('USER10004'))
    expect(await reset(phone, code, 'Quantum-9')).toMatchObject(refused('USER10012'))
    expect(await users(phone)).toEqual([])
  })
})
