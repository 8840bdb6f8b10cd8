import { DAY_MS } from '@compute-mall/core/time'
import { writeGoods } from '@compute-mall/server/goods'
import type { Database } from '@compute-mall/server/platform/database'
import { insertRows } from '@compute-mall/server/platform/database'
import { refreshIndex, regionWords } from '@compute-mall/server/search'
import { type Kysely, sql } from 'kysely'
import { catalogueOf, type SeededGoods } from './catalogue/catalogue.ts'
import { goodsDrafts } from './catalogue/kinds/index.ts'
import { itemAt } from './items.ts'
import { centers } from './world.ts'

const regions = new Map(centers.map(({ id, region }) => [id, region]))
const regionOf = (clusterId: string) => regionWords.get(regions.get(clusterId) ?? '') ?? null

/** Goods, what was counted of them, and what finds them. */
export const seedCatalogue = async (db: Kysely<Database>, now: Date): Promise<readonly SeededGoods[]> => {
  const catalogue = catalogueOf(goodsDrafts(), now)
  await writeGoods(
    db,
    catalogue.map(({ record }) => record),
    regionOf,
  )
  await offerItems(db, catalogue)
  await insertRows(
    db,
    'reviews',
    catalogue.flatMap((goods) => reviewRows(goods, now)),
  )
  await insertRows(
    db,
    'goods_days',
    catalogue.flatMap((goods) => dayRows(goods, now)),
  )
  await setCounters(db, catalogue)
  await refreshIndex(db, now)
  return catalogue
}

/** Compute is offered from the catalogue of resources (R4.04), at the first centre where it is in stock. */
const offerItems = async (db: Kysely<Database>, catalogue: readonly SeededGoods[]): Promise<void> => {
  const offered = catalogue.flatMap(({ record: { id, resourceType, skus } }) => {
    const itemId = itemAt(resourceType, skus[0]?.stock[0]?.clusterId)
    return itemId === null ? [] : [{ goods_id: id, catalogue_item_id: itemId }]
  })
  await sql`update goods_lives l set catalogue_item_id = n.catalogue_item_id
    from json_populate_recordset(null::goods_lives, ${JSON.stringify(offered)}::json) n
    where l.goods_id = n.goods_id`.execute(db)
}

const starsOf = ({ reviews }: SeededGoods) => reviews.reduce((sum, { stars }) => sum + stars, 0)

const reviewRows = ({ record, reviews }: SeededGoods, now: Date) =>
  reviews.map((review, i) => ({
    id: `${record.id}-${i + 1}`,
    goods_id: record.id,
    shop_id: record.shop.id,
    user_id: null,
    user_name: review.userName,
    stars: review.stars,
    text: review.text,
    reply: review.reply,
    created_at: new Date(now.getTime() - review.daysAgo * DAY_MS),
    replied_at: null,
  }))

const dayRows = ({ record, days }: SeededGoods, now: Date) =>
  [...days].map(([ago, orders]) => ({
    goods_id: record.id,
    day: new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10),
    orders,
  }))

const setCounters = async (db: Kysely<Database>, catalogue: readonly SeededGoods[]): Promise<void> => {
  const counted = catalogue.map((goods) => ({
    goods_id: goods.record.id,
    sale_count: goods.saleCount,
    review_count: goods.reviews.length,
    star_total: starsOf(goods),
  }))
  await sql`update goods_counters c
    set sale_count = n.sale_count, review_count = n.review_count, star_total = n.star_total
    from json_populate_recordset(null::goods_counters, ${JSON.stringify(counted)}::json) n
    where c.goods_id = n.goods_id`.execute(db)
}
