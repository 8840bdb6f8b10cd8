import { MOST_CART_LINES } from '@compute-mall/core/cart'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { compilable, type Prepare } from '../platform/database/index.ts'
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

  /** Adds a line, or its amount to the line that is there; no row when the cart or the line would hold too much. */
  add: prepared('cart-add', (db, given: NewLine) =>
    compilable(
      db,
      sql<{ count: number }>`
        with held as materialized (
          select * from room_in_cart(${given.userId}, ${given.skuId}, ${given.pricingId}, ${given.clusterId},
                                     ${given.duration}))
        insert into cart_lines as line
          (id, user_id, goods_id, sku_id, pricing_id, cluster_id, amount, duration, added_price, created_at)
        select ${given.id}, ${given.userId}, ${given.goodsId}, ${given.skuId}, ${given.pricingId},
               ${given.clusterId}, ${given.amount}::integer, ${given.duration}::integer, ${given.price}::numeric,
               ${given.now}::timestamptz
        from held where lines < ${sql.lit(MOST_CART_LINES)} or has_same
        on conflict (user_id, sku_id, pricing_id, cluster_id, duration) do update
          set amount = line.amount + excluded.amount, added_price = excluded.added_price
          where line.amount + excluded.amount <= ${given.maxAmount}
        returning (select lines from held) + (xmax = 0)::integer as count`,
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
