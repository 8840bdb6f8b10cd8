import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { Db } from '../../database.ts'

const standing = (isLeader: boolean): 'Leader' | 'Member' => (isLeader ? 'Leader' : 'Member')

/** The user's groups, oldest first. */
export const groupsOf = async (
  db: Db,
  userId: string,
  { start, limit }: { readonly start: number; readonly limit: number },
) => {
  const mine = db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .where('user_id', '=', userId)
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
