/** Sample values of review, for tests and stories. */
export * as reviewFixtures from '../review.fixtures.ts'
