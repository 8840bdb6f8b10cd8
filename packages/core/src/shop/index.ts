/**
 * The shops of the mall (spec section 3, Shop).
 *
 * `Shop` is one of them, `shopEndpoints` asks for it and for the totals of the mall.
 */
export * from './shop.codec.ts'
export * from './shop.endpoints.ts'
export * as shopFixtures from './shop.fixtures.ts'
export * from './shop.messages.ts'
