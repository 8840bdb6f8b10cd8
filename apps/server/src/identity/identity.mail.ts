import { E } from '@compute-mall/core/fp'
import type { identityEndpoints } from '@compute-mall/core/identity'
import { maskEmail } from '@compute-mall/core/text'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { bindMail, mailOf, removeMail, sendMailCode } from './store/mails.ts'

type MailHandlers = Pick<
  Handlers<typeof identityEndpoints>,
  'mail' | 'sendMailCode' | 'bindMail' | 'removeMail'
>

/** One's own mail address; it leaves the server masked. */
export const mailHandlers = (platform: Platform): MailHandlers => {
  const { db, vault } = platform
  const own = async (userId: string) => {
    const mail = await mailOf(db, vault, userId)
    return E.right({ mail: mail === null ? null : maskEmail(mail) })
  }
  return {
    mail: (_, { user }) => own(user.id),

    sendMailCode: ({ body }, { user, address, now, language }) =>
      sendMailCode(platform, { id: user.id, language }, body.mail, address, now),

    bindMail: async ({ body }, { user, now, log }) => {
      const bound = await bindMail(platform, user.id, body, now)
      log.info({ user: user.id, refusal: E.isLeft(bound) ? bound.left.code : null }, 'mail binding tried')
      return E.isLeft(bound) ? bound : own(user.id)
    },

    removeMail: async (_, { user, log }) => {
      await removeMail(db, user.id)
      log.info({ user: user.id }, 'mail address removed')
      return own(user.id)
    },
  }
}
