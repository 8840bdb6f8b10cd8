/** Sample values of cart, for tests and stories. */
export * as cartFixtures from '../cart.fixtures.ts'
