import { MAX_CART_LINES } from '@compute-mall/core/cart'
import { AVAILABILITY } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import { onThisSite } from '../../goods/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { compilable, type Prepare } from '../../platform/database/index.ts'
import { type Offer, selectFacts, selectOffers } from './offers.ts'

/** A choice without how much of it. */
export interface Place {
  readonly goodsId: string
  readonly skuId: string
  readonly pricingId: string
  readonly clusterId: string
}

/** A choice of which some is left to the server (R7.07); an empty text names nothing. */
export interface PartialPlace extends Place {
  readonly centerName: string
  /** The unit that a price for a time counts in; empty for any. */
  readonly unit: string
}

/** A choice in the terms of `cart_lines`. */
export interface ChosenLine extends Place {
  readonly amount: number
  readonly duration: number
}

export interface NewLine extends ChosenLine {
  readonly id: string
  readonly userId: string
  readonly price: string
  readonly maxAmount: number
  readonly now: Date
}

/** A line of the cart, with what the catalogue says about it today. */
export interface CartRow extends Offer {
  readonly added_price: string
}

/** What is done most, as named statements. */
export const cartStatements = (prepared: Prepare<Database>) => ({
  facts: prepared('cart-facts', (db, given: Place) =>
    compilable(
      db,
      selectFacts(sql`(
        select ${given.goodsId}::text as goods_id, ${given.skuId}::text as sku_id,
               ${given.pricingId}::text as pricing_id, ${given.clusterId}::text as cluster_id)`),
    ),
  ),

  /** The first price on sale that a partial choice leaves open, what is sold out last. */
  firstOnSale: prepared('cart-first', (db, given: PartialPlace) =>
    compilable(
      db,
      sql<Place>`
        select skus.goods_id as "goodsId", skus.id as "skuId", pricings.id as "pricingId",
               stock.cluster_id as "clusterId"
        from skus
        join pricings on pricings.sku_id = skus.id
        join sku_stock as stock on stock.sku_id = skus.id
        left join clusters on clusters.id = stock.cluster_id
        where skus.goods_id = ${given.goodsId}
          and ${onThisSite(sql.ref('stock.cluster_id'))}
          and ${given.skuId}::text in ('', skus.id)
          and ${given.pricingId}::text in ('', pricings.id)
          and ${given.clusterId}::text in ('', stock.cluster_id)
          and ${given.centerName}::text in ('', clusters.name->>'zh', clusters.name->>'en')
          and (pricings.billing_type not in ('DAY', 'MONTH', 'YEAR')
            or ${given.unit}::text in ('', lower(pricings.billing_type)))
          and pricings.billing_type <> 'TRIAL'
        order by stock.availability = ${sql.lit(AVAILABILITY.soldOut)}, skus.position, pricings.position, stock.position
        limit 1`,
    ),
  ),

  /** What a line of this user chooses. */
  line: prepared('cart-line', (db, given: { id: string; userId: string }) =>
    db
      .selectFrom('cart_lines')
      .select([
        'goods_id as goodsId',
        'sku_id as skuId',
        'pricing_id as pricingId',
        'cluster_id as clusterId',
      ])
      .where('id', '=', given.id)
      .where('user_id', '=', given.userId),
  ),

  /** Adds a line, or its amount to the same line that is there; says as a count how that went (migration 0029). */
  add: prepared('cart-add', (db, given: NewLine) =>
    compilable(
      db,
      sql<{ count: number | null }>`
        select put_into_cart(${given.id}, ${given.userId}, ${given.goodsId}, ${given.skuId}, ${given.pricingId},
                             ${given.clusterId}, ${given.amount}, ${given.duration}, ${given.price}, ${given.now},
                             ${given.maxAmount}, ${sql.lit(MAX_CART_LINES)}) as count`,
    ),
  ),

  count: prepared('cart-count', (db, given: { userId: string }) =>
    db
      .selectFrom('cart_lines')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', given.userId),
  ),

  list: prepared('cart-list', (db, given: { userId: string }) =>
    compilable(
      db,
      sql<CartRow>`
        select offer.*, line.added_price
        from cart_lines as line
        join (${selectOffers(sql`(
          select id as line, goods_id, sku_id, pricing_id, cluster_id, amount, duration from cart_lines
          where user_id = ${given.userId})`)}) as offer on offer.line = line.id
        order by line.created_at desc, line.id`,
    ),
  ),
})
export type CartStatements = ReturnType<typeof cartStatements>
