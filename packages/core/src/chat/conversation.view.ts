import type { SnapshotFrom } from 'xstate'
import { failureMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { MINUTE_MS, type Milliseconds } from '../time/index.ts'
import type { ChatMessage, ChatSide } from './chat.codec.ts'
import { MAX_WAITING } from './chat.limits.ts'
import type { chatMessages } from './chat.messages.ts'
import { headOf, type OutboxItem } from './chat.outbox.ts'
import { isEditable, unreadIn } from './chat.rules.ts'
import type { conversationMachine } from './conversation.machine.ts'

type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>

const say = messageFor<KeyOf<typeof chatMessages>>('chat')

/** A message as it is drawn: its own side's to the right, with a mark while it is not known to have arrived. */
export interface Bubble {
  /** The message's id, or its client id while it has none. */
  readonly id: string
  readonly isOwn: boolean
  /** Of one's own side, but by a colleague or by nobody: it stands under its sender's name. */
  readonly isOthers: boolean
  readonly senderName: string
  readonly text: string
  readonly skuId: string | null
  /** An instant in ISO 8601, and whether a new group of messages begins here. */
  readonly time: string
  readonly startsGroup: boolean
  /** The first message that was new when the conversation was opened. */
  readonly isFirstNew: boolean
  readonly isEdited: boolean
  /** Nobody wrote it. */
  readonly isAutomatic: boolean
  readonly mark: Message | null
  /** Why it was not sent. */
  readonly failure: Message | null
  readonly commands: { readonly retry: boolean; readonly discard: boolean; readonly edit: boolean }
}

/** What is shown of a conversation: bubbles, what may be written, and which commands are open. */
export interface ConversationView {
  readonly isOpening: boolean
  readonly bubbles: readonly Bubble[]
  readonly unread: number
  /** Who is writing, in words; null while nobody is. */
  readonly typing: Message | null
  readonly notice: Message | null
  readonly commands: {
    readonly send: boolean
    readonly read: boolean
    readonly older: boolean
    readonly retry: boolean
  }
}

/** Messages further apart than this stand under times of their own. */
const GROUP_GAP_MS = 5 * MINUTE_MS

const arrived = (message: ChatMessage, side: ChatSide, canEdit: boolean): Bubble => ({
  id: message.id,
  isOwn: message.side === side,
  isOthers: message.side === 'staff' && side === 'staff' && !message.isMine,
  senderName: message.senderName,
  text: message.text,
  skuId: message.skuId,
  time: message.sentTime,
  startsGroup: false,
  isFirstNew: false,
  isEdited: message.editedTime !== null,
  isAutomatic: message.isAutomatic,
  mark: null,
  failure: null,
  commands: { retry: false, discard: false, edit: canEdit },
})

const underWay = (item: OutboxItem, mark: Message): Bubble => ({
  id: item.clientId,
  isOwn: true,
  isOthers: false,
  senderName: '',
  text: item.text,
  skuId: item.skuId,
  time: item.writtenTime,
  startsGroup: false,
  isFirstNew: false,
  isEdited: false,
  isAutomatic: false,
  mark,
  failure: item.failure && failureMessage(item.failure),
  commands: { retry: item.failure !== null, discard: item.failure !== null, edit: false },
})

const markOf = (item: OutboxItem, isSending: boolean, head: OutboxItem | null): Message => {
  if (item.failure !== null) return say('failed')
  return say(isSending && item === head ? 'sending' : 'waiting')
}

const grouped = (bubbles: readonly Bubble[]): readonly Bubble[] =>
  bubbles.map((bubble, index) => {
    const last = bubbles[index - 1]
    const gap =
      last === undefined ? Number.POSITIVE_INFINITY : Date.parse(bubble.time) - Date.parse(last.time)
    return gap > GROUP_GAP_MS ? { ...bubble, startsGroup: true } : bubble
  })

const bubblesOf = ({ value, context }: ConversationSnapshot, now: Milliseconds): readonly Bubble[] => {
  const { messages, outbox, side, divider } = context
  const isCurrent = typeof value.line === 'object'
  const isSending = typeof value.line === 'object' && value.line.current === 'sending'
  const firstNew = messages.find((message) => message.side !== side && message.sequence > divider)
  const lastRead = messages.findLast(
    (message) => message.side === side && message.sequence <= context.peerRead,
  )
  const known = new Set(messages.map(({ clientId }) => clientId))
  const head = headOf(outbox)
  return grouped([
    ...messages.map((message) => ({
      ...arrived(message, side, isCurrent && isEditable(message, now)),
      isFirstNew: message === firstNew,
      // The last own message that was read says so for all before it.
      mark: message === lastRead ? say('read') : null,
    })),
    ...outbox
      .filter(({ clientId }) => !known.has(clientId))
      .map((item) => underWay(item, markOf(item, isSending, head))),
  ])
}

/** A visitor has no name. */
const typingOf = (name: string | null): Message | null => {
  if (name === null) return null
  return name === '' ? say('visitorTyping') : say('typing', { name })
}

/** What the dialog of one conversation shows at `now`, the server's time. */
export const conversationView = (snapshot: ConversationSnapshot, now: Milliseconds): ConversationView => {
  const { value, context } = snapshot
  const { failure, outbox, messages, side, read } = context
  const isFull = outbox.length >= MAX_WAITING
  return {
    isOpening: context.place === null && value.line !== 'refused',
    bubbles: bubblesOf(snapshot, now),
    unread: unreadIn(messages, side, read),
    typing: typingOf(context.typing),
    notice: failure !== null ? failureMessage(failure) : isFull ? say('full') : null,
    commands: {
      send: !isFull,
      read: snapshot.can({ type: 'conversation.read' }),
      older: snapshot.can({ type: 'history.ask' }),
      retry: snapshot.can({ type: 'conversation.retry' }),
    },
  }
}
