import type { Refusal } from '../http/index.ts'
import { identityRefusals } from './identity.errors.ts'

/** How long a password may be, in UTF-16 units. */
const PASSWORD_LENGTH = { least: 8, most: 64 } as const

/** Why this cannot be a password; null when it can: 8 to 64 characters, with a letter and a digit among them. */
export const passwordRefusal = (password: string): Refusal | null => {
  const { least, most } = PASSWORD_LENGTH
  const isLongEnough = password.length >= least && password.length <= most
  return isLongEnough && /\p{L}/u.test(password) && /\d/.test(password)
    ? null
    : identityRefusals.passwordWeak()
}
