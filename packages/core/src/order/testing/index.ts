/** Sample values of order, for tests and stories. */
export * as orderFixtures from '../order.fixtures.ts'
