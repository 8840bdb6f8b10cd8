import { type ListWithViews, MAX_VIEWS, type SavedView } from '@compute-mall/core/list'
import { type Db, lockSubject, writing } from '../platform/database/index.ts'
import type { ListTables } from './list.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<ListTables>()

/** A list as one user keeps views of it. */
export interface OwnList {
  readonly userId: string
  readonly list: ListWithViews
}

/** The views that a user keeps of a list, by name. */
export const viewsOf = (db: Db, { userId, list }: OwnList): Promise<readonly SavedView[]> =>
  db
    .selectFrom('saved_views')
    .select(['name', 'query'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()

/** Keeps a view, in place of one of the same name; the oldest beyond the most that somebody has go. */
export const keepView = async (
  trx: Db,
  { userId, list }: OwnList,
  { name, query }: SavedView,
  now: Date,
): Promise<void> => {
  await lockSubject(trx, `views:${userId}:${list}`)
  await write(trx)
    .insertInto('saved_views')
    .values({ user_id: userId, list, name, query, saved_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query, saved_at: now }),
    )
    .execute()
  await write(trx)
    .deleteFrom('saved_views')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name', 'not in', (latest) =>
      latest
        .selectFrom('saved_views')
        .select('name')
        .where('user_id', '=', userId)
        .where('list', '=', list)
        .orderBy('saved_at', 'desc')
        .orderBy('name')
        .limit(MAX_VIEWS),
    )
    .execute()
}

export const removeView = async (trx: Db, { userId, list }: OwnList, name: string): Promise<void> => {
  await write(trx)
    .deleteFrom('saved_views')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .execute()
}
