import { UNSIGNED_LABEL_ID } from '@compute-mall/core/identity'
import { postpaidDue } from '@compute-mall/core/payment'
import { DAY_MS, platformDay } from '@compute-mall/core/time'
import { hashPassword } from '@compute-mall/server/identity'
import type { Database } from '@compute-mall/server/platform/database'
import type { Kysely } from 'kysely'
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from './content/accounts.ts'

const GROUP = { id: 'g-demo', account_name: '计算材料课题组' }

/** Adds the demo accounts; centres must be there. */
export const seedAccounts = async (db: Kysely<Database>, now: Date): Promise<void> => {
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(DEMO_PASSWORD)))
  await db
    .insertInto('groups')
    .values({ ...GROUP, created_at: now })
    .execute()
  await db
    .insertInto('users')
    .values(demoAccounts.map((account, index) => userRow(account, index, hashes[index] ?? '', now)))
    .execute()
  await db
    .insertInto('group_members')
    .values(
      demoAccounts
        .filter(({ group }) => group !== undefined)
        .map(({ name, group }) => ({
          group_id: GROUP.id,
          user_id: `u-${name}`,
          is_leader: group === 'leader',
        })),
    )
    .execute()
  await seedClusterAccounts(db)
  await seedMeans(db, now)
}

/** The bill of last month for what is used of the credit, issued five days ago so that it is not overdue. */
const seedBill = (user_id: string, now: Date) => {
  const issued = now.getTime() - 5 * DAY_MS
  return {
    id: `bill-${user_id}`,
    user_id,
    month: platformDay(Date.parse(`${platformDay(issued).slice(0, 7)}-01T00:00:00Z`) - DAY_MS).slice(0, 7),
    amount: '13500.00',
    issued_at: new Date(issued),
    due_at: new Date(postpaidDue(issued)),
    paid_at: null,
    paid_by: null,
    bank_reference: null,
    reminded_at: null,
  }
}

const seedMeans = async (db: Kysely<Database>, now: Date): Promise<void> => {
  const rows = demoAccounts
    .filter(({ means }) => means)
    .map(({ name }) => ({
      user_id: `u-${name}`,
      credit_limit: '100000.00',
      credit: '86500.00',
      credit_granted_at: new Date(now.getTime() - 120 * DAY_MS),
      contract_fund: '200000.00',
      platform_discount: '1000.00',
    }))
  await db.insertInto('pay_accounts').values(rows).execute()
  await db
    .insertInto('postpaid_bills')
    .values(rows.map(({ user_id }) => seedBill(user_id, now)))
    .execute()
}

const userRow = (account: DemoAccount, index: number, password_hash: string, now: Date) => ({
  id: `u-${account.name}`,
  user_name: account.name,
  password_hash,
  user_label_id: account.unsigned ? UNSIGNED_LABEL_ID : '1000000200',
  saler_full_name: account.saler ?? null,
  role_type: account.manager ? ('manager' as const) : ('common' as const),
  role_ids: account.roleIds ?? [],
  nonpre_role_codes: account.roleCodes ?? [],
  user_type: account.agent ? ('agent' as const) : null,
  highest_role_level: account.manager ? 2 : 1,
  language: '',
  retailer_id: account.retailerId ?? null,
  shop_duties: account.shopDuties ?? [],
  phone: account.phone === 'none' ? null : `138001380${String(index).padStart(2, '0')}`,
  phone_verified: account.phone === undefined,
  created_at: now,
})

/** In the first three centres, as the search lists them. */
const seedClusterAccounts = async (db: Kysely<Database>): Promise<void> => {
  const centers = await db
    .selectFrom('clusters')
    .select(['id', 'name'])
    .orderBy('position')
    .limit(3)
    .execute()
  const rows = demoAccounts.flatMap(({ name, group, clusters }) =>
    clusters === undefined
      ? []
      : centers.map((center, index) => ({
          cluster_id: center.id,
          center_name_zh: center.name.zh,
          center_name_en: center.name.en,
          user_id: `u-${name}`,
          cluster_user_name: `${name}${index + 1}`,
          member_type: group === 'member' ? ('Member' as const) : ('Leader' as const),
          // One is enough to block.
          status: index === 0 ? clusters : ('Normal' as const),
        })),
  )
  if (rows.length > 0) await db.insertInto('cluster_accounts').values(rows).execute()
}
