import { NoticeBell } from '@compute-mall/ui/desk/notice'
import { NoticeInboxProvider } from './NoticeInbox.tsx'
import type { NoticePlaces } from './noticePlaces.ts'
import { useNoticeBell } from './useNoticeBell.ts'

export interface BellProps {
  readonly places: NoticePlaces
}

/** The bell with what it counts, for an app that has no page of notices. */
export const Bell = (props: BellProps) => (
  <NoticeInboxProvider>
    <Counted {...props} />
  </NoticeInboxProvider>
)

const Counted = ({ places }: BellProps) => <NoticeBell {...useNoticeBell(places)} />
