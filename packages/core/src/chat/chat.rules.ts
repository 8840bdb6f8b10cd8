import { MINUTE_MS, type Milliseconds, SECOND_MS } from '../time/index.ts'
import type { ChatMessage, ChatPlace, ChatSide, MessageListFrame } from './chat.codec.ts'
import { EDIT_WINDOW_MS } from './chat.limits.ts'

/** Where the socket listens (R7.03; spec section 7). */
export const CHAT_PATH = '/acx/customerservice/ws/message'
/** The shop that chat opens by default (spec section 9). */
export const DEFAULT_SHOP_ID = '1001'
/** A lost line is tried again after this long (R4.08). */
export const RECONNECT_DELAY_MS = 5 * SECOND_MS
/** Attempts in a row, after which the line rests (R4.08). */
export const MAX_ATTEMPTS = 20
/** Every fifth attempt is made under a fresh visitor id (R4.08). */
export const VISITOR_EVERY = 5
/** How far an app may spread the delay, so that clients do not return all at once (decision D7). */
const RECONNECT_SPREAD = 0.2
/** The line is asked for a sign of life this often (R4.09). */
export const KEEP_ALIVE_MS = 10 * MINUTE_MS
/** So many questions at this interval without an answer, and the line is dead (R4.09). */
export const MAX_PROBES = 3
/** A probe without an answer is followed by the next after this long (R4.09). */
export const PROBE_INTERVAL_MS = 3 * SECOND_MS
/** A hidden page gives its line up after this long (R4.10). */
export const HIDDEN_CLOSE_MS = 5 * SECOND_MS
/** Reminders are asked for this often (R4.11). */
export const REMIND_INTERVAL_MS = MINUTE_MS
/** Whoever has no answer by then asks again: an opening line, a message on its way (decided). */
export const ANSWER_TIMEOUT_MS = 10 * SECOND_MS

/** A spread delay: 5 s give or take a fifth; `random` is 0 to 1 (decision D7). */
export const spreadDelay = (random: () => number): Milliseconds =>
  Math.round(RECONNECT_DELAY_MS * (1 + RECONNECT_SPREAD * (2 * random() - 1)))

/** Whether this attempt in a row is made under a fresh visitor id. */
export const isVisitorsAttempt = (attempt: number): boolean => attempt > 0 && attempt % VISITOR_EVERY === 0

/** Chat opens on a phone only where configuration lifts the bar (R4.08, decision D22). */
export const isChatOpen = ({
  isMobile,
  isOpenOnMobile,
}: {
  readonly isMobile: boolean
  readonly isOpenOnMobile: boolean
}): boolean => !isMobile || isOpenOnMobile

/** What a list of changes is worth to a client that knows a conversation up to `place` (decision D9, test F13). */
export type Worth = 'reload' | 'next' | 'known' | 'gap'
/** What a list of messages is worth to a client that knows a conversation up to `place` (D9). */
export const worthOf = (
  { reload, conversationId, epoch, from, sequence }: MessageListFrame,
  place: ChatPlace | null,
): Worth => {
  if (reload) return 'reload'
  if (place === null || place.conversationId !== conversationId || place.epoch !== epoch) return 'gap'
  if (sequence <= place.sequence) return 'known'
  return from <= place.sequence ? 'next' : 'gap'
}

/** Messages with changes worked in: each once, in its latest version, by place. */
export const withChanges = (
  messages: readonly ChatMessage[],
  changes: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const latest = new Map(messages.map((message) => [message.id, message]))
  for (const change of changes)
    if ((latest.get(change.id)?.revision ?? -1) < change.revision) latest.set(change.id, change)
  return [...latest.values()].sort((a, b) => a.sequence - b.sequence)
}

/** A writer says so this often at most (decided). */
export const TYPING_INTERVAL_MS = 3 * SECOND_MS
/** Who was writing is forgotten after this long without a word (decided). */
export const TYPING_FORGOTTEN_MS = 5 * SECOND_MS

/** Messages of the other side beyond what is read, but for those that nobody wrote (W37). */
export const unreadIn = (messages: readonly ChatMessage[], side: ChatSide, read: number): number =>
  messages.filter((message) => message.side !== side && message.sequence > read && !message.isAutomatic)
    .length

/** The place of the last message, which is read when all is. */
export const lastSequence = (messages: readonly ChatMessage[]): number => messages.at(-1)?.sequence ?? 0

/** Whether a message may still be changed by who sent it. */
export const isEditable = (message: ChatMessage, now: Milliseconds): boolean =>
  message.isMine && now - Date.parse(message.sentTime) < EDIT_WINDOW_MS
