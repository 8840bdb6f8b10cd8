/** Sample values of search, for tests and stories. */
export * as searchFixtures from '../search.fixtures.ts'
