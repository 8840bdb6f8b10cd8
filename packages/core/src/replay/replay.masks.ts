import { cleanLine, cleanNumber, type PersonalFields, type PersonalKind } from '../codec/index.ts'
import {
  disallowedIn,
  hasBlankEnds,
  isAddress,
  isBankAccount,
  isContactPhone,
  isEmail,
  isMobile,
  isResidentId,
  isServicePhone,
  maskAs,
  tidiedAddress,
  tidiedPhone,
  tidiedTelephone,
} from '../text/index.ts'
import type { Json } from './replay.codec.ts'

const HIDDEN = '****'
/** What had not the form that its field asks for; it has no form either, so that a chart refuses it again. */
const MALFORMED = '****?'

/** The form that a kind of text has; kinds that are not here take any text. */
interface Form {
  readonly fits: (text: string) => boolean
  /** A text of that form, in place of the masked one. */
  readonly standIn: (masked: string) => string
}

const zeros = (masked: string): string => masked.replace(HIDDEN, '0000')
const hidden = (): string => 'hidden'

const forms: Readonly<Partial<Record<PersonalKind, Form>>> = {
  phone: { fits: (text) => isMobile(tidiedPhone(text)), standIn: zeros },
  telephone: { fits: (text) => isContactPhone(tidiedTelephone(text)), standIn: () => '010-00000000' },
  servicePhone: { fits: (text) => isServicePhone(tidiedTelephone(text)), standIn: () => '400-000-0000' },
  email: { fits: (text) => isEmail(cleanLine(text)), standIn: zeros },
  serviceEmail: { fits: (text) => isEmail(cleanLine(text)), standIn: zeros },
  residentId: {
    fits: (text) => isResidentId(cleanNumber(text).toUpperCase()),
    standIn: () => '11010519491231002X',
  },
  bankAccount: {
    fits: (text) => isBankAccount(cleanNumber(text)),
    standIn: (masked) => zeros(masked).padEnd(8, '0'),
  },
  address: { fits: (text) => isAddress(tidiedAddress(text)), standIn: hidden },
  about: { fits: (text) => disallowedIn(text).length === 0 && !hasBlankEnds(text), standIn: hidden },
  sentCode: { fits: () => true, standIn: () => '000000' },
}

/** Personal data is known by its form too, wherever it stands. */
const byForm = (text: string): string => {
  if (isMobile(text)) return maskAs.phone(text)
  if (isEmail(text)) return maskAs.email(text)
  return isResidentId(text) ? maskAs.residentId(text) : text
}

const masked =
  (fields: PersonalFields): Change =>
  (field, text) => {
    if (text === '' || text.includes(HIDDEN)) return text
    const kind = fields.get(field)
    if (kind === undefined) return byForm(text)
    return forms[kind]?.fits(text) === false ? MALFORMED : maskAs[kind](text.trim())
  }

type Change = (field: string, text: string) => string

/** Events of a form tell which field they speak of beside what stands in it. */
const fieldOf = (name: string, record: { readonly [key: string]: Json }): string =>
  (name === 'text' || name === 'value') && typeof record.field === 'string' ? record.field : name

const changed = (change: Change, value: Json, field: string): Json => {
  if (typeof value === 'string') return change(field, value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: Json) => changed(change, each, field))
  const record = value as { readonly [key: string]: Json }
  return Object.fromEntries(
    Object.entries(record).map(([name, each]) => [name, changed(change, each, fieldOf(name, record))]),
  )
}

/**
 * Hides personal data and secrets in anything that JSON can hold (R5.14): what the codec of a field says to be personal,
 * and what has the form of a mobile number, an e-mail address or a resident ID wherever it stands.
 * @param fields of the calls that the values came from or go to
 * @example
 * import { contract } from '@compute-mall/core/contract'
 * import { personalFieldsOf } from '@compute-mall/core/http'
 * import { maskPersonal } from '@compute-mall/core/replay'
 *
 * const fields = personalFieldsOf(contract)
 * maskPersonal({ realName: '张三丰', amount: '5999.00' }, fields) // → { realName: '张**', amount: '5999.00' }
 */
export const maskPersonal = (value: Json, fields: PersonalFields): Json => changed(masked(fields), value, '')

const standIn =
  (fields: PersonalFields): Change =>
  (field, text) => {
    const kind = fields.get(field)
    if (kind === undefined || !text.includes(HIDDEN) || text === MALFORMED) return text
    return forms[kind]?.standIn(text) ?? text
  }

/** Puts texts of nobody in place of what was masked, so that a chart finds the form that it found when it was recorded. */
export const withStandIns = (value: Json, fields: PersonalFields): Json => changed(standIn(fields), value, '')
