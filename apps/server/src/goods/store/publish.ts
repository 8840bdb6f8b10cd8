import { firstRowsOf, type GoodsForm } from '@compute-mall/core/goods'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { insertRows } from '../../platform/database/index.ts'
import { publish } from '../../platform/outbox/index.ts'
import { type GoodsPublished, goodsPublished } from '../goods.events.ts'
import type { GoodsRecord } from '../goods.record.ts'
import { dependencyRows, goodsRow, pricingRows, type RegionOf, skuRows, writeGoods } from './catalogue.ts'
import { recordFrom } from './forms.ts'
import type { LifeRow } from './lives.ts'
import { write } from './write.ts'

/** The words of the regions of all centres. */
const regionsOf = async (db: Db, words: RegionOf): Promise<RegionOf> => {
  const rows = await db.selectFrom('clusters').select(['id', 'region']).execute()
  const regions = new Map(rows.map(({ id, region }) => [id, region]))
  return (clusterId) => words(regions.get(clusterId) ?? '')
}

/** What a centre holds changes by what the seller changed; what is sold and open stays taken. */
const putStock = async (trx: Db, { id, skus }: GoodsRecord, base: GoodsForm | null): Promise<void> => {
  const before = (skuId: string, clusterId: string): number | undefined =>
    base?.skus.find((sku) => sku.id === skuId)?.stock.find((one) => one.clusterId === clusterId)?.capacity
  const rows = skus.flatMap((sku) =>
    sku.stock.map(({ clusterId, capacity }, position) => ({
      sku_id: sku.id,
      cluster_id: clusterId,
      goods_id: id,
      position,
      free: capacity,
      capacity,
      change: capacity - (before(sku.id, clusterId) ?? 0),
    })),
  )
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as given (sku_id text, cluster_id text, goods_id text, position smallint, free integer, capacity integer, change integer)`
  await sql`
    delete from sku_stock as stock where goods_id = ${id}
      and not exists (select from ${given} where given.sku_id = stock.sku_id and given.cluster_id = stock.cluster_id)`.execute(
    trx,
  )
  await sql`
    insert into sku_stock as stock (sku_id, cluster_id, goods_id, position, free, capacity)
    select sku_id, cluster_id, goods_id, position, free, capacity from ${given} order by sku_id, cluster_id
    on conflict (sku_id, cluster_id) do update set
      position = excluded.position,
      free = greatest(0, stock.free + (select change from ${given}
        where given.sku_id = stock.sku_id and given.cluster_id = stock.cluster_id)),
      capacity = greatest(0, stock.capacity + (select change from ${given}
        where given.sku_id = stock.sku_id and given.cluster_id = stock.cluster_id))`.execute(trx)
}

/** A sku that is not offered any more has no price; it stays for the orders that name it. */
const putSkus = async (trx: Db, record: GoodsRecord): Promise<void> => {
  await sql`delete from pricings using skus where skus.id = pricings.sku_id and skus.goods_id = ${record.id}`.execute(
    trx,
  )
  await sql`
    insert into skus (id, goods_id, position, expires_at, specification, document)
    select id, goods_id, position, expires_at, specification, document
    from json_populate_recordset(null::skus, ${JSON.stringify(skuRows(record))}::json)
    on conflict (id) do update set (position, expires_at, specification, document) =
      row (excluded.position, excluded.expires_at, excluded.specification, excluded.document)`.execute(trx)
  await insertRows(write(trx), 'pricings', record.skus.flatMap(pricingRows))
}

const replaceGoods = async (
  trx: Db,
  record: GoodsRecord,
  base: GoodsForm | null,
  regionOf: RegionOf,
): Promise<void> => {
  const { id, display: _, listed_at: __, ...row } = goodsRow(record, regionOf)
  await write(trx).updateTable('goods').set(row).where('id', '=', id).execute()
  await write(trx).deleteFrom('goods_dependencies').where('goods_id', '=', id).execute()
  await insertRows(write(trx), 'goods_dependencies', dependencyRows(record))
  await putSkus(trx, record)
  await putStock(trx, record, base)
}

/** What is published: the goods as they were handed in, and against what. */
export interface Publication {
  readonly form: GoodsForm
  readonly base: GoodsForm | null
  readonly regionWords: RegionOf
  readonly now: Date
}

/** What others are told of goods that were published. */
const publishedOf = (
  { id, kind, name, summary, shop, tags, skus, firstRows = '' }: GoodsRecord,
  now: Date,
): GoodsPublished => ({
  goodsId: id,
  kind,
  name,
  summary,
  shopName: shop.name,
  tags: [...tags],
  firstRows: firstRowsOf({ kind, firstRows }),
  clusterId: skus.flatMap(({ stock }) => stock.map((place) => place.clusterId)).find(Boolean) ?? null,
  at: now.toISOString(),
})

/** Makes what passed what buyers see; where the goods stand is for the shelf to say. */
export const publishGoods = async (
  trx: Db,
  row: LifeRow,
  { form, base, regionWords, now }: Publication,
): Promise<void> => {
  const shop = await trx
    .selectFrom('shops')
    .select(['id', 'name'])
    .where('id', '=', row.shop_id)
    .executeTakeFirstOrThrow()
  const known = await trx.selectFrom('goods').select('id').where('id', '=', row.goods_id).executeTakeFirst()
  const record = recordFrom(form, { id: row.goods_id, shop, display: false, listedAt: now })
  const regionOf = await regionsOf(trx, regionWords)
  if (known === undefined) await writeGoods(trx, [record], regionOf)
  else await replaceGoods(trx, record, base, regionOf)
  await write(trx)
    .updateTable('goods_lives')
    .set({
      name: record.name,
      kind: form.kind,
      catalogue_item_id: form.catalogueItemId,
      shelf_at: form.shelfAt === null ? null : new Date(form.shelfAt),
    })
    .where('goods_id', '=', row.goods_id)
    .execute()
  await publish(trx, goodsPublished, publishedOf(record, now))
}
