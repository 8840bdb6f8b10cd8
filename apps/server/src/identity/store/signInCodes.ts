import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { bindingRefusal, type PhoneBinding, phoneRefusal, SMS_CODE } from '@compute-mall/core/identity'
import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Db } from '../../database.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { claim } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { codeLimits, hashOf, newCode, smsText } from './phoneCodes.ts'
import { write } from './write.ts'

const OWNER = 'sign-in'

/**
 * Sends a code to a number, in place of an earlier one; whether the number has an account changes nothing (D10).
 * Refusals: USER10001, USER10002, USER10006.
 */
export const sendSignInCode = async (
  { db, sms }: Platform,
  phone: string,
  { address, language, now }: { readonly address: string; readonly language: Language; readonly now: Date },
): Promise<E.Either<Refusal, { retryAfterSeconds: number; validSeconds: number }>> => {
  const unfit = phoneRefusal(phone)
  if (unfit !== null) return E.left(unfit)
  const code = newCode()
  const claimed = await inTransaction(db, async (trx) => {
    const given = await claim(trx, codeLimits(phone, address), now.getTime())
    if ('granted' in given) await keepCode(trx, phone, code, now)
    return given
  })
  if ('retryAfterSeconds' in claimed)
    return E.left(refusals.tooManyCodes({ seconds: claimed.retryAfterSeconds }))
  await sms.send(phone, smsText(code, language))
  return E.right({ retryAfterSeconds: MINUTE_MS / SECOND_MS, validSeconds: SMS_CODE.validSeconds })
}

const keepCode = async (trx: Db, phone: string, code: string, now: Date): Promise<void> => {
  const fresh = { code_hash: hashOf(OWNER, phone, code), wrong_tries: 0, created_at: now }
  await write(trx)
    .insertInto('sign_in_codes')
    .values({ phone, ...fresh })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(fresh))
    .execute()
}

/**
 * Uses a code up inside of the transaction that it is for, or counts a wrong try; what is written stands even when
 * the answer is no. Refusals: USER10001, USER10002, USER10004, USER10005.
 */
export const useSignInCode = async (trx: Db, shown: PhoneBinding, now: Date): Promise<Refusal | null> => {
  const unfit = bindingRefusal(shown)
  if (unfit !== null) return unfit
  const { phone, code } = shown
  const kept = await trx
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()
  const isLive =
    kept !== undefined &&
    kept.wrong_tries < SMS_CODE.wrongTries &&
    now.getTime() - kept.created_at.getTime() < SMS_CODE.validSeconds * SECOND_MS
  if (!isLive) return refusals.codeExpired()
  if (!timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(hashOf(OWNER, phone, code)))) {
    await write(trx)
      .updateTable('sign_in_codes')
      .set({ wrong_tries: kept.wrong_tries + 1 })
      .where('phone', '=', phone)
      .execute()
    return refusals.codeWrong()
  }
  await write(trx).deleteFrom('sign_in_codes').where('phone', '=', phone).execute()
  return null
}
