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
 * A mobile number as phones write it, e.g. `+86 138-0013-8000`, in full width, or copied with the marks of direction
 * around it, as eleven digits.
 */
export const tidiedPhone = (text: string): string =>
  withoutCountry(text.normalize('NFKC').replaceAll(/[\s()\p{Pd}\p{Cf}]/gu, ''))

/**
 * A mobile number, a landline or a 400 number as phones write it, e.g. `+86 (10) 87654321`, in the spelling that is
 * kept: `010-87654321`. What is none stays as it was typed, without blanks at its ends.
 */
export const tidiedTelephone = (text: string): string => {
  if (isMobile(tidiedPhone(text))) return tidiedPhone(text)
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/[()\p{Pd}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const national = withoutCountry(plain).replace(/^-/, '')
  // With the code of the country, an area code loses its 0.
  const isAbroad = national !== plain && !/^(0|400)/.test(national)
  return (isAbroad ? [`0${national}`, national] : [national]).find(isServicePhone) ?? text.trim()
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

/** A place as people write it: words and numbers of any script in use here, with the signs that addresses have. */
const ADDRESS = /^[\p{Script=Han}a-z\d #&'()./·,，。、（）—–-]{2,200}$/iu

/** A postal address: 2 to 200 characters, a letter or a Chinese character among them, no blanks at its ends (R5.06). */
export const isAddress = (text: string): boolean =>
  ADDRESS.test(text) && /[\p{Script=Han}a-z]/iu.test(text) && text.trim() === text

/** A bank account: 8 to 30 digits. Accounts of enterprises have no check digit, so none is asked for. */
export const isBankAccount = (text: string): boolean => /^\d{8,30}$/.test(text)
