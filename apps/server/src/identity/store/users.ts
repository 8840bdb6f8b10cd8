import type { Language } from '@compute-mall/core/codec'
import { nameKey } from '@compute-mall/core/codec'
import {
  type ClusterUserDetail,
  DEACTIVATED_WORD,
  dutiesOf,
  isMember,
  rolesOf,
  type ShopDuty,
  UNSIGNED_LABEL_ID,
  type UserInfo,
} from '@compute-mall/core/identity'
import { maskPhone } from '@compute-mall/core/text'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Db } from '../../platform/database/index.ts'
import type { SessionUser } from '../../platform/http/index.ts'
import { write } from './write.ts'

/** Groups say whether a user leads or is led; nobody else does. */
const groupFacts = (users: ExpressionBuilder<Database, 'users'>) => {
  const membership = users
    .selectFrom('group_members')
    .select(sql`1`.as('one'))
    .whereRef('group_members.user_id', '=', 'users.id')
  return [
    users.exists(membership).as('is_join_group'),
    users.exists(membership.where('is_leader', '=', true)).as('is_leader'),
  ] as const
}

/** Users with what their groups say of them. */
export const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'user_name',
      'user_label_id',
      'saler_full_name',
      'role_type',
      'role_ids',
      'user_type',
      'nonpre_role_codes',
      'highest_role_level',
      'language',
      'retailer_id',
      'shop_duties',
      'phone',
      'phone_verified',
      'users.created_at',
    ])
    .select(groupFacts)

export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>

/** A user as rules decide by it, with the whole phone number; never sent anywhere as it is. */
export type Account = Omit<UserInfo, 'userLabel'>

export const accountOfRow = (row: UserRow): Account => {
  const isJoinGroup = Boolean(row.is_join_group)
  const isLeader = Boolean(row.is_leader)
  return {
    id: row.id,
    userName: row.user_name,
    userLabelId: row.user_label_id,
    salerFullName: row.saler_full_name,
    createTime: row.created_at.toISOString(),
    isLeader,
    isJoinGroup,
    roleType: row.role_type,
    roleId: row.role_ids,
    userType: row.user_type,
    acctRole: isJoinGroup && !isLeader ? 'Member' : null,
    nonpreRoleCodes: row.nonpre_role_codes,
    highestRoleLevel: row.highest_role_level,
    language: row.language,
    retailerId: row.retailer_id,
    shopDuties: row.shop_duties,
    phone: row.phone,
    phoneVerified: row.phone_verified,
  }
}

export const sessionUserOf = (account: Account): SessionUser => ({
  id: account.id,
  userName: account.userName,
  language: account.language,
  roleType: account.roleType,
  retailerId: account.retailerId,
  duties: dutiesOf(account),
  roles: rolesOf(account),
  isMember: isMember(account),
  tokenScope: null,
})

const labels = {
  signed: { zh: '已签约', en: 'Signed' },
  unsigned: { zh: '未签约', en: 'Unsigned' },
} as const

/** What the browser is told of a user (spec section 3, userInfo; R5.14). */
export const userInfoOf = (account: Account, language: Language): UserInfo => ({
  ...account,
  userLabel: labels[account.userLabelId === UNSIGNED_LABEL_ID ? 'unsigned' : 'signed'][language],
  phone: account.phone === null ? null : maskPhone(account.phone),
})

export const accountOf = async (db: Db, userId: string): Promise<Account> =>
  accountOfRow(await selectUsers(db).where('users.id', '=', userId).executeTakeFirstOrThrow())

/** The user's accounts in computing centres, without those that were closed down (R3.02). */
export const clusterAccountsOf = async (
  db: Db,
  userId: string,
  language: Language,
): Promise<readonly ClusterUserDetail[]> => {
  const rows = await db
    .selectFrom('cluster_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`position(${DEACTIVATED_WORD} in center_name_zh) = 0`)
    .orderBy('cluster_id')
    .execute()
  return rows.map((row) => ({
    clusterId: row.cluster_id,
    centerName: language === 'en' ? row.center_name_en : row.center_name_zh,
    clusterUserName: row.cluster_user_name,
    memberType: row.member_type,
    accountDetail: { status: row.status },
  }))
}

/** The users of a shop who are told of what concerns this duty: its owner, and staff who have it (W11). */
export const shopStaffWith = async (db: Db, shopId: string, duty: ShopDuty): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'shop_duties'])
    .where('retailer_id', '=', shopId)
    .execute()
  return rows
    .filter(({ shop_duties }) => dutiesOf({ retailerId: shopId, shopDuties: shop_duties }).has(duty))
    .map(({ id }) => id)
}

/** Those of the back office who have a role and may sign in. */
export const managersWith = async (db: Db, role: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role_type', '=', 'manager')
    .where('disabled_at', 'is', null)
    .where(({ eb, val }) => eb(val(role), '=', eb.fn.any('role_ids')))
    .execute()
  return rows.map(({ id }) => id)
}

/** From now on the user acts for this merchant, with these duties; their sessions know it with the next request. */
export const actForRetailer = async (
  trx: Db,
  userId: string,
  retailerId: string | null,
  duties: readonly ShopDuty[],
): Promise<void> => {
  await write(trx)
    .updateTable('users')
    .set({ retailer_id: retailerId, shop_duties: duties })
    .where('id', '=', userId)
    .execute()
}

/** Those who act for a shop, its owner first, then by name. */
export const staffOf = (db: Db, retailerId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'user_name', 'shop_duties'])
    .where('retailer_id', '=', retailerId)
    .orderBy(sql`'owner' = any (shop_duties)`, 'desc')
    .orderBy('user_name')
    .execute()

const lockable = (trx: Db) =>
  trx.selectFrom('users').select(['id', 'user_name', 'role_type', 'retailer_id', 'shop_duties']).forUpdate()

/** The id of the customer with this user name, case-insensitive; undefined for back-office and disabled accounts. */
export const customerNamed = async (db: Db, userName: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(user_name)`, '=', userName.trim().toLowerCase())
    .where('role_type', '=', 'common')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** The user of a name, locked until the transaction ends. */
export const lockNamed = (trx: Db, userName: string) =>
  lockable(trx)
    .where(sql`lower(user_name)`, 'in', [nameKey(userName), userName.toLowerCase()])
    .executeTakeFirst()

/** A user, locked until the transaction ends. */
export const lockUser = (trx: Db, userId: string) => lockable(trx).where('id', '=', userId).executeTakeFirst()

/** Somebody who acts for a shop, locked until the transaction ends. */
export const lockStaff = (trx: Db, retailerId: string, userId: string) =>
  lockable(trx).where('id', '=', userId).where('retailer_id', '=', retailerId).executeTakeFirst()
