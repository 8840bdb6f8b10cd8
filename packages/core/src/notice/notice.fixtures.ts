import type { Notice } from './notice.codec.ts'

/** An approved application, not read yet. */
export const approvedNotice: Notice = {
  noticeId: 'notice_2',
  kind: 'settlementApproved',
  subjectId: 'application_1',
  details: { shopName: '星澜智算' },
  at: '2026-11-21T02:00:00.000Z',
  readAt: null,
}

/** A rejected application, read an hour later. */
export const rejectedNotice: Notice = {
  noticeId: 'notice_1',
  kind: 'settlementRejected',
  subjectId: 'application_1',
  details: {},
  at: '2026-11-20T02:00:00.000Z',
  readAt: '2026-11-20T03:00:00.000Z',
}

export const notices: readonly Notice[] = [approvedNotice, rejectedNotice]
