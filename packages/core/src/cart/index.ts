/**
 * What a customer keeps to buy: limits, refusals and totals of the lines (spec sections 3 and 5; R5.09, R9.01).
 *
 * `itemRefusals` says why a line cannot be bought, `cartTotals` what the chosen lines cost, `cartView` all that a
 * page of the cart shows.
 *
 * @module
 */
export {
  type AmountQueue,
  cartChange,
  createAmountQueue,
  type WantedAmounts,
  withAmounts,
} from './cart.amounts.ts'
export { CartChange, CartItem, MAXIMUM_AMOUNT, PurchaseChoice } from './cart.codec.ts'
export { cartEndpoints } from './cart.endpoints.ts'
export { cartRefusals } from './cart.errors.ts'
export { cartMessages } from './cart.messages.ts'
export {
  amountRefusals,
  type CartPut,
  cartTotals,
  durationRefusals,
  groupByCenter,
  isMendable,
  itemRefusals,
  lineLimit,
  MAX_CART_LINES,
  MAX_LINE_TOTAL,
  priceMove,
  putRefusals,
  siteRefusals,
} from './cart.rules.ts'
export { type CartLine, type CartView, cartView } from './cart.view.ts'
