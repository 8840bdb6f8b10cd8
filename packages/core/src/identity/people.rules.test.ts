import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AccountChange,
  type AccountFacts,
  accountChangeRefusal,
  grantableRoles,
  roleName,
  roles,
} from './index.ts'

const clerk: AccountFacts = {
  userId: 'u-clerk',
  roleType: 'manager',
  roleIds: ['operator'],
  isDisabled: false,
  hasShop: false,
  isLastSuperadmin: false,
}
const codeOf = (change: AccountChange, facts: Partial<AccountFacts> = {}, actorId = 'u-root') =>
  accountChangeRefusal(change, { ...clerk, ...facts }, actorId)?.code ?? null

describe('a role', () => {
  it.each([...new Set([...grantableRoles, ...roles])])('[R6.01] %s has a name in both languages', (role) => {
    const [zh, en] = [roleName(role, 'zh'), roleName(role, 'en')]
    expect(zh).toMatch(/^\p{Script=Han}+$/u)
    expect(en).toMatch(/^[A-Z]/)
  })

  it('[R6.01] without a name keeps its code', () => {
    expect(roleName('toString', 'zh')).toBe('toString')
  })
})

describe('a change of an account', () => {
  it.each([
    ['grants what one has not', { kind: 'grant', roleId: 'legal' }, {}, null],
    ['does not grant twice', { kind: 'grant', roleId: 'operator' }, {}, 'USER10009'],
    ['grants nothing to customers', { kind: 'grant', roleId: 'legal' }, { roleType: 'common' }, 'USER10009'],
    ['revokes what one has', { kind: 'revoke', roleId: 'operator' }, {}, null],
    [
      'takes a role from customers as well',
      { kind: 'revoke', roleId: 'operator' },
      { roleType: 'common' },
      null,
    ],
    ['revokes nothing else', { kind: 'revoke', roleId: 'legal' }, {}, 'USER10009'],
    ['appoints a customer', { kind: 'appoint', roleId: 'legal' }, { roleType: 'common', roleIds: [] }, null],
    ['appoints nobody twice', { kind: 'appoint', roleId: 'legal' }, {}, 'USER10009'],
    [
      'appoints nobody who works for a shop',
      { kind: 'appoint', roleId: 'legal' },
      { roleType: 'common', hasShop: true },
      'USER10009',
    ],
    [
      'appoints nobody who is disabled',
      { kind: 'appoint', roleId: 'legal' },
      { roleType: 'common', isDisabled: true },
      'USER10009',
    ],
    ['disables once', { kind: 'disable' }, {}, null],
    ['disables not again', { kind: 'disable' }, { isDisabled: true }, 'USER10009'],
    ['enables who is disabled', { kind: 'enable' }, { isDisabled: true }, null],
    ['enables nobody else', { kind: 'enable' }, {}, 'USER10009'],
    ['ends sessions whenever', { kind: 'endSessions' }, { isDisabled: true }, null],
  ] as const)('[R6.06] %s', (_, change, facts, code) => expect(codeOf(change, facts)).toBe(code))

  const anyChange = fc.oneof(
    fc.record({
      kind: fc.constantFrom('grant', 'revoke', 'appoint'),
      roleId: fc.constantFrom(...grantableRoles),
    }),
    fc.record({ kind: fc.constantFrom('disable', 'enable', 'endSessions') }),
  )
  const anyFacts = fc.record({
    roleType: fc.constantFrom('common', 'manager'),
    roleIds: fc.subarray([...grantableRoles]),
    isDisabled: fc.boolean(),
    hasShop: fc.boolean(),
    isLastSuperadmin: fc.boolean(),
  })

  it('[R6.06] is never made to one’s own account', () => {
    fc.assert(
      fc.property(anyChange, anyFacts, (change, facts) => {
        expect(['USER10007', 'USER10008']).toContain(codeOf(change, facts, clerk.userId))
      }),
    )
  })

  it('[R6.06] never takes the last superadmin away', () => {
    for (const change of [{ kind: 'disable' }, { kind: 'revoke', roleId: 'superadmin' }] as const)
      expect(codeOf(change, { roleIds: ['superadmin'], isLastSuperadmin: true })).toBe('USER10008')
  })
})
