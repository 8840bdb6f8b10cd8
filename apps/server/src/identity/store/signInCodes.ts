import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import type { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { bindingRefusal, type PhoneBinding, SMS_CODE, type SmsCodeSent } from '@compute-mall/core/identity'
import { SECOND_MS } from '@compute-mall/core/time'
import type { Db } from '../../platform/database/index.ts'
import { claim } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendFreshCode, smsLimitsOf, tryCode } from './codes.ts'
import { write } from './write.ts'

/** Codes for signing in belong to nobody yet. */
const owner = 'sign-in'

/**
 * Sends a code to a number, in place of an earlier one; whether the number has an account changes nothing (D10).
 * Refusals: USER10001, USER10002, USER10006.
 */
export const sendSignInCode = (
  platform: Platform,
  phone: string,
  {
    userId,
    ...request
  }: {
    /** Who is signed in, whose texts count together wherever they go; null for a visitor. */
    readonly userId: string | null
    readonly address: string
    readonly language: Language
    readonly now: Date
  },
): Promise<E.Either<Refusal, SmsCodeSent>> => {
  const limits = userId === null ? [] : smsLimitsOf(userId)
  return sendFreshCode(platform, { owner, phone, limits, ...request }, (trx, fresh) =>
    write(trx)
      .insertInto('sign_in_codes')
      .values({ phone, ...fresh })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet(fresh))
      .execute(),
  )
}

/** Wrong tries that a code survives from all addresses together; from one it is those of every code. */
const MOST_TRIES = 50

/**
 * Counts a try of an address at this code: whoever does not have it cannot use it up for its owner, who is elsewhere.
 */
const mayTry = async (trx: Db, phone: string, sentAt: Date, address: string, now: Date): Promise<boolean> => {
  const subject = `code:${phone}:${sentAt.getTime()}:${address}`
  const windows = [{ most: SMS_CODE.wrongTries, ms: SMS_CODE.validSeconds * SECOND_MS }]
  return 'granted' in (await claim(trx, [{ subject, windows }], now.getTime()))
}

/**
 * Uses a code up inside of the transaction that it is for, or counts a wrong try; what is written stands even when
 * the answer is no. Refusals: USER10001, USER10002, USER10004, USER10005.
 */
export const useSignInCode = async (
  trx: Db,
  shown: PhoneBinding,
  address: string,
  now: Date,
): Promise<Refusal | null> => {
  const unfit = bindingRefusal(shown)
  if (unfit !== null) return unfit
  const { phone } = shown
  const kept = await trx
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()
  if (kept !== undefined && !(await mayTry(trx, phone, kept.created_at, address, now)))
    return refusals.codeExpired()
  const place = { table: 'sign_in_codes', column: 'phone', value: phone } as const
  return tryCode(trx, place, kept, { owner, sentTo: phone, code: shown.code }, now, {
    mostTries: MOST_TRIES,
  })
}
