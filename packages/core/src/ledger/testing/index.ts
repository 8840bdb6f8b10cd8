/** Sample values of ledger, for tests and stories. */
export * as ledgerFixtures from '../ledger.fixtures.ts'
