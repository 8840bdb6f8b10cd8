/** Sample values of provision, for tests and stories. */
export * as provisionFixtures from '../provision.fixtures.ts'
