import type * as t from 'io-ts'
import { BooleanFromText, Keyword, OneOf, Optional } from '../codec/index.ts'
import { defineList } from '../list/index.ts'

/** How far a request for an invoice is. */
export const InvoiceState = OneOf('InvoiceState', ['requested', 'issued', 'refused'])
export type InvoiceState = t.TypeOf<typeof InvoiceState>

/** Ordinary (普通发票) or special (专用发票), of which a company deducts the VAT. */
export const InvoiceType = OneOf('InvoiceType', ['ordinary', 'special'])
export type InvoiceType = t.TypeOf<typeof InvoiceType>

/** One's own requests, the newest first. */
export const ownInvoiceList = defineList({ filters: { state: Optional(InvoiceState) }, sorts: ['-askTime'] })
/** All requests, the oldest first; found by number, title, tax number and user. */
export const invoiceList = defineList({
  filters: {
    state: Optional(InvoiceState),
    type: Optional(InvoiceType),
    /** Those that are to be corrected, or the others. */
    toCorrect: Optional(BooleanFromText),
    keyword: Optional(Keyword),
  },
  sorts: ['askTime', '-askTime'],
})
