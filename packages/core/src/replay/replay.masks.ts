import { isEmail, isMobile, isResidentId, maskEmail, maskName, maskNumber, maskPhone } from '../text/index.ts'
import type { Json } from './replay.codec.ts'

type Mask = (text: string) => string

const hide: Mask = () => '****'

/** By the name of a field, what its text is; the first that fits counts. Ids of the server stay: support needs them. */
const MASKS: readonly (readonly [field: RegExp, mask: Mask])[] = [
  [/(orderId|orderNo|paymentId|skuId|goodsId|shopId|clusterId)$/i, (text) => text],
  [/password|token|^sign$|secret|qrTarget|captcha|smsCode/i, hide],
  [/content|description|remark|address/i, hide],
  [/phone|mobile|telephone/i, maskPhone],
  [/email/i, maskEmail],
  [/identification|idCard|residentId|bankAccount$|^account$|accountNo/i, maskNumber],
  [/(user|real|full|contact|sender|customer|bankAccount|legal)\w*name$|legalRepresentative/i, maskName],
]

/** A code that was sent by SMS; codes of errors have letters. */
const isSentCode = (field: string, text: string) => field === 'code' && /^\d{4,8}$/.test(text)

/** Personal data is known by its form too, wherever it stands. */
const byForm = (text: string): string => {
  if (isMobile(text)) return maskPhone(text)
  if (isEmail(text)) return maskEmail(text)
  return isResidentId(text) ? maskNumber(text) : text
}

const maskText = (field: string, text: string): string => {
  if (text === '') return text
  if (isSentCode(field, text)) return hide(text)
  const [, mask = byForm] = MASKS.find(([name]) => name.test(field)) ?? []
  return mask(text)
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
export const maskPersonal = (value: Json, field = ''): Json => {
  if (typeof value === 'string') return maskText(field, value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: Json) => maskPersonal(each, field))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskPersonal(each, name)]))
}
