import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import { identityEndpoints, personList, SIGN_INS } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../testing/index.ts'

const { currentUser, people, person, signIn } = identityEndpoints
const { grantRole, revokeRole, disableAccount, enableAccount, endSessions } = identityEndpoints
const everybody = readList(personList, []).query
const WHY = '岗位调整'
const body = { reason: WHY }
const me = { query: { includeToken: undefined, refresh: undefined } }

let server: TestServer
let root: TestUser
let admin: TestUser
beforeAll(async () => {
  server = await startTestServer()
  root = await server.signIn({ user_name: 'root', role_type: 'manager', role_ids: ['superadmin'] })
  admin = await server.signIn({ user_name: 'theadmin', role_type: 'manager', role_ids: ['operateadmin'] })
})
afterAll(() => server.stop())

const clerk = (more = {}) => server.signIn({ role_type: 'manager', role_ids: ['operator'], ...more })
const codeOf = (answer: E.Either<unknown, unknown>): unknown =>
  E.isRight(answer) ? '0' : (answer.left as { error: { code: string } }).error.code
const trySignIn = async (account: string, password = TEST_PASSWORD) =>
  codeOf(await server.visitor().call(signIn, { body: { account, password, service: '' } }))
const linesOn = async (objectId: string) =>
  (await root.get(auditEndpoints.list, { query: { ...readList(auditList, []).query, objectId } })).records

describe('the users', () => {
  it('[R6.06] are found by a part of the name, a whole phone number, kind, role and state, with the phone masked', async () => {
    const found = await clerk({ user_name: 'Wanda_Clerk', phone: '13812345678' })
    const names = async (asked: object) =>
      (await admin.get(people, { query: { ...everybody, ...asked } })).records.map(({ userName }) => userName)
    expect(await names({ keyword: 'wanda_' })).toEqual(['Wanda_Clerk'])
    expect(await names({ keyword: '13812345678' })).toEqual(['Wanda_Clerk'])
    expect(await names({ keyword: found.id })).toEqual(['Wanda_Clerk'])
    expect(await names({ keyword: '1381234' })).toEqual([])
    expect(await names({ roleId: 'superadmin' })).toEqual(['root'])
    expect(await names({ roleType: 'common' })).toEqual([])
    expect(await names({ state: 'disabled' })).toEqual([])
    const detail = await admin.get(person, { params: { userId: found.id } })
    expect(detail).toMatchObject({ phone: '138****5678', roleIds: ['operator'], state: 'active', groups: 0 })
    expect(detail.sessions).toHaveLength(1)
    expect(JSON.stringify(detail)).not.toContain('13812345678')
  })

  it('[R6.06] page by page meets everybody once', async () => {
    for (let number = 0; number < 5; number += 1) await server.signIn({ user_name: `paged-${number}` })
    const seen: string[] = []
    for (let cursor: typeof everybody.cursor | null; cursor !== null; ) {
      const page = await admin.get(people, {
        query: { ...everybody, keyword: 'paged-', limit: 2, cursor: cursor ?? undefined },
      })
      seen.push(...page.records.map(({ userName }) => userName))
      cursor = page.nextCursor
    }
    expect(seen.toSorted()).toEqual(['paged-0', 'paged-1', 'paged-2', 'paged-3', 'paged-4'])
  })

  it('[S2] are changed by a superadmin alone, and nobody is told from nobody', async () => {
    const { id: userId } = await clerk()
    expect(codeOf(await admin.call(disableAccount, { params: { userId }, body }))).toBe('AUTH10004')
    const nobody = { params: { userId: 'u-nobody' } }
    expect(codeOf(await root.call(person, nobody))).toBe('SYS10002')
    expect(codeOf(await root.call(disableAccount, { ...nobody, body }))).toBe('SYS10002')
    expect(codeOf(await root.call(disableAccount, { params: { userId }, body: { reason: ' ' } }))).toBe(
      'SYS10001',
    )
  })
})

describe('a role', () => {
  it('[R6.04][R6.06] is nobody’s by a page but a superadmin’s, who appoints a customer with a role and a reason', async () => {
    const customer = await server.signIn({ user_name: 'appointee' })
    const merchant = await server.signIn({ retailer_id: '1001' })
    const { appointManager } = identityEndpoints
    const appoint = (by: TestUser, userId: string) =>
      by.call(appointManager, { params: { userId }, body: { roleId: 'legal', reason: WHY } })
    expect(codeOf(await appoint(admin, customer.id))).toBe('AUTH10004')
    expect(codeOf(await appoint(customer, customer.id))).toBe('AUTH10004')
    expect(codeOf(await appoint(root, merchant.id))).toBe('USER10009')
    expect(codeOf(await appoint(root, customer.id))).toBe('0')
    expect(codeOf(await appoint(root, customer.id))).toBe('USER10009')
    expect(await customer.get(currentUser, me)).toMatchObject({ roleType: 'manager', roleId: ['legal'] })
    expect(await linesOn(customer.id)).toEqual([
      expect.objectContaining({
        action: 'account.appointed',
        reason: WHY,
        before: { roleType: 'common', roleIds: [] },
        after: { roleType: 'manager', roleIds: ['legal'] },
      }),
    ])
  })

  it('[R6.01][R6.06] is granted and revoked with a reason: it holds with the next request and stands in the audit log', async () => {
    const operator = await clerk({ user_name: 'promoted' })
    const params = { userId: operator.id }
    expect(codeOf(await operator.call(people, { query: everybody }))).toBe('AUTH10004')
    const granted = await root.get(grantRole, { params, body: { roleId: 'operateadmin', reason: WHY } })
    expect(granted.roleIds).toEqual(['operator', 'operateadmin'])
    expect(codeOf(await operator.call(people, { query: everybody }))).toBe('0')
    await root.get(revokeRole, { params, body: { roleId: 'operateadmin', reason: WHY } })
    expect(codeOf(await operator.call(people, { query: everybody }))).toBe('AUTH10004')
    expect(await linesOn(operator.id)).toEqual([
      expect.objectContaining({
        action: 'role.revoked',
        actor: 'root',
        source: 'staff',
        before: { roleIds: ['operator', 'operateadmin'] },
        after: { roleIds: ['operator'] },
        reason: WHY,
      }),
      expect.objectContaining({ action: 'role.granted', before: { roleIds: ['operator'] } }),
    ])
  })

  it('[R6.01] is not given twice, not taken from who has it not, and not given to customers', async () => {
    const operator = await clerk()
    const customer = await server.signIn()
    const attempt = (call: typeof grantRole, userId: string, roleId: 'operator' | 'legal') =>
      root.call(call, { params: { userId }, body: { roleId, reason: WHY } })
    expect(codeOf(await attempt(grantRole, operator.id, 'operator'))).toBe('USER10009')
    expect(codeOf(await attempt(revokeRole, operator.id, 'legal'))).toBe('USER10009')
    expect(codeOf(await attempt(grantRole, customer.id, 'operator'))).toBe('USER10009')
    expect(await linesOn(customer.id)).toEqual([])
  })

  it('[R6.06] of one’s own is never changed, and the last superadmin stays', async () => {
    const params = { userId: root.id }
    const grant = { params, body: { roleId: 'legal', reason: WHY } } as const
    expect(codeOf(await root.call(grantRole, grant))).toBe('USER10007')
    const revoke = { params, body: { roleId: 'superadmin', reason: WHY } } as const
    expect(codeOf(await root.call(revokeRole, revoke))).toBe('USER10008')
    expect(codeOf(await root.call(disableAccount, { params, body }))).toBe('USER10008')
    expect((await root.get(person, { params })).isLastSuperadmin).toBe(true)
  })

  it('[R6.06] of two superadmins who revoke each other at once, one stays', async () => {
    const second = await clerk({ role_ids: ['superadmin'] })
    const third = await clerk({ role_ids: ['superadmin'] })
    const revoke = (from: TestUser, of: TestUser) =>
      from.call(revokeRole, { params: { userId: of.id }, body: { roleId: 'superadmin', reason: WHY } })
    const codes = (await Promise.all([revoke(second, third), revoke(third, second)])).map(codeOf)
    expect(codes.toSorted()).toEqual(['0', 'AUTH10004'])
    const left = await admin.get(people, { query: { ...everybody, roleId: 'superadmin' } })
    expect(left.records).toHaveLength(2)
    const remaining = codes[0] === '0' ? second : third
    await root.get(revokeRole, {
      params: { userId: remaining.id },
      body: { roleId: 'superadmin', reason: WHY },
    })
  })
})

describe('an account', () => {
  it('[R6.06] that is disabled has no session any more, is refused at sign-in by its own code, and may be enabled', async () => {
    const operator = await clerk({ user_name: 'leaving' })
    const again = await server.signInAgain(operator.id)
    const params = { userId: operator.id }
    expect(await trySignIn('leaving')).toBe('0')
    expect(codeOf(await operator.call(currentUser, me))).toBe('0')
    const disabled = await root.get(disableAccount, { params, body })
    expect(disabled).toMatchObject({ state: 'disabled', sessions: [] })
    expect(codeOf(await operator.call(currentUser, me))).toBe('AUTH10001')
    expect(codeOf(await again.call(currentUser, me))).toBe('AUTH10001')
    expect(await trySignIn('leaving')).toBe('AUTH10007')
    expect(await trySignIn('leaving', 'wrong')).toBe('AUTH10002')
    expect(codeOf(await root.call(disableAccount, { params, body }))).toBe('USER10009')

    const enabled = await root.get(enableAccount, { params, body })
    expect(enabled.state).toBe('active')
    expect(enabled.signIns.map(({ outcome }) => outcome).toSorted()).toEqual(['disabled', 'signedIn'])
    expect(await trySignIn('leaving')).toBe('0')
    expect(codeOf(await operator.call(currentUser, me))).toBe('AUTH10001')
    const actions = (await linesOn(operator.id)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['account.disabled', 'account.enabled'])
  })

  it('[R6.06] that is disabled lets no session in that began at the same moment', async () => {
    const operator = await clerk()
    await root.get(disableAccount, { params: { userId: operator.id }, body })
    const late = await server.signInAgain(operator.id)
    expect(codeOf(await late.call(currentUser, me))).toBe('AUTH10001')
  })

  it('[R6.06] loses its sessions and nothing else when they are ended', async () => {
    const operator = await clerk({ user_name: 'lostphone' })
    expect(codeOf(await operator.call(currentUser, me))).toBe('0')
    await root.get(endSessions, { params: { userId: operator.id }, body })
    expect(codeOf(await operator.call(currentUser, me))).toBe('AUTH10001')
    expect(await trySignIn('lostphone')).toBe('0')
    expect(await linesOn(operator.id)).toEqual([
      expect.objectContaining({ action: 'sessions.ended', before: { sessions: 1 }, after: { sessions: 0 } }),
    ])
  })

  it('[W25] forgets its sign-ins after half a year', async () => {
    const { id: userId } = await clerk({ user_name: 'longago' })
    await trySignIn('longago')
    const signIns = async () =>
      (await server.platform.db.selectFrom('sign_ins').select('id').where('user_id', '=', userId).execute())
        .length
    expect(await signIns()).toBe(1)
    server.clock.advance((SIGN_INS.days + 1) * DAY_MS)
    await server.runJob('session-expiry')
    expect(await signIns()).toBe(0)
  })
})
