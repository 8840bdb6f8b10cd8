import { useLoaded, usePollingOf } from '@compute-mall/app'
import { REMIND_INTERVAL_MS } from '@compute-mall/core/chat'
import { useClient } from '@compute-mall/react'
import { useEffect, useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** Tells the frame how many messages of shops are unread: the poll, and at once the page that shows them. */
export const tellUnreadMessages = (count: number): void => {
  unread = count
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
const present = () => unread

/** Unread messages of shops to a user, asked for again every minute while the page is seen (R4.11); 0 while not known. */
export const useUnreadMessages = (userId: string | null): number => {
  const client = useClient()
  const { loaded, reload } = useLoaded({
    key: userId && `messages ${userId}`,
    load: (asking) => client.chat.remind({ query: { userId: userId ?? '', side: 'customer' } }, asking),
  })
  usePollingOf(reload, userId !== null, REMIND_INTERVAL_MS)
  useEffect(() => {
    if (loaded.kind === 'loaded') tellUnreadMessages(loaded.value.userUnread)
  }, [loaded])
  return useSyncExternalStore(subscribe, present, present)
}
