import type { Money } from '@compute-mall/core/money'
import type { Timestamp } from '../platform/platform.tables.ts'

/** A line of somebody's cart; the same choice is one line. */
export interface CartLineTable {
  id: string
  user_id: string
  goods_id: string
  sku_id: string
  pricing_id: string
  /** Empty for what runs nowhere in particular, as in `sku_stock`. */
  cluster_id: string
  amount: number
  /** In the unit of the pricing; 1 where time plays no part. */
  duration: number
  /** What a unit cost when it was put in, to tell of a change. */
  added_price: Money
  created_at: Timestamp
}

export interface CartTables {
  cart_lines: CartLineTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends CartTables {}
}
