import type { ShopDuty, UserInfo } from './identity.codec.ts'
import { isLeading, isManager, UNSIGNED_LABEL_ID } from './identity.rules.ts'

/** The eighteen roles (spec section 6). */
export const roles = [
  'superadmin',
  'admin',
  'assistant',
  'operator',
  'common',
  'leader',
  'agent',
  'saler',
  'market',
  'contracter',
  'maintenance',
  'operateBusiness',
  'legal',
  'financial',
  'salesBusiness',
  'salerMaster',
  'salerCluster',
  'member',
] as const
/** One of the eighteen roles. */
export type Role = (typeof roles)[number]

/** What a `roleId` gives beside what the user type gives (R6.01; spec section 6, Derivation). */
const rolesOfId: Readonly<Record<string, readonly Role[]>> = {
  saler: ['saler'],
  market: ['market'],
  contracter: ['contracter'],
  maintenance: ['maintenance'],
  operateBusiness: ['operateBusiness'],
  legal: ['legal'],
  financial: ['financial'],
  salesBusiness: ['salesBusiness'],
  operator: ['operator', 'assistant'],
  operateadmin: ['admin', 'operator', 'assistant'],
  superadmin: ['superadmin', 'admin', 'operator', 'assistant'],
}

type RoleFacts = Pick<
  UserInfo,
  'roleType' | 'userType' | 'isJoinGroup' | 'isLeader' | 'acctRole' | 'roleId' | 'nonpreRoleCodes'
>

/**
 * The roles of a user (R6.01).
 * @example
 * import { rolesOf } from '@compute-mall/core/identity'
 * import { identityFixtures } from '@compute-mall/core/identity/testing'
 *
 * rolesOf(identityFixtures.leader).has('leader') // → true
 * rolesOf(identityFixtures.member).has('leader') // → false
 */
export const rolesOf = (user: RoleFacts): ReadonlySet<Role> => {
  const derived = new Set<Role>(
    user.roleId.flatMap((id) => (Object.hasOwn(rolesOfId, id) ? (rolesOfId[id] ?? []) : [])),
  )
  if (user.roleType === 'common') {
    derived.add('common')
    if (user.userType === 'agent') derived.add('agent')
    if (isLeading(user)) derived.add('leader')
    if (user.acctRole === 'Member') derived.add('member')
  }
  if (derived.has('saler'))
    for (const role of ['salerMaster', 'salerCluster'] as const)
      if (user.nonpreRoleCodes.includes(role)) derived.add(role)
  if (user.roleType === 'manager' && user.nonpreRoleCodes.length > 0)
    for (const role of ['admin', 'operator', 'assistant'] as const) derived.add(role)
  return derived
}

/** The flags of section 6 (R6.02). */
export const flagsOf = (user: RoleFacts & Pick<UserInfo, 'retailerId' | 'userLabelId'>) => {
  const held = rolesOf(user)
  return {
    isManager: isManager(user),
    isAdmin: held.has('admin'),
    isRetailer: user.retailerId !== null,
    isUnsigned: user.userLabelId === UNSIGNED_LABEL_ID,
    hasSalerAuth: held.has('saler') || held.has('salesBusiness') || held.has('operateBusiness'),
  }
}

/** The duties that somebody of a shop can be given; the owner has them all (W11). */
export const givenDuties = ['goods', 'orders', 'service', 'money'] as const satisfies readonly ShopDuty[]

/** What somebody may do in their shop: the owner everything, others what they were given (W11). */
export const dutiesOf = ({
  retailerId,
  shopDuties,
}: Pick<UserInfo, 'retailerId' | 'shopDuties'>): ReadonlySet<ShopDuty> => {
  if (retailerId === null) return new Set()
  return new Set(shopDuties.includes('owner') ? ['owner', ...givenDuties] : shopDuties)
}
