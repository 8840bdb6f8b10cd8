/** Sample values of team, for tests and stories. */
export * as teamFixtures from '../team.fixtures.ts'
