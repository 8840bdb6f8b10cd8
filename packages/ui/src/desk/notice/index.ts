export { NoticeBell, type NoticeBellProps } from './NoticeBell.tsx'
export { NoticeList } from './NoticeList.tsx'
