import { type CatalogueUsage, type CatalogueUse, MAX_USAGE_ROWS } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import type { Db } from '../platform/database/index.ts'

type UsedGoods = CatalogueUsage['goods'][number]

const use = sql`case when life.shelf = 'on' then 'onShelf'
  when life.shelf in ('awaiting', 'executing') then 'waiting' else 'offShelf' end`

/** The goods that offer an item: what goes on, and what cannot begin, when it is disabled (R4.04). */
export const usageOf = async (db: Db, itemId: string): Promise<CatalogueUsage> => {
  const counted = await sql<{ readonly use: CatalogueUse; readonly count: number }>`
    select ${use} as use, count(*) as count from goods_lives as life
    where life.catalogue_item_id = ${itemId} and life.deleted_at is null group by 1`.execute(db)
  const goods = await sql<UsedGoods>`
    select life.goods_id as "goodsId", life.name, shops.name as "shopName", ${use} as use
    from goods_lives as life join shops on shops.id = life.shop_id
    where life.catalogue_item_id = ${itemId} and life.deleted_at is null
    order by life.name->>'zh', life.goods_id limit ${MAX_USAGE_ROWS}`.execute(db)
  const open = await sql<{ readonly count: number }>`
    select count(*) as count from goods_lives as life
      join skus on skus.goods_id = life.goods_id
      join order_lines as line on line.sku_id = skus.id
    where life.catalogue_item_id = ${itemId} and line.provision_status = 'open'`.execute(db)
  const countOf = (wanted: CatalogueUse) => counted.rows.find((row) => row.use === wanted)?.count ?? 0
  return {
    onShelf: countOf('onShelf'),
    waiting: countOf('waiting'),
    offShelf: countOf('offShelf'),
    openResources: open.rows[0]?.count ?? 0,
    goods: goods.rows,
  }
}
