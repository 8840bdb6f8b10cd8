import { assign, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type CallFailure, isRefusedWith, type Refusal, unanswered } from '../http/index.ts'
import { type Milliseconds, SECOND_MS } from '../time/index.ts'
import type { PhoneBinding, SmsCodeSent, UserInfo } from './identity.codec.ts'
import { identityRefusals } from './identity.errors.ts'
import { bindingRefusal, isBoundTo, phoneRefusal } from './phone.rules.ts'

/** What the phone setting dialog remembers. */
export interface PhoneContext {
  /** The number for which a code was last asked. */
  readonly askedFor: string
  /** The number to which the last code went. */
  readonly sentTo: string | null
  /** How long until the same number may have another code, from the answer that said so. */
  readonly rest: Milliseconds
  /** When that answer came, by the device's clock. */
  readonly restsSince: Milliseconds
  readonly binding: PhoneBinding
  /** Why the last command came to nothing. */
  readonly failure: CallFailure | null
}

/** What may happen in the phone setting dialog. */
export type PhoneEvent =
  | { readonly type: 'code.ask'; readonly phone: string }
  | { readonly type: 'code.sent'; readonly sent: SmsCodeSent; readonly now: Milliseconds }
  | { readonly type: 'code.refused'; readonly failure: CallFailure; readonly now: Milliseconds }
  | ({ readonly type: 'phone.bind' } & PhoneBinding)
  | { readonly type: 'phone.bound' }
  | { readonly type: 'phone.refused'; readonly failure: CallFailure }
  | { readonly type: 'user.known'; readonly user: UserInfo }
  | { readonly type: 'user.unknown' }

const failed = (refusal: Refusal | null): CallFailure | null =>
  refusal && { kind: 'refused', code: refusal.code, msg: '', details: refusal.details ?? {} }

/** How long a refusal that says "too often" asks to wait; null for any other. */
const restOf = (failure: CallFailure): Milliseconds | null =>
  failure.kind === 'refused' && isRefusedWith(failure, identityRefusals.tooManyCodes)
    ? Number(failure.details.seconds ?? 0) * SECOND_MS
    : null

/**
 * Binding a phone number by the code sent to it (R2.17, R5.07; decisions D3, D10). That a number is bound to another
 * user is told by the server, and only to whoever shows the right code.
 */
export const phoneMachine = setup({
  types: { context: {} as PhoneContext, events: {} as PhoneEvent },
  actors: {
    /** Sends a code; tells `code.sent` or `code.refused`, with the device's time. */
    sendCode: unprovided<{ phone: string }>('phone: sendCode'),
    /** Tells `phone.bound` or `phone.refused`. */
    bind: unprovided<PhoneBinding>('phone: bind'),
    /** Asks the server who is here; tells `user.known` or `user.unknown`. */
    askUser: unprovided<undefined>('phone: askUser'),
  },
  delays: { untilRested: ({ context }) => context.rest },
  guards: {
    isNumber: (_, phone: string) => phoneRefusal(phone) === null,
    isOtherNumber: ({ context }, phone: string) => phone !== context.askedFor && phoneRefusal(phone) === null,
    isComplete: (_, binding: PhoneBinding) => bindingRefusal(binding) === null,
    isTooOften: (_, failure: CallFailure) => restOf(failure) !== null,
    isUnanswered: (_, failure: CallFailure) => failure.kind === 'unanswered',
    isBound: ({ context }, user: UserInfo) => isBoundTo(user, context.binding.phone),
  },
  actions: {
    askFor: assign((_, phone: string) => ({ askedFor: phone, failure: null })),
    noteSent: assign(({ context }, { sent, now }: { sent: SmsCodeSent; now: Milliseconds }) => ({
      sentTo: context.askedFor,
      rest: sent.retryAfterSeconds * SECOND_MS,
      restsSince: now,
    })),
    noteTooOften: assign((_, { failure, now }: { failure: CallFailure; now: Milliseconds }) => ({
      failure,
      rest: restOf(failure) ?? 0,
      restsSince: now,
    })),
    noteBadNumber: assign((_, phone: string) => ({ failure: failed(phoneRefusal(phone)) })),
    noteIncomplete: assign((_, binding: PhoneBinding) => ({ failure: failed(bindingRefusal(binding)) })),
    takeBinding: assign((_, { phone, code }: PhoneBinding) => ({ binding: { phone, code }, failure: null })),
    noteFailure: assign((_, failure: CallFailure) => ({ failure })),
    noteUnanswered: assign({ failure: unanswered }),
  },
}).createMachine({
  id: 'phone',
  context: {
    askedFor: '',
    sentTo: null,
    rest: 0,
    restsSince: 0,
    binding: { phone: '', code: '' },
    failure: null,
  },
  type: 'parallel',
  states: {
    code: {
      description: 'The code that is sent by SMS, and the wait until another.',
      initial: 'free',
      states: {
        free: {
          description: 'A code may be asked for any number.',
          on: {
            'code.ask': [
              {
                guard: { type: 'isNumber', params: ({ event }) => event.phone },
                target: 'sending',
                actions: { type: 'askFor', params: ({ event }) => event.phone },
              },
              { actions: { type: 'noteBadNumber', params: ({ event }) => event.phone } },
            ],
          },
        },
        sending: {
          description: 'A code is being sent.',
          invoke: { src: 'sendCode', input: ({ context }) => ({ phone: context.askedFor }) },
          on: {
            'code.sent': {
              target: 'resting',
              actions: { type: 'noteSent', params: ({ event }) => event },
            },
            'code.refused': [
              {
                guard: { type: 'isTooOften', params: ({ event }) => event.failure },
                target: 'resting',
                actions: { type: 'noteTooOften', params: ({ event }) => event },
              },
              {
                target: 'free',
                actions: { type: 'noteFailure', params: ({ event }) => event.failure },
              },
            ],
          },
        },
        resting: {
          description: 'The same number has to wait for another code; a different one need not.',
          after: { untilRested: 'free' },
          on: {
            'code.ask': {
              guard: { type: 'isOtherNumber', params: ({ event }) => event.phone },
              target: 'sending',
              actions: { type: 'askFor', params: ({ event }) => event.phone },
            },
          },
        },
      },
    },
    binding: {
      description: 'The number and its code, until they are bound.',
      initial: 'entering',
      states: {
        entering: {
          description: 'Number and code are being entered.',
          on: {
            'phone.bind': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'binding',
                actions: { type: 'takeBinding', params: ({ event }) => event },
              },
              { actions: { type: 'noteIncomplete', params: ({ event }) => event } },
            ],
          },
        },
        binding: {
          description: 'The server compares the code and binds the number.',
          invoke: { src: 'bind', input: ({ context }) => context.binding },
          on: {
            'phone.bound': 'bound',
            'phone.refused': [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event.failure },
                target: 'confirming',
              },
              {
                target: 'entering',
                actions: { type: 'noteFailure', params: ({ event }) => event.failure },
              },
            ],
          },
        },
        confirming: {
          description: 'No answer came, so the server is asked whether the user has the number now.',
          meta: { assumed: 'D3' },
          invoke: { src: 'askUser' },
          on: {
            'user.known': [
              { guard: { type: 'isBound', params: ({ event }) => event.user }, target: 'bound' },
              { target: 'entering', actions: 'noteUnanswered' },
            ],
            'user.unknown': { target: 'entering', actions: 'noteUnanswered' },
          },
        },
        bound: { description: 'The number is bound and verified.', type: 'final' },
      },
    },
  },
})
