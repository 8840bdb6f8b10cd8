import {
  type AccountFacts,
  type PersonDetail,
  type PersonRow,
  type personList,
  SIGN_INS,
} from '@compute-mall/core/identity'
import type { SelectionOf } from '@compute-mall/core/list'
import { maskPhone } from '@compute-mall/core/text'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { says } from '../../platform/lists/index.ts'
import type { IdentityTables } from '../identity.tables.ts'
import { lastSignIns } from './signIns.ts'
import { write } from './write.ts'

/** What operations read of an account. */
export type AccountRow = Pick<
  Selectable<IdentityTables['users']>,
  | 'id'
  | 'user_name'
  | 'role_type'
  | 'role_ids'
  | 'phone'
  | 'phone_verified'
  | 'retailer_id'
  | 'shop_duties'
  | 'created_at'
  | 'disabled_at'
>

const columns = [
  'id',
  'user_name',
  'role_type',
  'role_ids',
  'phone',
  'phone_verified',
  'retailer_id',
  'shop_duties',
  'created_at',
  'disabled_at',
] as const satisfies readonly (keyof AccountRow)[]

/** The users that a query asks for. A phone number is found whole alone, so that nobody reads it digit by digit. */
export const selectPeople = (
  db: Db,
  { keyword, roleType, roleId, state }: SelectionOf<typeof personList>,
) => {
  let people = db.selectFrom('users').select(columns)
  if (keyword !== undefined)
    people = people.where(({ eb, or }) =>
      or([says('search_text', keyword), eb('phone', '=', keyword), eb('id', '=', keyword)]),
    )
  if (roleType !== undefined) people = people.where('role_type', '=', roleType)
  if (roleId !== undefined) people = people.where(sql<boolean>`${roleId} = any (role_ids)`)
  if (state !== undefined) people = people.where('disabled_at', state === 'disabled' ? 'is not' : 'is', null)
  return people
}

/** A user as operations see them in the list; personal data masked. */
export const personOf = (row: AccountRow): PersonRow => ({
  userId: row.id,
  userName: row.user_name,
  roleType: row.role_type,
  roleIds: row.role_ids,
  state: row.disabled_at === null ? 'active' : 'disabled',
  phone: row.phone === null ? null : maskPhone(row.phone),
  retailerId: row.retailer_id,
  shopDuties: row.shop_duties,
  createTime: row.created_at.toISOString(),
})

const superadmins = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'superadmin' = any (role_ids)`)
    .where('disabled_at', 'is', null)
    .orderBy('id')

const isOnly = (ids: readonly { readonly id: string }[], userId: string): boolean =>
  ids.length === 1 && ids[0]?.id === userId

/** The facts by which a change of an account is decided, and who of the superadmins is still one. */
export interface LockedAccount {
  readonly user: AccountRow
  readonly facts: AccountFacts
  readonly superadminIds: readonly string[]
}

/**
 * Locks an account and all superadmins until the transaction ends: two of them who take each other's role away come one
 * after the other.
 */
export const lockAccount = async (trx: Db, userId: string): Promise<LockedAccount | null> => {
  const administrators = await superadmins(trx).forUpdate().execute()
  const user = await trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return user === undefined
    ? null
    : {
        user,
        superadminIds: administrators.map(({ id }) => id),
        facts: {
          userId,
          roleType: user.role_type,
          roleIds: user.role_ids,
          isDisabled: user.disabled_at !== null,
          hasShop: user.retailer_id !== null,
          isLastSuperadmin: isOnly(administrators, userId),
        },
      }
}

/** Writes the roles of a user. */
export const setRoles = async (trx: Db, userId: string, roleIds: readonly string[]): Promise<void> => {
  await write(trx).updateTable('users').set({ role_ids: roleIds }).where('id', '=', userId).execute()
}

/** The level of accounts of the back office, above that of customers. */
const MANAGER_LEVEL = 2

/** Makes an account of the back office. */
export const appoint = async (trx: Db, userId: string, roleIds: readonly string[]): Promise<void> => {
  await write(trx)
    .updateTable('users')
    .set({ role_type: 'manager', role_ids: roleIds, highest_role_level: MANAGER_LEVEL })
    .where('id', '=', userId)
    .execute()
}

/** Disables an account, or with null lets it sign in again. */
export const setDisabled = async (trx: Db, userId: string, at: Date | null): Promise<void> => {
  await write(trx).updateTable('users').set({ disabled_at: at }).where('id', '=', userId).execute()
}

/** Ends every session of a user. @returns how many there were */
export const endSessionsOf = async (trx: Db, userId: string): Promise<number> =>
  (await write(trx).deleteFrom('sessions').where('user_id', '=', userId).returning('id_hash').execute())
    .length

const groupsOf = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('group_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All that operations see of a user, or null. `since` is when the oldest session that may be live began. */
export const findPerson = async (db: Db, userId: string, since: Date): Promise<PersonDetail | null> => {
  const user = await db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()
  if (user === undefined) return null
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('seen_at', 'desc')
    .execute()
  const signIns = await lastSignIns(db, userId, SIGN_INS.shown)
  return {
    ...personOf(user),
    phoneVerified: user.phone_verified,
    disabledTime: user.disabled_at?.toISOString() ?? null,
    groups: await groupsOf(db, userId),
    isLastSuperadmin: isOnly(await superadmins(db).execute(), userId),
    sessions: sessions.map(({ created_at, seen_at }) => ({
      beginTime: created_at.toISOString(),
      seenTime: seen_at.toISOString(),
    })),
    signIns: signIns.map(({ at, outcome }) => ({ at: at.toISOString(), outcome })),
  }
}
