import * as t from 'io-ts'
import { LineUpTo, Nullable, Personal, SentCode } from '../codec/index.ts'

/** The most characters of a mail address (RFC 5321, 4.5.3.1.3). */
export const MAX_MAIL = 254

/** A mail address to which a code is to go. */
export const MailAsked = t.readonly(t.type({ mail: Personal('email', LineUpTo(MAX_MAIL)) }), 'MailAsked')

/** A mail address, and the code that was sent to it (design 2.7, Settings). */
export const MailBinding = t.readonly(
  t.type({ mail: Personal('email', LineUpTo(MAX_MAIL)), code: Personal('sentCode', SentCode) }),
  'MailBinding',
)
export type MailBinding = t.TypeOf<typeof MailBinding>

/** The confirmed mail address of a user, masked by the server (R5.14); null when there is none. */
export const OwnMail = t.readonly(t.type({ mail: Personal('email', Nullable(t.string)) }), 'OwnMail')
export type OwnMail = t.TypeOf<typeof OwnMail>
