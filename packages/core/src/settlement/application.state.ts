import type { CallFailure } from '../http/index.ts'
import type { ApplicantType, ApplicationInfo, SettlementForm } from './settlement.codec.ts'
import { type CheckedField, type FieldName, fieldsOf, isChecked } from './settlement.fields.ts'
import { duplicateError, type FieldError, formErrors, tidied, tidiedValue } from './settlement.form.ts'

/** What the server said of a value: taken by another, or not. */
export interface Checked {
  readonly value: string
  readonly isDuplicate: boolean
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

/** What an application is submitted with. */
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
export const isWorthAsking = ({ form, today, checked }: ApplicationContext, field: CheckedField): boolean =>
  checked[field]?.value !== tidiedValue(field, form[field]) &&
  !formErrors(form, today).some((error) => error.field === field)

/** What a refusal says about fields: the one that is taken, or those that the rules of the server refuse. */
export const refusedBy = ({ form, checked, refused }: ApplicationContext, failure: CallFailure) => {
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

export const submissionOf = ({ form, key }: ApplicationContext): ApplicationSubmission => {
  if (key === null) throw new Error('application: nothing was submitted')
  return { form: tidied(form), key }
}

export const acceptedInfo = ({ info }: ApplicationContext): ApplicationInfo => {
  if (info === null) throw new Error('application: nothing was accepted')
  return info
}
