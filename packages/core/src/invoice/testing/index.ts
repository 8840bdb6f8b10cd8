/** Sample values of invoice, for tests and stories. */
export * as invoiceFixtures from '../invoice.fixtures.ts'
