/**
 * Paying an order: the cashier, a payment by scanning, remittances and results (spec section 4, Payment polling;
 * R4.06, R4.07, D5, D6).
 *
 * `cashierMachine` leads from the ways of paying to one of them; `paymentMachine` is one payment by scanning, asked
 * about every second while its page is seen; `paymentView`, `cashierView` and `resultView` are what is shown.
 *
 * @module
 */
export { BillDifference, BillEntryKind, BillSums, PayBill } from './bill.codec.ts'
export { billMessages } from './bill.messages.ts'
export {
  type BillEntry,
  billBounds,
  billDays,
  billSums,
  type Comparison,
  compareBill,
  type Difference,
  isBillDue,
} from './bill.rules.ts'
export {
  BillDay,
  billDifferenceList,
  DifferenceKind,
  DifferenceState,
  payBillList,
} from './billList.codec.ts'
export { type AccountPayment, type CashierEvent, cashierMachine } from './cashier.machine.ts'
export { type CashierView, cashierView, type PayCard } from './cashier.view.ts'
export { FilePart } from './file.codec.ts'
export {
  PayAccount,
  PayChannel,
  PaymentSession,
  PayOption,
  PayOptions,
  PayState,
  PayStatus,
  Remittance,
  Sign,
} from './payment.codec.ts'
export { paymentEndpoints } from './payment.endpoints.ts'
export { paymentRefusals } from './payment.errors.ts'
export {
  type PaymentEmitted,
  type PaymentEvent,
  paymentMachine,
  type SessionRequest,
} from './payment.machine.ts'
export { paymentMessages } from './payment.messages.ts'
export {
  type AccountMethod,
  AFTER_REFUSAL_MS,
  answerOf,
  COUNTDOWN_SECONDS,
  isRecharge,
  isSlipKept,
  MAX_RENEWALS,
  MAX_WAITING_SLIPS,
  POLL_INTERVAL_MS,
  pollDelay,
  RECHARGE,
  SLIP,
  SLIP_HOLD_MS,
  untilExpiry,
  untilWarning,
  WARNING_SECONDS,
} from './payment.rules.ts'
export { type PaymentView, paymentView } from './payment.view.ts'
export {
  CreditLimit,
  ownPostpaidBillList,
  PostpaidAccount,
  PostpaidBill,
  PostpaidBillStatus,
  PostpaidStanding,
  postpaidAccountList,
  postpaidBillList,
} from './postpaid.codec.ts'
export { postpaidMessages } from './postpaid.messages.ts'
export {
  POSTPAID_ISSUE_DELAY_MS,
  POSTPAID_TERM_DAYS,
  postpaidBillStatus,
  postpaidDue,
} from './postpaid.rules.ts'
export { RemittanceRow, remittanceList, SlipStatus } from './remittance.codec.ts'
export { allowedSlipEvents, nextSlipStatus, type SlipEventName } from './remittance.machine.ts'
export {
  type Bought,
  boughtOf,
  type Outcome,
  type RemittanceView,
  type ResultStep,
  type ResultView,
  remittanceView,
  resultView,
} from './result.view.ts'
