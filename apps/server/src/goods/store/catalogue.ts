import type { Words } from '@compute-mall/core/codec'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { insertRows } from '../../platform/database/index.ts'
import {
  type CardDocument,
  cardDocument,
  goodsDocument,
  skuDocument,
  specificationOf,
} from '../goods.documents.ts'
import type { GoodsRecord, SkuRecord } from '../goods.record.ts'
import { write } from './write.ts'

/** The words of the region in which a centre lies; null for one that is not known. */
export type RegionOf = (clusterId: string) => Words | null

/**
 * Writes goods that are not there yet, with their skus, prices and stock, inside the caller's transaction.
 * What finds them is written by search/store/entries.
 */
export const writeGoods = async (
  trx: Db,
  records: readonly GoodsRecord[],
  regionOf: RegionOf,
): Promise<void> => {
  await insertRows(
    write(trx),
    'goods',
    records.map((record) => goodsRow(record, regionOf)),
  )
  await beginLives(trx, records)
  await insertRows(
    write(trx),
    'goods_counters',
    records.map(({ id }) => ({ goods_id: id })),
  )
  await insertRows(write(trx), 'goods_dependencies', records.flatMap(dependencyRows))
  await insertRows(write(trx), 'skus', records.flatMap(skuRows))
  await insertRows(
    write(trx),
    'pricings',
    records.flatMap(({ skus }) => skus.flatMap(pricingRows)),
  )
  await insertRows(write(trx), 'sku_stock', records.flatMap(stockRows))
}

/** Goods that were applied for have a life already. */
const beginLives = async (trx: Db, records: readonly GoodsRecord[]): Promise<void> => {
  const ids = JSON.stringify(records.map(({ id }) => id))
  const { rows } = await sql<{ goods_id: string }>`select goods_id from goods_lives
    where goods_id in (select json_array_elements_text(${ids}::json))`.execute(trx)
  const known = new Set(rows.map(({ goods_id }) => goods_id))
  await insertRows(write(trx), 'goods_lives', records.filter(({ id }) => !known.has(id)).map(lifeRow))
}

/** Goods that are written without an application have passed, and stand where their record says. */
const lifeRow = ({ id, shop, kind, name, display, listedAt }: GoodsRecord) => ({
  goods_id: id,
  shop_id: shop.id,
  kind,
  name,
  shelf: display ? ('on' as const) : ('off' as const),
  review: 'passed' as const,
  shelf_reason: null,
  review_reason: null,
  featured_at: null,
  shelf_at: null,
  catalogue_item_id: null,
  created_at: listedAt,
  changed_at: listedAt,
  deleted_at: null,
})

export const goodsRow = (record: GoodsRecord, regionOf: RegionOf) => ({
  id: record.id,
  shop_id: record.shop.id,
  kind: record.kind,
  type: record.type,
  resource_type: record.resourceType,
  display: record.display,
  listed_at: record.listedAt,
  purchase_limit: record.limit,
  buyer_limit: record.buyerLimit ?? null,
  classification: record.classification,
  first_rows: record.firstRows ?? '',
  document: goodsDocument(record),
  card: cardDocument(record, firstRegion(record, regionOf)),
})

const firstRegion = ({ skus }: GoodsRecord, regionOf: RegionOf): Words | null => {
  const clusterId = skus[0]?.stock[0]?.clusterId ?? ''
  return clusterId === '' ? null : regionOf(clusterId)
}

export const dependencyRows = ({ id, dependencies }: GoodsRecord) =>
  dependencies.map(({ goodsId, required }, position) => ({
    goods_id: id,
    depends_on: goodsId,
    required,
    position,
  }))

export const skuRows = ({ id, skus, specifications }: GoodsRecord) =>
  skus.map((sku, position) => ({
    id: sku.id,
    goods_id: id,
    position,
    expires_at: sku.expiresAt,
    specification: specificationOf(specifications, sku.specificationValues),
    document: skuDocument(sku),
  }))

export const pricingRows = ({ id, pricing }: SkuRecord) =>
  pricing.map((one, position) => ({
    id: one.id,
    sku_id: id,
    position,
    price: one.price,
    source_price: one.sourcePrice,
    billing_type: one.billingType,
    unit: one.unit,
    duration: one.duration,
  }))

const stockRows = ({ id, skus }: GoodsRecord) =>
  skus.flatMap((sku) =>
    sku.stock.map(({ clusterId, free, capacity }, position) => ({
      sku_id: sku.id,
      cluster_id: clusterId,
      goods_id: id,
      position,
      free,
      capacity,
    })),
  )

/** Makes the cards of these goods say what is offered today; a card that says so already is left alone. */
export const updateCards = async (
  trx: Db,
  cards: readonly { readonly id: string; readonly card: CardDocument }[],
): Promise<void> => {
  await sql`
    update goods set card = new.card
    from json_to_recordset(${JSON.stringify(cards)}::json) as new (id text, card json)
    where goods.id = new.id and goods.card::jsonb <> new.card::jsonb`.execute(trx)
}
