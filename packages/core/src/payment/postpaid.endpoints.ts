import * as t from 'io-ts'
import { Id, TextUpTo } from '../codec/index.ts'
import { endpoint, FileAnswer, signedIn, withRole } from '../http/index.ts'
import { OperationReason } from '../order/index.ts'
import {
  CreditLimit,
  ownPostpaidBillList,
  PostpaidAccount,
  PostpaidAccountPage,
  PostpaidBill,
  PostpaidBillPage,
  postpaidAccountList,
  postpaidBillList,
} from './postpaid.codec.ts'

const moneyReaders = withRole('financial', 'superadmin', 'operateBusiness')
const financers = withRole('financial', 'superadmin')
const ByBill = t.type({ billId: Id })

/** Post-paid customers: the credit that finance grants them, and the monthly bills of what they ordered with it. */
export const postpaidEndpoints = {
  /** One's own bills. */
  ownPostpaidBills: endpoint({
    method: 'GET',
    path: '/operation/pay/postpaid-bill',
    access: signedIn,
    query: ownPostpaidBillList.query,
    response: PostpaidBillPage,
  }),
  /** Pays a bill from one's contract fund, at once. Refusals: SYS10002, PAY10002, PAY10013. */
  payPostpaidBill: endpoint({
    method: 'POST',
    path: '/operation/pay/postpaid-bill/:billId/pay',
    access: signedIn,
    effect: 'keyedChange',
    params: ByBill,
    response: PostpaidBill,
  }),
  postpaidAccounts: endpoint({
    method: 'GET',
    path: '/mall/admin/postpaid',
    access: moneyReaders,
    query: postpaidAccountList.query,
    response: PostpaidAccountPage,
  }),
  /**
   * Grants a customer credit, changes its limit, or resumes it; audited, and announced to the customer. Refusals:
   * ORDER10004, PAY10014 for a limit below what is used of it.
   */
  grantPostpaid: endpoint({
    method: 'POST',
    path: '/mall/admin/postpaid',
    access: financers,
    effect: 'keyedChange',
    body: t.type({ userName: TextUpTo(64), limit: CreditLimit, reason: OperationReason }),
    response: PostpaidAccount,
  }),
  /** Stops post-paid orders of a customer; what is open and what is billed stays. Refusal: SYS10002. */
  suspendPostpaid: endpoint({
    method: 'POST',
    path: '/mall/admin/postpaid/:userId/suspend',
    access: financers,
    params: t.type({ userId: Id }),
    body: t.type({ reason: OperationReason }),
    response: PostpaidAccount,
  }),
  postpaidBills: endpoint({
    method: 'GET',
    path: '/mall/admin/postpaid-bill',
    access: moneyReaders,
    query: postpaidBillList.query,
    response: PostpaidBillPage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportPostpaidBills: endpoint({
    method: 'GET',
    path: '/mall/admin/postpaid-bill/export',
    access: moneyReaders,
    query: postpaidBillList.exportQuery,
    response: FileAnswer,
  }),
  /** Finance has found the transfer for a bill. Refusals: SYS10002, PAY10013, PAY10005 for a known bank reference. */
  recordPostpaidPayment: endpoint({
    method: 'POST',
    path: '/mall/admin/postpaid-bill/:billId/paid',
    access: financers,
    effect: 'keyedChange',
    params: ByBill,
    body: t.type({ bankReference: Id }),
    response: PostpaidBill,
  }),
}
