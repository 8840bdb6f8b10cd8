import { MINUTE_MS, type Milliseconds } from '@compute-mall/core/time'
import { useClient } from '@compute-mall/react'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { useAppData } from '../page/routeState.ts'
import { useLoaded } from '../page/useLoaded.ts'
import { usePollingOf } from '../page/usePolling.ts'

/** How often the unread notices are counted again. */
const COUNT_EVERY: Milliseconds = MINUTE_MS

/** The user's notices, as the bell and the page of notices share them. */
export interface NoticeInbox {
  /** How many are unread; 0 while that is not known. */
  readonly unread: number
  /** Grows whenever notices were marked as read. */
  readonly changes: number
  /** To be called after notices were marked as read. */
  readonly changed: () => void
}

const NoticeInboxContext = createContext<NoticeInbox | undefined>(undefined)

/** Counts the unread notices of whoever is signed in, again every minute while the page is seen (W25). */
export const NoticeInboxProvider = ({ children }: { readonly children: ReactNode }) => {
  const client = useClient()
  const { user } = useAppData()
  const [changes, setChanges] = useState(0)
  const { loaded, reload } = useLoaded({
    key: user && 'unread',
    load: (asking) => client.notice.unread({}, asking),
  })
  usePollingOf(reload, user !== null, COUNT_EVERY)
  const changed = useCallback(() => {
    setChanges((before) => before + 1)
    reload()
  }, [reload])
  const unread = loaded.kind === 'loaded' ? loaded.value.unread : 0
  const inbox = useMemo(() => ({ unread, changes, changed }), [unread, changes, changed])
  return <NoticeInboxContext value={inbox}>{children}</NoticeInboxContext>
}

export const useNoticeInbox = (): NoticeInbox => {
  const inbox = use(NoticeInboxContext)
  if (inbox === undefined) throw new Error('There is no notice inbox above.')
  return inbox
}
