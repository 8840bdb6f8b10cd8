import type { ChatListItem } from '@compute-mall/core/chat'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import { type BrowserChat, useSnapshot } from '@compute-mall/react/chat'
import { useEffect, useState } from 'react'
import { useAppData } from '../page/routeState.ts'

/** The conversations of whoever is here: followed on the line or, where chat is barred, asked for once (W23). */
export const useConversations = (chat: BrowserChat, isBarred: boolean): readonly ChatListItem[] | null => {
  const client = useClient()
  const { user } = useAppData()
  const reminders = useSnapshot(chat.reminders)
  const [once, setOnce] = useState<readonly ChatListItem[] | null>(null)
  const userId = user?.id
  useEffect(() => {
    if (!isBarred) return
    if (userId === undefined) return setOnce([])
    void client.chat
      .remind({ query: { userId, side: undefined } }, shownInPlace)()
      .then((answer) => setOnce(E.isRight(answer) ? answer.right.messagePoList : []))
  }, [client, isBarred, userId])
  if (isBarred) return once
  return reminders.context.userId === null || reminders.value === 'asking'
    ? keptOf(reminders.context.items)
    : reminders.context.items
}

const keptOf = (items: readonly ChatListItem[]): readonly ChatListItem[] | null =>
  items.length === 0 ? null : items
