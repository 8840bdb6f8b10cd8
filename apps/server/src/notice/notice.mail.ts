import { Language } from '@compute-mall/core/codec'
import type { Details } from '@compute-mall/core/http'
import { MAIL_RETRY, NoticeKind, noticeMessages, noticeValues } from '@compute-mall/core/notice'
import { fill } from '@compute-mall/core/text'
import { accountOf, mailOf } from '../identity/index.ts'
import { isDatabaseAway } from '../platform/database/index.ts'
import { eachDue } from '../platform/jobs.ts'
import { type Mail, MailRefused } from '../platform/mail.ts'
import { addressOf } from '../platform/pages/pages.ts'
import type { Platform } from '../platform/platform.ts'
import { write } from './notice.store.ts'

const BATCH_SIZE = 50
const { firstMs, mostMs, tries: MAX_TRIES } = MAIL_RETRY

interface Due {
  readonly id: string
  readonly user_id: string
  readonly kind: string
  readonly details: Details
  readonly mail_tries: number
}

/** The mail of a notice in its reader's language; null when there is nobody to send it to. */
const mailFor = async (
  { db, vault, config }: Platform,
  { user_id: userId, kind, details }: Due,
): Promise<Mail | null> => {
  const to = await mailOf(db, vault, userId)
  if (to === null || !NoticeKind.is(kind)) return null
  const { language: chosen } = await accountOf(db, userId)
  const language = Language.is(chosen) ? chosen : 'zh'
  const words = noticeMessages[language]
  const page = (path: string) => `${config.publicOrigin}${addressOf('console')}#${path}`
  return {
    to,
    subject: fill(words['mail.subject'], { title: words[`title.${kind}`] }),
    text: fill(words['mail.body'], {
      text: fill(words[`text.${kind}`], noticeValues(details, language)),
      notices: page('/notices'),
      settings: page('/settings'),
    }),
  }
}

/**
 * Sends the mails that are due. What its provider does not take is tried again later and later; what it refuses, or has
 * not taken in many tries, is given up. Marked after sending: who stops in between sends it once more rather than never.
 */
export const sendDueMails = async (platform: Platform): Promise<void> => {
  const { db, clock, mail: sender, log } = platform
  const now = clock()
  const due = await db
    .selectFrom('notices')
    .select(['id', 'user_id', 'kind', 'details', 'mail_tries'])
    .where('mail', '=', 'due')
    .where('mail_due_at', '<=', new Date(now))
    .orderBy('mail_due_at')
    .limit(BATCH_SIZE)
    .execute()
  const end = (id: string, mail: 'sent' | 'none' | 'failed') =>
    write(db).updateTable('notices').set({ mail, mail_due_at: null }).where('id', '=', id).execute()
  const putOff = async ({ id, mail_tries: before }: Due, error: unknown) => {
    const tries = before + 1
    log.error({ err: error, due: id, tries }, 'mail not sent')
    if (error instanceof MailRefused || tries >= MAX_TRIES) return end(id, 'failed')
    const waitMs = Math.min(firstMs * 2 ** before, mostMs)
    return write(db)
      .updateTable('notices')
      .set({ mail_tries: tries, mail_due_at: new Date(now + waitMs) })
      .where('id', '=', id)
      .execute()
  }
  await eachDue(due, log, async (one) => {
    const mail = await mailFor(platform, one)
    if (mail === null) {
      await end(one.id, 'none')
      return
    }
    try {
      await sender.send(mail)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      await putOff(one, error)
      return
    }
    await end(one.id, 'sent')
  })
}
