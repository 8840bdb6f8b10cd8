import type { GoodsCard, Sku } from '@compute-mall/core/goods'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { AVAILABILITY, type Availability } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import { type CardDocument, cardOffer } from './goods.documents.ts'

export interface CardRow {
  readonly card: CardDocument
  readonly sales: number
  readonly score: number
  /** What the goods page opens with; null for goods without any stock. */
  readonly opened:
    | (Pick<Sku, 'pricing'> & { readonly skuId: string; readonly availability: Availability })
    | null
}

/** What a list is asked for that decides which sku of its goods fits. */
export interface Wish {
  /** Skus that fit better than the others of their goods; they stand first even where they are sold out. */
  readonly skuIds?: readonly string[]
  /** What can be tried stands before what is only cheaper. */
  readonly trial?: boolean
}

/**
 * What a card needs of `goods_search as found` and `goods`, which a query joins. It promises what the page of the goods
 * opens with: the sku that fits the wish, else the one that the card names, in its first centre that has some, else the
 * next sku that is not sold out.
 */
export const cardColumns = ({ skuIds = [], trial = false }: Wish = {}) => sql`
  goods.card, found.sales, found.score,
  (select json_build_object('skuId', stock.sku_id, 'availability', stock.availability,
     'pricing', (select json_agg(json_build_object('id', id, 'price', price::text, 'sourcePrice', source_price::text,
        'billingType', billing_type, 'unit', unit, 'duration', duration) order by position)
        from pricings where sku_id = stock.sku_id))
   from sku_stock as stock join skus on skus.id = stock.sku_id
   left join clusters on clusters.id = stock.cluster_id
   where stock.goods_id = found.goods_id
     and (stock.cluster_id = '' or position(${sql.lit(DEACTIVATED_WORD)} in clusters.name->>'zh') = 0)
   order by ${skuIds.length === 0 ? sql`` : sql`stock.sku_id <> all(${[...skuIds]}::text[]),`}
     stock.availability = ${sql.lit(AVAILABILITY.soldOut)},
     ${
       trial
         ? sql`not exists (select from pricings where sku_id = stock.sku_id and billing_type = 'TRIAL'),`
         : sql``
     } stock.sku_id <> goods.card->>'skuId', skus.position, stock.position
   limit 1) as opened`

export const cardOf = ({ card, sales, score, opened }: CardRow): GoodsCard => ({
  ...card,
  ...(opened && cardOffer([{ id: opened.skuId, pricing: opened.pricing }])),
  availability: opened?.availability ?? AVAILABILITY.soldOut,
  saleCount: sales,
  score: score / 10,
})
