import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { phoneRefusal, SMS_CODE, type SmsCodeSent } from '@compute-mall/core/identity'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { claim, type Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'

const { perPhone, perUser, perAddressHour } = SMS_CODE
const CODES_PER_PHONE = [
  { most: perPhone.minute, ms: MINUTE_MS },
  { most: perPhone.hour, ms: HOUR_MS },
  { most: perPhone.day, ms: DAY_MS },
]
const CODES_PER_ADDRESS = [{ most: perAddressHour, ms: HOUR_MS }]

/** Whatever numbers a user names, and from wherever: texts cost money and reach strangers. */
export const smsLimitsOf = (userId: string): readonly Limit[] => [
  {
    subject: `sms:user:${userId}`,
    windows: [
      { most: perUser.hour, ms: HOUR_MS },
      { most: perUser.day, ms: DAY_MS },
    ],
  },
]

const smsText = (code: string, language: Language): string =>
  language === 'en'
    ? `[Compute Mall] Your code is ${code}. It is valid for ${SMS_CODE.validSeconds / 60} minutes. Tell it to nobody.`
    : `【算力商城】您的验证码为 ${code}，${SMS_CODE.validSeconds / 60} 分钟内有效，请勿告知他人。`

/** What is kept of a code that was sent; `owner` is the user who asked, or what the code is for. */
export const hashOf = (owner: string, sentTo: string, code: string): string =>
  createHash('sha256').update(`${owner}:${sentTo}:${code}`).digest('hex')

/** Six digits that nobody can guess. */
export const newCode = (): string => String(randomInt(10 ** SMS_CODE.digits)).padStart(SMS_CODE.digits, '0')

/** A code as it is kept when it is sent. */
export interface FreshCode {
  readonly code_hash: string
  readonly wrong_tries: 0
  readonly created_at: Date
}

/** Where a code goes, and who asks for it. */
export interface CodeRequest {
  readonly owner: string
  readonly phone: string
  readonly address: string
  readonly language: Language
  readonly now: Date
  /** Besides those of the number and of the address. */
  readonly limits?: readonly Limit[]
}

/**
 * Sends a new code and keeps its hash. How many go to a number and from an address is counted for all uses together.
 * Refusals: USER10001, USER10002, USER10006.
 */
export const sendFreshCode = async (
  { db, sms }: Platform,
  { owner, phone, address, language, now, limits = [] }: CodeRequest,
  keep: (trx: Db, fresh: FreshCode) => Promise<unknown>,
): Promise<E.Either<Refusal, SmsCodeSent>> => {
  const unfit = phoneRefusal(phone)
  if (unfit !== null) return E.left(unfit)
  const code = newCode()
  const all = [
    { subject: `sms:phone:${phone}`, windows: CODES_PER_PHONE },
    { subject: `sms:address:${address}`, windows: CODES_PER_ADDRESS },
    ...limits,
  ]
  const claimed = await inTransaction(db, async (trx) => {
    const given = await claim(trx, all, now.getTime())
    if ('granted' in given)
      await keep(trx, { code_hash: hashOf(owner, phone, code), wrong_tries: 0, created_at: now })
    return given
  })
  if ('retryAfterSeconds' in claimed)
    return E.left(refusals.tooManyCodes({ seconds: claimed.retryAfterSeconds }))
  await sms.send(phone, smsText(code, language))
  return E.right({ retryAfterSeconds: MINUTE_MS / SECOND_MS, validSeconds: SMS_CODE.validSeconds })
}

/** A code that was kept. */
interface KeptCode {
  readonly code_hash: string
  readonly wrong_tries: number
  readonly created_at: Date
}

/** How long a code lives, and how many wrong tries it survives. */
interface CodeLife {
  readonly validSeconds?: number
  readonly mostTries?: number
}

/** Why a code that is shown is not the kept one; null when it is. Refusals: USER10004, USER10005. */
const shownCodeRefusal = (
  kept: KeptCode | undefined,
  { owner, sentTo, code }: { readonly owner: string; readonly sentTo: string; readonly code: string },
  now: Date,
  { validSeconds = SMS_CODE.validSeconds, mostTries = SMS_CODE.wrongTries }: CodeLife = {},
): Refusal | null => {
  const isLive =
    kept !== undefined &&
    kept.wrong_tries < mostTries &&
    now.getTime() - kept.created_at.getTime() < validSeconds * SECOND_MS
  if (!isLive) return refusals.codeExpired()
  const isRight = timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(hashOf(owner, sentTo, code)))
  return isRight ? null : refusals.codeWrong()
}

/** Where a code is kept: the one row that this column names. */
interface CodePlace {
  readonly table: 'phone_codes' | 'mail_codes' | 'sign_in_codes'
  readonly column: 'user_id' | 'phone'
  readonly value: string
}

/**
 * Uses the kept code up, or counts a wrong try; what is written stands even when the answer is no.
 * Refusals: USER10004, USER10005.
 */
export const tryCode = async (
  trx: Db,
  { table, column, value }: CodePlace,
  ...shown: Parameters<typeof shownCodeRefusal>
): Promise<Refusal | null> => {
  const refusal = shownCodeRefusal(...shown)
  const isIt = sql`${sql.ref(column)} = ${value}`
  if (refusal === null) await sql`delete from ${sql.table(table)} where ${isIt}`.execute(trx)
  else if (refusals.codeWrong.is(refusal))
    await sql`update ${sql.table(table)} set wrong_tries = wrong_tries + 1 where ${isIt}`.execute(trx)
  return refusal
}
