import { type Actor, type ActorOptions, type AnyActorLogic, createActor } from 'xstate'
import { type Inspect, unrecorded } from '../replay/index.ts'
import type { ServerFrame } from './chat.codec.ts'
import type { ConnectionInput, connectionMachine } from './connection.machine.ts'
import type { ConversationEvent } from './conversation.context.ts'
import type { conversationMachine } from './conversation.machine.ts'
import type { remindersMachine } from './reminders.machine.ts'

/**
 * The three charts with what they need provided; the clock that their timers go by, where it is not the device's; and
 * what looks on, where they are recorded.
 */
export interface ChatParts {
  readonly connection: typeof connectionMachine
  readonly conversation: typeof conversationMachine
  readonly reminders: typeof remindersMachine
  readonly clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  readonly inspect?: Inspect
}

/** The running chart of the line. */
type ConnectionActor = Actor<typeof connectionMachine>
/** The running chart of a conversation. */
export type ConversationActor = Actor<typeof conversationMachine>
/** The running chart of reminders. */
type RemindersActor = Actor<typeof remindersMachine>

/** Chat as an app holds it: one line, the reminders, and the conversations that are open on a screen. */
export interface Chat {
  readonly connection: ConnectionActor
  readonly reminders: RemindersActor
  /** Says who is signed in, or that nobody is. The conversations of whoever was before are closed. */
  userLoaded(userId: string | null): void
  /** The customer's conversation with a shop, or for staff one of the shop's; the same one while it is open. */
  open(shopId: string, conversationId?: string): ConversationActor
  close(conversation: ConversationActor): void
  stop(): void
}

/** Joins the charts of chat: what one tells, the others hear. Nothing here decides anything. */
export const createChat = (parts: ChatParts, input: ConnectionInput): Chat => {
  const options = parts.clock === undefined ? {} : { clock: parts.clock }
  const { inspect = unrecorded } = parts
  const connection = createActor(parts.connection, {
    ...options,
    input,
    inspect: inspect(parts.connection.id, input),
  })
  const reminders = createActor(parts.reminders, { ...options, inspect: inspect(parts.reminders.id, null) })
  const conversations = new Map<string, ConversationActor>()
  let opened: { readonly type: 'line.opened'; readonly userId: string } | null = null

  const tellAll = (event: ConversationEvent): void => {
    for (const conversation of conversations.values()) conversation.send(event)
  }
  const hearFrame = (frame: ServerFrame): void => {
    if (frame.type === 'userUnreadCount')
      reminders.send({ type: 'unread.told', count: frame.userUnreadCount })
    if (frame.type === 'accepted' && input.side === 'customer') reminders.send({ type: 'message.kept' })
    tellAll({ type: 'line.frame', frame })
  }
  const closeAll = (): void => {
    for (const conversation of conversations.values()) conversation.stop()
    conversations.clear()
  }

  connection.on('line.opened', (event) => {
    opened = event
    reminders.send({ type: 'user.known', userId: event.userId })
    tellAll(event)
  })
  connection.on('line.closed', (event) => {
    opened = null
    tellAll(event)
  })
  connection.on('line.frame', ({ frame }) => hearFrame(frame))
  reminders.on('unread.polled', (event) => connection.send(event))
  reminders.start()
  connection.start()

  const begin = (key: string, shopId: string, conversationId: string | null): ConversationActor => {
    const owner = connection.getSnapshot().context.userId ?? 'visitor'
    const given = { side: input.side, shopId, conversationId, owner }
    const conversation = createActor(parts.conversation, {
      ...options,
      input: given,
      inspect: inspect(parts.conversation.id, given),
    })
    conversation.on('line.send', (event) => connection.send(event))
    conversation.on('line.doubted', (event) => connection.send(event))
    conversations.set(key, conversation)
    conversation.start()
    if (opened !== null) conversation.send(opened)
    return conversation
  }

  return {
    connection,
    reminders,
    userLoaded: (userId) => {
      if (connection.getSnapshot().context.userId !== userId) {
        closeAll()
        reminders.send({ type: 'user.left' })
      }
      connection.send({ type: 'user.loaded', userId })
    },
    open: (shopId, conversationId) => {
      const key = conversationId ?? `shop ${shopId}`
      return conversations.get(key) ?? begin(key, shopId, conversationId ?? null)
    },
    close: (conversation) => {
      for (const [key, known] of conversations) if (known === conversation) conversations.delete(key)
      conversation.stop()
    },
    stop: () => {
      closeAll()
      connection.stop()
      reminders.stop()
    },
  }
}
