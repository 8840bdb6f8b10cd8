import type { SnapshotFrom } from 'xstate'
import type { Language } from '../codec/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { type ServiceHours, serviceStateAt } from '../shop/index.ts'
import { formatComing, formatInstant, type Milliseconds } from '../time/index.ts'
import type { ChatListItem } from './chat.codec.ts'
import { chatMessages } from './chat.messages.ts'
import type { connectionMachine } from './connection.machine.ts'
import type { remindersMachine } from './reminders.machine.ts'

const say = messageFor<KeyOf<typeof chatMessages>>('chat')

type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>
type RemindersSnapshot = SnapshotFrom<typeof remindersMachine>

/** Where the line is, for whoever writes. */
type LinePhase = 'none' | 'barred' | 'connecting' | 'online' | 'retrying' | 'givenUp' | 'asleep'

/** What is shown of the line: its phase and, when there is something to say, a notice. */
export interface ConnectionView {
  readonly phase: LinePhase
  readonly notice: Message | null
  /** `connection.retry` is open. */
  readonly commands: { readonly retry: boolean }
}

const linePhaseOf = ({ value, context }: ConnectionSnapshot): LinePhase => {
  if (value === 'unloaded') return 'none'
  if (value === 'barred') return 'barred'
  const { line } = value.active
  if (line === 'givenUp' || line === 'asleep') return line
  if (typeof line === 'object' && line.connected !== 'opening' && line.connected !== 'registering')
    return 'online'
  return line === 'resting' || context.attempts > 0 ? 'retrying' : 'connecting'
}

const lineNoticeOf = (phase: LinePhase, { context }: ConnectionSnapshot): Message | null => {
  if (phase === 'barred') return say('notOnMobile')
  if (phase === 'connecting') return say('connecting')
  if (phase === 'retrying') return say('retrying', { attempt: Math.max(1, context.attempts) })
  if (phase === 'givenUp') return say('givenUp')
  return phase === 'online' && context.asVisitor && context.userId !== null ? say('asVisitor') : null
}

/** What is shown of the line; `移动端暂未开放客服功能…` where chat is not open (spec section 8). */
export const connectionView = (snapshot: ConnectionSnapshot): ConnectionView => {
  const phase = linePhaseOf(snapshot)
  return {
    phase,
    notice: lineNoticeOf(phase, snapshot),
    commands: { retry: snapshot.can({ type: 'connection.retry' }) },
  }
}

/** A notice at the bottom right, without time-out (R4.11). */
export interface ReminderNotice {
  readonly shopId: string
  readonly title: Message
  readonly lastMessage: string
  readonly lastTime: string
  readonly unread: Message
}

/** What is shown of unread messages: their number, the list, and the notices. */
export interface RemindersView {
  /** Unread messages in all, for the badge; null where there are none. */
  readonly badge: Message | null
  readonly items: readonly ChatListItem[]
  readonly notices: readonly ReminderNotice[]
}

/** Whether a conversation has a notice: it asks for one, something is unread, and it was not closed since (R4.11). */
const isNoticed = (
  { popRemind, unread, shopId, lastTime }: ChatListItem,
  closed: Readonly<Record<string, string>>,
) => popRemind === 1 && unread > 0 && closed[shopId] !== lastTime

/** The badge, the list of conversations and the notices, in the reader's language. */
export const remindersView = ({ context }: RemindersSnapshot, language: Language): RemindersView => ({
  badge: context.unread > 0 ? say('unread', { count: context.unread }) : null,
  items: context.items,
  notices: context.items
    .filter((item) => isNoticed(item, context.closed))
    .map(({ shopId, shopInfo, lastMessage, lastTime, unread }) => ({
      shopId,
      title: say('notice', { shop: shopInfo.shopName[language] }),
      lastMessage,
      lastTime,
      unread: say('unread', { count: unread }),
    })),
})

/** What is shown of a shop's hours: one line for the head, and what the composer says while nobody is there. */
export interface HoursView {
  readonly isOpen: boolean
  readonly head: Message
  readonly hint: Message | null
}

/** When the shop answers, in the reader's language (width 2.9, Hours). */
export const hoursView = (hours: ServiceHours, now: Milliseconds, language: Language): HoursView => {
  const state = serviceStateAt(hours, now)
  if (state.isOpen) return { isOpen: true, head: say('openNow'), hint: null }
  if (state.opensAt === null) return { isOpen: false, head: say('closedNow'), hint: say('answersLater') }
  const time = formatComing(state.opensAt, now, language)
  return { isOpen: false, head: say('opensAt', { time }), hint: say('answersAt', { time }) }
}

/**
 * What a customer is told while the shop is closed, once in each closed period: the shop's own words, else when it is
 * back (width 2.9, Hours).
 */
export const automaticText = (
  { awayMessage, opensAt }: { readonly awayMessage: string; readonly opensAt: string | null },
  language: Language,
): string => {
  if (awayMessage !== '') return awayMessage
  const { answersAt, answersLater } = chatMessages[language]
  return opensAt === null ? answersLater : answersAt.replace('{{time}}', formatInstant(opensAt, language))
}
