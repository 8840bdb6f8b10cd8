import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUser, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/index.ts'
import { hashPassword, isPassword } from './passwords.ts'

const MINUTE = 60_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const now = new Date(server.clock())
  for (const user_name of ['Zhang', 'li', 'wang', 'zhao', 'many0', 'many1', 'many2', 'many3', 'many4'])
    await addUser(server.platform.db, { user_name }, now)
  await addUser(server.platform.db, { user_name: 'bound', phone: '13800000001', phone_verified: true }, now)
  await addUser(server.platform.db, { user_name: 'loose', phone: '13800000002', phone_verified: false }, now)
})
afterAll(() => server.stop())

const attempt = (account: string, password: string, address = '10.0.0.1', service = '/ui/mall/') =>
  server.visitor().call(identityEndpoints.signIn, { body: { account, password, service } }, { address })
const refused = (code: string) => E.left({ kind: 'refused', error: { code } })

describe('signing in', () => {
  it('[R7.04] opens a session and leads where one came from', async () => {
    const visitor = server.visitor()
    const body = {
      account: ' zhang ',
      password: TEST_PASSWORD,
      service: 'http://mall.test/ui/mall/goods/cart?a=1',
    }
    expect(await visitor.get(identityEndpoints.signIn, { body })).toEqual({
      location: '/ui/mall/goods/cart?a=1',
    })
    expect(await visitor.get(identityEndpoints.menuList, { query: { pageVersion: '7.20' } })).not.toEqual([])
  })

  it('[R5.07] works with a bound phone number, and not with one that was never verified', async () => {
    expect(await attempt('13800000001', TEST_PASSWORD)).toEqual(E.right({ location: '/ui/mall/' }))
    expect(await attempt('13800000002', TEST_PASSWORD)).toMatchObject(refused('AUTH10002'))
  })

  it('[S7] refuses to lead away from us, and opens no session then', async () => {
    const visitor = server.visitor()
    const body = { account: 'li', password: TEST_PASSWORD, service: 'https://evil.example/' }
    expect(await visitor.call(identityEndpoints.signIn, { body })).toMatchObject(refused('AUTH10005'))
    expect(visitor.cookies.size).toBe(0)
  })

  it('[S11][C9] says the same of a wrong password and of an account that does not exist', async () => {
    const wrong = await attempt('li', 'wrong', '10.0.0.2')
    const nobody = await attempt('nobody', 'wrong', '10.0.0.2')
    expect(wrong).toEqual(nobody)
    expect(wrong).toMatchObject(refused('AUTH10002'))
  })

  it('[S11] refuses the 11th attempt on an account from one address within 15 minutes, even with the right password', async () => {
    for (let i = 0; i < 10; i++)
      expect(await attempt('Wang', 'wrong', '10.1.1.1')).toMatchObject(refused('AUTH10002'))
    server.clock.advance(MINUTE)
    expect(await attempt('wang', TEST_PASSWORD, '10.1.1.1')).toMatchObject(
      E.left({ error: { code: 'AUTH10003', details: { seconds: 840 } } }),
    )
    server.clock.advance(14 * MINUTE)
    expect(await attempt('wang', TEST_PASSWORD, '10.1.1.1')).toMatchObject(E.right({}))
  })

  it('[S11] counts an account that does not exist in the same way', async () => {
    for (let i = 0; i < 10; i++) await attempt('ghost', 'wrong', '10.2.1.1')
    expect(await attempt('ghost', 'wrong', '10.2.1.1')).toMatchObject(refused('AUTH10003'))
  })

  it('[S11] lets exactly 10 guesses through of 30 at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt('zhao', 'wrong', '10.3.0.1')))
    const codes = answers.map(
      (answer) => E.isLeft(answer) && answer.left.kind === 'refused' && answer.left.error.code,
    )
    expect(codes.filter((code) => code === 'AUTH10002')).toHaveLength(10)
    expect(codes.filter((code) => code === 'AUTH10003')).toHaveLength(20)
  })

  it('[S11][H6] lets 100 guesses through from as many addresses, and then its owner in by code', async () => {
    const phone = '13800000009'
    await addUser(
      server.platform.db,
      { user_name: 'besieged', phone, phone_verified: true },
      new Date(server.clock()),
    )
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, i) => attempt('besieged', 'wrong', `10.13.0.${i}`)),
    )
    const codes = answers.map(
      (answer) => E.isLeft(answer) && answer.left.kind === 'refused' && answer.left.error.code,
    )
    expect(codes.filter((code) => code === 'AUTH10003')).toHaveLength(10)
    const browser = server.visitor()
    await browser.get(identityEndpoints.sendSignInCode, { body: { phone } }, { address: '10.13.1.1' })
    const code = /\d{6}/.exec(server.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
    const body = { phone, code, agreed: true, service: '/' }
    expect(
      await browser.call(identityEndpoints.signInByCode, { body }, { address: '10.13.1.1' }),
    ).toMatchObject(E.right({ location: '/' }))
  })

  it('[S11] lets one address be wrong 50 times in 15 minutes, over all accounts', async () => {
    for (let i = 0; i < 50; i++)
      expect(await attempt(`many${i % 5}`, 'wrong', '10.4.0.1')).toMatchObject(refused('AUTH10002'))
    expect(await attempt('li', TEST_PASSWORD, '10.4.0.1')).toMatchObject(refused('AUTH10003'))
    expect(await attempt('li', TEST_PASSWORD, '10.4.0.2')).toMatchObject(E.right({}))
  })

  it('[S11] does not count what was right', async () => {
    for (let i = 0; i < 12; i++)
      expect(await attempt('li', TEST_PASSWORD, '10.5.0.1')).toMatchObject(E.right({}))
  })
})

describe('signing in anew', () => {
  it('[S9][H5] ends the session that it takes the place of', async () => {
    const user = server.visitor()
    const body = (account: string) => ({ account, password: TEST_PASSWORD, service: '/' })
    await user.get(identityEndpoints.signIn, { body: body('li') })
    const before = user.cookies.get('sid') ?? ''
    // The process remembers it from now on.
    await user.get(identityEndpoints.userClusterInfo, {})
    await user.get(identityEndpoints.signIn, { body: body('zhang') })
    expect(user.cookies.get('sid')).not.toBe(before)
    const stranger = server.visitor()
    stranger.cookies.set('sid', before)
    expect(await stranger.call(identityEndpoints.userClusterInfo, {})).toMatchObject(refused('AUTH10001'))
  })

  it('[S9] leaves the session alone when the password was wrong', async () => {
    const user = server.visitor()
    await user.get(identityEndpoints.signIn, {
      body: { account: 'li', password: TEST_PASSWORD, service: '/' },
    })
    await user.call(identityEndpoints.signIn, { body: { account: 'zhang', password: 'wrong', service: '/' } })
    expect(await user.call(identityEndpoints.userClusterInfo, {})).toMatchObject(E.right([]))
  })
})

describe('guesses at one account', () => {
  it('[S11][H6] by its name and by its phone number count together', async () => {
    await addUser(
      server.platform.db,
      { user_name: 'both', phone: '13800000003', phone_verified: true },
      new Date(server.clock()),
    )
    for (let i = 0; i < 5; i++) {
      expect(await attempt('both', 'wrong', '10.6.2.1')).toMatchObject(refused('AUTH10002'))
      expect(await attempt('13800000003', 'wrong', '10.6.2.1')).toMatchObject(refused('AUTH10002'))
    }
    expect(await attempt('both', TEST_PASSWORD, '10.6.2.1')).toMatchObject(refused('AUTH10003'))
    expect(await attempt('13800000003', TEST_PASSWORD, '10.6.2.1')).toMatchObject(refused('AUTH10003'))
  })

  it('[S11][H6] by a stranger do not shut out its owner at another address, in any browser', async () => {
    await addUser(server.platform.db, { user_name: 'elsewhere' }, new Date(server.clock()))
    for (let i = 0; i < 30; i++) await attempt('elsewhere', 'wrong', '10.10.0.1')
    expect(await attempt('elsewhere', TEST_PASSWORD, '10.10.0.1')).toMatchObject(refused('AUTH10003'))
    expect(await attempt('elsewhere', TEST_PASSWORD, '10.10.0.2')).toMatchObject(E.right({}))
  })

  it('[S11][H6] by a stranger at the same address do not shut out a browser its owner used before', async () => {
    await addUser(server.platform.db, { user_name: 'neighbour' }, new Date(server.clock()))
    const known = server.visitor()
    const address = '10.11.0.1'
    const signIn = () =>
      known.call(
        identityEndpoints.signIn,
        { body: { account: 'neighbour', password: TEST_PASSWORD, service: '/' } },
        { address },
      )
    expect(await signIn()).toMatchObject(E.right({}))
    for (let i = 0; i < 60; i++) await attempt(`many${i}`, 'wrong', address)
    expect(await signIn()).toMatchObject(E.right({}))
  })

  it('[S11][H16] by strangers do not shut out a browser that its owner signed in with before', async () => {
    await addUser(server.platform.db, { user_name: 'owner' }, new Date(server.clock()))
    const known = server.visitor()
    const signIn = (password: string) =>
      known.call(identityEndpoints.signIn, { body: { account: 'owner', password, service: '/' } })
    expect(await signIn(TEST_PASSWORD)).toMatchObject(E.right({}))
    known.cookies.delete('sid')
    for (let i = 0; i < 10; i++) await attempt('owner', 'wrong', '10.7.1.1')
    expect(await attempt('owner', TEST_PASSWORD, '10.7.1.1')).toMatchObject(refused('AUTH10003'))
    expect(await signIn(TEST_PASSWORD)).toMatchObject(E.right({}))
    for (let i = 0; i < 10; i++) expect(await signIn('wrong')).toMatchObject(refused('AUTH10002'))
    expect(await signIn(TEST_PASSWORD)).toMatchObject(refused('AUTH10003'))
  })

  it('[S11][H16] by strangers do not keep its owner from a code by text, in any browser', async () => {
    const phone = '13800000004'
    await addUser(
      server.platform.db,
      { user_name: 'reachable', phone, phone_verified: true },
      new Date(server.clock()),
    )
    for (let i = 0; i < 10; i++) await attempt(phone, 'wrong', '10.9.1.1')
    expect(await attempt(phone, TEST_PASSWORD, '10.9.1.1')).toMatchObject(refused('AUTH10003'))
    const browser = server.visitor()
    await browser.get(identityEndpoints.sendSignInCode, { body: { phone } }, { address: '10.9.1.1' })
    const code = /\d{6}/.exec(server.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
    const body = { phone, code, agreed: true, service: '/' }
    expect(
      await browser.call(identityEndpoints.signInByCode, { body }, { address: '10.9.1.1' }),
    ).toMatchObject(E.right({ location: '/' }))
  })

  it('[S11][H16] are not set apart by a mark of a browser that belongs to another account, or was made up', async () => {
    for (const user_name of ['marked', 'target'])
      await addUser(server.platform.db, { user_name }, new Date(server.clock()))
    const marked = server.visitor()
    await marked.get(identityEndpoints.signIn, {
      body: { account: 'marked', password: TEST_PASSWORD, service: '/' },
    })
    const invented = server.visitor()
    invented.cookies.set('device', 'a'.repeat(43))
    for (const caller of [marked, invented])
      for (let i = 0; i < 5; i++)
        await caller.call(
          identityEndpoints.signIn,
          { body: { account: 'target', password: 'wrong', service: '/' } },
          { address: '10.8.0.1' },
        )
    expect(await attempt('target', TEST_PASSWORD, '10.8.0.1')).toMatchObject(refused('AUTH10003'))
  })
})

describe('a password', () => {
  it('is kept as argon2id with 19 MiB and two passes', async () => {
    const hash = await hashPassword('secret')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPassword('secret', hash)).toBe(true)
    expect(await isPassword('Secret', hash)).toBe(false)
  })

  it('[S11] is one however a keyboard composes it', async () => {
    const hash = await hashPassword('Cafe\u0301-１２')
    for (const typed of ['Caf\u00e9-12', 'Cafe\u0301-12', 'Ｃａｆé-１２'])
      expect(await isPassword(typed, hash)).toBe(true)
    expect(await isPassword('Cafe-12', hash)).toBe(false)
  })

  it('[S11] opens with what was typed before passwords had one form', async () => {
    const typed = 'Cafe\u0301-１２'
    const earlier = await argon2.hash(typed, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    expect(await isPassword(typed, earlier)).toBe(true)
    expect(await isPassword('Cafe-12', earlier)).toBe(false)
  })

  it('[S11] takes as long to be refused where there is no account', async () => {
    const hash = await hashPassword('secret')
    const timeOf = async (against: string | undefined) => {
      const begun = performance.now()
      expect(await isPassword('wrong', against)).toBe(false)
      return performance.now() - begun
    }
    await timeOf(undefined)
    const known = Math.min(await timeOf(hash), await timeOf(hash), await timeOf(hash))
    const unknown = Math.min(await timeOf(undefined), await timeOf(undefined), await timeOf(undefined))
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })
})
