import { describe, expect, it } from 'vitest'
import { clusterAccount, leader, member } from './identity.fixtures.ts'
import {
  CLUSTER_TOKEN_MS,
  dutiesOf,
  flagsOf,
  isMember,
  MENU_PAGE_VERSION,
  rolesOf,
  seesCart,
  visibleClusters,
} from './index.ts'

const manager = { ...leader, roleType: 'manager' as const }
const rolesIn = (user: Parameters<typeof rolesOf>[0]) => [...rolesOf(user)].sort()

describe('a member', () => {
  it.each([
    ['in a group and not its leader', { isLeader: false, isJoinGroup: true, acctRole: null }, true],
    [
      'of the account role Member',
      { isLeader: false, isJoinGroup: false, acctRole: 'Member' as const },
      true,
    ],
    ['in no group', { isLeader: false, isJoinGroup: false, acctRole: null }, false],
    ['the leader of a group', { isLeader: true, isJoinGroup: true, acctRole: null }, false],
  ])('[R5.10, R5.11] is who is %s: %s', (_, user, expected) => expect(isMember(user)).toBe(expected))
})

describe('roles', () => {
  it('[R6.01] of a customer who leads a group', () => expect(rolesIn(leader)).toEqual(['common', 'leader']))

  it('[R6.01] of a customer who has joined no group', () => {
    expect(rolesIn({ ...leader, isJoinGroup: false, isLeader: false })).toEqual(['common', 'leader'])
  })

  it('[R6.01] of a member of a group', () => expect(rolesIn(member)).toEqual(['common', 'member']))

  it('[R6.01] of an agent', () => {
    expect(rolesIn({ ...leader, userType: 'agent' })).toEqual(['agent', 'common', 'leader'])
  })

  it.each([
    ['operator', ['assistant', 'operator']],
    ['operateadmin', ['admin', 'assistant', 'operator']],
    ['superadmin', ['admin', 'assistant', 'operator', 'superadmin']],
    ['market', ['market']],
    ['contracter', ['contracter']],
    ['maintenance', ['maintenance']],
    ['operateBusiness', ['operateBusiness']],
    ['legal', ['legal']],
    ['financial', ['financial']],
    ['salesBusiness', ['salesBusiness']],
    ['saler', ['saler']],
    ['unheard', []],
    ['toString', []],
  ])('[R6.01] of a manager with roleId %s', (roleId, expected) => {
    expect(rolesIn({ ...manager, roleId: [roleId] })).toEqual(expected)
  })

  it('[R6.01] of a saler who is listed in nonpreRoleCodes', () => {
    const saler = { ...leader, roleId: ['saler'] }
    expect(rolesIn({ ...saler, nonpreRoleCodes: ['salerMaster'] })).toContain('salerMaster')
    expect(rolesIn({ ...saler, nonpreRoleCodes: ['salerCluster'] })).toContain('salerCluster')
    expect(rolesIn({ ...leader, nonpreRoleCodes: ['salerMaster'] })).not.toContain('salerMaster')
  })

  it('[R6.01] of a manager with nonpre codes', () => {
    expect(rolesIn({ ...manager, nonpreRoleCodes: ['x'] })).toEqual(['admin', 'assistant', 'operator'])
    expect(rolesIn(manager)).toEqual([])
  })
})

describe('flags', () => {
  it('[R6.02] follow the user', () => {
    expect(flagsOf(leader)).toEqual({
      isManager: false,
      isAdmin: false,
      isRetailer: false,
      isUnsigned: false,
      hasSalerAuth: false,
    })
    expect(flagsOf({ ...manager, roleId: ['operateadmin'] })).toMatchObject({
      isManager: true,
      isAdmin: true,
    })
    expect(flagsOf({ ...leader, retailerId: 'r1' }).isRetailer).toBe(true)
  })

  it.each(['saler', 'salesBusiness', 'operateBusiness'])('[R6.02] %s has saler rights', (roleId) => {
    expect(flagsOf({ ...leader, roleId: [roleId] }).hasSalerAuth).toBe(true)
  })

  it('[R3.02] userLabelId 1000000201 means unsigned', () => {
    expect(flagsOf({ ...leader, userLabelId: '1000000201' }).isUnsigned).toBe(true)
  })
})

describe('figures', () => {
  it('[R9.03] of the menu page and of a token for a centre (D16)', () => {
    expect([MENU_PAGE_VERSION, CLUSTER_TOKEN_MS]).toEqual(['7.20', 600_000])
  })
})

describe('what a user is shown', () => {
  it('[R3.02] hides clusters whose name contains 停用', () => {
    const closed = { ...clusterAccount, clusterId: 'c-old', centerName: '天津中心（已停用）' }
    expect(visibleClusters([clusterAccount, closed])).toEqual([clusterAccount])
  })

  it('[R6.04] shows the cart to visitors and leaders, not to members', () => {
    expect(seesCart(null)).toBe(true)
    expect(seesCart(leader)).toBe(true)
    expect(seesCart(member)).toBe(false)
  })
})

describe('duties within a shop', () => {
  it.each([
    ['the owner', '1001', ['owner'], ['owner', 'goods', 'orders', 'service', 'money']],
    ['customer service', '1001', ['service'], ['service']],
    ['staff without a duty', '1001', [], []],
    ['nobody of a shop', null, ['owner'], []],
  ] as const)('[W11] %s', (_, retailerId, shopDuties, duties) => {
    expect([...dutiesOf({ retailerId, shopDuties })]).toEqual(duties)
  })
})
