export { LateBell } from './LateBell.tsx'
export { type NoticeInbox, NoticeInboxProvider, useNoticeInbox } from './NoticeInbox.tsx'
export { type NoticePlaces, useNoticeBell } from './useNoticeBell.ts'
