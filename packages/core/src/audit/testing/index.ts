/** Sample values of audit, for tests and stories. */
export * as auditFixtures from '../audit.fixtures.ts'
