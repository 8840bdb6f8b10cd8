export { LateBell } from './LateBell.tsx'
export { type NoticeInbox, NoticeInboxProvider, useNoticeInbox } from './NoticeInbox.tsx'
export { type NoticePages, type NoticePlaces, noticePlaces } from './noticePlaces.ts'
export { useNoticeBell } from './useNoticeBell.ts'
