import { isBlank, isOneLine } from '../codec/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { birthdayOf, hasBlankEnds, listed } from '../text/index.ts'
import type { ApplicantType, SettlementForm } from './settlement.codec.ts'
import {
  type CheckedField,
  cleaned,
  type Field,
  type FieldName,
  fieldsOf,
  wordOf,
} from './settlement.fields.ts'
import type { settlementMessages } from './settlement.messages.ts'

const say = messageFor<KeyOf<typeof settlementMessages>>('settlement')

/** What is wrong with one field; a field has at most one error. */
export interface FieldError {
  readonly field: FieldName
  readonly message: Message
}

const blank = Object.fromEntries(fieldsOf('ENTERPRISE').map(({ name }) => [name, ''])) as Record<
  FieldName,
  string
>

/** A form in which nothing is filled in yet. */
export const emptyForm = (applicantType: ApplicantType): SettlementForm => ({ ...blank, applicantType })

/** The two ends of `09:00-18:00`; one that is missing is empty. */
export const hoursEnds = (hours: string): { readonly start: string; readonly end: string } => {
  const [start = '', end = ''] = hours.split('-')
  return { start, end }
}

const textIn = (record: Readonly<Record<string, unknown>>, name: FieldName): string => {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

/** The form that a draft was left with; what it does not have, e.g. the sealed fields, is empty (D26). */
export const formFromDraft = (record: Readonly<Record<string, unknown>>): SettlementForm => {
  const applicantType = record.applicantType === 'PERSONAL' ? 'PERSONAL' : 'ENTERPRISE'
  return {
    ...emptyForm(applicantType),
    ...Object.fromEntries(fieldsOf('ENTERPRISE').map(({ name }) => [name, textIn(record, name)])),
  }
}

/** What was answered to the reasons of a rejection, as a draft was left (W10). */
export const answersFromDraft = (
  record: Readonly<Record<string, unknown>>,
): Readonly<Partial<Record<FieldName, string>>> => {
  const { answers } = record
  if (typeof answers !== 'object' || answers === null) return {}
  const given = new Map(Object.entries(answers))
  return Object.fromEntries(
    fieldsOf('ENTERPRISE').flatMap(({ name }) => {
      const text: unknown = given.get(name)
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
}

/**
 * A form as it is judged, compared and kept: without blanks at the ends, in the one spelling of numbers and addresses,
 * and without what its applicant is not asked for.
 */
export const tidied = (form: SettlementForm): SettlementForm => ({
  ...emptyForm(form.applicantType),
  ...Object.fromEntries(fieldsOf(form.applicantType).map(({ name }) => [name, cleaned(name, form[name])])),
})

/** A value of one of the fields that no two merchants share, in the spelling in which it is compared (R5.04). */
export const tidiedValue = (field: CheckedField, value: string): string => cleaned(field, value)

const isEmpty = (name: FieldName, text: string): boolean => {
  if (name !== 'serviceHours') return isBlank(text)
  const { start, end } = hoursEnds(text)
  return start === '' || end === ''
}

/** Days compare as texts do. `today` is `2026-11-21`. */
const isAhead = (name: FieldName, text: string, today: string): boolean =>
  (name === 'registeredDate' && text > today) || (name === 'identificationNumber' && birthdayOf(text) > today)

const errorOf = (
  { name, isRequired, most, fits, disallowed }: Field,
  form: SettlementForm,
  today: string,
): Message | null => {
  const text = form[name]
  if (isEmpty(name, text)) return isRequired ? say(`empty.${wordOf(name, form.applicantType)}`) : null
  if ([...text].length > most) return say('tooLong', { most })
  const characters = listed(disallowed(text))
  if (name === 'description') {
    if (characters !== '') return say('settle.desc_regex_unmatch_error', { characters })
    return hasBlankEnds(text) ? say('descriptionEnds') : null
  }
  if (characters !== '') return say('characters', { characters })
  if (!isOneLine(text)) return say('hidden')
  return fits(text) && !isAhead(name, text, today) ? null : say(`invalid.${name as InvalidField}`)
}

/** Fields whose text can be wrong; of the others any will do. */
type InvalidField =
  Extract<KeyOf<typeof settlementMessages>, `invalid.${string}`> extends `invalid.${infer F}` ? F : never

/** Every error of a form, field by field in the order of the form, each field at most once (section 5; test A4). */
export const formErrors = (typed: SettlementForm, today: string): readonly FieldError[] => {
  const form = tidied(typed)
  return fieldsOf(form.applicantType).flatMap((field) => {
    const message = errorOf(field, form, today)
    return message === null ? [] : [{ field: field.name, message }]
  })
}

/** '{field label}重复，请重新输入' (R5.04). */
export const duplicateError = (field: CheckedField, applicantType: ApplicantType): FieldError => ({
  field,
  message: say(
    field === 'identificationNumber' && applicantType === 'PERSONAL'
      ? `duplicate.${field}.personal`
      : `duplicate.${field}`,
  ),
})
