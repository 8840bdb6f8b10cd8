import { useLoaded } from '@compute-mall/app'
import type { ChatBackground } from '@compute-mall/core/chat'
import { useClient } from '@compute-mall/react'
import { useEffect, useRef } from 'react'

/** What a conversation is about, asked for anew when something was said in it; null while it is not known. */
export const useBackground = (
  conversationId: string | null,
  lastTime: string | null,
): ChatBackground | null => {
  const client = useClient()
  const { loaded, reload } = useLoaded({
    key: conversationId === null ? null : `background ${conversationId}`,
    load: (asking) => client.chat.background({ query: { conversationId: conversationId ?? '' } }, asking),
  })
  const known = useRef(lastTime)
  useEffect(() => {
    if (known.current !== null && lastTime !== known.current) reload()
    known.current = lastTime
  }, [lastTime, reload])
  return loaded.kind === 'loaded' ? loaded.value : null
}
