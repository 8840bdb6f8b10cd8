import {
  type ConnectionView,
  type ConversationActor,
  type ConversationView,
  connectionView,
  conversationView,
  READ_AFTER_MS,
} from '@compute-mall/core/chat'
import type { Milliseconds } from '@compute-mall/core/time'
import { useEffect, useState } from 'react'
import { type BrowserChat, newMessageId } from './startChat.ts'
import { useSnapshot } from './useSnapshot.ts'

/** Which conversation: the customer's with a shop or, for staff, one of the shop's by its id. */
export interface ConversationPlace {
  readonly shopId: string
  readonly conversationId?: string | undefined
}

/** A conversation on a screen, and what can be done in it. */
export interface OpenConversation {
  readonly line: ConnectionView
  readonly conversation: ConversationView
  /** What is written and not sent; kept for as long as the window, also over a reload. */
  readonly draft: string
  readonly commands: {
    readonly write: (text: string) => void
    readonly send: (text: string, skuId?: string | null) => void
    readonly edit: (messageId: string, text: string) => void
    readonly retry: (clientId: string) => void
    readonly discard: (clientId: string) => void
    readonly older: () => void
    readonly reopen: () => void
    /** Staff take the conversation over, and are done with it. */
    readonly take: () => void
    readonly finish: () => void
    readonly reconnect: () => void
  }
}

/** Opens a conversation; what arrives counts as read once it has been in sight of a visible page for a second. */
export const useConversation = (
  chat: BrowserChat,
  { shopId, conversationId }: ConversationPlace,
  now: Milliseconds,
): OpenConversation => {
  const line = connectionView(useSnapshot(chat.connection))
  const actor = chat.open(shopId, conversationId)
  const conversation = conversationView(useSnapshot(actor), now)
  const key = conversationId ?? shopId
  const [, redraw] = useState(0)
  useReadInSight(actor, conversation.commands.read)
  return {
    line,
    conversation,
    draft: chat.drafts.get(key),
    commands: {
      write: (text) => {
        chat.drafts.set(key, text)
        if (text !== '') actor.send({ type: 'draft.typed' })
        redraw((count) => count + 1)
      },
      send: (text, skuId = null) =>
        actor.send({
          type: 'message.send',
          clientId: newMessageId(),
          text,
          skuId,
          writtenTime: new Date().toISOString(),
        }),
      edit: (messageId, text) => actor.send({ type: 'message.edit', messageId, text }),
      retry: (clientId) => actor.send({ type: 'message.retry', clientId }),
      discard: (clientId) => actor.send({ type: 'message.discard', clientId }),
      older: () => actor.send({ type: 'history.ask' }),
      take: () => actor.send({ type: 'conversation.take' }),
      finish: () => actor.send({ type: 'conversation.finish' }),
      reopen: () => actor.send({ type: 'conversation.retry' }),
      reconnect: () => chat.connection.send({ type: 'connection.retry' }),
    },
  }
}

/** Marks what is unread as read once the page has been visible with it for a second. */
const useReadInSight = (actor: ConversationActor, hasUnread: boolean): void => {
  useEffect(() => {
    if (!hasUnread) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => actor.send({ type: 'conversation.read' }), READ_AFTER_MS)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [actor, hasUnread])
}
