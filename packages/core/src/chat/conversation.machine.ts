import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import type { CallFailure } from '../http/index.ts'
import { ChatText, type ClientFrame } from './chat.codec.ts'
import { MAX_WAITING } from './chat.limits.ts'
import { headOf, type KeptItem, queued, retried, settled, withFailure } from './chat.outbox.ts'
import {
  ANSWER_TIMEOUT_MS,
  lastSequence,
  TYPING_FORGOTTEN_MS,
  TYPING_INTERVAL_MS,
  unreadIn,
  withChanges,
} from './chat.rules.ts'
import {
  type ConversationContext,
  type ConversationEvent,
  type ConversationInput,
  failureIn,
  frames,
  isAnswer,
  isEditRefused,
  isHeadAccepted,
  isHeadRefused,
  isHeadTooFast,
  isOpeningRefused,
  isRead,
  oldest,
  peerReadIn,
  reloaded,
  taken,
  typingIn,
  waitIn,
  worthIn,
} from './conversation.context.ts'

/** For the line: what to send, and that an answer is overdue. */
export type ConversationEmitted =
  | { readonly type: 'line.send'; readonly frame: ClientFrame }
  | { readonly type: 'line.doubted' }

/** Tells the store of the outbox what to keep. */
export interface KeepOutbox {
  readonly type: 'outbox.keep'
  readonly items: readonly KeptItem[]
}

const historyInput = (context: ConversationContext): { conversationId: string; before: number } => {
  if (context.place === null) throw new Error('conversation: no history before it was opened')
  return { conversationId: context.place.conversationId, before: oldest(context) }
}

/** What can be done with the outbox wherever the conversation stands. */
const writing = {
  'message.send': { guard: 'isSendable', actions: ['queue', 'keepOutbox'] },
  'message.retry': { guard: 'hasFailed', actions: ['retry', 'keepOutbox'] },
  'message.discard': { guard: 'hasFailed', actions: ['discard', 'keepOutbox'] },
  'outbox.restored': { actions: 'restore' },
} as const

/**
 * One conversation on one screen: what is known of it, in order and without gaps, and what waits to be sent. Messages
 * go one at a time, each until it is accepted, so that they keep their order (decision D9, test F13).
 */
export const conversationMachine = setup({
  types: {
    input: {} as ConversationInput,
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    emitted: {} as ConversationEmitted,
  },
  actors: {
    /** Tells `outbox.restored` at once; hears `KeepOutbox`. Lives as long as the conversation. */
    outbox: unprovided<ConversationInput>('conversation: outbox'),
    /** Tells `history.known` or `history.unknown`. */
    askHistory: unprovided<{ conversationId: string; before: number }>('conversation: askHistory'),
  },
  delays: {
    answerTimeout: ANSWER_TIMEOUT_MS,
    untilAllowed: ({ context }) => context.waitMs,
    typingInterval: TYPING_INTERVAL_MS,
    typingForgotten: TYPING_FORGOTTEN_MS,
  },
  guards: {
    // What the server cannot read, it cannot refuse by name either: it would wait for ever, and hold up all others.
    isSendable: ({ context, event }) =>
      event.type === 'message.send' && ChatText.is(event.text) && context.outbox.length < MAX_WAITING,
    hasFailed: ({ context, event }) =>
      'clientId' in event &&
      context.outbox.some(({ clientId, failure }) => clientId === event.clientId && failure !== null),
    hasWaiting: ({ context }) => headOf(context.outbox) !== null,
    isReload: (args) => worthIn(args) === 'reload',
    isNext: (args) => worthIn(args) === 'next',
    isGap: (args) => worthIn(args) === 'gap',
    isAnswer,
    isHeadAccepted,
    isHeadTooFast,
    isHeadRefused,
    isEditRefused,
    isOpeningRefused,
    isRead,
    isPeerRead: (args) => peerReadIn(args) !== null,
    isTyping: (args) => typingIn(args) !== null,
    hasUnread: ({ context }) => unreadIn(context.messages, context.side, context.read) > 0,
    hasOlder: ({ context }) => context.more && context.place !== null,
    isStillWanted: ({ context, event }) => event.type === 'history.known' && event.before === oldest(context),
    isOwn: ({ context, event }) =>
      event.type === 'message.edit' &&
      context.messages.some(({ id, isMine }) => id === event.messageId && isMine),
  },
  actions: {
    reload: assign(reloaded),
    take: assign(taken),
    noteRead: assign(({ context: { read, readTold }, event }) =>
      event.type === 'line.frame' && event.frame.type === 'read'
        ? { read: Math.max(read, event.frame.sequence), readTold: Math.max(readTold, event.frame.sequence) }
        : {},
    ),
    beginNew: assign({ divider: ({ context: { divider, read } }) => Math.max(divider, read) }),
    readAll: assign({ read: ({ context }) => lastSequence(context.messages) }),
    queue: assign(({ context, event }) =>
      event.type === 'message.send' ? { outbox: queued(context.outbox, event) } : {},
    ),
    restore: assign(({ context, event }) =>
      event.type === 'outbox.restored'
        ? { outbox: event.items.reduce((outbox, item) => queued(outbox, item), context.outbox) }
        : {},
    ),
    retry: assign(({ context, event }) =>
      event.type === 'message.retry' ? { outbox: retried(context.outbox, event.clientId) } : {},
    ),
    discard: assign(({ context, event }) =>
      event.type === 'message.discard' ? { outbox: settled(context.outbox, event.clientId) } : {},
    ),
    settle: assign(({ context, event }) =>
      event.type === 'line.frame' && event.frame.type === 'accepted'
        ? { outbox: settled(context.outbox, event.frame.clientId) }
        : {},
    ),
    noteHeadRefusal: assign((args) => ({
      outbox: withFailure(args.context.outbox, headOf(args.context.outbox)?.clientId ?? '', failureIn(args)),
    })),
    noteFailure: assign((args) => ({ failure: failureIn(args) })),
    forgetFailure: assign({ failure: null }),
    noteWait: assign((args) => ({ waitMs: waitIn(args) })),
    keepOutbox: sendTo(
      'outbox',
      ({ context }): KeepOutbox => ({ type: 'outbox.keep', items: context.outbox }),
    ),
    sendResume: emit(({ context }) => ({ type: 'line.send' as const, frame: frames.resume(context) })),
    sendHead: enqueueActions(({ context, enqueue }) => {
      const frame = frames.head(context)
      if (frame !== null) enqueue.emit({ type: 'line.send', frame })
    }),
    sendRead: enqueueActions(({ context, enqueue }) => {
      const frame = frames.read(context)
      if (frame !== null) enqueue.emit({ type: 'line.send', frame })
    }),
    sendEdit: enqueueActions(({ context, event, enqueue }) => {
      const frame = frames.edit(context, event)
      if (frame !== null) enqueue.emit({ type: 'line.send', frame })
    }),
    notePeerRead: assign((args) => ({ peerRead: Math.max(args.context.peerRead, peerReadIn(args) ?? 0) })),
    noteTyping: assign((args) => ({ typing: typingIn(args) })),
    forgetTyping: assign({ typing: null }),
    sendPlain: enqueueActions(({ context, enqueue }, name: 'typing' | 'claim' | 'finish') => {
      const frame = frames.plain(context, name)
      if (frame !== null) enqueue.emit({ type: 'line.send', frame })
    }),
    doubt: emit({ type: 'line.doubted' as const }),
    prepend: assign(({ context, event }) =>
      event.type === 'history.known'
        ? { messages: withChanges(event.history.records, context.messages), more: event.history.more }
        : {},
    ),
    noteUnknown: assign((_, failure: CallFailure) => ({ failure })),
  },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    ...input,
    place: null,
    messages: [],
    more: false,
    read: 0,
    readTold: 0,
    peerRead: 0,
    typing: null,
    divider: 0,
    outbox: [],
    failure: null,
    waitMs: 0,
  }),
  invoke: { id: 'outbox', src: 'outbox', input: ({ context }) => context },
  on: writing,
  type: 'parallel',
  states: {
    line: {
      description: 'How far the conversation is known, and what is waited for.',
      initial: 'away',
      on: {
        'line.opened': { target: '.resuming', actions: 'beginNew' },
        'line.closed': '.away',
        'conversation.read': { guard: 'hasUnread', actions: 'readAll' },
      },
      states: {
        away: { description: 'There is no line; what is written waits.' },
        resuming: {
          description: 'The server is asked for all that followed what is known.',
          entry: 'sendResume',
          on: {
            'line.frame': [
              { guard: 'isReload', target: 'current', actions: 'reload' },
              { guard: 'isAnswer', target: 'current', actions: 'take' },
              { guard: 'isOpeningRefused', target: 'refused', actions: 'noteFailure' },
            ],
          },
          after: { answerTimeout: { target: 'resuming', reenter: true, actions: 'doubt' } },
        },
        current: {
          description: 'All that there is, is known.',
          entry: 'sendRead',
          on: {
            'line.frame': [
              { guard: 'isReload', actions: 'reload' },
              { guard: 'isNext', actions: 'take' },
              { guard: 'isGap', target: 'resuming', meta: { assumed: 'D9' } },
              { guard: 'isRead', actions: 'noteRead' },
              { guard: 'isEditRefused', actions: 'noteFailure' },
            ],
            'conversation.read': { guard: 'hasUnread', actions: ['readAll', 'sendRead'] },
            'conversation.take': { actions: { type: 'sendPlain', params: 'claim' } },
            'conversation.finish': { actions: { type: 'sendPlain', params: 'finish' } },
            'message.edit': { guard: 'isOwn', actions: ['forgetFailure', 'sendEdit'] },
          },
          initial: 'idle',
          states: {
            idle: { description: 'Nothing waits.', always: { guard: 'hasWaiting', target: 'sending' } },
            sending: {
              description: 'The first message that waits is on its way.',
              entry: 'sendHead',
              on: {
                'line.frame': [
                  { guard: 'isHeadAccepted', target: 'idle', actions: ['settle', 'keepOutbox'] },
                  { guard: 'isHeadTooFast', target: 'slowed', actions: 'noteWait' },
                  { guard: 'isHeadRefused', target: 'idle', actions: ['noteHeadRefusal', 'keepOutbox'] },
                ],
              },
              after: { answerTimeout: '#conversation.line.resuming' },
            },
            slowed: {
              description: 'The server asks to write more slowly.',
              after: { untilAllowed: 'idle' },
            },
          },
        },
        refused: {
          description: 'The server does not open this conversation.',
          on: { 'conversation.retry': { target: 'resuming', actions: 'forgetFailure' } },
        },
      },
    },
    peer: {
      description: 'What the other side does: how far it has read, and whether it is writing.',
      initial: 'still',
      on: { 'line.frame': { guard: 'isPeerRead', actions: 'notePeerRead' } },
      states: {
        still: {
          description: 'Nobody of the other side is writing.',
          entry: 'forgetTyping',
          on: { 'line.frame': { guard: 'isTyping', target: 'writing' } },
        },
        writing: {
          description: 'Somebody of the other side is writing, or was a moment ago.',
          entry: 'noteTyping',
          on: {
            'line.frame': [
              { guard: 'isTyping', target: 'writing', reenter: true },
              { guard: 'isNext', target: 'still' },
            ],
            'line.closed': 'still',
          },
          after: { typingForgotten: 'still' },
        },
      },
    },
    writer: {
      description: 'Whether the other side is told that one is writing: every 3 s at most.',
      initial: 'silent',
      states: {
        silent: {
          description: 'The other side may be told.',
          on: { 'draft.typed': { target: 'told', actions: { type: 'sendPlain', params: 'typing' } } },
        },
        told: { description: 'The other side was told a moment ago.', after: { typingInterval: 'silent' } },
      },
    },
    past: {
      description: 'Older messages, asked for page by page.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nobody asks for older messages.',
          on: { 'history.ask': { guard: 'hasOlder', target: 'asking' } },
        },
        asking: {
          description: 'Older messages are asked for.',
          entry: 'forgetFailure',
          invoke: { src: 'askHistory', input: ({ context }) => historyInput(context) },
          on: {
            'history.known': [
              { guard: 'isStillWanted', target: 'quiet', actions: 'prepend' },
              { target: 'quiet' },
            ],
            'history.unknown': {
              target: 'quiet',
              actions: { type: 'noteUnknown', params: ({ event }) => event.failure },
            },
          },
        },
      },
    },
  },
})
