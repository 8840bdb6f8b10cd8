import { aboutLeft, type GoodsCard, type Sku } from '@compute-mall/core/goods'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { AVAILABILITY, type Availability } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import { type CardDocument, cardOffer } from './goods.documents.ts'

export interface CardRow {
  readonly card: CardDocument
  readonly sales: number
  readonly score: number
  /** What the goods page opens with: the sku that the card names, or another; null for goods without any stock. */
  readonly opened: Named | Other | null
}

/** The card says already what it costs. */
interface Named {
  readonly availability: Availability
  readonly free: number
  readonly canTry: boolean
}

interface Other extends Pick<Sku, 'pricing'> {
  readonly availability: Availability
  readonly free: number
  readonly skuId: string
}

/** What a list is asked for that decides which sku of its goods fits. */
export interface Wish {
  /** Skus that fit better than the others of their goods; they stand first even where they are sold out. */
  readonly skuIds?: readonly string[]
  /** What can be tried stands before what is only cheaper. */
  readonly trial?: boolean
}

/** A sku in a place, with its prices. */
const opened = sql`json_build_object('skuId', stock.sku_id, 'availability', stock.availability,
  'free', stock.free, 'pricing', (select json_agg(json_build_object('id', id, 'price', price::text, 'sourcePrice', source_price::text,
    'billingType', billing_type, 'unit', unit, 'duration', duration) order by position)
    from pricings where sku_id = stock.sku_id))`

/** A place that is nowhere in particular, or a centre that is known and open. */
const isOpen = sql`(stock.cluster_id = '' or exists (select from clusters
  where id = stock.cluster_id and position(${sql.lit(DEACTIVATED_WORD)} in name->>'zh') = 0))`

const isSoldOut = sql`stock.availability = ${sql.lit(AVAILABILITY.soldOut)}`

/** The sku that the card names, where some of it is left: of most goods, and found without looking at the others. */
const named = sql`(select json_build_object('availability', stock.availability,
    'free', stock.free, 'canTry', exists (select from pricings where sku_id = stock.sku_id and billing_type = 'TRIAL'))
  from sku_stock as stock
  where stock.sku_id = goods.card->>'skuId' and not ${isSoldOut} and ${isOpen}
  order by stock.position limit 1)`

const best = ({ skuIds = [], trial = false }: Wish) => sql`(select ${opened}
  from sku_stock as stock join skus on skus.id = stock.sku_id
  where stock.goods_id = found.goods_id and ${isOpen}
  order by ${skuIds.length === 0 ? sql`` : sql`stock.sku_id <> all(${[...skuIds]}::text[]),`} ${isSoldOut},
    ${
      trial
        ? sql`not exists (select from pricings where sku_id = stock.sku_id and billing_type = 'TRIAL'),`
        : sql``
    } stock.sku_id <> goods.card->>'skuId', skus.position, stock.position
  limit 1)`

/**
 * What a card needs of `goods_search as found` and `goods`, which a query joins. It promises what the page of the goods
 * opens with: the sku that fits the wish, else the one that the card names, in its first centre that has some, else the
 * next sku that is not sold out.
 */
export const cardColumns = (wish: Wish = {}) => sql`
  goods.card, found.sales, found.score,
  ${wish.skuIds === undefined && wish.trial !== true ? sql`coalesce(${named}, ${best(wish)})` : best(wish)} as opened`

const offerOf = (opened: Named | Other): Partial<CardDocument> | undefined =>
  'pricing' in opened
    ? cardOffer([{ id: opened.skuId, pricing: opened.pricing }])
    : { hasTrialMode: opened.canTry }

export const cardOf = ({ card, sales, score, opened }: CardRow): GoodsCard => ({
  ...card,
  ...(opened && offerOf(opened)),
  availability: opened?.availability ?? AVAILABILITY.soldOut,
  left: aboutLeft(opened?.free ?? 0),
  saleCount: sales,
  score: score / 10,
})
