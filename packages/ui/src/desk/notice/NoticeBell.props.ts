import type { BellView, NoticeView } from '@compute-mall/core/notice'
import type { LoadState } from '../page/index.ts'

export interface NoticeBellProps {
  readonly view: {
    /** How many are unread. */
    readonly unread: number
    readonly bell: BellView
    /** The newest, once somebody asked for them. */
    readonly notices: LoadState<readonly NoticeView[]>
    /** The page of all notices. */
    readonly to: string
  }
  readonly commands: {
    /** The panel was opened. */
    readonly open: () => void
    readonly markRead: (noticeIds: readonly string[]) => void
    readonly markAllRead: () => void
    readonly retry: () => void
  }
  /** Where a notice leads; null where there is nothing to see. */
  readonly toOf: (notice: NoticeView) => string | null
}
