import { E } from '@compute-mall/core/fp'
import { identityEndpoints, MAX_ACCESS_TOKENS } from '@compute-mall/core/identity'
import { noticeEndpoints } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { provisionEndpoints } from '@compute-mall/core/provision'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '../notice/index.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { sessions, endOwnSessions, accessTokens, createAccessToken, revokeAccessToken } = identityEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const refused = (code: string) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code }) } })

describe('the sessions of a user', () => {
  it('[R4.12] are listed with their device and ended one by one or all others', async () => {
    const here = await server.signIn({ user_name: 'sessions' })
    const response = await server.visitor().send({
      method: 'POST',
      url: '/sso/sign-in',
      payload: 'account=sessions&password=mall-2026&service=/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-mall-version': '2.19.0',
        origin: 'http://mall.test',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36',
      },
    })
    expect(response.json().code).toBe('0')
    await server.signInAgain(here.id)
    const listed = await here.get(sessions, {})
    expect(listed).toHaveLength(3)
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const named = listed.find(({ browser }) => browser === 'Chrome')
    expect(named).toMatchObject({ system: 'Windows', isCurrent: false })
    const left = await here.get(endOwnSessions, { body: { sessionId: [named?.sessionId ?? ''] } })
    expect(left.map(({ browser }) => browser)).toEqual([null, null])
    expect(await here.get(endOwnSessions, { body: { sessionId: [] } })).toMatchObject([{ isCurrent: true }])
  })

  it('[S1] of others are neither listed nor ended, and the one that asks stays', async () => {
    const [user, other] = [await server.signIn(), await server.signIn()]
    const [theirs] = await other.get(sessions, {})
    const [own] = await user.get(sessions, {})
    const sessionId = [theirs?.sessionId ?? '', own?.sessionId ?? '']
    expect(await user.get(endOwnSessions, { body: { sessionId } })).toHaveLength(1)
    expect(await other.get(sessions, {})).toHaveLength(1)
  })
})

const callWith = async (secret: string, url: string, method: 'GET' | 'POST' = 'GET', payload = '') => {
  const response = await server.visitor().send({
    method,
    url,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(payload !== '' && { payload }),
  })
  return response.json()
}

const tokenOf = (user: TestUser, scope: 'read' | 'all') =>
  user.get(createAccessToken, { body: { name: ' nightly report ', scope } })

describe('an access token', () => {
  it('[R9.07] lists orders and resources for a script, is kept as a hash, and tells its last use', async () => {
    const user = await server.signIn()
    const { secret, token } = await tokenOf(user, 'read')
    expect(secret).toMatch(/^cmt_[\w-]{43}$/)
    expect(token).toMatchObject({ name: 'nightly report', scope: 'read', lastUseTime: null })
    expect(secret.endsWith(token.ending)).toBe(true)
    const rows = await server.platform.db.selectFrom('access_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret.slice('cmt_'.length))
    for (const { path } of [orderEndpoints.list, provisionEndpoints.list])
      expect(await callWith(secret, path)).toMatchObject({ code: '0', data: { records: [], total: 0 } })
    const [used] = await user.get(accessTokens, {})
    expect(used?.lastUseTime).toBe(new Date(server.clock()).toISOString())
  })

  it('[S2] of too small a scope is refused by a code of its own; one for all may change what its owner may', async () => {
    const user = await server.signIn()
    const [reading, all] = [await tokenOf(user, 'read'), await tokenOf(user, 'all')]
    const read = ['/user/notices/read', 'POST'] as const
    expect((await callWith(reading.secret, ...read)).code).toBe('TOKEN10001')
    expect((await callWith(all.secret, ...read)).code).toBe('0')
    for (const [url, method] of [
      ['/user/access-tokens', 'GET'],
      ['/user/access-tokens', 'POST'],
      ['/user/sessions/end', 'POST'],
      ['/user/users/phone/bind', 'POST'],
      ['/user/users/current-user-info?includeToken=true', 'GET'],
    ] as const)
      expect([url, (await callWith(all.secret, url, method)).code]).toEqual([url, 'TOKEN10001'])
  })

  it('[S1] reads nothing of others, and nobody else sees or revokes it', async () => {
    const [user, other] = [await server.signIn(), await server.signIn()]
    const { token, secret } = await tokenOf(user, 'all')
    expect(await other.get(accessTokens, {})).toEqual([])
    expect(await other.call(revokeAccessToken, { body: { tokenId: token.tokenId } })).toEqual(
      refused('SYS10002'),
    )
    expect((await callWith(secret, orderEndpoints.list.path)).code).toBe('0')
    expect(await user.get(revokeAccessToken, { body: { tokenId: token.tokenId } })).toEqual([])
    expect((await callWith(secret, orderEndpoints.list.path)).code).toBe('AUTH10001')
  })

  it('[S1] opens nothing while the account is disabled', async () => {
    const user = await server.signIn()
    const { secret } = await tokenOf(user, 'read')
    await server.platform.db
      .updateTable('users')
      .set({ disabled_at: new Date(server.clock()) })
      .where('id', '=', user.id)
      .execute()
    expect((await callWith(secret, orderEndpoints.list.path)).code).toBe('AUTH10001')
  })

  it.each(['', 'x', `cmt_${'a'.repeat(43)}`])('[S1] is nobody with the secret "%s"', async (secret) => {
    expect((await callWith(secret, orderEndpoints.list.path)).code).toBe('AUTH10001')
  })

  it('[S6] that is wrong is not helped by the session of the browser', async () => {
    const user = await server.signIn()
    const response = await user.send({
      method: 'POST',
      url: '/user/notices/read',
      headers: { authorization: 'Bearer nothing', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.json().code).toBe('AUTH10001')
  })

  it('has a name, and there are at most twenty of them; staff of the platform have none', async () => {
    const user = await server.signIn()
    expect(await user.call(createAccessToken, { body: { name: '  ', scope: 'read' } })).toEqual(
      refused('TOKEN10003'),
    )
    for (let count = 0; count < MAX_ACCESS_TOKENS; count += 1) await tokenOf(user, 'read')
    expect(await user.call(createAccessToken, { body: { name: 'one more', scope: 'read' } })).toEqual(
      refused('TOKEN10002'),
    )
    const staff = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    expect(await staff.call(createAccessToken, { body: { name: 'staff', scope: 'read' } })).toEqual(
      refused('AUTH10004'),
    )
  })

  it('is a line of the audit log when it is made and when it is revoked', async () => {
    const user = await server.signIn()
    const { token } = await tokenOf(user, 'all')
    await user.get(revokeAccessToken, { body: { tokenId: token.tokenId } })
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'source', 'actor_id'])
      .where('object_id', '=', token.tokenId)
      .orderBy('action')
      .execute()
    expect(lines).toEqual([
      { action: 'user.tokenCreated', source: 'user', actor_id: user.id },
      { action: 'user.tokenRevoked', source: 'user', actor_id: user.id },
    ])
  })
})

describe('the choice of notices', () => {
  it('[S1] decides of one’s own text messages alone', async () => {
    const phone = { phone_verified: true }
    const user = await server.signIn({ ...phone, phone: '13900010001' })
    const other = await server.signIn({ ...phone, phone: '13900010002' })
    const texted = async (who: TestUser, kind: 'settlementApproved' | 'remittanceConfirmed') =>
      (await who.get(noticeEndpoints.choices, {})).find((choice) => choice.kind === kind)?.isSms
    expect(await texted(user, 'settlementApproved')).toBe(true)
    expect(await texted(user, 'remittanceConfirmed')).toBe(false)
    await user.get(noticeEndpoints.choose, { body: { sms: ['remittanceConfirmed'], mail: [] } })
    expect(await texted(user, 'settlementApproved')).toBe(false)
    expect(await texted(user, 'remittanceConfirmed')).toBe(true)
    expect(await texted(other, 'settlementApproved')).toBe(true)
    const userIds = [user.id, other.id]
    const now = new Date(server.clock())
    for (const [kind, details] of [
      ['settlementApproved', { shopName: '昆山算力' }],
      ['remittanceConfirmed', { orderId: '202611210000000001' }],
    ] as const)
      await notify(server.platform.db, { userIds, kind, eventId: kind, subjectId: null, details, now })
    await server.runJob('notice-texts')
    const sent = server.outbox.texts().map(({ phone: to, text }) => [to, text])
    expect(sent.toSorted()).toEqual([
      ['13900010001', '订单 202611210000000001 的汇款已确认。'],
      ['13900010002', '您的入驻申请已通过，店铺“昆山算力”已开通，请登录商家中心查看。'],
    ])
    expect(E.isLeft(await server.visitor().call(noticeEndpoints.choices, {}))).toBe(true)
  })
})
