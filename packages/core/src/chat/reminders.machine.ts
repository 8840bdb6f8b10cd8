import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import type { ChatListItem, Reminders } from './chat.codec.ts'
import { REMIND_INTERVAL_MS } from './chat.rules.ts'

/** What the chart of reminders remembers. */
export interface RemindersContext {
  /** Whose reminders: a user's id or a visitor's. */
  readonly userId: string | null
  readonly unread: number
  readonly items: readonly ChatListItem[]
  /** The last-message time, by shop, up to which the notice was closed by hand. */
  readonly closed: Readonly<Record<string, string>>
}

/** What may happen to reminders. */
export type RemindersEvent =
  | { readonly type: 'user.known'; readonly userId: string }
  | { readonly type: 'user.left' }
  | { readonly type: 'reminders.known'; readonly reminders: Reminders }
  | { readonly type: 'reminders.unknown' }
  | { readonly type: 'unread.told'; readonly count: number }
  /** The server keeps what was written here, so that its conversation is the newest of the list. */
  | { readonly type: 'message.kept' }
  | { readonly type: 'notice.close'; readonly shopId: string }
  | { readonly type: 'notice.open'; readonly shopId: string }

/** For the line, to compare with what it said (decision D8); and for the screen, which opens the shop's chat. */
export type RemindersEmitted =
  | { readonly type: 'unread.polled'; readonly count: number }
  | { readonly type: 'chat.open'; readonly shopId: string }

const userOf = ({ userId }: RemindersContext): string => {
  if (userId === null) throw new Error('reminders: nobody to ask for')
  return userId
}

const nothing = { unread: 0, items: [], closed: {} } as const

/**
 * What is unread, and the notices of it (R4.11): asked for every 60 s, and at once when the line tells of news or a
 * message of one's own is kept, with which a conversation may begin.
 */
export const remindersMachine = setup({
  types: {
    context: {} as RemindersContext,
    events: {} as RemindersEvent,
    emitted: {} as RemindersEmitted,
  },
  actors: {
    /** Tells `reminders.known` or `reminders.unknown`. */
    askReminders: unprovided<{ userId: string }>('reminders: askReminders'),
  },
  delays: { remindInterval: REMIND_INTERVAL_MS },
  guards: {
    isSomebodyElse: ({ context }, userId: string) => context.userId !== userId,
    isNews: ({ context }, count: number) => context.unread !== count,
  },
  actions: {
    noteUser: assign((_, userId: string | null) => ({ ...nothing, userId })),
    take: assign((_, { userUnread, messagePoList }: Reminders) => ({
      unread: userUnread,
      items: messagePoList,
    })),
    noteCount: assign((_, unread: number) => ({ unread })),
    tellPolled: emit((_, { userUnread }: Reminders) => ({
      type: 'unread.polled' as const,
      count: userUnread,
    })),
    close: assign(({ context: { closed, items } }, shopId: string) => {
      const item = items.find((known) => known.shopId === shopId)
      return item === undefined ? {} : { closed: { ...closed, [shopId]: item.lastTime } }
    }),
    openChat: emit((_, shopId: string) => ({ type: 'chat.open' as const, shopId })),
  },
}).createMachine({
  id: 'reminders',
  context: { userId: null, ...nothing },
  initial: 'idle',
  on: {
    'user.known': {
      guard: { type: 'isSomebodyElse', params: ({ event }) => event.userId },
      target: '.asking',
      actions: { type: 'noteUser', params: ({ event }) => event.userId },
    },
    'user.left': { target: '.idle', actions: { type: 'noteUser', params: null } },
    'notice.close': { actions: { type: 'close', params: ({ event }) => event.shopId } },
    'notice.open': {
      actions: [
        { type: 'close', params: ({ event }) => event.shopId },
        { type: 'openChat', params: ({ event }) => event.shopId },
      ],
    },
  },
  states: {
    idle: { description: 'It is not known yet whose messages are meant.' },
    asking: {
      description: 'The server is asked what is unread.',
      invoke: { src: 'askReminders', input: ({ context }) => ({ userId: userOf(context) }) },
      on: {
        'reminders.known': {
          target: 'resting',
          actions: [
            { type: 'take', params: ({ event }) => event.reminders },
            { type: 'tellPolled', params: ({ event }) => event.reminders },
          ],
        },
        'reminders.unknown': 'resting',
        'unread.told': { actions: { type: 'noteCount', params: ({ event }) => event.count } },
        'message.kept': { target: 'asking', reenter: true },
      },
    },
    resting: {
      description: 'A minute until the next question, unless the line tells of news or one has written.',
      on: {
        'unread.told': {
          guard: { type: 'isNews', params: ({ event }) => event.count },
          target: 'asking',
          actions: { type: 'noteCount', params: ({ event }) => event.count },
        },
        'message.kept': 'asking',
      },
      after: { remindInterval: 'asking' },
    },
  },
})
