/**
 * Invoices (fapiao) of paid orders: what they are asked for with, and their way to the issued file (issue 13).
 *
 * `invoiceMachine` is the life of a request, `invoiceFaults` checks a form, `invoiceEndpoints` are its calls.
 *
 * @module
 */
export {
  AskedInvoice,
  AskedInvoiceDetail,
  Invoice,
  InvoiceCorrection,
  InvoiceDetail,
  InvoiceForm,
  InvoiceKind,
  InvoiceOrder,
  InvoiceReplacement,
  SpecialInvoice,
} from './invoice.codec.ts'
export { invoiceEndpoints } from './invoice.endpoints.ts'
export { invoiceRefusals } from './invoice.errors.ts'
export { INVOICE_BANK_NAME, INVOICE_FILE, INVOICE_TITLE, MAX_INVOICE_ORDERS } from './invoice.limits.ts'
export {
  allowedInvoiceEvents,
  type InvoiceEventName,
  invoiceEvents,
  nextInvoiceState,
} from './invoice.machine.ts'
export { invoiceMessages } from './invoice.messages.ts'
export {
  invoiceFaults,
  invoiceTypeOf,
  isRedLetterNumber,
  isToCorrect,
  type SavedTitle,
  savedTitles,
  specialInvoiceFields,
  tidiedInvoice,
} from './invoice.rules.ts'
export { InvoiceState, InvoiceType, invoiceList, ownInvoiceList } from './invoiceList.codec.ts'
