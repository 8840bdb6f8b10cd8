import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type CallFailure, isRefusedWith, unanswered } from '../http/index.ts'
import { confirmDelay } from '../purchase/index.ts'
import type { Milliseconds } from '../time/index.ts'
import type { ApplicantType, ApplicationInfo, SettlementForm } from './settlement.codec.ts'
import { type CheckedField, type FieldName, fieldsOf, isChecked } from './settlement.fields.ts'
import { duplicateError, type FieldError, formErrors, tidied, tidiedValue } from './settlement.form.ts'
import { keptDraft } from './settlement.rules.ts'

/** What the server said of a value: taken by another, or not. */
export interface Checked {
  readonly value: string
  readonly isDuplicate: boolean
}

export interface ApplicationContext {
  readonly form: SettlementForm
  /** The day in the platform's zone when the form was opened, `2026-11-21`. */
  readonly today: string
  /** Fields that the applicant has been in; what is wrong with others is not told yet. */
  readonly left: readonly FieldName[]
  /** Whether a submission was tried, after which every error is told. */
  readonly isTried: boolean
  readonly checked: Readonly<Partial<Record<CheckedField, Checked>>>
  /** Fields that the server refused, with the text that it refused. */
  readonly refused: Readonly<Partial<Record<FieldName, string>>>
  readonly failure: CallFailure | null
  /** The idempotency key of this submission, kept until its outcome is known (decision D3). */
  readonly key: string | null
  /** Times in a row that the outcome could not be learnt. */
  readonly silences: number
  readonly info: ApplicationInfo | null
}

export interface Check {
  readonly field: CheckedField
  readonly value: string
}

export type ApplicationEvent =
  | { readonly type: 'type.chosen'; readonly applicantType: ApplicantType }
  | { readonly type: 'field.changed'; readonly field: FieldName; readonly text: string }
  | { readonly type: 'field.left'; readonly field: FieldName }
  | ({ readonly type: 'check.answered'; readonly isDuplicate: boolean } & Check)
  | { readonly type: 'check.failed'; readonly field: CheckedField; readonly failure: CallFailure }
  | { readonly type: 'application.submit'; readonly key: string }
  | { readonly type: 'application.accepted'; readonly info: ApplicationInfo }
  | { readonly type: 'application.refused'; readonly failure: CallFailure }
  | { readonly type: 'application.absent' }
  | { readonly type: 'application.unknown' }
  | { readonly type: 'application.recheck' }

/**
 * `draft.changed` hands over what may be kept on the device, `draft.done` asks to forget it; `form.invalid` asks the
 * screen to focus the summary of errors (test A4).
 */
export type ApplicationEmitted =
  | { readonly type: 'draft.changed'; readonly draft: SettlementForm }
  | { readonly type: 'draft.done' }
  | { readonly type: 'form.invalid'; readonly fields: readonly FieldName[] }
  | { readonly type: 'application.accepted'; readonly info: ApplicationInfo }

export interface ApplicationSubmission {
  readonly form: SettlementForm
  readonly key: string
}

/** Everything that is wrong with the form now, in its order, each field once: by the rules, then by what the server said. */
export const errorsOf = ({ form, today, checked, refused }: ApplicationContext): readonly FieldError[] => {
  const byRules = formErrors(form, today)
  const told = (field: FieldName): readonly FieldError[] => {
    const rule = byRules.find((error) => error.field === field)
    if (rule !== undefined) return [rule]
    if (isChecked(field) && isTaken(field, form[field], checked[field]))
      return [duplicateError(field, form.applicantType)]
    return refused[field] === form[field] ? [{ field, message: { key: 'error:SETTLE10001' } }] : []
  }
  return fieldsOf(form.applicantType).flatMap(({ name }) => told(name))
}

const isTaken = (field: CheckedField, text: string, checked: Checked | undefined): boolean =>
  checked?.isDuplicate === true && checked.value === tidiedValue(field, text)

/** A value is worth asking about when the rules accept it and it was not asked about before. */
const isWorthAsking = ({ form, today, checked }: ApplicationContext, field: CheckedField): boolean =>
  checked[field]?.value !== tidiedValue(field, form[field]) &&
  !formErrors(form, today).some((error) => error.field === field)

/** What a refusal says about fields: the one that is taken, or those that the rules of the server refuse. */
const refusedBy = ({ form, checked, refused }: ApplicationContext, failure: CallFailure) => {
  if (failure.kind !== 'refused') return {}
  const { code, details } = failure
  const field = String(details.field ?? '')
  if (code === 'SETTLE10002' && isChecked(field))
    return { checked: { ...checked, [field]: { value: tidiedValue(field, form[field]), isDuplicate: true } } }
  if (code !== 'SETTLE10001') return {}
  const names = String(details.fields ?? '').split(',')
  const fields = fieldsOf(form.applicantType).filter(({ name }) => names.includes(name))
  return { refused: { ...refused, ...Object.fromEntries(fields.map(({ name }) => [name, form[name]])) } }
}

const submissionOf = ({ form, key }: ApplicationContext): ApplicationSubmission => {
  if (key === null) throw new Error('application: nothing was submitted')
  return { form: tidied(form), key }
}

const chart = setup({
  types: {
    input: {} as { readonly form: SettlementForm; readonly today: string },
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
    isKeyUsed: (_, failure: CallFailure) => isRefusedWith(failure, 'SYS10009'),
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
    noteLeft: assign(({ context }, field: FieldName) => ({
      left: context.left.includes(field) ? context.left : [...context.left, field],
    })),
    keepDraft: emit(({ context }) => ({ type: 'draft.changed' as const, draft: keptDraft(context.form) })),
    forgetDraft: emit({ type: 'draft.done' }),
    noteAnswer: assign(({ context }, { field, value, isDuplicate }: Check & { isDuplicate: boolean }) => ({
      checked: { ...context.checked, [field]: { value: tidiedValue(field, value), isDuplicate } },
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
  context: ({ input: { form, today } }) => ({
    form,
    today,
    left: [],
    isTried: false,
    checked: {},
    refused: {},
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

const acceptedInfo = ({ info }: ApplicationContext): ApplicationInfo => {
  if (info === null) throw new Error('application: nothing was accepted')
  return info
}
