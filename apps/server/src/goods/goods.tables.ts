import type { Words } from '@compute-mall/core/codec'
import type {
  ApplicationKind,
  BillingType,
  BillingUnit,
  GoodsForm,
  GoodsKind,
  GoodsType,
  PurchaseLimit,
  ReportedState,
  ReportReason,
  ReviewState,
  ShelfState,
} from '@compute-mall/core/goods'
import type { Money } from '@compute-mall/core/money'
import type { Availability, ResourceType } from '@compute-mall/core/resource'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'
import type { CardDocument, GoodsDocument, SkuDocument } from './goods.documents.ts'
import type { Classification } from './goods.record.ts'

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
  /** The first rows of a data set as they were pasted; empty for none. */
  first_rows: Generated<string>
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
  shop_id: string
  /** Null for those that came with the goods; else one for each user and goods. */
  user_id: string | null
  user_name: string
  stars: number
  text: Words
  reply: Words | null
  created_at: Date
  /** When it was first answered; null for an answer that came with the goods. */
  replied_at: Date | null
  /** Since when operations hide it; it counts for nothing then. */
  hidden_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A review that somebody reported, and what operations decided of it. */
export interface ReportedReviewTable {
  /** Of the review. */
  id: string
  state: ReportedState
  /** When the first report came in that was not decided yet. */
  reported_at: Date
  decided_at: Date | null
  decider_id: string | null
  decision: string | null
}

/** One report of a review for each person. */
export interface ReviewReportTable {
  review_id: string
  reporter_id: string
  side: 'shop' | 'customer'
  reason: ReportReason
  text: string
  at: Date
}

export interface GoodsDependencyTable {
  goods_id: string
  depends_on: string
  required: boolean
  position: number
}

/**
 * What a merchant handed in: to publish goods, or to change those that are published (spec section 4, Apply stage). Its
 * id is that of its submission; of what is in it only the state ever changes.
 */
export interface GoodsApplicationTable {
  id: string
  /** What lists are searched by, in small letters. */
  search_text: GeneratedAlways<string>
  /** The goods that it publishes or changes; those to be published are not in `goods` yet. */
  goods_id: string
  shop_id: string
  kind: ApplicationKind
  state: Exclude<ReviewState, 'draft'>
  /** Why it was refused as a whole. */
  reason: string | null
  /** The goods as they were handed in, with the ids that their skus and prices will have. */
  record: GoodsForm
  /** What was published when it was handed in; null before the first publication. */
  base: GoodsForm | null
  changed_fields: number
  /** What the seller answers to the reasons of the refusal before, by field. */
  answers: Readonly<Record<string, string>>
  changed_at: Timestamp
}

/** The life of goods (W34): the truth of where they stand, of which `goods.display` is derived. */
export interface GoodsLifeTable {
  goods_id: string
  /** What lists are searched by, in small letters. */
  search_text: GeneratedAlways<string>
  shop_id: string
  kind: GoodsKind
  /** As published, else as last described. */
  name: ColumnType<Words, Words, Words>
  shelf: ShelfState
  review: ReviewState
  shelf_reason: string | null
  review_reason: string | null
  featured_at: Timestamp | null
  /** When they go on the shelf, where their seller set a time. */
  shelf_at: Timestamp | null
  /** The catalogue item that is offered, as published. */
  catalogue_item_id: string | null
  created_at: Timestamp
  changed_at: Timestamp
  deleted_at: Timestamp | null
}

/** What happened in the life of goods, with where they stood after it. */
export interface GoodsStepTable {
  goods_id: string
  seq: number
  event: string
  shelf: ShelfState
  review: ReviewState
  /** Null for a job. */
  actor_id: string | null
  actor: string
  /** Whether operations did it, whose names sellers do not read. */
  is_staff: boolean
  reason: string | null
  at: Timestamp
}

export interface GoodsTables {
  goods_applications: GoodsApplicationTable
  goods_lives: GoodsLifeTable
  goods_steps: GoodsStepTable
  goods: GoodsTable
  skus: SkuTable
  pricings: PricingTable
  sku_stock: SkuStockTable
  goods_counters: GoodsCounterTable
  goods_days: GoodsDayTable
  reviews: ReviewTable
  reported_reviews: ReportedReviewTable
  review_reports: ReviewReportTable
  goods_dependencies: GoodsDependencyTable
  goods_favourites: { user_id: string; goods_id: string; at: Date }
}

declare module '../platform/database/tables.ts' {
  interface Database extends GoodsTables {}
}
