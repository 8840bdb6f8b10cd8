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
  maskEmail,
  maskName,
  maskNumber,
  maskPhone,
} from '../text/index.ts'
import type { Json } from './replay.codec.ts'

const HIDDEN = '****'
/** What had not the form that its field asks for; it has no form either, so that a chart refuses it again. */
const MALFORMED = '****?'

/** What the text of a field is, and how it is kept. */
interface Personal {
  readonly field: RegExp
  readonly mask: (text: string) => string
  /** The form that the field asks for; absent where any text will do. */
  readonly fits?: (text: string) => boolean
  /** A text of that form, in place of the masked one. */
  readonly standIn?: (masked: string) => string
}

const same = (text: string): string => text
const hide = (): string => HIDDEN
const zeros = (masked: string): string => masked.replace(HIDDEN, '0000')

/** The first that fits counts. Ids of the server stay: support needs them. */
const PERSONAL: readonly Personal[] = [
  { field: /(orderId|orderNo|paymentId|skuId|goodsId|shopId|clusterId)$/i, mask: same },
  { field: /password|token|^sign$|secret|qrTarget|captcha|smsCode/i, mask: hide },
  { field: /^(text|lastMessage)$|content|remark/i, mask: hide },
  {
    field: /description/i,
    mask: hide,
    fits: (text) => disallowedIn(text).length === 0 && !hasBlankEnds(text),
    standIn: () => 'hidden',
  },
  { field: /address/i, mask: hide, fits: (text) => isAddress(text.trim()), standIn: () => 'hidden' },
  {
    field: /service(Tele)?phone/i,
    mask: maskPhone,
    fits: (text) => isServicePhone(text.trim()),
    standIn: () => '400-000-0000',
  },
  {
    field: /telephone/i,
    mask: maskPhone,
    fits: (text) => isContactPhone(text.trim()),
    standIn: () => '010-00000000',
  },
  { field: /phone|mobile/i, mask: maskPhone, fits: (text) => isMobile(text.trim()), standIn: zeros },
  { field: /email/i, mask: maskEmail, fits: (text) => isEmail(text.trim()), standIn: zeros },
  {
    field: /identification|idCard|residentId/i,
    mask: maskNumber,
    fits: (text) => isResidentId(text.trim().toUpperCase()),
    standIn: () => '11010519491231002X',
  },
  {
    field: /bankAccount$/i,
    mask: maskNumber,
    fits: (text) => isBankAccount(text.trim()),
    standIn: (masked) => zeros(masked).padEnd(8, '0'),
  },
  { field: /^account$|accountNo/i, mask: maskNumber },
  {
    field: /(user|real|full|contact|sender|customer|bankAccount|legal)\w*name$|legalRepresentative/i,
    mask: maskName,
  },
  { field: /introducer/i, mask: maskName },
]
const personalIn = (field: string): Personal | undefined => PERSONAL.find((each) => each.field.test(field))

/** A code that was sent by SMS; codes of errors have letters. */
const isSentCode = (field: string, text: string) => field === 'code' && /^\d{4,8}$/.test(text)

/** Personal data is known by its form too, wherever it stands. */
const byForm = (text: string): string => {
  if (isMobile(text)) return maskPhone(text)
  if (isEmail(text)) return maskEmail(text)
  return isResidentId(text) ? maskNumber(text) : text
}

const maskText = (field: string, text: string): string => {
  if (text === '' || text.includes(HIDDEN)) return text
  if (isSentCode(field, text)) return HIDDEN
  const personal = personalIn(field)
  if (personal === undefined) return byForm(text)
  return personal.fits?.(text) === false ? MALFORMED : personal.mask(text.trim())
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
 * Hides personal data and secrets in anything that JSON can hold (R5.14): by the names of fields, and by what has the
 * form of a mobile number, an e-mail address or a resident ID wherever it stands.
 * @param field the name under which the value stands; a list's values stand under the name of the list
 * @example
 * import { maskPersonal } from '@compute-mall/core/replay'
 *
 * maskPersonal({ phone: '13812345678', amount: '5999.00' }) // → { phone: '138****5678', amount: '5999.00' }
 */
export const maskPersonal = (value: Json, field = ''): Json => changed(maskText, value, field)

const standInText: Change = (field, text) => {
  if (!text.includes(HIDDEN) || text === MALFORMED) return text
  return field === 'code' ? '000000' : (personalIn(field)?.standIn?.(text) ?? text)
}

/** Puts texts of nobody in place of what was masked, so that a chart finds the form that it found when it was recorded. */
export const withStandIns = (value: Json): Json => changed(standInText, value, '')
