import type { Money } from '@compute-mall/core/money'
import type {
  BillEntryKind,
  DifferenceKind,
  DifferenceState,
  PayChannel,
  SlipStatus,
} from '@compute-mall/core/payment'
import type { Generated } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

/** One code for one order; `id` is the number by which the provider knows the payment. */
export interface PaySessionTable {
  id: string
  order_id: string
  /** Counts the codes of an order from 1. */
  seq: number
  channel: PayChannel
  amount: Money
  qr_target: string
  /** 192 random bits; shows the order's pay status to whoever has it (D12). */
  sign: string
  state: 'waiting' | 'paid' | 'failed' | 'closed'
  opened_at: Timestamp
  expires_at: Timestamp
  /** When the provider is asked next; null when nothing is expected of it any more. */
  ask_at: Timestamp | null
  /** How often it was looked at after it was over. */
  looks: Generated<number>
}

/** A customer's own means; a row that is not there is nothing. */
export interface PayAccountTable {
  user_id: string
  credit_limit: Generated<Money>
  /** What is left of the credit. */
  credit: Generated<Money>
  contract_fund: Generated<Money>
  platform_discount: Generated<Money>
  /** When finance granted the credit; null without credit. */
  credit_granted_at: Generated<Date | null>
  credit_suspended_at: Generated<Date | null>
}

/** What a customer owes for what was paid from credit in a month: payments less refunds. */
export interface PostpaidBillTable {
  id: string
  user_id: string
  /** Of the platform's calendar, `2026-11`. */
  month: string
  amount: Money
  issued_at: Timestamp
  due_at: Timestamp
  paid_at: Timestamp | null
  paid_by: 'contractFund' | 'bank' | null
  bank_reference: string | null
  /** When the customer was reminded of it as overdue. */
  reminded_at: Timestamp | null
}

/** The picture by which a buyer says to have remitted; the order waits for operations while it is `waiting`. */
export interface RemittanceSlipTable {
  order_id: string
  /** Name in the blob store. */
  blob: string
  file_name: string
  uploaded_at: Timestamp
  status: Generated<SlipStatus>
  /** Since when the order holds its stock for this money; a slip that replaces a waiting one changes nothing. */
  waiting_since: Timestamp
  decided_at: Timestamp | null
  /** Why it was refused. */
  reason: string | null
}

/** Every picture of a slip that may lie in the blob store, from before it is written until it is gone. */
export interface SlipFileTable {
  name: string
  put_at: Timestamp
  /** No order needs it any more, and none will again. */
  doomed_at: Timestamp | null
}

/** A provider's bill of one day and what our ledger has of it; `id` is channel and day. */
export interface PayBillTable {
  id: string
  channel: PayChannel
  /** Of the platform's calendar, `2026-11-22`. */
  day: string
  their_count: Generated<number>
  their_paid: Generated<Money>
  their_refunded: Generated<Money>
  our_count: Generated<number>
  our_paid: Generated<Money>
  our_refunded: Generated<Money>
  /** Null as long as the provider gave no bill. */
  compared_at: Timestamp | null
  asked_at: Timestamp
}

/** An entry by which a bill and our ledger differ. */
export interface BillDifferenceTable {
  id: string
  bill_id: string
  kind: DifferenceKind
  entry: BillEntryKind
  transaction_no: string
  order_id: string | null
  theirs: Money | null
  ours: Money | null
  at: Timestamp
  /** What was missing here is in the ledger since it was found. */
  taken_in: Generated<boolean>
  state: Generated<DifferenceState>
  explanation: string | null
  explained_at: Timestamp | null
}

export interface PaymentTables {
  pay_sessions: PaySessionTable
  pay_accounts: PayAccountTable
  postpaid_bills: PostpaidBillTable
  remittance_slips: RemittanceSlipTable
  slip_files: SlipFileTable
  pay_bills: PayBillTable
  bill_differences: BillDifferenceTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends PaymentTables {}
}
