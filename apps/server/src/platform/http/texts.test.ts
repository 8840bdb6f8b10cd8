import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { invoiceEndpoints } from '@compute-mall/core/invoice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addUser,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../../testing/index.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signIn({})
})
afterAll(() => server.stop())

const refused = (code: string, details: object = {}) => E.left({ kind: 'refused', error: { code, details } })

describe('a text that is sent', () => {
  it('[R5.15] is refused with its limit when it is too long, e.g. the name of an account', async () => {
    const body = { account: 'a'.repeat(5_000), password: TEST_PASSWORD, service: '/' }
    expect(await server.visitor().call(identityEndpoints.signIn, { body })).toMatchObject(
      E.left({
        error: {
          code: 'SYS10013',
          msg: '内容过长，最多 64 个字符，请删减后重试',
          details: { field: 'account', most: 64 },
        },
      }),
    )
  })

  it('[S8] is refused with the name of its character, e.g. in the title of an invoice', async () => {
    const titled = (title: string) => ({
      body: { kind: 'personal' as const, title, taxNumber: '', special: undefined, orderId: [] },
    })
    expect(await user.call(invoiceEndpoints.ask, titled('星澜\n智算'))).toMatchObject(
      E.left({
        error: {
          code: 'SYS10014',
          msg: '内容包含不支持的字符：换行（U+000A），请删除后重试',
          details: { character: 'U+000A' },
        },
      }),
    )
    expect(await user.call(invoiceEndpoints.ask, titled('星澜\u202e智算'))).toMatchObject(
      refused('SYS10014', { character: 'U+202E' }),
    )
  })

  it.each(['\u3164', '\u2800\u200b', '\u0301', ' \ufeff '])(
    '[R5.15] is empty when nothing of it is visible: %j',
    async (name) => {
      const body = { name, scope: 'read' } as const
      expect(await user.call(identityEndpoints.createAccessToken, { body })).toMatchObject(
        refused('TOKEN10003'),
      )
    },
  )

  it.each([' ZHANG ', 'zha\u200bng', '\ufeffＺｈａｎｇ'])(
    '[R7.04] names an account however it was copied: %j',
    async (account) => {
      const { db } = server.platform
      const known = await db
        .selectFrom('users')
        .select('id')
        .where('user_name', '=', 'Zhang')
        .executeTakeFirst()
      if (known === undefined) await addUser(db, { user_name: 'Zhang' }, new Date(server.clock()))
      const body = { account, password: TEST_PASSWORD, service: '/ui/mall/' }
      expect(await server.visitor().call(identityEndpoints.signIn, { body })).toEqual(
        E.right({ location: '/ui/mall/' }),
      )
    },
  )

  it('[R5.07] names an account by its phone number in any grouping', async () => {
    await addUser(
      server.platform.db,
      { user_name: 'grouped', phone: '13800138000', phone_verified: true },
      new Date(server.clock()),
    )
    const body = { account: '＋86 138-0013 8000', password: TEST_PASSWORD, service: '/ui/mall/' }
    expect(await server.visitor().call(identityEndpoints.signIn, { body })).toEqual(
      E.right({ location: '/ui/mall/' }),
    )
  })

  it('[R5.07] may be the whole message in which a code was sent', async () => {
    const newcomer = await server.signIn({ phone: null, phone_verified: false })
    await newcomer.get(identityEndpoints.sendSmsCode, { body: { phone: '+86 139-0000 0001' } })
    const [sent] = server.outbox.texts()
    expect(sent?.phone).toBe('13900000001')
    const body = { phone: '139 0000 0001', code: sent?.text ?? '' }
    expect(await newcomer.call(identityEndpoints.bindPhone, { body })).toMatchObject(
      E.right({ phoneVerified: true }),
    )
  })
})
