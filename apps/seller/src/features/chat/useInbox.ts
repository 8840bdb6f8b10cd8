import { type Loaded, load, useLoaded, useNavigate, usePage } from '@compute-mall/app'
import { DeskFilter, type StaffConversation } from '@compute-mall/core/chat'
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
    load: (signal) => client.chat.conversations({ query: { start: 0, limit: LISTED, filter } }, { signal }),
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = chat.connection.on('line.frame', ({ frame }) => {
      if (frame.type !== 'userUnreadCount') return
      clearTimeout(timer)
      timer = setTimeout(reload, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      heard.unsubscribe()
    }
  }, [chat, reload])
  const show = (next: { readonly filter?: DeskFilter; readonly conversation?: string | null }) =>
    navigate(routes.messages.href({ filter, conversation, ...next }), { replace: true })
  return { filter, conversation, loaded, show }
}

export type InboxList = Loaded<Page<StaffConversation>>
