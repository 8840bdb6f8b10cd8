import { UNSIGNED_LABEL_ID } from '@compute-mall/core/identity'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { hashPassword } from './passwords.ts'

/** The password of every demo account; published, so they belong on no open system. */
export const DEMO_PASSWORD = 'Mall-2026'

interface DemoAccount {
  readonly name: string
  /** What one can see with it, for the list that the start prints. */
  readonly shows: string
  readonly group?: 'leader' | 'member'
  /** Accounts in computing centres; a disabled one blocks its leader (R5.10). */
  readonly clusters?: 'Normal' | 'Disable'
  readonly phone?: 'none' | 'unverified'
  /** Holds money in each account of a customer's own, so that every way of paying can be seen. */
  readonly means?: true
  readonly unsigned?: true
  readonly agent?: true
  readonly retailerId?: string
  readonly manager?: true
  readonly roleIds?: readonly string[]
}

/** One for each kind of user (R1.07) and for each reason of the purchase gate (R5.10). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'leader',
    shows: 'a customer who leads a team: buys everything',
    group: 'leader',
    clusters: 'Normal',
    means: true,
  },
  {
    name: 'member',
    shows: 'a member of that team: buys applications only',
    group: 'member',
    clusters: 'Normal',
  },
  { name: 'agent', shows: 'an agent: may not buy', agent: true },
  { name: 'unsigned', shows: 'has not signed yet: may not buy', unsigned: true },
  { name: 'newcomer', shows: 'has no phone number yet', phone: 'none' },
  { name: 'unverified', shows: 'has a phone number that is not verified', phone: 'unverified' },
  { name: 'disabled', shows: 'a leader whose centre account is disabled', clusters: 'Disable' },
  { name: 'seller', shows: 'a merchant with a shop', retailerId: '1001', roleIds: ['saler'] },
  { name: 'service', shows: 'customer service of that shop', retailerId: '1001', roleIds: ['salesBusiness'] },
  { name: 'reviewer', shows: 'back office: reviews goods', manager: true, roleIds: ['operator'] },
  {
    name: 'admin',
    shows: 'back office: administers the catalogue',
    manager: true,
    roleIds: ['operateadmin'],
  },
  { name: 'finance', shows: 'back office: confirms remittances', manager: true, roleIds: ['financial'] },
  { name: 'applicant', shows: 'has applied to become a merchant: in review' },
  { name: 'rejected', shows: 'was rejected as a merchant, and may apply again' },
]

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
  await seedMeans(db)
}

const seedMeans = async (db: Kysely<Database>): Promise<void> => {
  const rows = demoAccounts
    .filter(({ means }) => means)
    .map(({ name }) => ({
      user_id: `u-${name}`,
      credit_limit: '100000.00',
      credit: '86500.00',
      contract_fund: '200000.00',
      platform_discount: '1000.00',
    }))
  await db.insertInto('pay_accounts').values(rows).execute()
}

const userRow = (account: DemoAccount, index: number, password_hash: string, now: Date) => ({
  id: `u-${account.name}`,
  user_name: account.name,
  password_hash,
  user_label_id: account.unsigned ? UNSIGNED_LABEL_ID : '1000000200',
  saler_full_name: null,
  role_type: account.manager ? ('manager' as const) : ('common' as const),
  role_ids: account.roleIds ?? [],
  user_type: account.agent ? ('agent' as const) : null,
  highest_role_level: account.manager ? 2 : 1,
  language: '',
  retailer_id: account.retailerId ?? null,
  phone: account.phone === 'none' ? null : `138001380${String(index).padStart(2, '0')}`,
  phone_verified: account.phone === undefined,
  created_at: now,
})

/** In the first three centres, as the search lists them. */
const seedClusterAccounts = async (db: Kysely<Database>): Promise<void> => {
  const centres = await db
    .selectFrom('clusters')
    .select(['id', 'name'])
    .orderBy('position')
    .limit(3)
    .execute()
  const rows = demoAccounts.flatMap(({ name, group, clusters }) =>
    clusters === undefined
      ? []
      : centres.map((centre, index) => ({
          cluster_id: centre.id,
          center_name_zh: centre.name.zh,
          center_name_en: centre.name.en,
          user_id: `u-${name}`,
          cluster_user_name: `${name}${index + 1}`,
          member_type: group === 'member' ? ('Member' as const) : ('Leader' as const),
          // One is enough to block.
          status: index === 0 ? clusters : ('Normal' as const),
        })),
  )
  if (rows.length > 0) await db.insertInto('cluster_accounts').values(rows).execute()
}
