export type { NoticeBellProps } from './NoticeBell.props.ts'
export { NoticeBell } from './NoticeBell.tsx'
