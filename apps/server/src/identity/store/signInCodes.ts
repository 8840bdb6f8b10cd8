import type { Language } from '@compute-mall/core/codec'
import type { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { bindingRefusal, type PhoneBinding, type SmsCodeSent } from '@compute-mall/core/identity'
import type { Db } from '../../database.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendFreshCode, tryCode } from './codes.ts'
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
  asked: { readonly address: string; readonly language: Language; readonly now: Date },
): Promise<E.Either<Refusal, SmsCodeSent>> =>
  sendFreshCode(platform, { owner, phone, ...asked }, (trx, fresh) =>
    write(trx)
      .insertInto('sign_in_codes')
      .values({ phone, ...fresh })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet(fresh))
      .execute(),
  )

/**
 * Uses a code up inside of the transaction that it is for, or counts a wrong try; what is written stands even when
 * the answer is no. Refusals: USER10001, USER10002, USER10004, USER10005.
 */
export const useSignInCode = async (trx: Db, shown: PhoneBinding, now: Date): Promise<Refusal | null> => {
  const unfit = bindingRefusal(shown)
  if (unfit !== null) return unfit
  const { phone } = shown
  const kept = await trx
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()
  const place = { table: 'sign_in_codes', column: 'phone', value: phone } as const
  return tryCode(trx, place, kept, { owner, sentTo: phone, code: shown.code }, now)
}
