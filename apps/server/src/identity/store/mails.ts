import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  MAIL_CODE,
  type MailBinding,
  mailBindingRefusal,
  mailRefusal,
  type SmsCodeSent,
} from '@compute-mall/core/identity'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Db } from '../../platform/database/index.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { claim, type Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Vault } from '../../platform/vault.ts'
import { hashOf, newCode, tryCode } from './codes.ts'
import { write } from './write.ts'

const { perMail, perUser, perAddressHour, validSeconds } = MAIL_CODE
/** Mails reach strangers: whoever asks, from wherever, for whichever address. */
const limitsOf = (userId: string, mail: string, address: string): readonly Limit[] => [
  {
    subject: `mail:to:${mail.toLowerCase()}`,
    windows: [
      { most: perMail.minute, ms: MINUTE_MS },
      { most: perMail.hour, ms: HOUR_MS },
      { most: perMail.day, ms: DAY_MS },
    ],
  },
  { subject: `mail:address:${address}`, windows: [{ most: perAddressHour, ms: HOUR_MS }] },
  {
    subject: `mail:user:${userId}`,
    windows: [
      { most: perUser.hour, ms: HOUR_MS },
      { most: perUser.day, ms: DAY_MS },
    ],
  },
]
const bindingsOf = (userId: string): readonly Limit[] => [
  {
    subject: `mail-binding:${userId}`,
    windows: [
      { most: 20, ms: HOUR_MS },
      { most: 60, ms: DAY_MS },
    ],
  },
]

const words = {
  zh: {
    subject: '【算力商城】邮箱验证码',
    text: (code: string) =>
      `您的验证码为 ${code}，${validSeconds / 60} 分钟内有效，请勿告知他人。\n\n如非本人操作，请忽略此邮件。`,
  },
  en: {
    subject: '[Compute Mall] Your code',
    text: (code: string) =>
      `Your code is ${code}. It is valid for ${validSeconds / 60} minutes. Tell it to nobody.\n\nIf you did not ask for it, ignore this mail.`,
  },
} as const

/** Sends a new code, which takes the place of an earlier one. Refusals: USER10006, USER10013, USER10014. */
export const sendMailCode = async (
  { db, mail: sender, log }: Platform,
  { id, language }: { readonly id: string; readonly language: Language },
  mail: string,
  address: string,
  now: Date,
): Promise<E.Either<Refusal, SmsCodeSent>> => {
  const unfit = mailRefusal(mail)
  if (unfit !== null) return E.left(unfit)
  const code = newCode()
  const fresh = { code_hash: hashOf(id, mail, code), wrong_tries: 0, created_at: now }
  const claimed = await inTransaction(db, async (trx) => {
    const given = await claim(trx, limitsOf(id, mail, address), now.getTime())
    if ('granted' in given)
      await write(trx)
        .insertInto('mail_codes')
        .values({ user_id: id, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
        .execute()
    return given
  })
  if ('retryAfterSeconds' in claimed)
    return E.left(refusals.tooManyCodes({ seconds: claimed.retryAfterSeconds }))
  const { subject, text } = words[language]
  try {
    await sender.send({ to: mail, subject, text: text(code) })
  } catch (error) {
    log.error({ err: error, user: id }, 'mail with a code not sent')
    return E.left(refusals.mailNotSent())
  }
  return E.right({ retryAfterSeconds: MINUTE_MS / SECOND_MS, validSeconds })
}

const tryMailCode = async (
  trx: Db,
  userId: string,
  { mail, code }: MailBinding,
  now: Date,
): Promise<Refusal | null> => {
  const kept = await trx
    .selectFrom('mail_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const place = { table: 'mail_codes', column: 'user_id', value: userId } as const
  return tryCode(trx, place, kept, { owner: userId, sentTo: mail, code }, now, { validSeconds })
}

const placeOf = (userId: string): string => `user_mails:${userId}`

/**
 * Keeps the address of the user who shows the code sent to it, in place of an earlier one.
 * Refusals: USER10004, USER10005, USER10013, SYS10006.
 */
export const bindMail = async (
  { db, vault }: Platform,
  userId: string,
  binding: MailBinding,
  now: Date,
): Promise<E.Either<Refusal, void>> => {
  const unfit = mailBindingRefusal(binding)
  if (unfit !== null) return E.left(unfit)
  const refusal = await inTransaction(db, async (trx) => {
    const claimed = await claim(trx, bindingsOf(userId), now.getTime())
    if ('retryAfterSeconds' in claimed)
      return refusals.tooManyRequests({ seconds: claimed.retryAfterSeconds })
    const refused = await tryMailCode(trx, userId, binding, now)
    if (refused !== null) return refused
    const kept = { mail_sealed: vault.seal(binding.mail, placeOf(userId)), confirmed_at: now }
    await write(trx)
      .insertInto('user_mails')
      .values({ user_id: userId, ...kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
      .execute()
    return null
  })
  return refusal === null ? E.right(undefined) : E.left(refusal)
}

/** The address that a user has confirmed; null when there is none. */
export const mailOf = async (db: Db, vault: Vault, userId: string): Promise<string | null> => {
  const kept = await db
    .selectFrom('user_mails')
    .select('mail_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return kept === undefined ? null : vault.open(kept.mail_sealed, placeOf(userId)).toString('utf8')
}

/** Forgets the address, and a code that is on its way. */
export const removeMail = (db: Db, userId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await write(trx).deleteFrom('user_mails').where('user_id', '=', userId).execute()
    await write(trx).deleteFrom('mail_codes').where('user_id', '=', userId).execute()
  })
