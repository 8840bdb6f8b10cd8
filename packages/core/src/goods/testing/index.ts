/** Sample values of goods, for tests and stories. */
export * as goodsFormFixtures from '../form.fixtures.ts'
export * as goodsFixtures from '../goods.fixtures.ts'
