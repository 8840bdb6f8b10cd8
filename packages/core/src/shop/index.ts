/**
 * The shops of the mall (spec section 3, Shop).
 *
 * `Shop` is one of them, `shopEndpoints` asks for it and for the totals of the mall; `RATING_PRIOR` is how much shops
 * are trusted of whom little is known.
 */
export * from './own.codec.ts'
export * from './own.rules.ts'
export * from './shop.codec.ts'
export * from './shop.endpoints.ts'
export { shopRefusals } from './shop.errors.ts'
export * as shopFixtures from './shop.fixtures.ts'
export * from './shop.hours.ts'
export * from './shop.messages.ts'
export * from './shop.rules.ts'
