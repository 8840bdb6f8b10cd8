import { cleanLine } from '../codec/index.ts'
import type { Refusal } from '../http/index.ts'
import { identityRefusals } from './identity.errors.ts'

/** The most UTF-16 units of what is typed at sign-in. */
export const SIGN_IN_LENGTH = { account: 64, password: 128 } as const
/** How long a password may be, in UTF-16 units. */
const PASSWORD_LENGTH = { least: 8, most: 64 } as const

/** Whether nobody can have such an account or password. */
export const isTooLongToSignIn = (account: string, password: string): boolean =>
  cleanLine(account).length > SIGN_IN_LENGTH.account || password.length > SIGN_IN_LENGTH.password

/** Why this cannot be a password; null when it can: 8 to 64 characters, with a letter and a digit among them. */
export const passwordRefusal = (typed: string): Refusal | null => {
  const password = typed.normalize('NFKC')
  const { least, most } = PASSWORD_LENGTH
  const isLongEnough = password.length >= least && password.length <= most
  return isLongEnough && /\p{L}/u.test(password) && /\d/.test(password)
    ? null
    : identityRefusals.passwordWeak()
}
