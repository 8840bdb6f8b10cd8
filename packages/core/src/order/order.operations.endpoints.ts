import * as t from 'io-ts'
import { Id, Nullable, PlatformDay } from '../codec/index.ts'
import { endpoint, FileAnswer, signedIn, withRole } from '../http/index.ts'
import {
  AdminOrder,
  AdminOrderPage,
  adminOrderList,
  OpeningPage,
  OpeningRow,
  OperationReason,
  OwedRefund,
  OwedRefundPage,
  openingList,
  owedRefundList,
  RefundRequest,
  RefundRequestPage,
  RefundRequestRow,
  refundRequestList,
} from './order.operations.codec.ts'

const ByOrder = t.type({ orderId: Id })
const ByLine = t.type({ lineId: Id })
const ByRequest = t.type({ requestId: Id })

/** Who reads orders and openings, who mends openings, who reads and who decides on money (width 2.6). */
const orderReaders = withRole('operator', 'maintenance', 'financial', 'contracter')
const openingReaders = withRole('operator', 'maintenance', 'financial')
const openers = withRole('operator', 'maintenance')
const moneyReaders = withRole('financial', 'superadmin', 'operateBusiness')
const financers = withRole('financial', 'superadmin')

/** What operations do with orders, openings and refunds (R4.03, W30), and how a buyer asks for a refund. */
export const orderOperations = {
  all: endpoint({
    method: 'GET',
    path: '/mall/admin/order',
    access: orderReaders,
    query: adminOrderList.query,
    response: AdminOrderPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportAll: endpoint({
    method: 'GET',
    path: '/mall/admin/order/export',
    access: orderReaders,
    query: adminOrderList.exportQuery,
    response: FileAnswer,
  }),
  inspect: endpoint({
    method: 'GET',
    path: '/mall/admin/order/:orderId',
    access: orderReaders,
    params: ByOrder,
    response: AdminOrder,
  }),
  openings: endpoint({
    method: 'GET',
    path: '/mall/admin/opening',
    access: openingReaders,
    query: openingList.query,
    response: OpeningPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportOpenings: endpoint({
    method: 'GET',
    path: '/mall/admin/opening/export',
    access: openingReaders,
    query: openingList.exportQuery,
    response: FileAnswer,
  }),
  /** Tries a failed opening again, as if it were the first time. Refusals: SYS10002, ORDER10001. */
  openAgain: endpoint({
    method: 'POST',
    path: '/mall/admin/opening/:lineId/again',
    access: openers,
    params: ByLine,
    response: OpeningRow,
  }),
  /** Gives a failed opening up: its stock is free, and what it cost goes back. Refusals: SYS10002, ORDER10001. */
  releaseOpening: endpoint({
    method: 'POST',
    path: '/mall/admin/opening/:lineId/release',
    access: openers,
    params: ByLine,
    body: t.type({ reason: OperationReason }),
    response: OpeningRow,
  }),
  /** One's own latest request for a refund of this order. */
  refundRequest: endpoint({
    method: 'GET',
    path: '/market/order/:orderId/refund-request',
    access: signedIn,
    params: ByOrder,
    response: Nullable(RefundRequest),
  }),
  /** Asks for the money until the resource is open (W30). Refusals: SYS10002, ORDER10001, REFUND10001. */
  askRefund: endpoint({
    method: 'POST',
    path: '/market/order/:orderId/refund-request',
    access: signedIn,
    effect: 'keyedChange',
    params: ByOrder,
    body: t.type({ reason: OperationReason }),
    response: RefundRequest,
  }),
  /** Takes one's request back. Refusals: SYS10002, ORDER10001. */
  withdrawRefund: endpoint({
    method: 'POST',
    path: '/market/order/:orderId/refund-request/withdraw',
    access: signedIn,
    params: ByOrder,
    response: RefundRequest,
  }),
  refundRequests: endpoint({
    method: 'GET',
    path: '/mall/admin/refund',
    access: moneyReaders,
    query: refundRequestList.query,
    response: RefundRequestPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportRefunds: endpoint({
    method: 'GET',
    path: '/mall/admin/refund/export',
    access: moneyReaders,
    query: refundRequestList.exportQuery,
    response: FileAnswer,
  }),
  /** Refunds the order: its resources never open, the money goes back. Refusals: SYS10002, ORDER10001, REFUND10001. */
  approveRefund: endpoint({
    method: 'POST',
    path: '/mall/admin/refund/:requestId/approve',
    access: financers,
    effect: 'keyedChange',
    params: ByRequest,
    response: RefundRequestRow,
  }),
  /** The buyer reads the reason. Refusals: SYS10002, ORDER10001. */
  refuseRefund: endpoint({
    method: 'POST',
    path: '/mall/admin/refund/:requestId/refuse',
    access: financers,
    effect: 'keyedChange',
    params: ByRequest,
    body: t.type({ reason: OperationReason }),
    response: RefundRequestRow,
  }),
  owedRefunds: endpoint({
    method: 'GET',
    path: '/mall/admin/owed-refund',
    access: moneyReaders,
    query: owedRefundList.query,
    response: OwedRefundPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportOwed: endpoint({
    method: 'GET',
    path: '/mall/admin/owed-refund/export',
    access: moneyReaders,
    query: owedRefundList.exportQuery,
    response: FileAnswer,
  }),
  /**
   * Finance has made the bank transfer of a refund: the money is returned, and the buyer is notified. Audited. Refusals:
   * SYS10002, ORDER10001 when it is not a transfer or is recorded already, PAY10005 for a bank reference that is known,
   * REFUND10002 for a day before the approval or after today.
   */
  refundMade: endpoint({
    method: 'POST',
    path: '/mall/admin/owed-refund/:refundId/made',
    access: financers,
    effect: 'keyedChange',
    params: t.type({ refundId: Id }),
    body: t.type({ bankReference: Id, transferDay: PlatformDay }),
    response: OwedRefund,
  }),
}
