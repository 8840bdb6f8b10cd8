import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type ChatSide, type ClientFrame, FRAME, type ServerFrame } from './chat.codec.ts'
import {
  ANSWER_TIMEOUT_MS,
  HIDDEN_CLOSE_MS,
  isChatOpen,
  isVisitorsAttempt,
  KEEP_ALIVE_MS,
  MAX_ATTEMPTS,
  MAX_PROBES,
  PROBE_INTERVAL_MS,
  RECONNECT_DELAY_MS,
} from './chat.rules.ts'

/** What the line of the chat is opened with. */
export interface ConnectionInput {
  readonly shopId: string
  readonly side: ChatSide
  readonly isMobile: boolean
  /** Lifts the bar on phones (decision D22). */
  readonly isOpenOnMobile: boolean
}

/** What the line of the chat remembers. */
export interface ConnectionContext extends ConnectionInput {
  /** Who is signed in. */
  readonly userId: string | null
  readonly visitorId: string | null
  /** Attempts since the line last stood; the first opening is none. */
  readonly attempts: number
  /** The line is, or is being, opened under a fresh visitor id. */
  readonly asVisitor: boolean
  /** Questions for a sign of life since the last one. */
  readonly probes: number
  /** What the line last said is unread. */
  readonly unread: number | null
}

/** What may happen to the line of the chat. */
export type ConnectionEvent =
  | { readonly type: 'user.loaded'; readonly userId: string | null }
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.left' }
  | { readonly type: 'visitor.issued'; readonly visitorId: string }
  | { readonly type: 'visitor.refused' }
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.frame'; readonly frame: ServerFrame }
  | { readonly type: 'socket.closed' }
  | { readonly type: 'line.send'; readonly frame: ClientFrame }
  | { readonly type: 'line.doubted' }
  | { readonly type: 'unread.polled'; readonly count: number }
  | { readonly type: 'connection.retry' }

/** For the conversations: whether there is a line, as whom, and what comes over it. */
export type ConnectionEmitted =
  | { readonly type: 'line.opened'; readonly userId: string }
  | { readonly type: 'line.closed' }
  | { readonly type: 'line.frame'; readonly frame: ServerFrame }

/** Tells a socket what to send. */
export interface SocketSend {
  readonly type: 'socket.send'
  readonly frame: ClientFrame
}

/** As whom the line is opened: the user, unless a visitor id stands in or nobody is signed in. */
const identityOf = ({ userId, visitorId, asVisitor }: ConnectionContext): string => {
  const identity = asVisitor ? visitorId : (userId ?? visitorId)
  if (identity === null) throw new Error('connection: nobody to connect as')
  return identity
}

const afresh = { attempts: 0, asVisitor: false, visitorId: null, probes: 0, unread: null } as const

/** What every frame is: a sign of life, perhaps news of what is unread, and somebody's message. */
const hear = ['noteFrame', 'passOn'] as const
/** Where a lost line leads. */
const lost = [
  { guard: 'isExhausted', target: '#connection.active.line.givenUp' },
  { target: '#connection.active.line.resting' },
] as const

/** The one line to customer service: opened, kept, lost and found (R4.08–R4.10; decisions D7, D8, D22). */
export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
  },
  actors: {
    /** Tells `page.shown` or `page.hidden`: at once, and at each change. */
    visibility: unprovided<undefined>('connection: visibility'),
    /** Tells `visitor.issued` or `visitor.refused`; `fresh` asks for an id that was never used. */
    issueVisitor: unprovided<{ fresh: boolean }>('connection: issueVisitor'),
    /** Tells `socket.opened`, `socket.frame` and `socket.closed`, hears `SocketSend`, closes when it is stopped. */
    socket: unprovided<{ userId: string; shopId: string }>('connection: socket'),
  },
  delays: {
    reconnect: RECONNECT_DELAY_MS,
    keepAlive: KEEP_ALIVE_MS,
    probeInterval: PROBE_INTERVAL_MS,
    hiddenClose: HIDDEN_CLOSE_MS,
    answerTimeout: ANSWER_TIMEOUT_MS,
  },
  guards: {
    isOpenHere: ({ context }) => isChatOpen(context),
    isSomebodyElse: ({ context }, userId: string | null) => context.userId !== userId,
    needsVisitorId: ({ context: { asVisitor, userId, visitorId } }) =>
      asVisitor || (userId === null && visitorId === null),
    isExhausted: ({ context }) => context.attempts >= MAX_ATTEMPTS,
    isRefusal: ({ event }) => event.type === 'socket.frame' && event.frame.type === 'refused',
    mayProbe: ({ context }) => context.probes < MAX_PROBES,
    differs: ({ context }, count: number) => context.unread !== null && context.unread !== count,
  },
  actions: {
    noteUser: assign((_, userId: string | null) => ({ userId })),
    beginAfresh: assign(afresh),
    noteVisitor: assign((_, visitorId: string) => ({ visitorId })),
    countAttempt: assign(({ context: { attempts } }) => ({
      attempts: attempts + 1,
      asVisitor: isVisitorsAttempt(attempts + 1),
    })),
    fallBackToVisitor: assign({ asVisitor: true }),
    noteStanding: assign({ attempts: 0, probes: 0 }),
    countProbe: assign({ probes: ({ context }) => context.probes + 1 }),
    noteFrame: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'socket.frame') return
      const { frame } = event
      enqueue.assign({ probes: 0 })
      if (frame.type === 'userUnreadCount') enqueue.assign({ unread: frame.userUnreadCount })
    }),
    passOn: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'socket.frame') enqueue.emit({ type: 'line.frame', frame: event.frame })
    }),
    register: sendTo('socket', ({ context }): SocketSend => {
      const { shopId, side } = context
      return {
        type: 'socket.send',
        frame: { operateType: FRAME.register, userId: identityOf(context), shopId, side },
      }
    }),
    keepAlive: sendTo(
      'socket',
      ({ context }): SocketSend => ({
        type: 'socket.send',
        frame: { operateType: FRAME.keepAlive, userId: identityOf(context) },
      }),
    ),
    send: sendTo('socket', (_, frame: ClientFrame): SocketSend => ({ type: 'socket.send', frame })),
    tellOpened: emit(({ context }) => ({ type: 'line.opened' as const, userId: identityOf(context) })),
    tellClosed: emit({ type: 'line.closed' as const }),
    leavePage: raise({ type: 'page.left' as const }),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, userId: null, ...afresh }),
  initial: 'unloaded',
  states: {
    unloaded: {
      description: 'It is not known yet whether somebody is signed in.',
      on: {
        'user.loaded': [
          {
            guard: 'isOpenHere',
            target: 'active',
            actions: { type: 'noteUser', params: ({ event }) => event.userId },
          },
          { target: 'barred' },
        ],
      },
    },
    barred: {
      description: 'Chat is not open on phones; configuration can lift that.',
      meta: { assumed: 'D22' },
    },
    active: {
      description: 'There is a line, or one is wanted.',
      type: 'parallel',
      invoke: { src: 'visibility' },
      on: {
        'user.loaded': {
          guard: { type: 'isSomebodyElse', params: ({ event }) => event.userId },
          target: 'active',
          reenter: true,
          actions: ['beginAfresh', { type: 'noteUser', params: ({ event }) => event.userId }],
        },
      },
      states: {
        page: {
          description: 'Whether somebody looks at the page.',
          initial: 'shown',
          states: {
            shown: { description: 'Somebody looks at the page.', on: { 'page.hidden': 'hidden' } },
            hidden: {
              description: 'The page was hidden a moment ago.',
              on: { 'page.shown': 'shown' },
              after: { hiddenClose: 'left' },
            },
            left: {
              description: 'The page has been hidden for 5 s.',
              entry: 'leavePage',
              on: { 'page.shown': 'shown' },
            },
          },
        },
        line: {
          description: 'The one line to customer service.',
          initial: 'choosing',
          on: { 'page.left': '.asleep' },
          states: {
            choosing: {
              description: 'As whom the line is opened.',
              always: [{ guard: 'needsVisitorId', target: 'issuing' }, 'connected'],
            },
            issuing: {
              description: 'The server is asked for a visitor id.',
              invoke: { src: 'issueVisitor', input: ({ context }) => ({ fresh: context.asVisitor }) },
              on: {
                'visitor.issued': {
                  target: 'connected',
                  actions: { type: 'noteVisitor', params: ({ event }) => event.visitorId },
                },
                'visitor.refused': lost,
              },
            },
            connected: {
              description: 'The one socket there is.',
              invoke: {
                id: 'socket',
                src: 'socket',
                input: ({ context }) => ({ userId: identityOf(context), shopId: context.shopId }),
              },
              on: { 'socket.closed': lost },
              exit: 'tellClosed',
              initial: 'opening',
              states: {
                opening: {
                  description: 'The socket is being opened.',
                  on: { 'socket.opened': 'registering' },
                  after: { answerTimeout: lost },
                },
                registering: {
                  description: 'The server is told who is there, and has not answered yet.',
                  entry: 'register',
                  on: {
                    'socket.frame': [
                      // The server closes after it, which is a lost attempt.
                      { guard: 'isRefusal' },
                      { target: 'standing', actions: ['noteStanding', 'tellOpened', ...hear] },
                    ],
                  },
                  after: { answerTimeout: lost },
                },
                standing: {
                  description: 'The line stands.',
                  on: {
                    'socket.frame': { actions: hear },
                    'line.send': { actions: { type: 'send', params: ({ event }) => event.frame } },
                    'unread.polled': {
                      guard: { type: 'differs', params: ({ event }) => event.count },
                      target: 'doubted',
                      meta: { assumed: 'D8' },
                    },
                    'line.doubted': { target: 'doubted', meta: { assumed: 'D8' } },
                  },
                  after: { keepAlive: 'probing' },
                },
                probing: {
                  description:
                    'The line is asked for a sign of life, three times at most; once it answers, the conversations look again.',
                  entry: ['countProbe', 'keepAlive'],
                  on: {
                    'socket.frame': { target: 'standing', actions: [...hear, 'tellOpened'] },
                    'line.send': { actions: { type: 'send', params: ({ event }) => event.frame } },
                  },
                  after: {
                    probeInterval: [
                      { guard: 'mayProbe', target: 'probing', reenter: true },
                      {
                        target: '#connection.active.line.choosing',
                        actions: ['countAttempt', 'fallBackToVisitor'],
                      },
                    ],
                  },
                },
                doubted: {
                  description:
                    'What was polled differs from what the line said, or an answer is late: the line is asked, and dead if it says nothing.',
                  meta: { assumed: 'D8' },
                  entry: 'register',
                  on: {
                    'socket.frame': { target: 'standing', actions: [...hear, 'tellOpened'] },
                    'line.send': { actions: { type: 'send', params: ({ event }) => event.frame } },
                  },
                  after: {
                    probeInterval: { target: '#connection.active.line.choosing', actions: 'countAttempt' },
                  },
                },
              },
            },
            resting: {
              description: 'The line is lost; it is tried again after 5 s.',
              on: { 'connection.retry': { target: 'choosing', actions: 'beginAfresh' } },
              after: { reconnect: { target: 'choosing', actions: 'countAttempt' } },
            },
            givenUp: {
              description:
                '20 attempts came to nothing; nothing more is tried until somebody asks or returns.',
              entry: 'beginAfresh',
              on: { 'connection.retry': 'choosing', 'page.shown': 'choosing', 'page.left': {} },
            },
            asleep: {
              description: 'The page is hidden, and the line closed.',
              entry: 'beginAfresh',
              on: { 'page.shown': 'choosing' },
            },
          },
        },
      },
    },
  },
})
