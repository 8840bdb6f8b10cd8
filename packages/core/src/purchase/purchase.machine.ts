import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type CallFailure, isRefusedWith, unanswered } from '../http/index.ts'
import type { Milliseconds } from '../time/index.ts'
import type {
  OrderRequest,
  PurchaseIntent,
  PurchaseRefusal,
  Quote,
  RenewalIntent,
  RenewalRequest,
} from './purchase.codec.ts'
import { purchaseRefusals } from './purchase.errors.ts'
import { confirmDelay, refusalsOf } from './purchase.steps.ts'

/** What the server made of a purchase; `status` is that of the new order. */
export interface PlacedOrder {
  readonly orderId: string
  readonly status: string
}

/** What an order is to be about: something to buy, or something of one's own to renew (D24). */
export type Intent = PurchaseIntent | RenewalIntent

/** Whether an intent renews a line that was bought before (D24). */
export const isRenewal = <R extends Intent>(intent: R): intent is Extract<R, RenewalIntent> =>
  'lineId' in intent

/** What a purchase remembers. */
export interface PurchaseContext {
  readonly intent: Intent
  readonly quote: Quote | null
  /** The version of the agreement that the buyer has agreed to (R5.08). */
  readonly agreedVersion: string | null
  /** What an attempt was refused for, beside what the quote refuses. */
  readonly refusals: readonly PurchaseRefusal[]
  /** Why a call came to nothing. */
  readonly failure: CallFailure | null
  readonly unpaidOrderId: string | null
  /** The idempotency key of this intent, kept until its outcome is known (decision D3). */
  readonly key: string | null
  /** Times in a row that the outcome could not be learnt. */
  readonly silences: number
}

/** What may happen to a purchase. */
export type PurchaseEvent =
  /** Another duration or amount; the quote is asked for anew. */
  | { readonly type: 'intent.change'; readonly intent: Intent }
  | { readonly type: 'quote.made'; readonly quote: Quote }
  | { readonly type: 'quote.refused'; readonly failure: CallFailure }
  | { readonly type: 'order.placed'; readonly order: PlacedOrder }
  | { readonly type: 'order.refused'; readonly failure: CallFailure }
  | { readonly type: 'order.absent' }
  | { readonly type: 'order.unknown' }
  | { readonly type: 'agreement.give' }
  | { readonly type: 'agreement.withdraw' }
  | { readonly type: 'purchase.submit'; readonly key: string }
  | { readonly type: 'purchase.recheck' }

/** What the server said when a quote was asked for. */
export type QuoteAnswer = Extract<PurchaseEvent, { type: `quote.${string}` }>

/** `gate.blocked` asks the screen to scroll to the top and to shake the tip (R5.10). */
export type PurchaseEmitted =
  | { readonly type: 'gate.blocked'; readonly codes: readonly string[] }
  | ({ readonly type: 'order.placed' } & PlacedOrder)

/** What an order is submitted with. */
export interface Submission {
  readonly request: OrderRequest | RenewalRequest
  readonly key: string
}

const notAgreed: PurchaseRefusal = { code: purchaseRefusals.agreementMissing.code, details: {} }

const submissionOf = ({ intent, quote, key }: PurchaseContext): Submission => {
  if (quote === null || key === null) throw new Error('purchase: nothing was quoted')
  const { total, agreementVersion } = quote
  return { request: { ...intent, quotedTotal: total, agreed: true, agreementVersion }, key }
}

/** Where one may still change what is wanted. */
const changeable = {
  'intent.change': {
    target: 'checking',
    actions: { type: 'takeIntent', params: ({ event }: { event: { intent: Intent } }) => event.intent },
  },
  'purchase.recheck': 'checking',
} as const

/**
 * The way from an intent to an order, also one that renews: the gate, the agreement, the submission that happens at most once
 * (R5.08, R5.10, R5.12; decisions D3, D19). The server's quote says every reason against it.
 * @example
 * import { purchaseMachine } from '@compute-mall/core/purchase'
 * import { purchaseFixtures } from '@compute-mall/core/purchase/testing'
 * import { createActor, fromCallback } from 'xstate'
 *
 * const { intent, quote } = purchaseFixtures
 * const machine = purchaseMachine.provide({
 *   actors: { quote: fromCallback(({ sendBack }) => sendBack({ type: 'quote.made', quote })) },
 * })
 * const purchase = createActor(machine, { input: { intent } }).start()
 * purchase.send({ type: 'agreement.give' })
 * purchase.getSnapshot().value // → 'agreed'
 */
export const purchaseMachine = setup({
  types: {
    input: {} as { readonly intent: Intent },
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
  },
  actors: {
    /** Tells `quote.made` or `quote.refused`. */
    quote: unprovided<Intent>('purchase: quote'),
    /** Tells `order.placed` or `order.refused`; goes on when the buyer leaves the page. */
    submit: unprovided<Submission>('purchase: submit'),
    /** Tells what became of a submission under its key: `order.placed`, `order.absent` or `order.unknown`. */
    askOutcome: unprovided<{ key: string }>('purchase: askOutcome'),
  },
  delays: { nextQuestion: ({ context }): Milliseconds => confirmDelay(context.silences) },
  guards: {
    hasUnpaidOrder: (_, quote: Quote) => quote.unpaidOrderId !== null,
    isBlocked: (_, quote: Quote) => refusalsOf(quote).length > 0,
    isAgreedTo: ({ context }, quote: Quote) => context.agreedVersion === quote.agreementVersion,
    isUnanswered: (_, failure: CallFailure) => failure.kind === 'unanswered',
    isPriceChange: (_, failure: CallFailure) => isRefusedWith(failure, purchaseRefusals.priceChanged),
    isUnpaidOrder: (_, failure: CallFailure) => isRefusedWith(failure, purchaseRefusals.unpaidOrderExists),
  },
  actions: {
    shake: emit(({ context }) => ({
      type: 'gate.blocked' as const,
      codes: [...context.refusals, ...refusalsOf(context.quote)].map(({ code }) => code),
    })),
    tellPlaced: emit((_, order: PlacedOrder) => ({ type: 'order.placed' as const, ...order })),
    takeIntent: assign((_, intent: Intent) => ({ intent })),
    forgetTroubles: assign({ refusals: [], failure: null, unpaidOrderId: null }),
    takeQuote: assign((_, quote: Quote) => ({ quote, unpaidOrderId: quote.unpaidOrderId })),
    noteFailure: assign((_, failure: CallFailure) => ({ failure })),
    noteRefusal: assign((_, failure: CallFailure) =>
      failure.kind === 'refused' ? { refusals: [failure], key: null } : {},
    ),
    noteUnpaidOrder: assign((_, failure: CallFailure) =>
      failure.kind === 'refused' ? { unpaidOrderId: String(failure.details.orderId ?? '') || null } : {},
    ),
    noteUnanswered: assign({ failure: unanswered }),
    askToAgree: assign({ refusals: [notAgreed] }),
    agree: assign({ agreedVersion: ({ context }) => context.quote?.agreementVersion ?? null, refusals: [] }),
    withdraw: assign({ agreedVersion: null }),
    keepKey: assign(({ context }, key: string) => ({ key: context.key ?? key, failure: null, silences: 0 })),
    noteSilence: assign({ silences: ({ context }) => context.silences + 1 }),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input: { intent } }) => ({
    intent,
    quote: null,
    agreedVersion: null,
    refusals: [],
    failure: null,
    unpaidOrderId: null,
    key: null,
    silences: 0,
  }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The server says what it would charge now and every reason against it.',
      entry: 'forgetTroubles',
      invoke: { src: 'quote', input: ({ context }) => context.intent },
      on: {
        'quote.made': [
          {
            guard: { type: 'hasUnpaidOrder', params: ({ event }) => event.quote },
            target: 'unpaidOrderExists',
            actions: { type: 'takeQuote', params: ({ event }) => event.quote },
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.quote },
            target: 'blocked',
            actions: { type: 'takeQuote', params: ({ event }) => event.quote },
          },
          {
            guard: { type: 'isAgreedTo', params: ({ event }) => event.quote },
            target: 'agreed',
            actions: { type: 'takeQuote', params: ({ event }) => event.quote },
          },
          { target: 'ready', actions: { type: 'takeQuote', params: ({ event }) => event.quote } },
        ],
        'quote.refused': [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.failure },
            target: 'unquoted',
            actions: { type: 'noteFailure', params: ({ event }) => event.failure },
          },
          { target: 'blocked', actions: { type: 'noteRefusal', params: ({ event }) => event.failure } },
        ],
      },
    },
    unquoted: {
      description: 'No quote came.',
      on: changeable,
    },
    blocked: {
      description: 'The gate is shut: each reason is shown with what to do about it.',
      entry: 'shake',
      on: { ...changeable, 'purchase.submit': { actions: 'shake' } },
    },
    unpaidOrderExists: {
      description: 'An order for the same goods waits to be paid.',
      meta: { assumed: 'D23' },
      on: { 'purchase.recheck': 'checking' },
    },
    ready: {
      description: 'The gate is open; the agreement is not agreed to yet.',
      on: {
        'agreement.give': { target: 'agreed', actions: 'agree' },
        'purchase.submit': { actions: ['askToAgree', 'shake'] },
        ...changeable,
      },
    },
    agreed: {
      description: 'The buyer has read and agreed, and may submit.',
      on: {
        'agreement.withdraw': { target: 'ready', actions: 'withdraw' },
        'purchase.submit': {
          target: 'submitting',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
        ...changeable,
      },
    },
    submitting: {
      description: 'The order is being placed, under the key of this intent.',
      invoke: { src: 'submit', input: ({ context }) => submissionOf(context) },
      on: {
        'order.placed': {
          target: 'placed',
          actions: { type: 'tellPlaced', params: ({ event }) => event.order },
        },
        'order.refused': [
          { guard: { type: 'isUnanswered', params: ({ event }) => event.failure }, target: 'confirming' },
          {
            guard: { type: 'isPriceChange', params: ({ event }) => event.failure },
            target: 'priceChanged',
            actions: { type: 'noteRefusal', params: ({ event }) => event.failure },
          },
          {
            guard: { type: 'isUnpaidOrder', params: ({ event }) => event.failure },
            target: 'unpaidOrderExists',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => event.failure },
              { type: 'noteUnpaidOrder', params: ({ event }) => event.failure },
            ],
          },
          { target: 'blocked', actions: { type: 'noteRefusal', params: ({ event }) => event.failure } },
        ],
      },
    },
    confirming: {
      description: 'No answer came, so the outcome is asked for by the key.',
      meta: { assumed: 'D3' },
      invoke: { src: 'askOutcome', input: ({ context }) => ({ key: submissionOf(context).key }) },
      on: {
        'order.placed': {
          target: 'placed',
          actions: { type: 'tellPlaced', params: ({ event }) => event.order },
        },
        'order.absent': { target: 'agreed', actions: 'noteUnanswered' },
        'order.unknown': { target: 'unconfirmed', actions: 'noteSilence' },
      },
    },
    unconfirmed: {
      description: 'Nobody knows yet whether the order was placed; the question is put again.',
      meta: { assumed: 'D3' },
      after: { nextQuestion: 'confirming' },
      on: { 'purchase.recheck': 'confirming' },
    },
    priceChanged: {
      description: 'The total is no longer the one that the buyer saw; nothing was placed.',
      meta: { assumed: 'D19' },
      on: changeable,
    },
    placed: { description: 'The order is placed.', type: 'final' },
  },
})
