import type { GoodsCard } from '@compute-mall/core/goods'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { AVAILABILITY, type Availability } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import type { CardDocument } from './goods.documents.ts'

export interface CardRow {
  readonly card: CardDocument
  readonly sales: number
  readonly score: number
  /** What the goods page opens with; null for goods without any stock. */
  readonly opened: { readonly skuId: string; readonly availability: Availability } | null
}

/**
 * What a card needs of `goods_search as found` and `goods`, which a query joins. It promises what the page of the goods
 * opens with: the sku that the card names in its first centre that has some, else the next sku that is not sold out.
 */
export const cardColumns = sql`
  goods.card, found.sales, found.score,
  (select json_build_object('skuId', stock.sku_id, 'availability', stock.availability)
   from sku_stock as stock join skus on skus.id = stock.sku_id
   left join clusters on clusters.id = stock.cluster_id
   where stock.goods_id = found.goods_id
     and (stock.cluster_id = '' or position(${sql.lit(DEACTIVATED_WORD)} in clusters.name->>'zh') = 0)
   order by stock.availability = ${sql.lit(AVAILABILITY.soldOut)}, stock.sku_id <> goods.card->>'skuId',
     skus.position, stock.position
   limit 1) as opened`

export const cardOf = ({ card, sales, score, opened }: CardRow): GoodsCard => ({
  ...card,
  skuId: opened?.skuId ?? card.skuId,
  availability: opened?.availability ?? AVAILABILITY.soldOut,
  saleCount: sales,
  score: score / 10,
})
