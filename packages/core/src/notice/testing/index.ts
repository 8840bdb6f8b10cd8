/** Sample values of notice, for tests and stories. */
export * as noticeFixtures from '../notice.fixtures.ts'
