import * as t from 'io-ts'
import { Id, OneOf, Personal } from '../codec/index.ts'
import { anyone, endpoint, FileAnswer, signedIn, withRole } from '../http/index.ts'
import { Money } from '../money/index.ts'
import { OperationReason } from '../order/index.ts'
import { BillDifference, BillDifferencePage, PayBill, PayBillPage } from './bill.codec.ts'
import { BillDay, billDifferenceList, payBillList } from './billList.codec.ts'
import { FilePart } from './file.codec.ts'
import {
  PayAccount,
  PayChannel,
  PaymentSession,
  PayOptions,
  PayStatus,
  Remittance,
  Sign,
} from './payment.codec.ts'
import { postpaidEndpoints } from './postpaid.endpoints.ts'
import { RemittancePage, RemittanceRow, remittanceList } from './remittance.codec.ts'

const ByOrder = t.type({ orderId: Id })

/** Who reads money of all customers, and who decides on it (width 2.6). */
const moneyReaders = withRole('financial', 'superadmin', 'operateBusiness')
const financers = withRole('financial', 'superadmin')

/** Spec section 7, Payment (the first two); the others are decided. Another user's order is SYS10002. */
export const paymentEndpoints = {
  ...postpaidEndpoints,
  /** Known by its `sign` alone, and reveals the status alone (D12). */
  chargeStatus: endpoint({
    method: 'GET',
    path: '/operation/pay/queryChargeStatus',
    access: anyone,
    query: t.type({ sign: Personal('secret', Sign) }),
    response: PayStatus,
  }),
  orderStatus: endpoint({
    method: 'GET',
    path: '/operation/pay/queryStatusInThPay',
    access: signedIn,
    query: ByOrder,
    response: PayStatus,
  }),
  options: endpoint({
    method: 'GET',
    path: '/operation/pay/options',
    access: signedIn,
    query: ByOrder,
    response: PayOptions,
  }),
  /** Opens a payment session, or the next code for the same order. Refusals: ORDER10001-2, PAY10001, PAY10008. */
  open: endpoint({
    method: 'POST',
    path: '/operation/pay/session',
    access: signedIn,
    effect: 'keyedChange',
    body: t.type({ orderId: Id, channel: PayChannel }),
    response: PaymentSession,
  }),
  /** The session that is open for this order. Refusals: SYS10002, ORDER10002. */
  session: endpoint({
    method: 'GET',
    path: '/operation/pay/session',
    access: signedIn,
    query: ByOrder,
    response: PaymentSession,
  }),
  /** Pays from an account of the customer's own, at once; from credit, the order is post-paid. Refusals: ORDER10001-2, PAY10001-2, PAY10011-12, PAY10015. */
  payFromAccount: endpoint({
    method: 'POST',
    path: '/operation/pay/account',
    access: signedIn,
    effect: 'keyedChange',
    body: t.type({
      orderId: Id,
      method: OneOf('AccountMethod', ['credit', 'contractFund', 'platformDiscount']),
    }),
    response: PayStatus,
  }),
  account: endpoint({
    method: 'GET',
    path: '/operation/pay/account',
    access: signedIn,
    response: PayAccount,
  }),
  /** The buyer gives up this payment; the order is unpaid again. */
  giveUp: endpoint({
    method: 'POST',
    path: '/operation/pay/give-up',
    access: signedIn,
    body: ByOrder,
    response: PayStatus,
  }),
  /** Opens a recharge of the contract fund. Refusals: PAY10001, PAY10008, PAY10009. */
  recharge: endpoint({
    method: 'POST',
    path: '/operation/pay/charge',
    access: signedIn,
    effect: 'keyedChange',
    body: t.type({ amount: Money, channel: PayChannel }),
    response: PaymentSession,
  }),
  /** Where to remit to for this order (offline payment). Refusals: SYS10002, ORDER10002. */
  remittance: endpoint({
    method: 'GET',
    path: '/operation/pay/remittance',
    access: signedIn,
    query: ByOrder,
    response: Remittance,
  }),
  /** Hands in the slip; the order then waits (charging) for operations. Refusals: ORDER10001-2, PAY10010, PICTURE10001-4. */
  uploadSlip: endpoint({
    method: 'POST',
    path: '/operation/pay/remittance',
    access: signedIn,
    encoding: 'multipart',
    body: t.type({ orderId: Id, slip: FilePart }),
    response: Remittance,
  }),
  /** The slips, for those who look for the money (width 2.6). */
  remittances: endpoint({
    method: 'GET',
    path: '/mall/admin/remittance',
    access: moneyReaders,
    query: remittanceList.query,
    response: RemittancePage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportRemittances: endpoint({
    method: 'GET',
    path: '/mall/admin/remittance/export',
    access: moneyReaders,
    query: remittanceList.exportQuery,
    response: FileAnswer,
  }),
  /** The picture of a slip; each viewing is audited. Refusal: SYS10002. */
  slipPicture: endpoint({
    method: 'GET',
    path: '/mall/admin/remittance/:orderId/slip',
    access: moneyReaders,
    params: ByOrder,
    response: FileAnswer,
  }),
  /** Refuses a slip: the order is unpaid again, for 24 h at least (W39). Refusals: SYS10002, ORDER10001. */
  refuseRemittance: endpoint({
    method: 'POST',
    path: '/operation/pay/remittance/refuse',
    access: financers,
    effect: 'keyedChange',
    body: t.type({ orderId: Id, reason: OperationReason }),
    response: RemittanceRow,
  }),
  /**
   * Operations have found the money on the bank account. For an order that is closed or paid already, any amount is
   * entered and owed back. Refusals: SYS10002, PAY10005 for another amount or a bank reference that is known.
   */
  confirmRemittance: endpoint({
    method: 'POST',
    path: '/operation/pay/remittance/confirm',
    access: financers,
    effect: 'keyedChange',
    body: t.type({ orderId: Id, amount: Money, bankReference: Id }),
    response: PayStatus,
  }),
  /** Providers' bills by day, each beside our ledger (test F7). Refusal: LIST10001. */
  bills: endpoint({
    method: 'GET',
    path: '/mall/admin/bill',
    access: moneyReaders,
    query: payBillList.query,
    response: PayBillPage,
  }),
  /**
   * Compares a day once more; what was explained stays so. Refusals: SYS10002 for a day that is not over or a provider
   * that is not connected, PAY10008.
   */
  compareBill: endpoint({
    method: 'POST',
    path: '/mall/admin/bill/compare',
    access: financers,
    body: t.type({ channel: PayChannel, day: BillDay }),
    response: PayBill,
  }),
  /** Entries by which bills and our ledger differ. Refusal: LIST10001. */
  billDifferences: endpoint({
    method: 'GET',
    path: '/mall/admin/bill-difference',
    access: moneyReaders,
    query: billDifferenceList.query,
    response: BillDifferencePage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportBillDifferences: endpoint({
    method: 'GET',
    path: '/mall/admin/bill-difference/export',
    access: moneyReaders,
    query: billDifferenceList.exportQuery,
    response: FileAnswer,
  }),
  /** Notes why a difference is there; given again, the text replaces the one before. Refusal: SYS10002. */
  explainDifference: endpoint({
    method: 'POST',
    path: '/mall/admin/bill-difference/:differenceId/explain',
    access: financers,
    params: t.type({ differenceId: Id }),
    body: t.type({ explanation: OperationReason }),
    response: BillDifference,
  }),
}
