import type { GoodsCard } from '@compute-mall/core/goods'
import { AVAILABILITY, type Availability } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import type { CardDocument } from './goods.documents.ts'

export interface CardRow {
  readonly card: CardDocument
  readonly sales: number
  readonly score: number
  /** Null for goods without any stock. */
  readonly availability: Availability | null
}

/** What a card needs of `goods_search as found` and `goods`, which a query joins. */
export const cardColumns = sql`
  goods.card, found.sales, found.score,
  (select min(availability) from sku_stock where goods_id = found.goods_id) as availability`

export const cardOf = ({ card, sales, score, availability }: CardRow): GoodsCard => ({
  ...card,
  availability: availability ?? AVAILABILITY.soldOut,
  saleCount: sales,
  score: score / 10,
})
