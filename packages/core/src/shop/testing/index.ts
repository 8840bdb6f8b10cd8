/** Sample values of shop, for tests and stories. */
export * as shopFixtures from '../shop.fixtures.ts'
