import { type Asking, type Loaded, load, useLoaded, useNavigate, usePage } from '@compute-mall/app'
import { DeskFilter, type StaffConversation } from '@compute-mall/core/chat'
import type { ClientError } from '@compute-mall/core/client'
import type { Page } from '@compute-mall/core/codec'
import { E, type TE } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import type { BrowserChat } from '@compute-mall/react/chat'
import { useEffect, useState } from 'react'
import { routes } from '../../routes.ts'

/** Conversations by which the list grows. */
const PAGE_SIZE = 50
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
  const [wanted, setWanted] = useState<{ readonly filter: DeskFilter; readonly pages: number }>({
    filter,
    pages: 1,
  })
  const pages = wanted.filter === filter ? wanted.pages : 1
  const asked = (of: DeskFilter, start: number, limit: number, asking: Asking) =>
    client.chat.conversations({ query: { start, limit, filter: of, conversationId: undefined } }, asking)
  const { loaded, reload } = useLoaded<Page<StaffConversation>>({
    key: filter,
    load: (asking) => allOf((start) => asked(filter, start, PAGE_SIZE, asking), pages),
  })
  const { loaded: unanswered, reload: reloadUnanswered } = useLoaded<Page<StaffConversation>>({
    // Where they are listed, the list says how many there are.
    key: filter === 'unanswered' ? null : 'unanswered',
    load: (asking) => asked('unanswered', 0, 1, asking),
  })
  useEffect(() => {
    if (pages > 1) reload()
  }, [pages, reload])
  const one = useLoaded<Page<StaffConversation>>({
    key: conversation === null ? null : `open ${conversation}`,
    load: (asking) => {
      const query = { start: 0, limit: 1, filter: 'all' as const, conversationId: conversation ?? undefined }
      return client.chat.conversations({ query }, asking)
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
        reloadUnanswered()
        reloadOne()
      }, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      heard.unsubscribe()
    }
  }, [chat, reload, reloadUnanswered, reloadOne])
  useSessionLook(chat)
  const show = (next: { readonly filter?: DeskFilter; readonly conversation?: string | null }) =>
    navigate(routes.messages.href({ filter, conversation, ...next }), { replace: true })
  const open = one.loaded.kind === 'loaded' ? (one.loaded.value.records[0] ?? null) : null
  return {
    filter,
    conversation,
    loaded,
    unanswered: totalOf(filter === 'unanswered' ? loaded : unanswered),
    open,
    show,
    reload,
    more: () => setWanted({ filter, pages: pages + 1 }),
  }
}

const totalOf = (list: Loaded<Page<StaffConversation>>): number =>
  list.kind === 'loaded' ? list.value.total : 0

/** The first pages of a list, as one. */
const allOf =
  (
    page: (start: number) => TE.TaskEither<ClientError, Page<StaffConversation>>,
    pages: number,
  ): TE.TaskEither<ClientError, Page<StaffConversation>> =>
  async () => {
    const known = new Map<string, StaffConversation>()
    for (let index = 0; ; index++) {
      const answer = await page(index * PAGE_SIZE)()
      if (E.isLeft(answer)) return answer
      // One that moved up meanwhile stands on two pages.
      for (const each of answer.right.records) known.set(each.conversationId, each)
      const { total } = answer.right
      if (index + 1 >= pages || (index + 1) * PAGE_SIZE >= total)
        return E.right({ total, records: [...known.values()] })
    }
  }

/** A line that ends may mean that the session has ended: a call that needs one finds out, and leads to sign-in (S10). */
const useSessionLook = (chat: BrowserChat): void => {
  const client = useClient()
  useEffect(() => {
    const lost = chat.connection.on('line.closed', () => void client.chat.cannedReplies({})())
    return () => lost.unsubscribe()
  }, [chat, client])
}
