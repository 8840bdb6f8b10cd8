/** Sample values of resource, for tests and stories. */
export * as resourceFixtures from '../resource.fixtures.ts'
