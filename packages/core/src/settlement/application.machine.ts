import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type CallFailure, isRefusedWith, systemRefusals, unanswered } from '../http/index.ts'
import { confirmDelay } from '../purchase/index.ts'
import type { Milliseconds } from '../time/index.ts'
import {
  type ApplicationContext,
  type ApplicationEmitted,
  type ApplicationEvent,
  type ApplicationSubmission,
  acceptedInfo,
  type Check,
  draftOf,
  errorsOf,
  isWorthAsking,
  type RejectedApplication,
  refusedBy,
  submissionOf,
  withAnswer,
} from './application.state.ts'
import type { ApplicantType, ApplicationInfo, SettlementForm } from './settlement.codec.ts'
import type { CheckedField, FieldName } from './settlement.fields.ts'
import { tidiedValue } from './settlement.form.ts'

const chart = setup({
  types: {
    input: {} as {
      readonly form: SettlementForm
      readonly today: string
      /** The submission that this one mends. */
      readonly rejected?: RejectedApplication
      /** What was answered to its reasons before, by field. */
      readonly answers?: ApplicationContext['answers']
    },
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    emitted: {} as ApplicationEmitted,
  },
  actors: {
    /** Tells `check.answered` or `check.failed`; the server limits how often it may be asked (D10). */
    check: unprovided<Check>('application: check'),
    /** Tells `application.accepted` or `application.refused`; goes on when the applicant leaves the page. */
    submit: unprovided<ApplicationSubmission>('application: submit'),
    /** Tells what became of a submission under its key: `application.accepted`, `.absent` or `.unknown`. */
    askOutcome: unprovided<{ key: string }>('application: askOutcome'),
  },
  delays: { nextQuestion: ({ context }): Milliseconds => confirmDelay(context.silences) },
  guards: {
    isOf: (_, { field, own }: { field: FieldName; own: CheckedField }) => field === own,
    isToAsk: ({ context }, { field, own }: { field: FieldName; own: CheckedField }) =>
      field === own && isWorthAsking(context, own),
    hasErrors: ({ context }) => errorsOf(context).length > 0,
    isUnanswered: (_, failure: CallFailure) => failure.kind === 'unanswered',
    isKeyUsed: (_, failure: CallFailure) => isRefusedWith(failure, systemRefusals.idempotencyKeyReused),
  },
  actions: {
    chooseType: assign(({ context }, applicantType: ApplicantType) => ({
      form: { ...context.form, applicantType },
      left: [],
      isTried: false,
    })),
    change: assign(({ context }, { field, text }: { field: FieldName; text: string }) => ({
      form: { ...context.form, [field]: text },
    })),
    answer: assign(({ context }, { field, text }: { field: FieldName; text: string }) => ({
      answers: { ...context.answers, [field]: text },
    })),
    noteLeft: assign(({ context }, field: FieldName) => ({
      left: context.left.includes(field) ? context.left : [...context.left, field],
    })),
    keepDraft: emit(({ context }) => ({ type: 'draft.changed' as const, draft: draftOf(context) })),
    forgetDraft: emit({ type: 'draft.done' }),
    noteAnswer: assign(({ context }, answer: Check & { isDuplicate: boolean }) => ({
      checked: withAnswer(context.checked, answer),
    })),
    markTried: assign({ isTried: true, failure: null }),
    tellErrors: emit(({ context }) => ({
      type: 'form.invalid' as const,
      fields: errorsOf(context).map(({ field }) => field),
    })),
    keepKey: assign(({ context }, key: string) => ({ key: context.key ?? key, failure: null, silences: 0 })),
    noteRefusal: assign(({ context }, failure: CallFailure) => ({
      ...refusedBy(context, failure),
      failure,
      key: null,
    })),
    noteUnanswered: assign({ failure: unanswered }),
    noteSilence: assign({ silences: ({ context }) => context.silences + 1 }),
    takeInfo: assign((_, info: ApplicationInfo) => ({ info, key: null, failure: null })),
    tellAccepted: emit((_, info: ApplicationInfo) => ({ type: 'application.accepted' as const, info })),
  },
})

/** Whether one value is taken: asked when its field is left, and not asked about the same value again (R5.04). */
const checkOf = (own: CheckedField) =>
  chart.createStateConfig({
    description: `Whether another merchant has the same ${own}.`,
    initial: 'resting',
    states: {
      resting: {
        description: 'Nothing is being asked.',
        on: {
          'field.left': {
            guard: { type: 'isToAsk', params: ({ event }) => ({ field: event.field, own }) },
            target: 'asking',
          },
        },
      },
      asking: {
        description: 'The server is asked about the value as it stands.',
        invoke: {
          src: 'check',
          input: ({ context }) => ({ field: own, value: tidiedValue(own, context.form[own]) }),
        },
        on: {
          'field.changed': {
            guard: { type: 'isOf', params: ({ event }) => ({ field: event.field, own }) },
            target: 'resting',
          },
          'check.answered': {
            guard: { type: 'isOf', params: ({ event }) => ({ field: event.field, own }) },
            target: 'resting',
            actions: { type: 'noteAnswer', params: ({ event }) => event },
          },
          'check.failed': {
            guard: { type: 'isOf', params: ({ event }) => ({ field: event.field, own }) },
            target: 'unasked',
          },
        },
      },
      unasked: {
        description:
          'The question came to nothing; the submission puts it again, and so does the next visit.',
        on: {
          'field.left': {
            guard: { type: 'isToAsk', params: ({ event }) => ({ field: event.field, own }) },
            target: 'asking',
          },
          'field.changed': {
            guard: { type: 'isOf', params: ({ event }) => ({ field: event.field, own }) },
            target: 'resting',
          },
        },
      },
    },
  })

/**
 * The application to become a merchant: filled in, its draft kept, checked beside, submitted at most once (R4.01, R5.04,
 * R5.15, test A4; decisions D3, D27).
 */
export const applicationMachine = chart.createMachine({
  id: 'application',
  context: ({ input: { form, today, rejected = null, answers = {} } }) => ({
    form,
    today,
    left: [],
    isTried: false,
    checked: {},
    refused: {},
    rejected,
    answers,
    failure: null,
    key: null,
    silences: 0,
    info: null,
  }),
  type: 'parallel',
  states: {
    form: {
      description: 'The way of the form from the first letter to the server.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The applicant fills it in.',
          on: {
            'type.chosen': {
              actions: [{ type: 'chooseType', params: ({ event }) => event.applicantType }, 'keepDraft'],
            },
            'field.changed': {
              actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'],
            },
            'reason.answered': {
              actions: [{ type: 'answer', params: ({ event }) => event }, 'keepDraft'],
            },
            'field.left': { actions: { type: 'noteLeft', params: ({ event }) => event.field } },
            'application.submit': [
              { guard: 'hasErrors', actions: ['markTried', 'tellErrors'] },
              {
                target: 'submitting',
                actions: ['markTried', { type: 'keepKey', params: ({ event }) => event.key }],
              },
            ],
          },
        },
        submitting: {
          description: 'It is being submitted, under the key of this submission.',
          invoke: { src: 'submit', input: ({ context }) => submissionOf(context) },
          on: {
            'application.accepted': {
              target: 'accepted',
              actions: { type: 'takeInfo', params: ({ event }) => event.info },
            },
            'application.refused': [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event.failure },
                target: 'confirming',
              },
              {
                guard: { type: 'isKeyUsed', params: ({ event }) => event.failure },
                target: 'confirming',
              },
              {
                target: 'editing',
                actions: [{ type: 'noteRefusal', params: ({ event }) => event.failure }, 'tellErrors'],
              },
            ],
          },
        },
        confirming: {
          description: 'No answer came, so the outcome is asked for by the key.',
          meta: { assumed: 'D3' },
          invoke: { src: 'askOutcome', input: ({ context }) => ({ key: submissionOf(context).key }) },
          on: {
            'application.accepted': {
              target: 'accepted',
              actions: { type: 'takeInfo', params: ({ event }) => event.info },
            },
            'application.absent': { target: 'editing', actions: 'noteUnanswered' },
            'application.unknown': { target: 'unconfirmed', actions: 'noteSilence' },
          },
        },
        unconfirmed: {
          description: 'Nobody knows yet whether it was submitted; the question is put again.',
          meta: { assumed: 'D3' },
          after: { nextQuestion: 'confirming' },
          on: { 'application.recheck': 'confirming' },
        },
        accepted: {
          description: 'The application is in review.',
          type: 'final',
          entry: ['forgetDraft', { type: 'tellAccepted', params: ({ context }) => acceptedInfo(context) }],
        },
      },
    },
    identificationNumber: checkOf('identificationNumber'),
    contactMobile: checkOf('contactMobile'),
    contactEmail: checkOf('contactEmail'),
    bankAccount: checkOf('bankAccount'),
  },
})
