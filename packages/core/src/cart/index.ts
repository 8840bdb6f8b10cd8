/**
 * What a customer keeps to buy: limits, refusals and totals of the lines (spec sections 3 and 5; R5.09, R9.01).
 *
 * `itemRefusals` says why a line cannot be bought, `cartTotals` what the chosen lines cost, `cartView` all that a
 * page of the cart shows.
 */
export * from './cart.codec.ts'
export * from './cart.endpoints.ts'
export { cartRefusals } from './cart.errors.ts'
export * as cartFixtures from './cart.fixtures.ts'
export * from './cart.messages.ts'
export * from './cart.rules.ts'
export * from './cart.view.ts'
