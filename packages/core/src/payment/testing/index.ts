/** Sample values of payment, for tests and stories. */
export * as paymentFixtures from '../payment.fixtures.ts'
