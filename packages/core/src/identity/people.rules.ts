import type { Refusal } from '../http/index.ts'
import type { RoleType } from './identity.codec.ts'
import { identityRefusals } from './identity.errors.ts'
import { type Role, roles } from './role.rules.ts'

/** The role ids that a superadmin may grant to accounts of the back office (spec section 6; W19). */
export const grantableRoles = [
  'superadmin',
  'operateadmin',
  'operator',
  'market',
  'contracter',
  'maintenance',
  'operateBusiness',
  'legal',
  'financial',
  'salesBusiness',
  'saler',
] as const
/** A role id that can be granted and revoked. */
export type GrantableRole = (typeof grantableRoles)[number]

const namedRoles = [...grantableRoles, ...roles]

/** The text of `personMessages` that names a role or role id; null for one that has no name. */
export const roleKeyOf = (code: string): `role.${GrantableRole | Role}` | null => {
  const role = namedRoles.find((one) => one === code)
  return role === undefined ? null : `role.${role}`
}

/** What a reason for a change of an account may be, in characters. */
export const ACCOUNT_REASON = { minimum: 2, maximum: 200 } as const

/** How many of the last sign-ins of a user are shown, and how long they are kept, in days (W25). */
export const SIGN_INS = { shown: 10, days: 180 } as const

/**
 * A change of somebody's account: its roles, whether it may sign in, or its sessions. A customer's account becomes one of
 * the back office when it is appointed, with a first role.
 */
export type AccountChange =
  | { readonly kind: 'grant' | 'revoke' | 'appoint'; readonly roleId: GrantableRole }
  | { readonly kind: 'disable' | 'enable' | 'endSessions' }

/** What a change of an account is decided by. */
export interface AccountFacts {
  readonly userId: string
  readonly roleType: RoleType
  readonly roleIds: readonly string[]
  readonly isDisabled: boolean
  /** Works for a shop: whoever reviews and pays shops belongs to none (width 2.6). */
  readonly hasShop: boolean
  /** Nobody else who may sign in is a superadmin. */
  readonly isLastSuperadmin: boolean
}

const takesSuperadminAway = (change: AccountChange): boolean =>
  change.kind === 'disable' || (change.kind === 'revoke' && change.roleId === 'superadmin')

const fits = (change: AccountChange, account: AccountFacts): boolean => {
  const { roleType, roleIds, isDisabled, hasShop } = account
  if (change.kind === 'appoint') return roleType === 'common' && !isDisabled && !hasShop
  if (change.kind === 'grant') return roleType === 'manager' && !roleIds.includes(change.roleId)
  if (change.kind === 'revoke') return roleIds.includes(change.roleId)
  if (change.kind === 'enable') return isDisabled
  return change.kind === 'endSessions' || !isDisabled
}

/**
 * Why a change of an account is refused, or null: the last superadmin stays, nobody changes their own account, roles are
 * for accounts of the back office, and what is so already is not done again (width 2.6).
 */
export const accountChangeRefusal = (
  change: AccountChange,
  account: AccountFacts,
  actorId: string,
): Refusal | null => {
  if (account.isLastSuperadmin && takesSuperadminAway(change)) return identityRefusals.lastSuperadmin()
  if (account.userId === actorId) return identityRefusals.ownAccount()
  return fits(change, account) ? null : identityRefusals.accountConflict()
}
