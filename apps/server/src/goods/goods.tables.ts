import type { Words } from '@compute-mall/core/codec'
import type { BillingType, BillingUnit, GoodsKind, GoodsType, PurchaseLimit } from '@compute-mall/core/goods'
import type { Money } from '@compute-mall/core/money'
import type { Availability, ResourceType } from '@compute-mall/core/resource'
import type { Generated, GeneratedAlways } from 'kysely'
import type { CardDocument, GoodsDocument, SkuDocument } from './goods.documents.ts'
import type { Classification, StoredRecord } from './goods.record.ts'

export interface GoodsTable {
  id: string
  shop_id: string
  kind: GoodsKind
  type: GoodsType
  resource_type: ResourceType | null
  /** On the shelf. */
  display: boolean
  listed_at: Date
  /** The seller's own limit; the platform's narrows it (core/goods purchaseLimit). */
  purchase_limit: PurchaseLimit
  /** What one buyer may have of all skus together, over all orders; null for as much as there is. */
  buyer_limit: Generated<number | null>
  classification: Classification
  /** All that the detail says and that changes only with the goods themselves. */
  document: GoodsDocument
  /** All that a list says and that changes only with the goods themselves or their prices. */
  card: CardDocument
}

export interface SkuTable {
  id: string
  goods_id: string
  position: number
  expires_at: Date | null
  /** The chosen specification values in display order, as carts and orders show them. */
  specification: readonly Words[]
  document: SkuDocument
}

export interface PricingTable {
  id: string
  sku_id: string
  position: number
  /** Keeps the decimals that it was written with. */
  price: Money
  source_price: Money
  billing_type: BillingType
  unit: BillingUnit
  duration: number
}

/** `cluster_id` is empty for goods that run nowhere in particular. */
export interface SkuStockTable {
  sku_id: string
  cluster_id: string
  goods_id: string
  position: number
  /** Changed by one conditional statement, never below 0 (D20). */
  free: number
  capacity: number
  availability: GeneratedAlways<Availability>
}

/** What is counted stands apart, so that a sale does not rewrite an indexed row. */
export interface GoodsCounterTable {
  goods_id: string
  sale_count: Generated<number>
  review_count: Generated<number>
  /** The sum of all stars. */
  star_total: Generated<number>
}

/** Paid orders of one goods item on one day of the platform's zone. */
export interface GoodsDayTable {
  goods_id: string
  day: string
  orders: number
}

export interface ReviewTable {
  id: string
  goods_id: string
  user_name: string
  stars: number
  text: Words
  reply: Words | null
  created_at: Date
}

export interface GoodsDependencyTable {
  goods_id: string
  depends_on: string
  required: boolean
  position: number
}

/** What a merchant asks for: to publish goods, or to change those that are published (spec section 4, Apply stage). */
export interface GoodsApplicationTable {
  id: string
  /** The goods that it publishes or changes; those to be published are not in `goods` yet. */
  goods_id: string
  shop_id: string
  kind: 'publish' | 'modify'
  /** A draft, or the state of its review (spec section 4, Review states). */
  state: 'draft' | 'pending' | 'revoked' | 'refused' | 'passed'
  /** Why it was refused. */
  reason: string | null
  record: StoredRecord
  changed_at: Date
}

export interface GoodsTables {
  goods_applications: GoodsApplicationTable
  goods: GoodsTable
  skus: SkuTable
  pricings: PricingTable
  sku_stock: SkuStockTable
  goods_counters: GoodsCounterTable
  goods_days: GoodsDayTable
  reviews: ReviewTable
  goods_dependencies: GoodsDependencyTable
}
