/** What a customer keeps to buy: limits, refusals and totals of the lines. */
export * from './cart.codec.ts'
export * from './cart.endpoints.ts'
export * as cartFixtures from './cart.fixtures.ts'
export * from './cart.messages.ts'
export * from './cart.rules.ts'
export * from './cart.view.ts'
