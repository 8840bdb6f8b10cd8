import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type CallFailure, isRefusedWith, unanswered } from '../http/index.ts'
import { orderRefusals } from '../order/index.ts'
import type { PayChannel, PaymentSession } from './payment.codec.ts'
import { type Answer, answerOf, pollDelay, untilExpiry, untilWarning } from './payment.rules.ts'

/** What a payment by scanning remembers. */
export interface PaymentContext {
  readonly session: PaymentSession
  /** The server's time when the page was last known to be looked at; deadlines are measured from it. */
  readonly now: number
  readonly expired: boolean
  /** Status queries in a row that failed. */
  readonly failures: number
  /** The buyer says to have paid, and the answer was that nothing has come yet. */
  readonly notReceived: boolean
  /** Why the last command came to nothing. */
  readonly failure: CallFailure | null
  /** The idempotency key of a renewal whose answer never came (decision D3). */
  readonly renewalKey: string | null
}

/** What may happen to a payment by scanning. */
export type PaymentEvent =
  | { readonly type: 'page.shown'; readonly now: number }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'lease.held' }
  | { readonly type: 'status.known'; readonly status: string }
  | { readonly type: 'status.unknown' }
  | { readonly type: 'session.opened'; readonly session: PaymentSession }
  | { readonly type: 'session.refused'; readonly failure: CallFailure }
  | { readonly type: 'payment.check' }
  | { readonly type: 'payment.renew'; readonly key: string }
  | { readonly type: 'payment.giveUp' }

/** The buyer's way on: the result page, or the charge page for a recharge (R4.06). */
export interface PaymentEmitted {
  readonly type: 'payment.paid'
  readonly page: 'result' | 'charge'
  readonly orderId: string
}

/** What a payment by scanning is opened with. */
export interface SessionRequest {
  readonly orderId: string
  readonly channel: PayChannel
  readonly key: string
}

const renewalOf = ({ session, renewalKey }: PaymentContext): SessionRequest => {
  if (renewalKey === null) throw new Error('payment: no renewal was asked for')
  return { orderId: session.orderId, channel: session.channel, key: renewalKey }
}

const says =
  (...expected: readonly Answer[]) =>
  ({ event }: { event: PaymentEvent }): boolean =>
    event.type === 'status.known' && expected.includes(answerOf(event.status))

/** Where a status leads from wherever it is asked for. */
const outcomes = [
  { guard: 'saysCharged', target: '#payment.charged' },
  { guard: 'saysPaid', target: '#payment.paid' },
  { guard: 'saysLate', target: '#payment.late' },
  { guard: 'saysRefunded', target: '#payment.refunded' },
  { guard: 'saysFailed', target: '#payment.failed' },
  { guard: 'saysClosed', target: '#payment.closed' },
] as const

/**
 * A payment by scanning, from its first code to its outcome (R4.06, R4.07; decisions D5, D6, D18). Whether money has
 * come is known from the server alone: the countdown closes nothing, and money that has come always counts.
 * @example
 * import { paymentMachine } from '@compute-mall/core/payment'
 * import { paymentFixtures } from '@compute-mall/core/payment/testing'
 * import { createActor, fromCallback } from 'xstate'
 *
 * const noon = Date.parse('2026-11-21T12:00:00Z')
 * const machine = paymentMachine.provide({
 *   actors: {
 *     visibility: fromCallback(({ sendBack }) => sendBack({ type: 'page.shown', now: noon })),
 *     lease: fromCallback(({ sendBack }) => sendBack({ type: 'lease.held' })),
 *     askStatus: fromCallback(({ sendBack }) => sendBack({ type: 'status.known', status: 'PAID' })),
 *   },
 * })
 * const payment = createActor(machine, { input: { session: paymentFixtures.paymentSession } })
 * payment.start()
 * payment.getSnapshot().value // → 'paid'
 */
export const paymentMachine = setup({
  types: {
    input: {} as { readonly session: PaymentSession },
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
  },
  actors: {
    /** Tells `page.shown` with the server's time, or `page.hidden`: at once, and at each change. */
    visibility: unprovided<undefined>('payment: visibility'),
    /** Tells `lease.held` as soon as no other page of the browser asks about this order; holds it until stopped. */
    lease: unprovided<{ orderId: string }>('payment: lease'),
    /** Tells `status.known` or `status.unknown`. */
    askStatus: unprovided<PaymentSession>('payment: askStatus'),
    /** Opens the next code for the same order; tells `session.opened` or `session.refused`. */
    openSession: unprovided<SessionRequest>('payment: openSession'),
    /** Tells the `status.known` after giving up, or `status.unknown`. */
    giveUp: unprovided<{ orderId: string }>('payment: giveUp'),
  },
  delays: {
    nextPoll: ({ context }) => pollDelay(context.failures),
    untilWarning: ({ context }) => untilWarning(context.session, context.now),
    untilExpiry: ({ context }) => untilExpiry(context.session, context.now),
  },
  guards: {
    saysPaid: says('paid'),
    saysCharged: (args) => args.context.session.purpose === 'recharge' && says('paid')(args),
    saysLate: says('late'),
    saysRefunded: says('refunded'),
    saysFailed: says('failed'),
    saysClosed: says('closed'),
    saysWaiting: says('waiting'),
    saysExpired: says('expired'),
    saysNothingCame: says('waiting', 'failed', 'expired', 'closed'),
    isClosed: (_, failure: CallFailure) => isRefusedWith(failure, orderRefusals.orderClosed),
    hasExpired: ({ context }) => context.expired || untilExpiry(context.session, context.now) === 0,
    isAboutToExpire: ({ context }) => untilWarning(context.session, context.now) === 0,
    mayRenew: ({ context }) => context.session.renewalsLeft > 0,
  },
  actions: {
    leadTo: emit(({ context }, page: PaymentEmitted['page']) => ({
      type: 'payment.paid' as const,
      page,
      orderId: context.session.orderId,
    })),
    noteTime: assign((_, now: number) => ({ now })),
    reachWarning: assign({ now: ({ context }) => context.now + untilWarning(context.session, context.now) }),
    noteExpiry: assign({ expired: true }),
    noteAnswer: assign({ failures: 0 }),
    noteSilence: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetTroubles: assign({ failures: 0, notReceived: false, failure: null }),
    noteNotReceived: assign({ notReceived: true }),
    noteUnanswered: assign({ failure: unanswered }),
    keepKey: assign(({ context }, key: string) => ({ renewalKey: context.renewalKey ?? key })),
    takeSession: assign((_, session: PaymentSession) => ({
      session,
      now: Date.parse(session.serverTime),
      expired: false,
      renewalKey: null,
    })),
    noteFailure: assign(({ context }, failure: CallFailure) => ({
      failure,
      renewalKey: failure.kind === 'unanswered' ? context.renewalKey : null,
    })),
  },
}).createMachine({
  id: 'payment',
  context: ({ input: { session } }) => ({
    session,
    now: Date.parse(session.serverTime),
    expired: false,
    failures: 0,
    notReceived: false,
    failure: null,
    renewalKey: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The code waits to be scanned; what is asked and timed depends on whether somebody looks.',
      invoke: { src: 'visibility' },
      on: {
        'payment.check': 'checking',
        'payment.renew': {
          guard: 'mayRenew',
          target: 'renewing',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
        'payment.giveUp': 'givingUp',
      },
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Nobody looks: nothing is asked and no timer runs.',
          on: {
            'page.shown': {
              target: 'shown',
              actions: { type: 'noteTime', params: ({ event }) => event.now },
            },
          },
        },
        shown: {
          description: 'Somebody looks: the status is asked for at once and then every second.',
          type: 'parallel',
          on: { 'page.hidden': 'hidden' },
          states: {
            polling: {
              description: 'Who asks whether money has come, and when.',
              invoke: { src: 'lease', input: ({ context }) => ({ orderId: context.session.orderId }) },
              initial: 'queueing',
              states: {
                queueing: {
                  description:
                    'Another page of this browser asks about the order; one does for all (decision D6).',
                  on: { 'lease.held': 'asking' },
                },
                asking: {
                  description: 'The server is asked whether money has come.',
                  invoke: { src: 'askStatus', input: ({ context }) => context.session },
                  on: {
                    'status.known': [
                      { guard: 'saysWaiting', target: 'resting', actions: 'noteAnswer' },
                      { guard: 'saysExpired', target: 'quiet', actions: 'noteAnswer' },
                      ...outcomes,
                    ],
                    'status.unknown': { target: 'resting', actions: 'noteSilence' },
                  },
                },
                resting: {
                  description: 'A second until the next question, longer when the last ones failed.',
                  after: { nextPoll: 'asking' },
                },
                quiet: { description: 'The server says that the code has expired; asking on would be idle.' },
              },
            },
            countdown: {
              description: 'How much time is left to pay by this code.',
              on: { 'status.known': { guard: 'saysExpired', target: '.expired', actions: 'noteExpiry' } },
              initial: 'judging',
              states: {
                judging: {
                  description: 'Where the clock stands when the page comes into view.',
                  always: [
                    { guard: 'hasExpired', target: 'expired' },
                    { guard: 'isAboutToExpire', target: 'warned' },
                    { target: 'ample' },
                  ],
                },
                ample: {
                  description: 'More than 20 s are left.',
                  after: { untilWarning: { target: 'warned', actions: 'reachWarning' } },
                },
                warned: {
                  description: 'The last 20 s: the buyer is warned and may have a new code.',
                  after: { untilExpiry: { target: 'expired', actions: 'noteExpiry' } },
                },
                expired: { description: 'The code is over; a new one for the same order may be had.' },
              },
            },
          },
        },
      },
    },
    checking: {
      description: 'The buyer says to have paid; the server is asked.',
      entry: 'forgetTroubles',
      invoke: { src: 'askStatus', input: ({ context }) => context.session },
      on: {
        'status.known': [
          { guard: 'saysWaiting', target: 'open', actions: 'noteNotReceived' },
          { guard: 'saysExpired', target: 'open', actions: ['noteExpiry', 'noteNotReceived'] },
          ...outcomes,
        ],
        'status.unknown': { target: 'open', actions: 'noteUnanswered' },
      },
    },
    renewing: {
      description: 'A new code for the same order is being opened.',
      entry: 'forgetTroubles',
      invoke: {
        src: 'openSession',
        input: ({ context }) => renewalOf(context),
      },
      on: {
        'session.opened': {
          target: 'open',
          actions: { type: 'takeSession', params: ({ event }) => event.session },
        },
        'session.refused': [
          { guard: { type: 'isClosed', params: ({ event }) => event.failure }, target: 'closed' },
          { target: 'open', actions: { type: 'noteFailure', params: ({ event }) => event.failure } },
        ],
      },
    },
    givingUp: {
      description: 'The buyer gives this payment up; money that has come meanwhile still counts.',
      entry: 'forgetTroubles',
      invoke: { src: 'giveUp', input: ({ context }) => ({ orderId: context.session.orderId }) },
      on: {
        'status.known': [{ guard: 'saysNothingCame', target: 'givenUp' }, ...outcomes],
        'status.unknown': { target: 'open', actions: 'noteUnanswered' },
      },
    },
    failed: {
      description: 'The provider says that the payment failed; the order is unpaid and can be tried again.',
      on: {
        'payment.check': 'checking',
        'payment.renew': {
          guard: 'mayRenew',
          target: 'renewing',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
      },
    },
    closed: {
      description: 'The order is closed; money that still comes is paid late.',
      meta: { assumed: 'D5' },
      on: { 'payment.check': 'checking' },
    },
    paid: { description: 'The order is paid.', type: 'final', entry: { type: 'leadTo', params: 'result' } },
    charged: {
      description: 'The recharge is paid.',
      type: 'final',
      entry: { type: 'leadTo', params: 'charge' },
    },
    late: {
      description: 'Money came after the order was closed; it is refunded once, and the buyer is told.',
      type: 'final',
      meta: { assumed: 'D5' },
    },
    refunded: { description: 'The money was given back.', type: 'final' },
    givenUp: { description: 'The buyer gave this payment up; the order is unpaid again.', type: 'final' },
  },
})
