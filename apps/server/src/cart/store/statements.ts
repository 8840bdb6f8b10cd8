import { MAX_CART_LINES } from '@compute-mall/core/cart'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { compilable, type Prepare } from '../../platform/database/index.ts'
import { type Offer, selectFacts, selectOffers } from './offers.ts'

/** A choice without how much of it. */
export interface Place {
  readonly goodsId: string
  readonly skuId: string
  readonly pricingId: string
  readonly clusterId: string
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
