import { MINUTE_MS } from '../time/index.ts'
import type { ClusterUserDetail, UserInfo } from './identity.codec.ts'

/** `userLabelId` of a user who has not signed the platform's contract (R3.02; spec section 3). */
export const UNSIGNED_LABEL_ID = '1000000201'
/** Clusters whose name contains this word are hidden (R3.02). */
export const DEACTIVATED_WORD = '停用'
/** Page size of the group list (R9.02). */
export const GROUP_LIST_PAGE_SIZE = 20
/** Version of the menu page (spec section 9). */
export const MENU_PAGE_VERSION = '7.20'

/** Whether a version of the menu page, e.g. `7.20`, draws the areas of the console (R7.08). */
export const hasConsoleMenu = (pageVersion: string): boolean => {
  const [given, least] = [pageVersion, MENU_PAGE_VERSION].map((version) => version.split('.').map(Number))
  const [major = 0, minor = 0] = given ?? []
  const [leastMajor = 0, leastMinor = 0] = least ?? []
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

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

/** Works for the platform; the mall's own pages lead a manager to the admin app (R6.04, W6). */
export const isManager = ({ roleType }: Pick<UserInfo, 'roleType'>): boolean => roleType === 'manager'

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

/** Leads a group, or is in none (R6.01). */
export const isLeading = ({
  roleType,
  isJoinGroup,
  isLeader,
}: Pick<UserInfo, 'roleType' | 'isJoinGroup' | 'isLeader'>): boolean =>
  roleType === 'common' && (!isJoinGroup || isLeader)

/** The cart is shown to visitors and to leaders (R6.04). */
export const seesCart = (user: Parameters<typeof isLeading>[0] | null): boolean =>
  user === null || isLeading(user)
