import type { UserInfo } from '@compute-mall/core/identity'
import { identityFixtures } from '@compute-mall/core/identity/testing'
import { describe, expect, it } from 'vitest'
import { type AdminSection, adminSections, mayAct, mayPublish, mayRead, titleOf } from './access.ts'

const manager = (...roleId: readonly string[]): UserInfo => ({
  ...identityFixtures.leader,
  roleType: 'manager',
  roleId,
})

const ROLE_IDS = [
  'operator',
  'operateadmin',
  'superadmin',
  'market',
  'contracter',
  'maintenance',
  'operateBusiness',
  'legal',
  'financial',
  'salesBusiness',
  'saler',
]

describe('who reads what in the admin app', () => {
  /** The table of design 2.6, literally: who reads each section, by role id. */
  const table: Readonly<Record<AdminSection, readonly string[]>> = {
    home: ROLE_IDS,
    merchants: ['operator', 'operateadmin', 'superadmin'],
    goodsQueue: ['operator', 'operateadmin', 'superadmin'],
    goods: ['operator', 'operateadmin', 'superadmin'],
    catalogue: ['operator', 'operateadmin', 'superadmin'],
    taxonomy: ['operator', 'operateadmin', 'superadmin'],
    synonyms: ['operator', 'operateadmin', 'superadmin'],
    orders: ['operator', 'operateadmin', 'superadmin', 'contracter', 'maintenance', 'financial'],
    openings: ['operator', 'operateadmin', 'superadmin', 'maintenance', 'financial'],
    remittances: ['superadmin', 'financial', 'operateBusiness'],
    refunds: ['superadmin', 'financial', 'operateBusiness'],
    owed: ['superadmin', 'financial', 'operateBusiness'],
    postpaid: ['superadmin', 'financial', 'operateBusiness'],
    reconciliation: ['superadmin', 'financial', 'operateBusiness'],
    statements: ['superadmin', 'financial', 'operateBusiness'],
    invoices: ['superadmin', 'financial', 'operateBusiness'],
    feedback: ['operator', 'operateadmin', 'superadmin'],
    reviewReports: ['operator', 'operateadmin', 'superadmin'],
    banners: ['operator', 'operateadmin', 'superadmin', 'market'],
    announcements: ['operator', 'operateadmin', 'superadmin', 'market'],
    live: ['operator', 'operateadmin', 'superadmin', 'market'],
    theme: ['operator', 'operateadmin', 'superadmin'],
    services: ['operator', 'operateadmin', 'superadmin', 'market'],
    documents: ['operator', 'operateadmin', 'superadmin', 'legal'],
    settings: ['operator', 'operateadmin', 'superadmin'],
    people: ['operateadmin', 'superadmin'],
    audit: ['operateadmin', 'superadmin'],
  }

  it.each(adminSections.flatMap((section) => ROLE_IDS.map((roleId) => [section, roleId] as const)))(
    '[J19][R6.06] %s with the role id %s',
    (section, roleId) => {
      expect(mayRead(section)(manager(roleId))).toBe(table[section].includes(roleId))
    },
  )

  it.each([
    ['catalogue', ['operateadmin', 'superadmin']],
    ['openings', ['operator', 'operateadmin', 'superadmin', 'maintenance']],
    ['remittances', ['superadmin', 'financial']],
    ['postpaid', ['superadmin', 'financial']],
    ['refunds', ['superadmin', 'financial']],
    ['reconciliation', ['superadmin', 'financial']],
    ['documents', ['legal']],
    ['statements', ['superadmin', 'financial']],
    ['settings', ['operateadmin', 'superadmin']],
    ['invoices', ['superadmin', 'financial']],
    ['people', ['superadmin']],
  ] as const)('[J19][W19] lets exactly these act in %s: %j', (section, may) => {
    const acting = ROLE_IDS.filter((roleId) => mayAct(section)(manager(roleId)))
    expect(acting.toSorted()).toEqual([...may].toSorted())
  })

  it('[J19][W19] lets admins alone publish what legal writes', () => {
    const publishing = ROLE_IDS.filter((roleId) => mayPublish(manager(roleId)))
    expect(publishing.toSorted()).toEqual(['operateadmin', 'superadmin'])
  })

  it('[R6.04] is nobody who is not a manager, whatever their role ids', () => {
    const customer = { ...identityFixtures.leader, roleId: ['superadmin'] }
    for (const section of adminSections) expect(mayRead(section)(customer)).toBe(false)
  })

  it('[W19] calls a manager by the greatest role', () => {
    expect(titleOf(manager('superadmin'))).toBe('superadmin')
    expect(titleOf(manager('operateadmin'))).toBe('admin')
    expect(titleOf(manager('operator', 'financial'))).toBe('operator')
    expect(titleOf(manager())).toBe('manager')
  })
})
