/**
 * What is for sale: specifications, prices, terms, what a customer has chosen of them, and the life of goods between
 * seller and shelf (spec sections 1, 3 and 4; R1.02, R1.03, R3.03, R4.03).
 *
 * `Goods` and `Sku` are what the server tells; `isCompute`, `minPrice`, `trialDays` and `purchaseLimit` are the
 * rules; `firstChoice` and `priceOf` are what a goods page chooses and what that costs; `goodsMachine` is the life
 * of goods.
 */
export * from './application.codec.ts'
export * from './application.endpoints.ts'
export * from './customerReview.codec.ts'
export * from './customerReview.rules.ts'
export * from './form.codec.ts'
export * as goodsFormFixtures from './form.fixtures.ts'
export * from './form.label.ts'
export * from './form.read.ts'
export {
  GOODS_FORM,
  goodsProblems,
  MAX_FEATURED,
  offerProblems,
  shelfTimeProblems,
} from './form.rules.ts'
export * from './goods.address.ts'
export * from './goods.choice.ts'
export * from './goods.codec.ts'
export * from './goods.endpoints.ts'
export { goodsRefusals } from './goods.errors.ts'
export * as goodsFixtures from './goods.fixtures.ts'
export * from './goods.hourly.ts'
export * from './goods.messages.ts'
export * from './goods.rules.ts'
export * from './goods.shelf.ts'
export * from './goods.unit.ts'
export * from './goods.view.ts'
export * from './life.codec.ts'
export * from './life.machine.ts'
export * from './life.rules.ts'
export * from './life.view.ts'
export * from './own.codec.ts'
export * from './own.endpoints.ts'
