import { useLoaded, usePollingOf } from '@compute-mall/app'
import { REMIND_INTERVAL_MS } from '@compute-mall/core/chat'
import { useClient } from '@compute-mall/react'

/** Unread messages of shops to a user, asked for again every minute while the page is seen (R4.11); 0 while not known. */
export const useUnreadMessages = (userId: string | null): number => {
  const client = useClient()
  const { loaded, reload } = useLoaded({
    key: userId && `messages ${userId}`,
    load: (signal) => client.chat.remind({ query: { userId: userId ?? '', side: 'customer' } }, { signal }),
  })
  usePollingOf(reload, userId !== null, REMIND_INTERVAL_MS)
  return loaded.kind === 'loaded' ? loaded.value.userUnread : 0
}
