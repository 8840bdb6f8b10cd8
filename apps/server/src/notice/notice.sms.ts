import { Language } from '@compute-mall/core/codec'
import { NoticeKind, noticeMessages, noticeValues } from '@compute-mall/core/notice'
import { fill } from '@compute-mall/core/text'
import { accountOf } from '../identity/index.ts'
import { eachDue } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { write } from './notice.store.ts'

const BATCH_SIZE = 50

type TextKey = Extract<keyof typeof noticeMessages.zh, `sms.${string}` | `text.${string}`>
const isTextKey = (key: string): key is TextKey => Object.hasOwn(noticeMessages.zh, key)

/** The text for phones where a kind has one, else what the bell says. */
const textKeyOf = (kind: string): TextKey | undefined =>
  NoticeKind.is(kind) ? [`sms.${kind}`, `text.${kind}`].find(isTextKey) : undefined

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
    const { phone, phoneVerified, language: chosen } = await accountOf(db, userId)
    const language = Language.is(chosen) ? chosen : 'zh'
    const key = textKeyOf(kind)
    const isReachable = phone !== null && phoneVerified && key !== undefined
    if (isReachable)
      await sms.send(phone, fill(noticeMessages[language][key], noticeValues(details, language)))
    await write(db)
      .updateTable('notices')
      .set({ sms: isReachable ? 'sent' : 'none' })
      .where('id', '=', id)
      .execute()
  })
}
