/** Sample values of feedback, for tests and stories. */
export * as feedbackFixtures from '../feedback.fixtures.ts'
