import type { Generated } from 'kysely'

/** What a buyer has of a sku; its row is also the lock that makes parallel purchases of one buyer wait for each other. */
export interface SkuBuyerTable {
  user_id: string
  sku_id: string
  /** In orders that were not cancelled or refunded. */
  bought: number
  has_formal: Generated<boolean>
  has_trial: Generated<boolean>
  unpaid_order_id: string | null
}

export interface PurchaseTables {
  sku_buyers: SkuBuyerTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends PurchaseTables {}
}
