import { Language } from '@compute-mall/core/codec'
import { NoticeKind, noticeMessages } from '@compute-mall/core/notice'
import { fill } from '@compute-mall/core/text'
import { accountOf } from '../identity/index.ts'
import { eachDue } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { write } from './notice.store.ts'

const BATCH_SIZE = 50

const SMS_PREFIX = 'sms.'
type SmsKey = Extract<keyof typeof noticeMessages.zh, `sms.${string}`>
const isSmsKey = (key: string): key is SmsKey =>
  key.startsWith(SMS_PREFIX) && Object.hasOwn(noticeMessages.zh, key)

/**
 * Sends the text messages that are due, to verified phones in their owner's language. Marked after sending: who stops in
 * between sends it once more rather than never.
 */
export const sendDueTexts = async ({ db, sms, log }: Platform): Promise<void> => {
  const due = await db
    .selectFrom('notices')
    .select(['id', 'user_id', 'kind', 'details'])
    .where('sms', '=', 'due')
    .orderBy('at')
    .limit(BATCH_SIZE)
    .execute()
  await eachDue(due, log, async ({ id, user_id: userId, kind, details }) => {
    const { phone, phoneVerified, language } = await accountOf(db, userId)
    const key = `${SMS_PREFIX}${NoticeKind.is(kind) ? kind : ''}`
    const isReachable = phone !== null && phoneVerified && isSmsKey(key)
    if (isReachable)
      await sms.send(phone, fill(noticeMessages[Language.is(language) ? language : 'zh'][key], details))
    await write(db)
      .updateTable('notices')
      .set({ sms: isReachable ? 'sent' : 'none' })
      .where('id', '=', id)
      .execute()
  })
}
