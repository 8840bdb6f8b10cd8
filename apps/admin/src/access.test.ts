import { identityFixtures, type UserInfo } from '@compute-mall/core/identity'
import { describe, expect, it } from 'vitest'
import { type AdminSection, mayRead, titleOf } from './access.ts'

const manager = (...roleId: readonly string[]): UserInfo => ({
  ...identityFixtures.leader,
  roleType: 'manager',
  roleId,
})

describe('who reads what in the admin app', () => {
  it.each<[AdminSection, readonly string[], boolean]>([
    ['home', [], true],
    ['home', ['financial'], true],
    ['merchants', ['operator'], true],
    ['merchants', ['operateadmin'], true],
    ['merchants', ['superadmin'], true],
    ['merchants', ['financial'], false],
    ['audit', ['operator'], false],
    ['audit', ['operateadmin'], true],
    ['audit', ['superadmin'], true],
  ])('[R6.06] %s with the role ids %j: %s', (section, roleIds, allowed) => {
    expect(mayRead(section)(manager(...roleIds))).toBe(allowed)
  })

  it('[R6.04] is nobody who is not a manager, whatever their role ids', () => {
    const customer = { ...identityFixtures.leader, roleId: ['superadmin'] }
    for (const section of ['home', 'merchants', 'audit'] as const)
      expect(mayRead(section)(customer)).toBe(false)
  })

  it('[W19] calls a manager by the greatest role', () => {
    expect(titleOf(manager('superadmin'))).toBe('superadmin')
    expect(titleOf(manager('operateadmin'))).toBe('admin')
    expect(titleOf(manager('operator', 'financial'))).toBe('operator')
    expect(titleOf(manager())).toBe('manager')
  })
})
