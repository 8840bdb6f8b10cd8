import type { Asset } from '@compute-mall/core/asset'
import { listedPricing, type Sku } from '@compute-mall/core/goods'
import { compare } from '@compute-mall/core/money'
import { availabilityOfShare } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import type { CardDocument } from '../goods/index.ts'
import type { Centers } from './asset.centers.ts'
import type { AssetTable } from './asset.tables.ts'

export type AssetRow = Omit<AssetTable, 'words' | 'preview'> & {
  /** Of the goods by which it is sold; null for what nobody sells. */
  readonly card: CardDocument | null
  /** The prices of its goods above nothing. */
  readonly paid: Sku['pricing']
}

/** What `assetOf` needs of `assets`. */
export const assetColumns = sql`assets.id, assets.asset_type, assets.name, assets.summary, assets.owner, assets.tags,
  assets.goods_id, assets.cluster_id, assets.like_count, assets.use_count, assets.updated_at,
  (select card from goods where goods.id = assets.goods_id) as card,
  (select coalesce(json_agg(json_build_object('id', pricings.id, 'price', price::text,
      'sourcePrice', source_price::text, 'billingType', billing_type, 'unit', unit, 'duration', duration)
      order by skus.position, pricings.position), '[]')
    from skus join pricings on pricings.sku_id = skus.id
    where skus.goods_id = assets.goods_id and price > 0) as paid`

/** Neither in a centre that was deactivated (R3.02), nor sold by goods that are off the shelf. */
export const isSeen = (
  centers: Centers,
) => sql`(assets.cluster_id is null or assets.cluster_id = any(${[...centers.keys()]}::text[]))
  and (assets.goods_id is null or exists (select from goods where goods.id = assets.goods_id and goods.display))`

/** The price on the card of its goods; of goods that are free in part, the price by which the rest would be listed. */
const priceOf = (
  { kind, minPrice, unit, billingType }: CardDocument,
  paid: Sku['pricing'],
): Asset['price'] => {
  const hasFree = compare(minPrice, 0) === 0
  const rest = hasFree ? listedPricing({ pricing: paid }) : undefined
  return rest === undefined
    ? { amount: minPrice, kind, unit, billingType, hasFree }
    : { amount: rest.price, kind, unit: rest.unit, billingType: rest.billingType, hasFree }
}

export const assetOf = (row: AssetRow, centers: Centers): Asset => {
  const center = row.cluster_id === null ? undefined : centers.get(row.cluster_id)
  return {
    id: row.id,
    assetType: row.asset_type,
    name: row.name,
    summary: row.summary,
    owner: row.owner,
    tags: row.tags,
    goodsId: row.goods_id,
    clusterId: row.cluster_id,
    centerName: center?.name ?? null,
    centerLoad: center === undefined ? null : availabilityOfShare(center.free),
    price: row.card && priceOf(row.card, row.paid),
    likeCount: row.like_count,
    useCount: row.use_count,
    updateTime: row.updated_at.toISOString(),
  }
}
