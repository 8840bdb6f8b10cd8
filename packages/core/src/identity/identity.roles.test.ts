import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leader } from './identity.fixtures.ts'
import { flagsOf, type Role, roles, rolesOf } from './index.ts'

/** Spec section 6, Roles, literally. */
const eighteen =
  'superadmin admin assistant operator common leader agent saler market contracter maintenance operateBusiness legal financial salesBusiness salerMaster salerCluster member'.split(
    ' ',
  )

type Facts = Parameters<typeof rolesOf>[0] & Parameters<typeof flagsOf>[0]
const nobody: Facts = {
  ...leader,
  roleType: 'manager',
  isLeader: false,
  isJoinGroup: true,
  acctRole: null,
  userType: null,
  roleId: [],
  nonpreRoleCodes: [],
}
const common: Facts = { ...nobody, roleType: 'common' }

/** Spec section 6, Derivation: each sentence as rows of who somebody is, and exactly which roles that gives. */
const derivation: readonly (readonly [sentence: string, user: Facts, gives: readonly Role[]])[] = [
  ['for a roleType of common, the role common is always added', common, ['common']],
  ['agent is added if userType is agent', { ...common, userType: 'agent' }, ['agent', 'common']],
  [
    'leader is added if the user has not joined a group',
    { ...common, isJoinGroup: false },
    ['common', 'leader'],
  ],
  ['leader is added if the user is the leader', { ...common, isLeader: true }, ['common', 'leader']],
  ['member is added if acctRole is Member', { ...common, acctRole: 'Member' }, ['common', 'member']],
  ['a manager is none of these', { ...nobody, userType: 'agent', isLeader: true, acctRole: 'Member' }, []],
  ...(
    ['market', 'contracter', 'maintenance', 'operateBusiness', 'legal', 'financial', 'salesBusiness'] as const
  ).map((role) => [`other roles map from roleId: ${role}`, { ...nobody, roleId: [role] }, [role]] as const),
  ['saler maps from roleId', { ...nobody, roleId: ['saler'] }, ['saler']],
  [
    'saler also gives salerMaster when listed in nonpreRoleCodes',
    { ...common, roleId: ['saler'], nonpreRoleCodes: ['salerMaster'] },
    ['common', 'saler', 'salerMaster'],
  ],
  [
    'saler also gives salerCluster when listed in nonpreRoleCodes',
    { ...common, roleId: ['saler'], nonpreRoleCodes: ['salerCluster'] },
    ['common', 'saler', 'salerCluster'],
  ],
  [
    'nonpre codes give no saler role without saler',
    { ...common, nonpreRoleCodes: ['salerMaster'] },
    ['common'],
  ],
  ['operator gives operator and assistant', { ...nobody, roleId: ['operator'] }, ['assistant', 'operator']],
  [
    'operateadmin gives admin, operator and assistant',
    { ...nobody, roleId: ['operateadmin'] },
    ['admin', 'assistant', 'operator'],
  ],
  [
    'superadmin gives superadmin, admin, operator and assistant',
    { ...nobody, roleId: ['superadmin'] },
    ['admin', 'assistant', 'operator', 'superadmin'],
  ],
  [
    'a manager with nonpre codes gets admin, operator and assistant',
    { ...nobody, nonpreRoleCodes: ['anything'] },
    ['admin', 'assistant', 'operator'],
  ],
]

const facts: fc.Arbitrary<Facts> = fc.record({
  roleType: fc.constantFrom('common', 'manager'),
  userType: fc.constantFrom('agent', null),
  isJoinGroup: fc.boolean(),
  isLeader: fc.boolean(),
  acctRole: fc.constantFrom('Member', null),
  roleId: fc.subarray([
    'saler',
    'market',
    'contracter',
    'maintenance',
    'operateBusiness',
    'legal',
    'financial',
    'salesBusiness',
    'operator',
    'operateadmin',
    'superadmin',
    'common',
    'leader',
    '__proto__',
  ]),
  nonpreRoleCodes: fc.subarray(['salerMaster', 'salerCluster', 'other']),
  retailerId: fc.constantFrom('1001', null),
  userLabelId: fc.constantFrom('1000000200', '1000000201'),
})

describe('the derivation of roles', () => {
  it('[R6.01] knows the eighteen roles', () => expect([...roles]).toEqual(eighteen))

  it.each(derivation)('[R6.01] %s', (_, user, gives) => {
    expect([...rolesOf(user)].sort()).toEqual(gives)
  })

  it('[R6.01] has a way to each of the eighteen', () => {
    const reached = new Set(derivation.flatMap(([, , gives]) => gives))
    expect([...reached].sort()).toEqual([...roles].sort())
  })

  it('[R6.01] gives the customer’s roles to customers alone, and common to each of them', () => {
    fc.assert(
      fc.property(facts, (user) => {
        const held = rolesOf(user)
        expect(held.has('common')).toBe(user.roleType === 'common')
        for (const role of ['agent', 'leader', 'member'] as const)
          if (held.has(role)) expect(user.roleType).toBe('common')
      }),
    )
  })

  it('[R6.01] keeps the ranks of the back office within each other', () => {
    fc.assert(
      fc.property(facts, (user) => {
        const held = rolesOf(user)
        if (held.has('superadmin')) expect(held.has('admin')).toBe(true)
        if (held.has('admin')) expect(held.has('operator')).toBe(true)
        expect(held.has('operator')).toBe(held.has('assistant'))
      }),
    )
  })

  it('[R6.01] gives the two kinds of saler to salers alone, and never takes a role for one more roleId', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('saler', 'legal', 'superadmin'), (user, more) => {
        const held = rolesOf(user)
        if (held.has('salerMaster') || held.has('salerCluster')) expect(held.has('saler')).toBe(true)
        const grown = rolesOf({ ...user, roleId: [...user.roleId, more] })
        for (const role of held) expect(grown.has(role)).toBe(true)
      }),
    )
  })

  it('[R6.02] raises each flag for its one reason', () => {
    fc.assert(
      fc.property(facts, (user) => {
        const held = rolesOf(user)
        expect(flagsOf(user)).toEqual({
          isManager: user.roleType === 'manager',
          isAdmin: held.has('admin'),
          isRetailer: user.retailerId === '1001',
          isUnsigned: user.userLabelId === '1000000201',
          hasSalerAuth: user.roleId.some((id) => ['saler', 'salesBusiness', 'operateBusiness'].includes(id)),
        })
      }),
    )
  })
})
