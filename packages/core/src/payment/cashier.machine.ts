import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type CallFailure, unanswered } from '../http/index.ts'
import type { PaymentSession, PayOption, PayOptions } from './payment.codec.ts'
import type { SessionRequest } from './payment.machine.ts'
import { type AccountMethod, answerOf, isOpen, isSameOption, VERIFY_INTERVAL_MS } from './payment.rules.ts'

/** What a payment from an account is made with. */
export interface AccountPayment {
  readonly orderId: string
  readonly method: AccountMethod
  readonly key: string
}

/** What the cashier remembers. */
export interface CashierContext {
  readonly options: PayOptions
  readonly chosen: PayOption | null
  readonly failure: CallFailure | null
  /** The idempotency key of what was asked for, kept until its outcome is known (decision D3). */
  readonly key: string | null
}

/** What may happen at the cashier. */
export type CashierEvent =
  | { readonly type: 'method.choose'; readonly option: PayOption }
  | { readonly type: 'cashier.pay'; readonly key: string }
  | { readonly type: 'session.opened'; readonly session: PaymentSession }
  | { readonly type: 'session.refused'; readonly failure: CallFailure }
  | { readonly type: 'account.refused'; readonly failure: CallFailure }
  | { readonly type: 'status.known'; readonly status: string }
  | { readonly type: 'status.unknown' }

/** The buyer's way on: to the code, to the remittance, or to the result. */
export interface CashierEmitted {
  readonly type: 'cashier.leave'
  readonly page: 'scan' | 'remittance' | 'result'
  readonly orderId: string
}

const sessionRequest = ({ options, chosen, key }: CashierContext): SessionRequest => {
  if (chosen === null || chosen.channel === null || key === null)
    throw new Error('cashier: no channel chosen')
  return { orderId: options.orderId, channel: chosen.channel, key }
}

const accountPayment = ({ options, chosen, key }: CashierContext): AccountPayment => {
  if (chosen === null || chosen.method === 'online' || chosen.method === 'offline' || key === null)
    throw new Error('cashier: no account chosen')
  return { orderId: options.orderId, method: chosen.method, key }
}

/** The cashier: a way of paying is chosen and entered; an account is charged at most once (decisions D3, D18). */
export const cashierMachine = setup({
  types: {
    input: {} as { readonly options: PayOptions },
    context: {} as CashierContext,
    events: {} as CashierEvent,
    emitted: {} as CashierEmitted,
  },
  actors: {
    /** Tells `session.opened` or `session.refused`. */
    openSession: unprovided<SessionRequest>('cashier: openSession'),
    /** Tells `status.known` or `account.refused`. */
    payFromAccount: unprovided<AccountPayment>('cashier: payFromAccount'),
    /** Tells `status.known` or `status.unknown`. */
    askStatus: unprovided<{ orderId: string }>('cashier: askStatus'),
  },
  delays: { verifyInterval: VERIFY_INTERVAL_MS },
  guards: {
    isOpen: (_, option: PayOption) => isOpen(option),
    paysOnline: ({ context }) => context.chosen?.method === 'online',
    paysOffline: ({ context }) => context.chosen?.method === 'offline',
    paysFromAccount: ({ context }) => context.chosen !== null,
    saysPaid: (_, status: string) => answerOf(status) === 'paid',
    isUnanswered: (_, failure: CallFailure) => failure.kind === 'unanswered',
  },
  actions: {
    leaveFor: emit(({ context }, page: CashierEmitted['page']) => ({
      type: 'cashier.leave' as const,
      page,
      orderId: context.options.orderId,
    })),
    choose: assign(({ context }, option: PayOption) => ({
      chosen: option,
      failure: null,
      key: context.chosen !== null && isSameOption(context.chosen, option) ? context.key : null,
    })),
    keepKey: assign(({ context }, key: string) => ({ key: context.key ?? key, failure: null })),
    noteFailure: assign(({ context }, failure: CallFailure) => ({
      failure,
      key: failure.kind === 'unanswered' ? context.key : null,
    })),
    noteUnanswered: assign({ failure: unanswered }),
  },
}).createMachine({
  id: 'cashier',
  context: ({ input: { options } }) => ({
    options,
    chosen: options.options.find(isOpen) ?? null,
    failure: null,
    key: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The buyer chooses how to pay.',
      on: {
        'method.choose': {
          guard: { type: 'isOpen', params: ({ event }) => event.option },
          actions: { type: 'choose', params: ({ event }) => event.option },
        },
        'cashier.pay': [
          {
            guard: 'paysOnline',
            target: 'opening',
            actions: { type: 'keepKey', params: ({ event }) => event.key },
          },
          { guard: 'paysOffline', target: 'remitting' },
          {
            guard: 'paysFromAccount',
            target: 'paying',
            actions: { type: 'keepKey', params: ({ event }) => event.key },
          },
        ],
      },
    },
    opening: {
      description: 'A code is being opened.',
      invoke: { src: 'openSession', input: ({ context }) => sessionRequest(context) },
      on: {
        'session.opened': 'scanning',
        'session.refused': {
          target: 'choosing',
          actions: { type: 'noteFailure', params: ({ event }) => event.failure },
        },
      },
    },
    paying: {
      description: 'The account is being charged.',
      invoke: { src: 'payFromAccount', input: ({ context }) => accountPayment(context) },
      on: {
        'status.known': [
          { guard: { type: 'saysPaid', params: ({ event }) => event.status }, target: 'paid' },
          { target: 'choosing', actions: 'noteUnanswered' },
        ],
        'account.refused': [
          { guard: { type: 'isUnanswered', params: ({ event }) => event.failure }, target: 'verifying' },
          { target: 'choosing', actions: { type: 'noteFailure', params: ({ event }) => event.failure } },
        ],
      },
    },
    verifying: {
      description: 'No answer came, so the server is asked whether the order is paid.',
      meta: { assumed: 'D3' },
      invoke: { src: 'askStatus', input: ({ context }) => ({ orderId: context.options.orderId }) },
      on: {
        'status.known': [
          { guard: { type: 'saysPaid', params: ({ event }) => event.status }, target: 'paid' },
          { target: 'choosing', actions: 'noteUnanswered' },
        ],
        'status.unknown': 'unverified',
      },
    },
    unverified: {
      description: 'Nobody knows yet whether the order is paid; the question is put again.',
      meta: { assumed: 'D3' },
      after: { verifyInterval: 'verifying' },
    },
    scanning: {
      description: 'The code waits on its own page.',
      type: 'final',
      entry: { type: 'leaveFor', params: 'scan' },
    },
    remitting: {
      description: 'The remittance is told on its own page.',
      type: 'final',
      entry: { type: 'leaveFor', params: 'remittance' },
    },
    paid: {
      description: 'The order is paid.',
      type: 'final',
      entry: { type: 'leaveFor', params: 'result' },
    },
  },
})
