import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, FileAnswer, signedIn, withRole } from '../http/index.ts'
import { OperationReason } from '../order/index.ts'
import {
  AskedInvoiceDetail,
  FileVersion,
  InvoiceDetail,
  InvoiceForm,
  InvoiceOrder,
  InvoicePage,
  IssuedFile,
  NewCorrection,
  OwnInvoicePage,
  ReplacingFile,
} from './invoice.codec.ts'
import { invoiceList, ownInvoiceList } from './invoiceList.codec.ts'

const ById = t.type({ invoiceId: Id })
/** Who reads invoices, and who decides on them (width 2.6, as with refunds). */
const readers = withRole('financial', 'superadmin', 'operateBusiness')
const financers = withRole('financial', 'superadmin')

/** Invoices of paid orders (issue 13): asked for by customers, issued by finance. Another's is SYS10002. */
export const invoiceEndpoints = {
  /** One's paid orders that are on no invoice yet, the latest first; at most 100. */
  orders: endpoint({
    method: 'GET',
    path: '/market/invoice/order',
    access: signedIn,
    response: t.readonlyArray(InvoiceOrder),
  }),
  /** Refusals: INVOICE10001 with the fields, INVOICE10002. */
  ask: endpoint({
    method: 'POST',
    path: '/market/invoice',
    access: signedIn,
    body: InvoiceForm,
    response: InvoiceDetail,
  }),
  /** One's own. Refusal: LIST10001. */
  own: endpoint({
    method: 'GET',
    path: '/market/invoice',
    access: signedIn,
    query: ownInvoiceList.query,
    response: OwnInvoicePage,
  }),
  /** Refusal: SYS10002. */
  ownDetail: endpoint({
    method: 'GET',
    path: '/market/invoice/:invoiceId',
    access: signedIn,
    params: ById,
    response: InvoiceDetail,
  }),
  /** The issued invoice as PDF, for whom it was issued alone. Refusal: SYS10002. */
  file: endpoint({
    method: 'GET',
    path: '/market/invoice/:invoiceId/file',
    access: signedIn,
    params: ById,
    response: FileAnswer,
  }),
  /** Refusal: LIST10001. */
  list: endpoint({
    method: 'GET',
    path: '/mall/admin/invoice',
    access: readers,
    query: invoiceList.query,
    response: InvoicePage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  export: endpoint({
    method: 'GET',
    path: '/mall/admin/invoice/export',
    access: readers,
    query: invoiceList.exportQuery,
    response: FileAnswer,
  }),
  /** Refusal: SYS10002. */
  detail: endpoint({
    method: 'GET',
    path: '/mall/admin/invoice/:invoiceId',
    access: readers,
    params: ById,
    response: AskedInvoiceDetail,
  }),
  /** Uploads the issued invoice, and notifies the customer. Refusals: SYS10002, INVOICE10003-4, INVOICE10007-9. */
  issue: endpoint({
    method: 'POST',
    path: '/mall/admin/invoice/:invoiceId/issue',
    access: financers,
    params: ById,
    encoding: 'multipart',
    body: IssuedFile,
    response: AskedInvoiceDetail,
  }),
  /**
   * Replaces the file of an issued invoice and notifies the customer; the earlier file stays. Refusals: SYS10002,
   * INVOICE10003-4, INVOICE10007-9.
   */
  replace: endpoint({
    method: 'POST',
    path: '/mall/admin/invoice/:invoiceId/replace',
    access: financers,
    params: ById,
    encoding: 'multipart',
    body: ReplacingFile,
    response: AskedInvoiceDetail,
  }),
  /** The current file of an issued invoice or, by `replacementId`, an earlier one; audited. Refusal: SYS10002. */
  deskFile: endpoint({
    method: 'GET',
    path: '/mall/admin/invoice/:invoiceId/file',
    access: readers,
    params: ById,
    query: FileVersion,
    response: FileAnswer,
  }),
  /** Refusals: SYS10002, INVOICE10003. */
  refuse: endpoint({
    method: 'POST',
    path: '/mall/admin/invoice/:invoiceId/refuse',
    access: financers,
    params: ById,
    body: t.type({ reason: OperationReason }),
    response: AskedInvoiceDetail,
  }),
  /**
   * Notes that the red-letter invoice of what came back was issued, and tells who asked for the invoice. Refusals:
   * SYS10002, INVOICE10005, INVOICE10006 when another amount is to be corrected by now.
   */
  correct: endpoint({
    method: 'POST',
    path: '/mall/admin/invoice/:invoiceId/correction',
    access: financers,
    params: ById,
    body: NewCorrection,
    response: AskedInvoiceDetail,
  }),
}
