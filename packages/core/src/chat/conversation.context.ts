import type { CallFailure } from '../http/index.ts'
import { systemRefusals } from '../http/index.ts'
import { type Milliseconds, SECOND_MS } from '../time/index.ts'
import {
  type ChatHistory,
  type ChatMessage,
  type ChatPlace,
  type ChatSide,
  type ClientFrame,
  FRAME,
  type MessageListFrame,
  type RefusedFrame,
  type ServerFrame,
} from './chat.codec.ts'
import { headOf, type KeptItem, type OutboxItem } from './chat.outbox.ts'
import { type Worth, withChanges, worthOf } from './chat.rules.ts'

/** Whose conversation, with which shop and from which side. */
export interface ConversationInput {
  readonly side: ChatSide
  readonly shopId: string
  /** Names the conversation for staff; a customer's is the one with the shop. */
  readonly conversationId: string | null
  /** Whose outbox is kept: a user's id, or `visitor`. */
  readonly owner: string
}

/** What a conversation remembers. */
export interface ConversationContext extends ConversationInput {
  readonly place: ChatPlace | null
  readonly messages: readonly ChatMessage[]
  /** Whether older messages can be asked for. */
  readonly more: boolean
  /** How far this side has read, and how far the server knows of it. */
  readonly read: number
  readonly readTold: number
  /** How far the other side has read. */
  readonly peerRead: number
  /** Who of the other side is writing; null while nobody does. */
  readonly typing: string | null
  /** How far it had read when the conversation was opened, when the line was lost, or on another device meanwhile: the line between old and new. */
  readonly divider: number
  /** What was written and is not known to have arrived, in the order in which it was written. */
  readonly outbox: readonly OutboxItem[]
  readonly failure: CallFailure | null
  /** How long the server asks to wait before the next message. */
  readonly waitMs: number
}

/** What may happen in a conversation. */
export type ConversationEvent =
  | { readonly type: 'line.opened'; readonly userId: string }
  | { readonly type: 'line.closed' }
  | { readonly type: 'line.frame'; readonly frame: ServerFrame }
  | { readonly type: 'outbox.restored'; readonly items: readonly KeptItem[] }
  | ({ readonly type: 'message.send' } & KeptItem)
  | { readonly type: 'message.retry'; readonly clientId: string }
  | { readonly type: 'message.discard'; readonly clientId: string }
  | { readonly type: 'message.edit'; readonly messageId: string; readonly text: string }
  | { readonly type: 'draft.typed' }
  | { readonly type: 'conversation.take' }
  | { readonly type: 'conversation.finish' }
  | { readonly type: 'conversation.read' }
  | { readonly type: 'conversation.retry' }
  | { readonly type: 'history.ask' }
  | { readonly type: 'history.known'; readonly before: number; readonly history: ChatHistory }
  | { readonly type: 'history.unknown'; readonly failure: CallFailure }

export interface Args {
  readonly context: ConversationContext
  readonly event: ConversationEvent
}

/** The list of changes in an event, if it belongs to this conversation. */
const listOf = ({ context, event }: Args): MessageListFrame | null => {
  if (event.type !== 'line.frame' || event.frame.type !== 'messageList') return null
  const { frame } = event
  const isOurs =
    context.side === 'staff'
      ? frame.conversationId === context.conversationId
      : frame.shopId === context.shopId
  return isOurs ? frame : null
}

/** What the list of changes in an event is worth here; null where there is none for this conversation. */
export const worthIn = (args: Args): Worth | null => {
  const frame = listOf(args)
  return frame && worthOf(frame, args.context.place)
}

/** Whether an event answers the question for all that followed what is known. */
export const isAnswer = (args: Args): boolean => {
  const worth = worthIn(args)
  return (worth === 'next' || worth === 'known') && listOf(args)?.from === args.context.place?.sequence
}

const refusalIn = ({ event }: Args): RefusedFrame | null =>
  event.type === 'line.frame' && event.frame.type === 'refused' ? event.frame : null

export const isHeadAccepted = ({ context, event }: Args): boolean =>
  event.type === 'line.frame' &&
  event.frame.type === 'accepted' &&
  event.frame.clientId === headOf(context.outbox)?.clientId

export const isHeadRefused = (args: Args): boolean => {
  const clientId = refusalIn(args)?.clientId ?? null
  return clientId !== null && clientId === headOf(args.context.outbox)?.clientId
}

export const isHeadTooFast = (args: Args): boolean =>
  isHeadRefused(args) && refusalIn(args)?.code === systemRefusals.tooManyRequests.code

export const isEditRefused = (args: Args): boolean => {
  const refusal = refusalIn(args)
  return refusal?.operateType === FRAME.edit && refusal.conversationId === args.context.place?.conversationId
}

export const isOpeningRefused = (args: Args): boolean => {
  const refusal = refusalIn(args)
  const { conversationId, shopId } = args.context
  return (
    refusal?.operateType === FRAME.open &&
    refusal.conversationId === conversationId &&
    refusal.shopId === shopId
  )
}

export const isRead = ({ context, event }: Args): boolean =>
  event.type === 'line.frame' &&
  event.frame.type === 'read' &&
  event.frame.conversationId === context.place?.conversationId

const isOfThis = (context: ConversationContext, conversationId: string): boolean =>
  conversationId === context.place?.conversationId

/** How far the other side has read, by an event that says so here; null otherwise. */
export const peerReadIn = ({ context, event }: Args): number | null =>
  event.type === 'line.frame' &&
  event.frame.type === 'peerRead' &&
  isOfThis(context, event.frame.conversationId)
    ? event.frame.sequence
    : null

/** Who is writing, by an event that says so here; null otherwise. */
export const typingIn = ({ context, event }: Args): string | null =>
  event.type === 'line.frame' &&
  event.frame.type === 'typing' &&
  isOfThis(context, event.frame.conversationId)
    ? event.frame.name
    : null

export const failureIn = (args: Args): CallFailure | null => {
  const refusal = refusalIn(args)
  return refusal && { kind: 'refused', code: refusal.code, msg: refusal.msg, details: refusal.details }
}

/** How long the server asks to wait. */
export const waitIn = (args: Args): Milliseconds => {
  const seconds = refusalIn(args)?.details.seconds
  return (typeof seconds === 'number' ? seconds : 1) * SECOND_MS
}

/** The place of the oldest message that is known. */
export const oldest = ({ messages }: ConversationContext): number => messages[0]?.sequence ?? 0

/** What a reload leaves: all that is known is what the list holds; what was read stays read. */
export const reloaded = (args: Args): Partial<ConversationContext> => {
  const frame = listOf(args)
  if (frame === null) return {}
  const { conversationId, epoch, sequence, read, more, messageList } = frame
  const { place, divider, read: readHere } = args.context
  const isAnother = place?.conversationId !== conversationId || place.epoch !== epoch
  return {
    place: { conversationId, epoch, sequence },
    messages: withChanges([], messageList),
    more,
    readTold: read,
    read: isAnother ? read : Math.max(read, readHere),
    divider: isAnother ? read : divider,
    failure: null,
  }
}

/** What a list of changes leaves. A change of a message older than what is known stays with the history. */
export const taken = (args: Args): Partial<ConversationContext> => {
  const frame = listOf(args)
  const { place, messages, read, readTold, divider } = args.context
  if (frame === null || place === null) return {}
  const changes = frame.messageList.filter(
    ({ id, sequence }) => sequence > place.sequence || messages.some((known) => known.id === id),
  )
  return {
    place: { ...place, sequence: Math.max(place.sequence, frame.sequence) },
    messages: withChanges(messages, changes),
    readTold: Math.max(readTold, frame.read),
    read: Math.max(read, frame.read),
    // What was read on another device while this line was lost is not new here.
    divider: frame.read > read ? Math.max(divider, frame.read) : divider,
  }
}

/** The frames of a conversation; null where there is nothing to say. */
export const frames = {
  resume: ({ shopId, conversationId, place }: ConversationContext): ClientFrame => ({
    operateType: FRAME.open,
    shopId,
    conversationId,
    known: place,
  }),
  head: ({ place, outbox }: ConversationContext): ClientFrame | null => {
    const head = headOf(outbox)
    if (place === null || head === null) return null
    const { clientId, text, skuId } = head
    return { operateType: FRAME.send, conversationId: place.conversationId, clientId, text, skuId }
  },
  read: ({ place, read, readTold }: ConversationContext): ClientFrame | null =>
    place === null || read <= readTold
      ? null
      : { operateType: FRAME.read, conversationId: place.conversationId, sequence: read },
  /** A frame that names nothing but the conversation. */
  plain: ({ place }: ConversationContext, name: 'typing' | 'claim' | 'finish'): ClientFrame | null =>
    place === null ? null : { operateType: FRAME[name], conversationId: place.conversationId },
  edit: ({ place }: ConversationContext, event: ConversationEvent): ClientFrame | null =>
    place === null || event.type !== 'message.edit'
      ? null
      : {
          operateType: FRAME.edit,
          conversationId: place.conversationId,
          messageId: event.messageId,
          text: event.text,
        },
}
