/** Sample values of statement, for tests and stories. */
export * as statementFixtures from '../statement.fixtures.ts'
