import * as t from 'io-ts'
import { Id, Nullable, StringOf } from '../codec/index.ts'
import { endpoint, FileAnswer, isIdempotencyKey, signedIn } from '../http/index.ts'
import { OrderRequest, PurchaseIntent, Quote, RenewalIntent, RenewalRequest } from '../purchase/index.ts'
import { customerReviewEndpoints } from './customerReview.endpoints.ts'
import { giftEndpoints } from './gift.endpoints.ts'
import { Order, OrderCreated } from './order.codec.ts'
import { orderOperations } from './order.operations.endpoints.ts'
import { OrderPage, orderList, Reordered } from './ownOrder.codec.ts'
import { shopOrderEndpoints } from './shopOrder.endpoints.ts'

const ByOrder = t.type({ orderId: Id })

/** Decided: the specification names no order calls. Another user's order is SYS10002, as one that is not there. */
export const orderEndpoints = {
  ...shopOrderEndpoints,
  ...customerReviewEndpoints,
  ...giftEndpoints,
  quote: endpoint({
    method: 'POST',
    path: '/market/order/quote',
    access: signedIn,
    effect: 'read',
    body: PurchaseIntent,
    response: Quote,
  }),
  /** Refusals: every PURCHASE code, CART10001-2, CART10005-6, MALL10001-3. */
  create: endpoint({
    method: 'POST',
    path: '/market/order',
    access: signedIn,
    effect: 'keyedChange',
    body: OrderRequest,
    response: OrderCreated,
  }),
  /** What a renewal would cost now (D24). Refusals: SYS10002 for a line of nobody or another, ORDER10003, MALL10003. */
  quoteRenewal: endpoint({
    method: 'POST',
    path: '/market/order/renewal/quote',
    access: signedIn,
    effect: 'read',
    body: RenewalIntent,
    response: Quote,
  }),
  /** An order that extends what a line has opened, once it is paid (D24). Refusals: those of `quoteRenewal`, `create`. */
  renew: endpoint({
    method: 'POST',
    path: '/market/order/renewal',
    access: signedIn,
    effect: 'keyedChange',
    body: RenewalRequest,
    response: OrderCreated,
  }),
  /** What became of a creation whose answer never came (D3): the order made under this key, or null. */
  outcome: endpoint({
    method: 'GET',
    path: '/market/order/outcome',
    access: signedIn,
    query: t.type({ key: StringOf('IdempotencyKey', isIdempotencyKey) }),
    response: Nullable(OrderCreated),
  }),
  /** Refusal: LIST10001. */
  list: endpoint({
    method: 'GET',
    path: '/market/order',
    access: signedIn,
    query: orderList.query,
    response: OrderPage,
  }),
  /** The same orders as CSV, a row for each line, up to 50,000 orders. */
  export: endpoint({
    method: 'GET',
    path: '/market/order/export',
    access: signedIn,
    query: orderList.exportQuery,
    response: FileAnswer,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/market/order/:orderId',
    access: signedIn,
    params: ByOrder,
    response: Order,
  }),
  /** Refusal: ORDER10001 when the order is not unpaid. */
  cancel: endpoint({
    method: 'POST',
    path: '/market/order/:orderId/cancel',
    access: signedIn,
    params: ByOrder,
    response: Order,
  }),
  /**
   * Puts the lines of an order into the cart again, each as far as it can be bought today; those that cannot are named
   * with a refusal of `cart.put`.
   */
  reorder: endpoint({
    method: 'POST',
    path: '/market/order/:orderId/reorder',
    access: signedIn,
    params: ByOrder,
    response: Reordered,
  }),
  ...orderOperations,
}
