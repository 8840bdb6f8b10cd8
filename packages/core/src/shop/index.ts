/** The shops of the mall. */
export * from './shop.codec.ts'
export * from './shop.endpoints.ts'
export * as shopFixtures from './shop.fixtures.ts'
export * from './shop.messages.ts'
