import type { PersonalKind } from '../codec/index.ts'

/** What takes the place of hidden characters (R5.14). */
const HIDDEN = '****'

/** Keeps `head` first and `tail` last characters; a text too short to hide anything is hidden whole. */
const keeping =
  (head: number, tail: number) =>
  (text: string): string => {
    const characters = [...text]
    return characters.length <= head + tail
      ? HIDDEN
      : characters.slice(0, head).join('') + HIDDEN + characters.slice(characters.length - tail).join('')
  }

/**
 * First 3 and last 4 digits: `138****5678`.
 * @example
 * import { maskPhone } from '@compute-mall/core/text'
 *
 * maskPhone('13812345678') // → '138****5678'
 */
export const maskPhone = keeping(3, 4)

/** The first and last four: `6222****1234`, `1101****123X`. */
export const maskNumber = keeping(4, 4)

/** Two characters before the @ and the host: `zh****@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 0 ? HIDDEN : [...email.slice(0, at)].slice(0, 2).join('') + HIDDEN + email.slice(at)
}

/** The first character alone: `张**`, `L**`. The length of the name is hidden as well. */
export const maskName = (name: string): string => {
  const [first = ''] = name
  return `${first}**`
}

const hide = (): string => HIDDEN

/** How what is personal is shown, by its kind (R5.14); of a code that was sent, the digits: codes of errors have letters. */
export const maskAs: Readonly<Record<PersonalKind, (text: string) => string>> = {
  phone: maskPhone,
  telephone: maskPhone,
  servicePhone: maskPhone,
  email: maskEmail,
  serviceEmail: maskEmail,
  name: maskName,
  residentId: maskNumber,
  bankAccount: maskNumber,
  account: maskNumber,
  address: hide,
  about: hide,
  words: hide,
  secret: hide,
  sentCode: (text) => (/^\d{4,8}$/.test(text) ? HIDDEN : text),
}
