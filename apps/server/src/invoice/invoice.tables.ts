import type { InvoiceKind, InvoiceState } from '@compute-mall/core/invoice'
import type { Money } from '@compute-mall/core/money'
import type { GeneratedAlways } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface InvoiceTables {
  invoices: {
    id: string
    /** For people: the day and eight signs. */
    number: string
    /** What lists are searched by, in small letters. */
    search_text: GeneratedAlways<string>
    user_id: string
    /** Moved along the chart of core/invoice alone. */
    state: InvoiceState
    kind: InvoiceKind
    title: string
    tax_number: string
    /** The company of a special invoice, sealed; null for an ordinary one. */
    special_sealed: Buffer | null
    amount: Money
    asked_at: Timestamp
    decided_at: Timestamp | null
    decider_id: string | null
    reason: string | null
    /** The issued PDF. */
    sealed_file: Buffer | null
  }
  /** The red-letter invoices that corrected an issued one. */
  invoice_corrections: {
    id: string
    invoice_id: string
    /** Of the red-letter invoice, as the tax administration knows it. */
    red_number: string
    amount: Money
    noted_at: Timestamp
    noter_id: string
  }
  /** Earlier files of issued invoices. */
  invoice_replacements: {
    id: string
    invoice_id: string
    sealed_file: Buffer
    reason: string
    replaced_at: Timestamp
    replacer_id: string | null
  }
  /** Which orders are on which invoice; an order is on one that is not refused at most. */
  invoice_orders: { invoice_id: string; order_id: string; amount: Money; is_open: boolean }
}

declare module '../platform/database/tables.ts' {
  interface Database extends InvoiceTables {}
}
