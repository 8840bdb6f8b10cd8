/** Sample values of list, for tests and stories. */
export * as listFixtures from '../list.fixtures.ts'
