/** Sample values of site, for tests and stories. */
export * as siteFixtures from '../site.fixtures.ts'
