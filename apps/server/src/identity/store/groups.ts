import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

const standing = (isLeader: boolean): 'Leader' | 'Member' => (isLeader ? 'Leader' : 'Member')

/** The user's groups, oldest first. */
export const groupsOf = async (
  db: Db,
  userId: string,
  {
    start,
    limit,
    groupId,
  }: { readonly start: number; readonly limit: number; readonly groupId?: string | undefined },
) => {
  const all = db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .where('user_id', '=', userId)
  const mine = groupId === undefined ? all : all.where('groups.id', '=', groupId)
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .select(['groups.id', 'account_name', 'is_leader'])
    .orderBy('groups.created_at')
    .orderBy('groups.id')
    .offset(start)
    .limit(limit)
    .execute()
  const records = rows.map((row) => ({
    accountName: row.account_name,
    groupId: row.id,
    isGroupLeader: standing(row.is_leader),
  }))
  return { total, records }
}

/** Who is in a group, for those who are in it themselves; a foreign group is one that is not there. */
export const groupUsersOf = async (db: Db, userId: string, groupId: string) => {
  const rows = await db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select(['users.id', 'user_name', 'is_leader'])
    .where('group_id', '=', groupId)
    .orderBy('is_leader', 'desc')
    .orderBy('user_name')
    .execute()
  return rows.some(({ id }) => id === userId)
    ? E.right({
        groupUsersInfos: rows.map((row) => ({
          userId: row.id,
          userName: row.user_name,
          isGroupLeader: standing(row.is_leader),
        })),
      })
    : E.left<Refusal>(refusals.notFound())
}

/** A group as one of its people stands in it. */
export interface GroupOf {
  readonly id: string
  readonly name: string
  readonly isLeader: boolean
}

const selectGroup = (db: Db, groupId: string, userId: string) =>
  db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['groups.id', 'account_name as name', 'is_leader as isLeader'])
    .where('groups.id', '=', groupId)
    .where('user_id', '=', userId)

/** A group that the user is in, with how they stand in it; null for one that they are not in. */
export const groupFor = async (db: Db, groupId: string, userId: string): Promise<GroupOf | null> =>
  (await selectGroup(db, groupId, userId).executeTakeFirst()) ?? null

/**
 * The same, locked until the transaction ends: who joins, leaves or leads changes one after the other, so that there is
 * exactly one leader whatever happens at once.
 */
export const lockGroup = async (trx: Db, groupId: string, userId: string): Promise<GroupOf | null> => {
  await trx.selectFrom('groups').select('id').where('id', '=', groupId).forUpdate().executeTakeFirst()
  return groupFor(trx, groupId, userId)
}

/** The oldest group that the user is a member of without leading it. */
export const firstGroupOfMember = async (db: Db, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select('groups.id')
    .where('user_id', '=', userId)
    .where('is_leader', '=', false)
    .orderBy('groups.created_at')
    .orderBy('groups.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Who is in a group. */
export const membersOf = (db: Db, groupId: string) =>
  db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select(['users.id', 'user_name as name', 'is_leader as isLeader'])
    .where('group_id', '=', groupId)
    .execute()

/** Puts a user into a locked group. */
export const addMember = async (trx: Db, groupId: string, userId: string): Promise<void> => {
  await write(trx)
    .insertInto('group_members')
    .values({ group_id: groupId, user_id: userId, is_leader: false })
    .execute()
}

/** Takes a user out of a locked group. */
export const removeMember = async (trx: Db, groupId: string, userId: string): Promise<void> => {
  await write(trx)
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute()
}

/** Makes a member of a locked group its leader, in place of whoever is. */
export const makeLeader = async (trx: Db, groupId: string, userId: string): Promise<void> => {
  const members = () => write(trx).updateTable('group_members').where('group_id', '=', groupId)
  await members().set({ is_leader: false }).where('is_leader', '=', true).execute()
  await members().set({ is_leader: true }).where('user_id', '=', userId).execute()
}

/** The accounts that the members of a group have in centres, without those that were closed down (R3.02). */
export const memberAccountsOf = async (db: Db, groupId: string, language: Language) => {
  const rows = await db
    .selectFrom('cluster_accounts')
    .innerJoin('group_members', 'group_members.user_id', 'cluster_accounts.user_id')
    .innerJoin('users', 'users.id', 'cluster_accounts.user_id')
    .selectAll('cluster_accounts')
    .select('user_name')
    .where('group_id', '=', groupId)
    .where(sql<boolean>`position(${DEACTIVATED_WORD} in center_name_zh) = 0`)
    .orderBy('user_name')
    .orderBy('cluster_id')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    userName: row.user_name,
    clusterId: row.cluster_id,
    centerName: language === 'en' ? row.center_name_en : row.center_name_zh,
    clusterUserName: row.cluster_user_name,
    memberType: row.member_type,
    status: row.status,
  }))
}

/** Who leads these users, each with whom. */
export const leadersOf = (
  db: Db,
  userIds: readonly string[],
): Promise<readonly { readonly leaderId: string; readonly userId: string }[]> =>
  db
    .selectFrom('group_members as theirs')
    .innerJoin('group_members as lead', 'lead.group_id', 'theirs.group_id')
    .select(['lead.user_id as leaderId', 'theirs.user_id as userId'])
    .distinct()
    .where('lead.is_leader', '=', true)
    .where('theirs.user_id', 'in', userIds)
    .whereRef('lead.user_id', '<>', 'theirs.user_id')
    .execute()
