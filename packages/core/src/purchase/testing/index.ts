/** Sample values of purchase, for tests and stories. */
export * as purchaseFixtures from '../purchase.fixtures.ts'
