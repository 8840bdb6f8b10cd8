import { load, useLoaded, useNavigate, usePage } from '@compute-mall/app'
import { DeskFilter, type StaffConversation } from '@compute-mall/core/chat'
import { loudly } from '@compute-mall/core/client'
import type { Page } from '@compute-mall/core/codec'
import { useClient } from '@compute-mall/react'
import type { BrowserChat } from '@compute-mall/react/chat'
import { useEffect } from 'react'
import { routes } from '../../routes.ts'

/** Conversations in the list. */
const LISTED = 50
/** Changes that come together are looked at once. */
const SETTLE_MS = 200

export const loader = load(routes.messages, async ({ params }) => params)

/** The conversations that the address asks for, followed as they change. */
export const useInbox = (chat: BrowserChat) => {
  const page = usePage<typeof loader>()
  const { conversation } = page
  const filter: DeskFilter = DeskFilter.is(page.filter) ? page.filter : 'unanswered'
  const client = useClient()
  const navigate = useNavigate()
  const { loaded, reload } = useLoaded<Page<StaffConversation>>({
    key: filter,
    load: (signal) =>
      client.chat.conversations(
        { query: { start: 0, limit: LISTED, filter, conversationId: undefined } },
        { signal },
      ),
  })
  const one = useLoaded<Page<StaffConversation>>({
    key: conversation === null ? null : `open ${conversation}`,
    load: (signal) => {
      const query = { start: 0, limit: 1, filter: 'all' as const, conversationId: conversation ?? undefined }
      return client.chat.conversations({ query }, { signal })
    },
  })
  const { reload: reloadOne } = one
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = chat.connection.on('line.frame', ({ frame }) => {
      if (frame.type !== 'userUnreadCount') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        reload()
        reloadOne()
      }, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      heard.unsubscribe()
    }
  }, [chat, reload, reloadOne])
  useSessionLook(chat)
  const show = (next: { readonly filter?: DeskFilter; readonly conversation?: string | null }) =>
    navigate(routes.messages.href({ filter, conversation, ...next }), { replace: true })
  const open = one.loaded.kind === 'loaded' ? (one.loaded.value.records[0] ?? null) : null
  return { filter, conversation, loaded, open, show, reload }
}

/** A line that ends may mean that the session has ended: a call that needs one finds out, and leads to sign-in (S10). */
const useSessionLook = (chat: BrowserChat): void => {
  const client = useClient()
  useEffect(() => {
    const lost = chat.connection.on('line.closed', () => void client.chat.cannedReplies({}, loudly)())
    return () => lost.unsubscribe()
  }, [chat, client])
}
