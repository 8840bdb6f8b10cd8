import type { Refusal } from '../http/index.ts'
import { isEmail } from '../text/index.ts'
import { identityRefusals } from './identity.errors.ts'
import { MAX_MAIL, type MailBinding } from './mail.codec.ts'

/** Codes by mail (D10): mails are slower than texts, so a code lives longer; how many go out is limited alike. */
export const MAIL_CODE = {
  validSeconds: 1800,
  perMail: { minute: 1, hour: 5, day: 10 },
  perUser: { hour: 10, day: 20 },
  perAddressHour: 20,
} as const

/** Why no code can be sent to this mail address; null when one can (R5.06). */
export const mailRefusal = (mail: string): Refusal | null =>
  mail.length <= MAX_MAIL && isEmail(mail) ? null : identityRefusals.mailInvalid()

/** Why this cannot be sent as a binding; null when it can. */
export const mailBindingRefusal = ({ mail, code }: MailBinding): Refusal | null =>
  mailRefusal(mail) ?? (code === '' ? identityRefusals.codeWrong() : null)
