import { MAX_FAVOURITES, type NamedGoods } from '@compute-mall/core/goods'
import { type Db, lockSubject, writing } from '../../platform/database/index.ts'
import type { GoodsTables } from '../goods.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<GoodsTables>()

/** A mark, or its end. */
export interface Favour {
  readonly userId: string
  readonly goodsId: string
  readonly isFavourite: boolean
  readonly now: Date
}

/** The favourites of a user that are still on the shelf, the latest first. */
export const favouritesOf = async (db: Db, userId: string): Promise<readonly NamedGoods[]> => {
  const rows = await db
    .selectFrom('goods_favourites')
    .innerJoin('goods', 'goods.id', 'goods_favourites.goods_id')
    .select(['goods.id', 'goods.document'])
    .where('user_id', '=', userId)
    .where('display', '=', true)
    .orderBy('at', 'desc')
    .orderBy('goods.id')
    .limit(MAX_FAVOURITES)
    .execute()
  return rows.map(({ id, document }) => ({ id, name: document.name }))
}

/** Keeps or removes a mark; the oldest beyond the most that somebody has go. @returns whether there are such goods */
export const keepFavourite = async (
  trx: Db,
  { userId, goodsId, isFavourite, now }: Favour,
): Promise<boolean> => {
  const goods = await trx.selectFrom('goods').select('id').where('id', '=', goodsId).executeTakeFirst()
  if (goods === undefined) return false
  if (!isFavourite) {
    await write(trx)
      .deleteFrom('goods_favourites')
      .where('user_id', '=', userId)
      .where('goods_id', '=', goodsId)
      .execute()
    return true
  }
  await lockSubject(trx, `favourites:${userId}`)
  await write(trx)
    .insertInto('goods_favourites')
    .values({ user_id: userId, goods_id: goodsId, at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'goods_id']).doNothing())
    .execute()
  await write(trx)
    .deleteFrom('goods_favourites')
    .where('user_id', '=', userId)
    .where('goods_id', 'not in', (query) =>
      query
        .selectFrom('goods_favourites')
        .select('goods_id')
        .where('user_id', '=', userId)
        .orderBy('at', 'desc')
        .orderBy('goods_id')
        .limit(MAX_FAVOURITES),
    )
    .execute()
  return true
}
