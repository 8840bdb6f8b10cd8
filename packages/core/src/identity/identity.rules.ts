import { MINUTE_MS } from '../time/index.ts'
import type { ClusterUserDetail, ShopDuty, UserInfo } from './identity.codec.ts'

/** `userLabelId` of a user who has not signed the platform's contract (R3.02; spec section 3). */
export const UNSIGNED_LABEL_ID = '1000000201'
/** Clusters whose name contains this word are hidden (R3.02). */
export const DEACTIVATED_WORD = '停用'
/** Page size of the group list (R9.02). */
export const GROUP_LIST_PAGE_SIZE = 20
/** Version of the menu page (spec section 9). */
export const MENU_PAGE_VERSION = '7.20'

/** A token for a computing centre lives so long (D16: short). */
export const CLUSTER_TOKEN_MS = 10 * MINUTE_MS

/** SMS codes (decisions, Figures): a code lives 5 minutes, serves once, and dies after 5 wrong tries. */
export const SMS_CODE = {
  digits: 6,
  validSeconds: 300,
  wrongTries: 5,
  perPhone: { minute: 1, hour: 5, day: 10 },
  perUser: { hour: 10, day: 20 },
  perAddressHour: 20,
} as const

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
    if (!user.isJoinGroup || user.isLeader) derived.add('leader')
    if (user.acctRole === 'Member') derived.add('member')
  }
  if (derived.has('saler'))
    for (const role of ['salerMaster', 'salerCluster'] as const)
      if (user.nonpreRoleCodes.includes(role)) derived.add(role)
  if (user.roleType === 'manager' && user.nonpreRoleCodes.length > 0)
    for (const role of ['admin', 'operator', 'assistant'] as const) derived.add(role)
  return derived
}

/** Works for the platform; the mall's own pages lead a manager to the admin app (R6.04, W6). */
export const isManager = ({ roleType }: Pick<UserInfo, 'roleType'>): boolean => roleType === 'manager'

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

/** In a group and not its leader: buys applications only (spec sections 5 and 6; R5.10, R5.11, R6.05). */
export const isMember = ({
  isLeader,
  isJoinGroup,
  acctRole,
}: Pick<UserInfo, 'isLeader' | 'isJoinGroup' | 'acctRole'>): boolean =>
  !isLeader && (isJoinGroup || acctRole === 'Member')

/** The clusters that a user is shown (R3.02). */
export const visibleClusters = (clusters: readonly ClusterUserDetail[]): readonly ClusterUserDetail[] =>
  clusters.filter((cluster) => !cluster.centerName.includes(DEACTIVATED_WORD))

/** The cart is shown to visitors and to leaders (R6.04). */
export const seesCart = (user: RoleFacts | null): boolean => user === null || rolesOf(user).has('leader')
