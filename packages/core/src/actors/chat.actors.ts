import * as t from 'io-ts'
import { type EventObject, fromCallback } from 'xstate'
import {
  CHAT_PATH,
  type ChatSide,
  type ConnectionEvent,
  type ConversationEvent,
  type ConversationInput,
  type KeepOutbox,
  KeptItem,
  type RemindersEvent,
  ServerFrame,
  type SocketSend,
} from '../chat/index.ts'
import { callFailure, shownInPlace } from '../client/index.ts'
import { decode } from '../codec/index.ts'
import { E, type Need, pipe, TE, taskActor } from '../fp/index.ts'
import type { TextStore } from '../http/index.ts'
import type { MallClient } from './mallClient.ts'

/** What a chart needs of a socket; a browser's `WebSocket` is one, and Node's. */
export interface SocketLike {
  addEventListener(type: 'open' | 'close' | 'error', tell: () => void): void
  addEventListener(type: 'message', tell: (event: { readonly data: unknown }) => void): void
  send(text: string): void
  close(): void
}

/** Where the socket of a line listens, for a server at `origin`, e.g. `https://mall.example` (R7.03). */
export const chatAddress = (
  origin: string,
  { userId, shopId }: { readonly userId: string; readonly shopId: string },
): string =>
  `${origin.replace(/^http/, 'ws')}${CHAT_PATH}?userId=${encodeURIComponent(userId)}&shopId=${encodeURIComponent(shopId)}`

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** The line's one socket. A frame that nobody knows is dropped; what it meant is asked for when a gap shows (D9). */
export const socketActor = (
  open: (as: { readonly userId: string; readonly shopId: string }) => SocketLike,
): Need<{ userId: string; shopId: string }> =>
  fromCallback(({ input, sendBack, receive }) => {
    const tell = (event: ConnectionEvent) => sendBack(event)
    const socket = open(input)
    let isOpen = false
    let isOver = false
    const end = () => {
      if (!isOver) tell({ type: 'socket.closed' })
      isOver = true
    }
    socket.addEventListener('open', () => {
      isOpen = true
      if (isOver) socket.close()
      else tell({ type: 'socket.opened' })
    })
    socket.addEventListener('message', ({ data }) => {
      const frame = decode(ServerFrame)(parsed(data))
      if (E.isRight(frame) && !isOver) tell({ type: 'socket.frame', frame: frame.right })
    })
    socket.addEventListener('close', end)
    socket.addEventListener('error', end)
    receive((event: EventObject) => {
      if (isOpen && !isOver) socket.send(JSON.stringify((event as SocketSend).frame))
    })
    return () => {
      isOver = true
      socket.close()
    }
  })

/** Asks for the visitor id of this browser, or for a fresh one (R4.08). */
export const issueVisitorActor = ({ chat }: MallClient): Need<{ fresh: boolean }> =>
  taskActor(({ fresh }: { fresh: boolean }) =>
    pipe(
      chat.issueVisitor({ body: { fresh } }, shownInPlace),
      TE.bimap(
        (): ConnectionEvent => ({ type: 'visitor.refused' }),
        ({ visitorId }): ConnectionEvent => ({ type: 'visitor.issued', visitorId }),
      ),
    ),
  )

/** Asks what is unread, of the customer or of the shop that one serves (R4.11). */
export const askRemindersActor = ({ chat }: MallClient, side: ChatSide): Need<{ userId: string }> =>
  taskActor(({ userId }: { userId: string }) =>
    pipe(
      chat.remind({ query: { userId, side } }, shownInPlace),
      TE.bimap(
        (): RemindersEvent => ({ type: 'reminders.unknown' }),
        (reminders): RemindersEvent => ({ type: 'reminders.known', reminders }),
      ),
    ),
  )

/** Asks for older messages. */
export const askHistoryActor = ({ chat }: MallClient): Need<{ conversationId: string; before: number }> =>
  taskActor((query: { conversationId: string; before: number }) =>
    pipe(
      chat.history({ query }, shownInPlace),
      TE.bimap(
        (error): ConversationEvent => ({ type: 'history.unknown', failure: callFailure(error) }),
        (history): ConversationEvent => ({ type: 'history.known', before: query.before, history }),
      ),
    ),
  )

const KeptItems = t.readonlyArray(KeptItem)

/**
 * Keeps what waits to be sent in a store that one window has for itself, e.g. session storage, under the names of its
 * writer and the conversation.
 */
export const outboxActor = (store: TextStore): Need<ConversationInput> =>
  fromCallback(({ input: { owner, shopId, conversationId }, sendBack, receive }) => {
    const key = ['chat.outbox', owner, conversationId ?? shopId].join('.')
    const kept = decode(KeptItems)(parsed(store.get(key)))
    const restored: ConversationEvent = {
      type: 'outbox.restored',
      items: E.isRight(kept) ? kept.right : [],
    }
    sendBack(restored)
    receive((event: EventObject) => {
      const { items } = event as KeepOutbox
      if (items.length === 0) store.remove(key)
      else store.set(key, JSON.stringify(items.map((item) => KeptItem.encode(item))))
    })
  })
