/** Sample values of identity, for tests and stories. */
export * as identityFixtures from '../identity.fixtures.ts'
export * as peopleFixtures from '../people.fixtures.ts'
