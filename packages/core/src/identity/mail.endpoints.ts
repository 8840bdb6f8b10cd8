import { endpoint, signedIn } from '../http/index.ts'
import { SmsCodeSent } from './identity.codec.ts'
import { MailAsked, MailBinding, OwnMail } from './mail.codec.ts'

/** The mail address to which a user's notices go, confirmed by a code (design 2.7, Settings). */
export const mailEndpoints = {
  /** One's own address, masked. */
  mail: endpoint({ method: 'GET', path: '/user/users/mail', access: signedIn, response: OwnMail }),
  /** Refusals: USER10006, USER10013, USER10014. */
  sendMailCode: endpoint({
    method: 'POST',
    path: '/user/users/mail/code',
    access: signedIn,
    body: MailAsked,
    response: SmsCodeSent,
  }),
  /** Takes the place of an earlier address. Refusals: USER10004, USER10005, USER10013, SYS10006. */
  bindMail: endpoint({
    method: 'POST',
    path: '/user/users/mail/bind',
    access: signedIn,
    body: MailBinding,
    response: OwnMail,
  }),
  /** Forgets the address; nothing goes to it any more. */
  removeMail: endpoint({
    method: 'POST',
    path: '/user/users/mail/remove',
    access: signedIn,
    response: OwnMail,
  }),
}
