/** Sample values of chat, for tests and stories. */
export * as chatFixtures from '../chat.fixtures.ts'
