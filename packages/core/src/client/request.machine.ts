import { assign, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { ABORT_REASON } from '../http/index.ts'
import {
  abortsReads,
  type PageOfRequests,
  type RequestKind,
  requestBegins,
  requestSteps,
} from './request.rules.ts'

/** What the chart of a request remembers. */
export interface RequestContext extends RequestKind {
  /** How many calls wait for this one answer. */
  readonly callers: number
  /** Why it was given up; null unless it was. */
  readonly reason: string | null
}

/** What may happen to a request. */
export type RequestEvent =
  /** The reader goes from the page that asked to another. */
  | { readonly type: 'page.left'; readonly from: PageOfRequests; readonly to: PageOfRequests }
  /** Whoever called wants no answer any more. */
  | { readonly type: 'caller.left'; readonly reason: string }
  /** The server answered, whatever it said. */
  | { readonly type: 'answer.came' }
  /** 30 s went by, or the line broke. */
  | { readonly type: 'answer.missed' }
  /** The same change is asked for under the same key while the first is under way. */
  | { readonly type: 'change.repeated' }

/**
 * One request of the client, from its sending to its end (R4.15, R7.01, D3). The client runs it without an actor: its
 * registry goes by the same `requestSteps`, so that a page's first script carries no chart.
 */
export const requestMachine = setup({
  types: {
    input: {} as RequestKind,
    context: {} as RequestContext,
    events: {} as RequestEvent,
  },
  actors: {
    /** Sends the request once, and tells `answer.came` or `answer.missed`; stopped, it aborts. */
    send: unprovided<undefined>('request: send'),
  },
  guards: {
    isChange: ({ context }) => requestBegins(context) === 'changing',
    isKept: ({ context }) => requestBegins(context) === 'kept',
    abortsReads: (_, { from, to }: { from: PageOfRequests; to: PageOfRequests }) => abortsReads(from, to),
  },
  actions: {
    join: assign(({ context }) => ({ callers: context.callers + 1 })),
    noteReason: assign((_, reason: string) => ({ reason })),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({ ...input, callers: 1, reason: null }),
  initial: 'begun',
  states: {
    begun: {
      description: 'What the call does to the world decides on how much it outlives.',
      always: [
        { guard: 'isChange', target: 'changing' },
        { guard: 'isKept', target: 'kept' },
        { target: 'bound' },
      ],
    },
    bound: {
      description: 'A read under way: it goes with the page that asked.',
      invoke: { src: 'send' },
      on: {
        ...requestSteps.bound,
        'page.left': {
          guard: { type: 'abortsReads', params: ({ event }) => event },
          target: requestSteps.bound['page.left'],
          actions: { type: 'noteReason', params: ABORT_REASON },
        },
        'caller.left': {
          target: requestSteps.bound['caller.left'],
          actions: { type: 'noteReason', params: ({ event }) => event.reason },
        },
      },
    },
    kept: {
      description: 'A read under way that outlives its page, for as long as its caller wants it.',
      invoke: { src: 'send' },
      on: {
        ...requestSteps.kept,
        'caller.left': {
          target: requestSteps.kept['caller.left'],
          actions: { type: 'noteReason', params: ({ event }) => event.reason },
        },
      },
    },
    changing: {
      description:
        'A change under way, such as an order or a payment: nothing aborts it, and nothing sends it twice.',
      invoke: { src: 'send' },
      on: { ...requestSteps.changing, 'change.repeated': { actions: 'join' } },
    },
    answered: { type: 'final', description: 'The server answered, whatever it said.' },
    unanswered: {
      type: 'final',
      description: 'Nothing was heard in time: what a change did is asked for by its key, never guessed.',
    },
    aborted: { type: 'final', description: 'It was given up; nobody is told.' },
  },
})
