import { cleanLine, cleanNumber, isBlank } from '../codec/index.ts'

/** Forms of what people type (spec section 5). Each is anchored and linear in the length of the text. */
const MOBILE = /^1[3-9]\d{9}$/
const LANDLINE = /^(0\d{2,3}-?)?\d{7,8}$/
const LANDLINE_WITH_EXTENSION = /^(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?$/
const SERVICE_400 = /^400-?\d{3}-?\d{4}$/
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const MAILBOX = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/

/** A mainland mobile number: 1, then 3 to 9, then nine digits (R5.01). */
export const isMobile = (text: string): boolean => MOBILE.test(text)

/** Without the code of the country, e.g. `+86` or `0086`. */
const withoutCountry = (text: string): string => text.replace(/^(\+|00)86/, '')

/**
 * A mobile number as phones and documents write it, e.g. `+86 138-0013-8000`, in full width, or copied with marks that
 * nobody sees, as eleven digits.
 */
export const tidiedPhone = (text: string): string => withoutCountry(cleanNumber(text).replaceAll(/[()]/g, ''))

/** Groups of at least three digits: shorter ones may be an extension, which is no part of the number. */
const GROUPS = /^\d{3,}(-\d{3,})+$/

/** The spellings of a number, the likeliest first: as it is grouped, then without its groups. */
const spellings = (national: string): readonly string[] => {
  const digits = national.replaceAll('-', '')
  // Grouped another way, a 400 number would read as a landline with an extension.
  if (/^400\d{7}$/.test(digits)) return SERVICE_400.test(national) ? [national] : [digits]
  return GROUPS.test(national) ? [national, digits] : [national]
}

/** No number is written in more UTF-16 units, whatever marks stand between its digits. */
const MAX_WRITTEN = 100

/**
 * A mobile number, a landline or a 400 number as phones and documents write it, e.g. `+86 (10) 87654321`, in the spelling
 * that is stored: `010-87654321`. What is none stays as it was typed, cleaned as one line.
 */
export const tidiedTelephone = (text: string): string => {
  if (text.length > MAX_WRITTEN) return cleanLine(text)
  if (isMobile(tidiedPhone(text))) return tidiedPhone(text)
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll(/[()\p{Pd}\u2212]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const national = withoutCountry(plain).replace(/^-/, '')
  // With the code of the country, an area code loses its 0.
  const isAbroad = national !== plain && !/^(0|400)/.test(national)
  return (
    [...(isAbroad ? spellings(`0${national}`) : []), ...spellings(national)].find(isServicePhone) ??
    cleanLine(text)
  )
}

/** What stands in a field for a mobile number: the eleven digits as soon as there are so many, else what was typed. */
export const phoneAsTyped = (text: string): string =>
  isMobile(tidiedPhone(text)) ? tidiedPhone(text) : text.trimStart()

/** A mobile number, or a landline with an optional area code (R5.01). */
export const isContactPhone = (text: string): boolean => isMobile(text) || LANDLINE.test(text)

/** A mobile number, a landline with optional area code and extension, or a 400 number (R5.02). */
export const isServicePhone = (text: string): boolean =>
  isMobile(text) || LANDLINE_WITH_EXTENSION.test(text) || SERVICE_400.test(text)

const isHost = (host: string): boolean => {
  const labels = host.split('.')
  return host.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label))
}

/** `mailbox@host`, the host with at least two labels and a top level of letters (R5.06). */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@')
  const [mailbox, host] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  return (
    MAILBOX.test(mailbox) && !/^\.|\.\.|\.$/.test(mailbox) && isHost(host) && /\.[a-z][a-z\d-]+$/i.test(host)
  )
}

/** An absolute http or https address without credentials (R5.06). */
export const isUrl = (text: string): boolean => {
  const [, host = ''] = /^https?:\/\/([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i.exec(text) ?? []
  return text.length <= 2048 && isHost(host)
}

/** What no address has: signs of markup, and all that is no letter, digit, mark of an accent, blank or sign of addresses. */
export const NOT_IN_ADDRESSES =
  /[^\p{Script=Han}\p{Script=Latin}\p{Script=Bopomofo}\p{Nd}\p{Nl}\p{M}\u2460-\u249b №℃ #&'’"“”‘()[\]./\\·•・,:;+@_~*，。、；：（）［］【】〔〕《》「」﹝﹞—–―－‐‑‒~～＃＆／．，＋＇＂-]|[\p{Default_Ignorable_Code_Point}]/u

/** The characters that an address may not have, each once, in the order in which they come. */
export const disallowedInAddress = (text: string): readonly string[] => [
  ...new Set(text.match(new RegExp(NOT_IN_ADDRESSES, 'gu')) ?? []),
]

/** The most characters of an address. */
const ADDRESS_LENGTH = { minimum: 2, maximum: 200 }

/** A postal address: 2 to 200 characters, a letter or a Chinese character among them, no blanks at its ends (R5.06). */
export const isAddress = (text: string): boolean =>
  text.length >= ADDRESS_LENGTH.minimum &&
  [...text].length <= ADDRESS_LENGTH.maximum &&
  disallowedInAddress(text).length === 0 &&
  /[\p{Script=Han}\p{Script=Latin}]/u.test(text) &&
  text.trim() === text

/** Kinds of spaces that documents have between the parts of an address. */
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

/** An address as it is judged and stored: composed, with usual spaces and without any at its ends. */
export const tidiedAddress = (text: string): string =>
  isBlank(text) ? '' : text.normalize('NFC').replaceAll(SPACES, ' ').trim()

/**
 * An amount as documents write it, e.g. `１，０００ 万元`, as a plain decimal: without groups of three, currency and unit;
 * what is none stays as it was typed.
 */
export const tidiedAmount = (text: string): string => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/^(人民币|RMB|CNY|¥)/i, '')
    .replace(/万[元圆]?(人民币|整)?$/, '')
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}

const CLOCK_SPAN = /^(([01]\d|2[0-3]):[0-5]\d)-(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** Whether a text is hours of a day, e.g. `09:00-18:00`; an end before the start is on the next day, `24:00` ends a day. */
export const isServiceHours = (text: string): boolean => {
  const [, start, , end] = CLOCK_SPAN.exec(text) ?? []
  return start !== undefined && start !== end
}

/** Whether hours end on the day after they began, e.g. `22:00-02:00`. */
export const endsNextDay = (hours: string): boolean => {
  const [, start = '', , end = ''] = CLOCK_SPAN.exec(hours) ?? []
  return end < start
}

/** A bank account: 8 to 30 digits. Accounts of enterprises have no check digit, so none is asked for. */
export const isBankAccount = (text: string): boolean => /^\d{8,30}$/.test(text)
