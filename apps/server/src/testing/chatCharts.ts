import { randomUUID } from 'node:crypto'
import { chatAddress, outboxActor, socketActor } from '@compute-mall/core/actors'
import {
  type Chat,
  type ChatSide,
  chatEndpoints,
  connectionMachine,
  conversationMachine,
  createChat,
  remindersMachine,
} from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { fromCallback } from 'xstate'
import type { Caller } from './caller.ts'

interface ChartOptions {
  readonly caller: Caller
  readonly side: ChatSide
  /** Where the server listens, and what browsers call it. */
  readonly at: () => { readonly origin: string; readonly publicOrigin: string }
  /** After how long a lost line is tried again, in milliseconds; a test does not wait for 5 s. */
  readonly reconnect?: () => number
}

type Conversation = ReturnType<Chat['open']>

/** The charts of the core over Node's own socket, with a caller's cookies. */
export const chartsOf = ({
  caller,
  side,
  at,
  reconnect = () => 200,
}: ChartOptions): Chat & { cut(): void } => {
  const texts = new Map<string, string>()
  const sockets: WebSocket[] = []
  const socket = socketActor((as) => {
    const { origin, publicOrigin } = at()
    const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: publicOrigin, cookie }
    const opened = new WebSocket(chatAddress(origin, as), { headers } as never)
    sockets.push(opened)
    return opened
  })
  const chat = createChat(
    {
      connection: connectionMachine.provide({
        delays: { reconnect },
        actors: {
          visibility: fromCallback(() => {}),
          socket,
          issueVisitor: fromCallback(({ input: { fresh }, sendBack }) => {
            void caller
              .call(chatEndpoints.issueVisitor, { body: { fresh } })
              .then((answer) =>
                sendBack(
                  E.isRight(answer)
                    ? { type: 'visitor.issued', visitorId: answer.right.visitorId }
                    : { type: 'visitor.refused' },
                ),
              )
              .catch(() => sendBack({ type: 'visitor.refused' }))
          }),
        },
      }),
      conversation: conversationMachine.provide({
        actors: {
          outbox: outboxActor({
            get: (key) => texts.get(key),
            set: (key, text) => void texts.set(key, text),
            remove: (key) => void texts.delete(key),
            clear: () => texts.clear(),
          }),
        },
      }),
      reminders: remindersMachine.provide({
        actors: {
          askReminders: fromCallback(({ input: { userId }, sendBack }) => {
            void caller
              .call(chatEndpoints.remind, { query: { userId, side } })
              .then((answer) =>
                sendBack(
                  E.isRight(answer)
                    ? { type: 'reminders.known', reminders: answer.right }
                    : { type: 'reminders.unknown' },
                ),
              )
              .catch(() => sendBack({ type: 'reminders.unknown' }))
          }),
        },
      }),
    },
    { shopId: '1001', side, isMobile: false, isOpenOnMobile: false },
  )
  return { ...chat, cut: () => sockets.at(-1)?.close() }
}

/** Writes a message at `now`, in milliseconds. */
export const writeIn = (conversation: Conversation, text: string, now: number): void =>
  conversation.send({
    type: 'message.send',
    clientId: randomUUID(),
    text,
    skuId: null,
    writtenTime: new Date(now).toISOString(),
  })

export const textsIn = (conversation: Conversation): readonly string[] =>
  conversation.getSnapshot().context.messages.map(({ text }) => text)
