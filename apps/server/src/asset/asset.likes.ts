import { sql } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import type { AssetTables } from './asset.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<AssetTables>()

/** A like, or its end. */
export interface Like {
  readonly userId: string
  readonly assetId: string
  readonly isLiked: boolean
  readonly now: Date
}

/** Keeps or removes a like and counts it; saying the same twice counts once (J18). */
export const keepLike = async (trx: Db, { userId, assetId, isLiked, now }: Like): Promise<void> => {
  const changed = isLiked
    ? await write(trx)
        .insertInto('asset_likes')
        .values({ user_id: userId, asset_id: assetId, at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'asset_id']).doNothing())
        .returning('asset_id')
        .execute()
    : await write(trx)
        .deleteFrom('asset_likes')
        .where('user_id', '=', userId)
        .where('asset_id', '=', assetId)
        .returning('asset_id')
        .execute()
  if (changed.length === 0) return
  await write(trx)
    .updateTable('assets')
    .set({ like_count: isLiked ? sql<number>`like_count + 1` : sql<number>`greatest(like_count - 1, 0)` })
    .where('id', '=', assetId)
    .execute()
}

/** Whether a user likes an asset. */
export const isLikedBy = async (db: Db, userId: string, assetId: string): Promise<boolean> => {
  const like = await db
    .selectFrom('asset_likes')
    .select('asset_id')
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst()
  return like !== undefined
}
