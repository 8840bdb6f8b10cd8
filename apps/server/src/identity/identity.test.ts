import { E } from '@compute-mall/core/fp'
import { identityEndpoints, personList, UNSIGNED_LABEL_ID } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

const { currentUser, clusterUserDetail, userClusterInfo, menuList, groupList, groupUsers, chooseLanguage } =
  identityEndpoints
const ME = { query: { includeToken: undefined, refresh: undefined } }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('the current user', () => {
  it('[R5.14] is told with a masked phone number', async () => {
    const user = await server.signIn({ user_name: 'zhang', phone: '13812345678', phone_verified: true })
    expect(await user.get(currentUser, ME)).toEqual({
      id: user.id,
      userName: 'zhang',
      userLabel: '已签约',
      userLabelId: '1000000200',
      salerFullName: null,
      createTime: '2026-11-21T02:00:00.000Z',
      isLeader: false,
      isJoinGroup: false,
      roleType: 'common',
      roleId: [],
      userType: null,
      acctRole: null,
      nonpreRoleCodes: [],
      highestRoleLevel: 1,
      language: 'zh',
      retailerId: null,
      shopDuties: [],
      phone: '138****5678',
      phoneVerified: true,
      clusterTokens: [],
    })
  })

  it('[R6.01] leads or is a member by the groups that they are in', async () => {
    const leader = await server.signIn({ group: { id: 'g-lead', isLeader: true } })
    const member = await server.signIn({ group: { id: 'g-lead', isLeader: false } })
    expect(await leader.get(currentUser, ME)).toMatchObject({
      isLeader: true,
      isJoinGroup: true,
      acctRole: null,
    })
    expect(await member.get(currentUser, ME)).toMatchObject({
      isLeader: false,
      isJoinGroup: true,
      acctRole: 'Member',
    })
  })

  it('[R3.02] is told in their language whether they have signed', async () => {
    const user = await server.signIn({ user_label_id: UNSIGNED_LABEL_ID, language: 'en-GB' })
    expect(await user.get(currentUser, ME)).toMatchObject({
      userLabel: 'Unsigned',
      userLabelId: '1000000201',
    })
  })

  it('[D1] is nobody without a session', async () => {
    const answer = await server.visitor().call(currentUser, ME)
    expect(answer).toMatchObject(E.left({ kind: 'refused', error: { code: 'AUTH10001' } }))
  })
})

describe('a change of roles', () => {
  it('[R7.08] holds from the next request on once the user is asked for with refresh', async () => {
    const user = await server.signIn({ role_type: 'manager', role_ids: [] })
    const isOperator = async () =>
      E.isRight(await user.call(identityEndpoints.people, { query: readList(personList, []).query }))
    expect(await isOperator()).toBe(false)
    await server.platform.db
      .updateTable('users')
      .set({ role_ids: ['superadmin'] })
      .where('id', '=', user.id)
      .execute()
    expect((await user.get(currentUser, ME)).roleId).toEqual(['superadmin'])
    expect(await isOperator()).toBe(false)
    await user.get(currentUser, { query: { includeToken: undefined, refresh: true } })
    expect(await isOperator()).toBe(true)
  })
})

describe('accounts in computing centres', () => {
  it('[R3.02] are told in the language of the caller, without those that were closed down', async () => {
    const clusters = [
      { cluster_id: 'c-1', member_type: 'Leader' as const, status: 'Disable' as const },
      { cluster_id: 'c-2', center_name_zh: '旧中心（已停用）', center_name_en: 'Old centre' },
    ]
    const user = await server.signIn({ clusters, language: 'en' })
    const told = [
      {
        clusterId: 'c-1',
        centerName: 'Kunshan Computing Centre',
        clusterUserName: 'account0',
        memberType: 'Leader',
        accountDetail: { status: 'Disable' },
      },
    ]
    expect(await user.get(clusterUserDetail, {})).toEqual(told)
    expect(await user.get(userClusterInfo, {})).toEqual(told)
  })
})

const AREAS = ['overview', 'orders', 'resources', 'messages', 'account', 'notices', 'feedback', 'settings']
describe('the menu', () => {
  const menuOf = async (user: Parameters<TestServer['signIn']>[0], pageVersion = '7.20') => {
    const caller = await server.signIn(user)
    const entries = await caller.get(menuList, { query: { pageVersion } })
    return entries.map(({ name }) => name)
  }
  it('[R6.04] has the cart for leaders, the seller centre for retailers, administration for managers', async () => {
    const menuIs = async (
      user: Parameters<TestServer['signIn']>[0],
      more: readonly string[],
      none: readonly string[],
    ) => {
      const menu = await menuOf(user)
      expect(menu).toEqual(expect.arrayContaining([...AREAS, ...more]))
      for (const name of none) expect(menu).not.toContain(name)
    }
    await menuIs({}, ['team', 'recharge', 'cart'], ['seller', 'admin'])
    await menuIs(
      { group: { id: 'g-menu', isLeader: false } },
      ['team', 'recharge'],
      ['cart', 'seller', 'admin'],
    )
    await menuIs({ retailer_id: 'r-1' }, ['seller'], ['admin'])
    await menuIs({ role_type: 'manager' }, ['admin'], ['team', 'recharge', 'cart', 'seller'])
    await menuIs({ user_type: 'agent' }, ['team'], ['recharge', 'admin'])
  })

  it.each(['7.19', '6.9', '', 'x'])(
    '[R7.08] of the page version %j has no areas of the console',
    async (version) => {
      expect(await menuOf({}, version)).toEqual(['orders', 'cart'])
      expect(await menuOf({ role_type: 'manager' }, version)).toEqual(['orders', 'admin'])
    },
  )

  it('[R7.08] of a later page version is that of 7.20', async () => {
    expect(await menuOf({}, '8.0')).toEqual(await menuOf({}))
  })
})

describe('groups', () => {
  it('[R9.02] come in pages with their total', async () => {
    const user = await server.signIn({ group: { id: 'g-a', isLeader: true } })
    const { db } = server.platform
    await db
      .insertInto('groups')
      .values({ id: 'g-b', account_name: 'b', created_at: new Date(server.clock() + 1) })
      .execute()
    await db
      .insertInto('group_members')
      .values({ group_id: 'g-b', user_id: user.id, is_leader: false })
      .execute()
    expect(await user.get(groupList, { query: { start: 0, limit: 20, groupId: undefined } })).toEqual({
      total: 2,
      records: [
        { accountName: 'group g-a', groupId: 'g-a', isGroupLeader: 'Leader' },
        { accountName: 'b', groupId: 'g-b', isGroupLeader: 'Member' },
      ],
    })
    const all = await user.get(groupList, { query: { start: 0, limit: 20, groupId: undefined } })
    const last = all.records.at(-1)
    expect(
      await user.get(groupList, { query: { start: 0, limit: 1, groupId: last?.groupId ?? '' } }),
    ).toEqual({
      total: 1,
      records: [last],
    })
    expect(await user.get(groupList, { query: { start: 1, limit: 1, groupId: undefined } })).toMatchObject({
      total: 2,
      records: [{ groupId: 'g-b' }],
    })
  })

  it('[S1] show who is in them to those who are in them; a foreign group is not there', async () => {
    const leader = await server.signIn({
      id: 'u-lead',
      user_name: 'lead',
      group: { id: 'g-c', isLeader: true },
    })
    await server.signIn({ id: 'u-memb', user_name: 'memb', group: { id: 'g-c', isLeader: false } })
    const stranger = await server.signIn()
    expect(await leader.get(groupUsers, { query: { groupId: 'g-c' } })).toEqual({
      groupUsersInfos: [
        { userId: 'u-lead', userName: 'lead', isGroupLeader: 'Leader' },
        { userId: 'u-memb', userName: 'memb', isGroupLeader: 'Member' },
      ],
    })
    const foreign = await stranger.call(groupUsers, { query: { groupId: 'g-c' } })
    const missing = await stranger.call(groupUsers, { query: { groupId: 'g-none' } })
    expect(foreign).toEqual(missing)
    expect(foreign).toMatchObject(E.left({ kind: 'refused', error: { code: 'SYS10002' } }))
  })
})

describe('the language', () => {
  it("[R4.13] is the browser's until the user has chosen one", async () => {
    const user = await server.signIn({ language: '' })
    const inEnglish = await user.get(currentUser, ME, { headers: { 'accept-language': 'en-GB' } })
    expect(inEnglish).toMatchObject({ userLabel: 'Signed' })
    expect(await user.get(currentUser, ME)).toMatchObject({ userLabel: '已签约' })
  })

  it('[R9.07] is kept with the user, and for 365 days in the browser', async () => {
    const user = await server.signIn()
    expect(await user.get(chooseLanguage, { body: { language: 'en' } })).toMatchObject({
      language: 'en',
      userLabel: 'Signed',
    })
    expect(user.cookies.get('locale')).toBe('en')
    const other = await server.signInAgain(user.id)
    expect(await other.get(currentUser, ME)).toMatchObject({ language: 'en', userLabel: 'Signed' })
  })
})
