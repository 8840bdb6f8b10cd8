/** Sample values of settlement, for tests and stories. */
export * as settlementFixtures from '../settlement.fixtures.ts'
