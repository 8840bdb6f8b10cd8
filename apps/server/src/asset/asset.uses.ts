import { sql } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import type { AssetTables } from './asset.tables.ts'

const write = writing<AssetTables>()

/** Notes that a user opened an asset; each user counts once. */
export const noteUse = async (
  trx: Db,
  { userId, assetId, now }: { readonly userId: string; readonly assetId: string; readonly now: Date },
): Promise<void> => {
  const noted = await write(trx)
    .insertInto('asset_uses')
    .values({ user_id: userId, asset_id: assetId, at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'asset_id']).doNothing())
    .returning('asset_id')
    .execute()
  if (noted.length === 0) return
  await write(trx)
    .updateTable('assets')
    .set({ use_count: sql<number>`use_count + 1` })
    .where('id', '=', assetId)
    .execute()
}

/** Counts a use of what is sold for each order that it is in. */
export const countUses = async (
  trx: Db,
  sales: readonly { readonly skuIds: readonly string[] }[],
): Promise<void> => {
  const skuIds = sales.flatMap((sale) => sale.skuIds)
  await sql`
    with used as (
      select skus.goods_id, count(*)::integer as uses
      from json_array_elements_text(${JSON.stringify(skuIds)}::json) as sold join skus on skus.id = sold
      group by skus.goods_id)
    update assets set use_count = use_count + used.uses from used where used.goods_id = assets.goods_id`.execute(
    trx,
  )
}

/** What a reader has paid for, as ids of goods. */
export const boughtBy = (userId: string | null) => sql`
  select skus.goods_id from order_lines as line join orders on orders.id = line.order_id
  join skus on skus.id = line.sku_id where orders.user_id = ${userId} and orders.status = 'paid'`

/** Whether a reader has used an asset: opened it, or had what was bought opened. */
export const isUsedBy = (userId: string | null) => sql`
  (assets.id in (select asset_id from asset_uses where user_id = ${userId})
   or assets.goods_id in (
     select skus.goods_id from order_lines as line join orders on orders.id = line.order_id
     join skus on skus.id = line.sku_id where orders.user_id = ${userId} and line.opened_at is not null))`
