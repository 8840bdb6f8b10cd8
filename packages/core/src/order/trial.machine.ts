import { assign, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import type { CallFailure } from '../http/index.ts'
import type { Milliseconds } from '../time/index.ts'
import type { Order } from './order.codec.ts'
import { type TrialPhase, trialPhase, trialPoll, untilTrialEnds } from './trial.rules.ts'

/** What a page knows of a trial when it begins. */
export interface TrialInput {
  readonly orderId: string
  /** The order as it came with the page, at this time of the server. */
  readonly known?: { readonly order: Order; readonly now: Milliseconds }
}

/** What the chart of a trial remembers. */
export interface TrialContext {
  readonly orderId: string
  readonly order: Order | null
  /** The server's time when the order was last known. */
  readonly now: Milliseconds
  /** Why the order could not be learnt. */
  readonly failure: CallFailure | null
}

/** What may happen to a trial. */
export type TrialEvent =
  | { readonly type: 'order.known'; readonly order: Order; readonly now: Milliseconds }
  | { readonly type: 'order.unknown'; readonly failure: CallFailure }
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'trial.retry' }

const is =
  (phase: TrialPhase) =>
  ({ event }: { event: TrialEvent }): boolean =>
    event.type === 'order.known' && trialPhase(event.order, event.now) === phase

/** Where an order that was asked for leads. */
const found = (
  [
    ['isOpening', 'waiting'],
    ['isRunning', 'running'],
    ['isEnded', 'ended'],
    ['isFailed', 'failed'],
    ['isOver', 'over'],
  ] as const
).map(([guard, target]) => ({ guard, target: `#trial.${target}`, actions: 'takeOrder' }) as const)

/**
 * A trial after it was applied for, on its result page (R2.03, R4.05; decision D24): it is being opened, runs for its
 * days, and ends. The application itself is a purchase of type trial, with its gate and its agreement.
 */
export const trialMachine = setup({
  types: {
    input: {} as TrialInput,
    context: {} as TrialContext,
    events: {} as TrialEvent,
  },
  actors: {
    /** Tells `order.known` with the server's time, or `order.unknown`. */
    askOrder: unprovided<{ orderId: string }>('trial: askOrder'),
    /** Tells `page.shown` or `page.hidden`: at once, and at each change. */
    visibility: unprovided<undefined>('trial: visibility'),
  },
  delays: {
    nextLook: trialPoll,
    untilEnd: ({ context }): Milliseconds => untilTrialEnds(context.order, context.now),
  },
  guards: {
    isOpening: is('opening'),
    isRunning: is('running'),
    isEnded: is('ended'),
    isFailed: is('failed'),
    isOver: is('over'),
    isNew: ({ context }) => context.order === null,
  },
  actions: {
    takeOrder: assign(({ event }) =>
      event.type === 'order.known' ? { order: event.order, now: event.now, failure: null } : {},
    ),
    noteFailure: assign((_, failure: CallFailure) => ({ failure })),
  },
}).createMachine({
  id: 'trial',
  context: ({ input: { orderId, known } }) => ({
    orderId,
    order: known?.order ?? null,
    now: known?.now ?? 0,
    failure: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked how far the trial is.',
      invoke: { src: 'askOrder', input: ({ context: { orderId } }) => ({ orderId }) },
      on: {
        'order.known': found,
        'order.unknown': [
          {
            guard: 'isNew',
            target: 'unknown',
            actions: { type: 'noteFailure', params: ({ event }) => event.failure },
          },
          { target: 'waiting', actions: { type: 'noteFailure', params: ({ event }) => event.failure } },
        ],
      },
    },
    unknown: { description: 'Nothing is known of the trial.', on: { 'trial.retry': 'asking' } },
    waiting: {
      description: 'The resources are being opened; somebody who looks is kept up to date.',
      invoke: { src: 'visibility' },
      initial: 'hidden',
      states: {
        hidden: { description: 'Nobody looks: nothing is asked.', on: { 'page.shown': 'shown' } },
        shown: {
          description: 'Somebody looks: asked again in a few seconds.',
          after: { nextLook: '#trial.asking' },
          on: { 'page.hidden': 'hidden' },
        },
      },
    },
    running: {
      description: 'The resources can be used until the trial ends.',
      after: { untilEnd: 'asking' },
    },
    ended: { description: 'The trial is over; the goods can be bought.' },
    failed: {
      description: 'The resources could not be opened; operations are on it.',
      on: { 'trial.retry': 'asking' },
    },
    over: { description: 'The trial was cancelled or given back.' },
  },
})
