/** Sample values of form, for tests and stories. */
export * as formFixtures from '../form.fixtures.ts'
