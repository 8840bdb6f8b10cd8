import { E } from '@compute-mall/core/fp'
import type { UserInfo } from '@compute-mall/core/identity'
import { useClient } from '@compute-mall/react'
import type { BrowserChat } from '@compute-mall/react/chat'
import { useEffect } from 'react'
import { useReload } from '../router/NavigatorContext.ts'

/**
 * A line that ends may mean that the session has ended. Then the page is a visitor's from now on, and the conversations
 * of the user before are closed (width 2.9).
 */
export const useEndedSession = (chat: BrowserChat, user: UserInfo | null): void => {
  const client = useClient()
  const reload = useReload()
  const isSignedIn = user !== null
  useEffect(() => {
    if (!isSignedIn) return
    const look = async () => {
      const query = { includeToken: undefined, refresh: undefined }
      const answer = await client.identity.currentUser({ query }, { ignore: [401, 403] })()
      if (E.isLeft(answer) && answer.left.kind === 'unauthenticated') void reload({ appData: true })
    }
    const lost = chat.connection.on('line.closed', () => void look())
    return () => lost.unsubscribe()
  }, [chat, client, isSignedIn, reload])
}
