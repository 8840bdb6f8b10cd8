/**
 * An order, its lines and what is opened for them: their lives, what each life allows, and what a customer sees of
 * them (spec section 4; R3.10, R4.05, D18, D23, D24).
 *
 * `orderMachine` is the life of an order and `provisionMachine` that of a line; the server asks `orderStep` and a
 * screen `allowedOrderEvents`, so they cannot disagree. `orderView` is what is shown; `trialMachine` follows a trial
 * until it is open.
 *
 * @module
 */

export { isReviewable } from './customerReview.rules.ts'
export { DATA_KEPT_MS, ENDING_DAYS, endingDue, isTellingTime } from './ending.rules.ts'
export { operationExportMessages } from './export.messages.ts'
export { GiftChoice, GiftRequest } from './gift.codec.ts'
export {
  Order,
  OrderCreated,
  OrderEvent,
  OrderLine,
  OrderStatus,
  OrderType,
  PayMethod,
  ProvisionStatus,
  Usage,
} from './order.codec.ts'
export { orderEndpoints } from './order.endpoints.ts'
export { orderRefusals } from './order.errors.ts'
export {
  allowedOrderEvents,
  nextOrderStatus,
  type OrderEffect,
  type OrderEventName,
  type OrderStep,
  orderEvents,
  orderMachine,
  orderStep,
} from './order.machine.ts'
export { orderMessages } from './order.messages.ts'
export {
  AdminOrder,
  AdminOrderRow,
  adminOrderList,
  LedgerLine,
  OpeningRow,
  OperationReason,
  OwedRefund,
  openingList,
  owedRefundList,
  RefundRequest,
  RefundRequestRow,
  RefundStatus,
  refundRequestList,
} from './order.operations.codec.ts'
export { orderOperations } from './order.operations.endpoints.ts'
export {
  isMoving,
  isPayable,
  isSale,
  ORDER_LIFETIME_MS,
  type OrderPage,
  orderPage,
  owningTypes,
  saysNotPayable,
} from './order.rules.ts'
export {
  type OrderLineView,
  type OrderView,
  orderTone,
  orderView,
  type PayPlace,
  refundHint,
  refundProgressHint,
  type Tone,
  timeLeft,
} from './order.view.ts'
export { orderList, PLACED_WITHIN_DAYS, Reordered } from './ownOrder.codec.ts'
export {
  allowedProvisionEvents,
  nextProvisionStatus,
  type ProvisionEventName,
  provisionEvents,
  provisionMachine,
} from './provision.machine.ts'
export {
  OwedReason,
  Refund,
  RefundProgress,
  RefundState,
  RefundWay,
} from './refund.codec.ts'
export { allowedRefundEvents, nextRefundStatus, type RefundEventName } from './refund.machine.ts'
export {
  combinedRefund,
  isTransferDay,
  isUnopened,
  lineRefund,
  mayAskRefund,
  orderRefund,
  orderStatusKey,
  REFUND_REASON,
  type RefundableStatus,
  refundState,
  refundTime,
  refundWayOf,
} from './refund.rules.ts'
export { firstTermEnd, isRenewable, type RunningTerm, renewedTerm, shortenedEnd } from './renewal.rules.ts'
export { ShopOrderDetail, ShopOrderLine, shopOrderList } from './shopOrder.codec.ts'
export { type TrialEvent, trialMachine } from './trial.machine.ts'
export { trialEnd, trialPhase, untilTrialEnds } from './trial.rules.ts'
export { type TrialView, trialView } from './trial.view.ts'
export {
  type Consumption,
  consumptionOf,
  isMetered,
  isUsedUp,
  USAGE_ALERTS,
  unusedAmount,
  usageReached,
} from './usage.rules.ts'
