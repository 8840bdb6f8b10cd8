import type { Words } from '@compute-mall/core/codec'
import type { Money } from '@compute-mall/core/money'
import type {
  OrderLine,
  OrderStatus,
  OrderType,
  PayMethod,
  ProvisionStatus,
  RefundStatus,
} from '@compute-mall/core/order'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface OrderTable {
  id: string
  /** For people: the day and ten digits. */
  order_no: string
  user_id: string
  /** The idempotency key under which it was made (decision D3). */
  request_key: string
  shop_id: string | null
  type: OrderType
  /** Moved along the chart of core/order alone, by `transitionOrder`. */
  status: OrderStatus
  pay_method: PayMethod | null
  source_total: Money
  total: Money
  agreement_version: string | null
  created_at: Timestamp
  expires_at: Timestamp
  paid_at: Timestamp | null
  closed_at: Timestamp | null
  refunded_at: Timestamp | null
  paid_late: Generated<boolean>
}

/** The history of an order; `seq` counts from 1. */
export interface OrderEventTable {
  order_id: string
  seq: number
  event: string
  from_status: OrderStatus | null
  to_status: OrderStatus
  at: Timestamp
}

/** A line as it was bought, whatever becomes of the goods. */
export type LineDocument = Omit<OrderLine, 'lineId' | 'provision'>

/** One value by which what was opened is used, as it is stored; one without a kind is shown openly. */
export interface StoredAccess {
  readonly name: Words
  /** Of a secret: sealed, in base64. Of a command: a text that names secrets by their keys, `{{key}}`. */
  readonly value: string
  readonly key?: string
  readonly kind?: 'plain' | 'secret' | 'command'
}

/** How to use what was opened, in the order in which it is read. */
export type ResourceAccess = readonly StoredAccess[]

export interface OrderLineTable {
  id: string
  order_id: string
  position: number
  sku_id: string
  /** Empty for what runs nowhere in particular, as in `sku_stock`. */
  cluster_id: string
  amount: number
  document: LineDocument
  /** What lines are searched and summed by, taken out of the document by the database. */
  kind: GeneratedAlways<string | null>
  shop_id: GeneratedAlways<string | null>
  center_id: GeneratedAlways<string | null>
  /** As JSON. */
  center_name: GeneratedAlways<string | null>
  subtotal: GeneratedAlways<Money | null>
  /** In both languages, one a line. */
  names: GeneratedAlways<string>
  shop_names: GeneratedAlways<string>
  provision_status: ProvisionStatus
  /** When the provisioner has something to do next; null when it has not. */
  provision_at: Timestamp | null
  provision_tries: Generated<number>
  /** What the last failure said. */
  provision_error: Generated<string | null>
  opened_at: Timestamp | null
  /** Start of the present term where that follows a break; null while it has run since it was opened. */
  restarted_at: Generated<Date | null>
  ends_at: Timestamp | null
  /** Of how many days before the end its owner was told last; null before that, and once the end moves. */
  ending_told: Generated<number | null>
  /** How much of its amount is used up, as the centre measured it last; never falls. */
  used: Generated<string | null>
  /** When that was asked last. */
  used_at: Generated<Date | null>
  /** Of how many percent its owner was told last. */
  use_told: Generated<number | null>
  /** The line that this one extends; it holds no stock of its own (D24). */
  renews: string | null
  /** Written as JSON: the driver would take a list for an array of the database. */
  access: ColumnType<ResourceAccess, string | undefined, string>
}

export type LineRow = Selectable<OrderLineTable>

/** Money that came (positive) or went back (negative): one entry per transaction of a provider (decision D18). */
export interface LedgerEntryTable {
  id: string
  order_id: string
  kind: 'payment' | 'refund'
  provider: string
  transaction_no: string
  /** By which the provider knows the payment; null where it was made without one. */
  payment_id: Generated<string | null>
  /** Of a refund: the transaction that was given back. */
  given_back: string | null
  amount: Money
  /** The payment by which the order is paid; others are surplus or late. */
  settles: boolean
  at: Timestamp
}

/** Money that is to go back, or has. */
export interface RefundTable {
  id: string
  order_id: string
  payment_id: string | null
  provider: string
  /** The transaction that is given back. */
  transaction_no: string
  amount: Money
  reason: 'late' | 'surplus' | 'order'
  /** The line that could not be opened; null for a whole payment. */
  line_id: string | null
  /** When the provider is asked next; null when it is done. */
  due_at: Timestamp | null
  tries: Generated<number>
  /** When it was approved. */
  created_at: Timestamp
  /** When the provider was asked first, or finance was to make the transfer. */
  started_at: Timestamp | null
  /** When it was returned, as the ledger has it. */
  done_at: Timestamp | null
  /** Of a bank transfer that finance has recorded. */
  transfer_day: Generated<string | null>
  bank_reference: Generated<string | null>
}

/** A buyer's request for a refund; one at a time waits for an order. */
export interface RefundRequestTable {
  id: string
  order_id: string
  user_id: string
  status: RefundStatus
  reason: string
  asked_at: Timestamp
  decided_at: Timestamp | null
  /** Why it was refused. */
  decision: string | null
}

export interface OrderTables {
  orders: OrderTable
  order_events: OrderEventTable
  order_lines: OrderLineTable
  ledger_entries: LedgerEntryTable
  refunds: RefundTable
  refund_requests: RefundRequestTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends OrderTables {}
}
