import { flagsOf, type Role, rolesOf, type UserInfo } from '@compute-mall/core/identity'

/** A part of the admin app. */
export type AdminSection = 'home' | 'goodsQueue' | 'goods' | 'merchants' | 'feedback' | 'audit'

/** Who reads a section (W19); admin and superadmin are operators too. The server asks again with every call. */
const readers: Readonly<Record<AdminSection, readonly Role[] | 'managers'>> = {
  home: 'managers',
  goodsQueue: ['operator'],
  goods: ['operator'],
  merchants: ['operator'],
  feedback: ['operator'],
  audit: ['admin', 'superadmin'],
}

/** Whether a user may see a section: managers alone, and of them those with a role that reads it (R6.04, W19). */
export const mayRead =
  (section: AdminSection) =>
  (user: UserInfo): boolean => {
    const needed = readers[section]
    if (!flagsOf(user).isManager) return false
    return needed === 'managers' || needed.some((role) => rolesOf(user).has(role))
  }

/** The most that somebody is here, for the tag beside the name of the app. */
const titles = [
  'superadmin',
  'admin',
  'operator',
  'financial',
  'maintenance',
  'legal',
  'market',
] as const satisfies readonly Role[]

/** What a manager is called. */
export const titleOf = (user: UserInfo): (typeof titles)[number] | 'manager' =>
  titles.find((role) => rolesOf(user).has(role)) ?? 'manager'
