import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { IdentityTables } from '../identity/identity.tables.ts'
import type { Database } from '../platform/database/index.ts'

/** argon2id of `mall-2026` at the least cost there is, so that tests need not wait for it. */
export const TEST_PASSWORD = 'mall-2026'
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$tSWFL4hJYIzQEp/YdddPqQ$pDNU2Qmz5+/R5UmyBoE2N0rxo7SSnWeLcnSF4EpaFpc'

export interface NewUser extends Partial<Insertable<IdentityTables['users']>> {
  /** Makes a group of their own that they lead, or puts them under somebody else. Neither: no group. */
  readonly group?: { readonly id: string; readonly isLeader: boolean }
  readonly clusters?: readonly Partial<Insertable<IdentityTables['cluster_accounts']>>[]
}

/** Adds a signed customer with a verified phone number, unless told otherwise. @returns the id */
export const addUser = async (
  db: Kysely<Database>,
  { group, clusters = [], ...user }: NewUser,
  now: Date,
): Promise<string> => {
  const id = user.id ?? `u-${randomUUID()}`
  await db
    .insertInto('users')
    .values({
      id,
      user_name: `user-${id.slice(2, 12)}`,
      password_hash: TEST_PASSWORD_HASH,
      user_label_id: '1000000200',
      saler_full_name: null,
      role_type: 'common',
      user_type: null,
      highest_role_level: 1,
      language: 'zh',
      retailer_id: null,
      phone: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      phone_verified: true,
      created_at: now,
      ...user,
      // Who acts for a shop owns it, unless told otherwise.
      shop_duties: user.shop_duties ?? (user.retailer_id ? ['owner'] : []),
    })
    .execute()
  if (group !== undefined) await joinGroup(db, id, group, now)
  if (clusters.length > 0)
    await db
      .insertInto('cluster_accounts')
      .values(
        clusters.map((cluster, index) => ({
          cluster_id: `c-${index}`,
          center_name_zh: '昆山计算中心',
          center_name_en: 'Kunshan Computing Centre',
          user_id: id,
          cluster_user_name: `account${index}`,
          member_type: 'Leader' as const,
          status: 'Normal' as const,
          ...cluster,
        })),
      )
      .execute()
  return id
}

const joinGroup = async (
  db: Kysely<Database>,
  userId: string,
  { id, isLeader }: NonNullable<NewUser['group']>,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('groups')
    .values({ id, account_name: `group ${id}`, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('group_members')
    .values({ group_id: id, user_id: userId, is_leader: isLeader })
    .execute()
}
