import type { CallFailure } from '../http/index.ts'
import { refusalMessage } from '../http/index.ts'
import { changedFields, type FieldReason, unansweredFields } from '../review/index.ts'
import type { ApplicantType, ApplicationInfo, SettlementForm } from './settlement.codec.ts'
import { settlementRefusals } from './settlement.errors.ts'
import { type CheckedField, type FieldName, fieldsOf, isChecked } from './settlement.fields.ts'
import { duplicateError, type FieldError, formErrors, tidied, tidiedValue } from './settlement.form.ts'
import { keptDraft } from './settlement.rules.ts'

/** What the server said of the values of a field: whether another has it, by the value. */
export type Checked = Readonly<Record<string, boolean>>

/** A submission that was rejected, with why, field by field. */
export interface RejectedApplication {
  readonly form: SettlementForm
  readonly reasons: readonly FieldReason[]
}

/** What the form of an application remembers. */
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
  /** What this application mends; null at the first. */
  readonly rejected: RejectedApplication | null
  /** What the applicant answers to the reasons of its rejection, by field (W10). */
  readonly answers: Readonly<Partial<Record<FieldName, string>>>
  readonly failure: CallFailure | null
  /** The idempotency key of this submission, kept until its outcome is known (decision D3). */
  readonly key: string | null
  /** Times in a row that the outcome could not be learnt. */
  readonly silences: number
  readonly info: ApplicationInfo | null
}

/** How far the server's check of a field is. */
export interface Check {
  readonly field: CheckedField
  readonly value: string
}

/** What may happen to the form of an application. */
export type ApplicationEvent =
  | { readonly type: 'type.chosen'; readonly applicantType: ApplicantType }
  | { readonly type: 'field.changed'; readonly field: FieldName; readonly text: string }
  /** An answer to the reason for which a field was refused. */
  | { readonly type: 'reason.answered'; readonly field: FieldName; readonly text: string }
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
  | { readonly type: 'draft.changed'; readonly draft: ApplicationDraft }
  | { readonly type: 'draft.done' }
  | { readonly type: 'form.invalid'; readonly fields: readonly FieldName[] }
  | { readonly type: 'application.accepted'; readonly info: ApplicationInfo }

/** What of an application lies in its draft: all but the two numbers, and the answers to reasons once there are any. */
export type ApplicationDraft = SettlementForm & { readonly answers?: ApplicationContext['answers'] }

/** What is kept of the form as it stands (D26). */
export const draftOf = ({ form, answers }: ApplicationContext): ApplicationDraft => ({
  ...keptDraft(form),
  ...(Object.keys(answers).length > 0 && { answers }),
})

/** What an application is submitted with. */
export interface ApplicationSubmission {
  readonly form: SettlementForm
  readonly answers: Readonly<Record<string, string>>
  readonly key: string
}

/** Everything that is wrong with the form now, in its order, each field once: by the rules, then by what the server said. */
export const errorsOf = (context: ApplicationContext): readonly FieldError[] => {
  const { form, today, checked, refused } = context
  const byRules = formErrors(form, today)
  const open = openReasons(context)
  const told = (field: FieldName): readonly FieldError[] => {
    const rule = byRules.find((error) => error.field === field)
    if (rule !== undefined) return [rule]
    if (isChecked(field) && isTaken(field, form[field], checked[field]))
      return [duplicateError(field, form.applicantType)]
    if (open.includes(field)) return [{ field, message: { key: 'review:needsAnswer' } }]
    return refused[field] === form[field]
      ? [{ field, message: refusalMessage(settlementRefusals.applicationInvalid()) }]
      : []
  }
  return fieldsOf(form.applicantType).flatMap(({ name }) => told(name))
}

/** The refused fields that were neither changed nor answered (W10). */
const openReasons = ({ form, rejected, answers }: ApplicationContext): readonly string[] =>
  rejected === null
    ? []
    : unansweredFields(
        rejected.reasons.map(({ field }) => field),
        changedFields(rejected.form, tidied(form)),
        answers,
      )

const isTaken = (field: CheckedField, text: string, checked: Checked | undefined): boolean =>
  checked?.[tidiedValue(field, text)] === true

/** A value is worth asking about when the rules accept it and it was not asked about before. */
export const isWorthAsking = ({ form, today, checked }: ApplicationContext, field: CheckedField): boolean =>
  checked[field]?.[tidiedValue(field, form[field])] === undefined &&
  !formErrors(form, today).some((error) => error.field === field)

/** What the server said of values, with one more answer. */
export const withAnswer = (
  checked: ApplicationContext['checked'],
  { field, value, isDuplicate }: Check & { readonly isDuplicate: boolean },
): ApplicationContext['checked'] => ({
  ...checked,
  [field]: { ...checked[field], [tidiedValue(field, value)]: isDuplicate },
})

/** What a refusal says about fields: the one that is taken, or those that the rules of the server refuse. */
export const refusedBy = ({ form, checked, refused }: ApplicationContext, failure: CallFailure) => {
  if (failure.kind !== 'refused') return {}
  const { code, details } = failure
  const field = String(details.field ?? '')
  if (code === settlementRefusals.valueTaken.code && isChecked(field))
    return { checked: withAnswer(checked, { field, value: form[field], isDuplicate: true }) }
  if (code !== settlementRefusals.applicationInvalid.code) return {}
  const names = String(details.fields ?? '').split(',')
  const fields = fieldsOf(form.applicantType).filter(({ name }) => names.includes(name))
  return { refused: { ...refused, ...Object.fromEntries(fields.map(({ name }) => [name, form[name]])) } }
}

export const submissionOf = ({ form, answers, key }: ApplicationContext): ApplicationSubmission => {
  if (key === null) throw new Error('application: nothing was submitted')
  return { form: tidied(form), answers, key }
}

export const acceptedInfo = ({ info }: ApplicationContext): ApplicationInfo => {
  if (info === null) throw new Error('application: nothing was accepted')
  return info
}
