import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { bindingRefusal, type PhoneBinding, type SmsCodeSent } from '@compute-mall/core/identity'
import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import type { Db } from '../../platform/database/index.ts'
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts'
import { claim } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendFreshCode, smsLimitsOf, tryCode } from './codes.ts'
import { write } from './write.ts'

/** Binding tells whether a number is taken, so it cannot be asked without end (decision D10). */
const BINDINGS_PER_USER = [
  { most: 20, ms: HOUR_MS },
  { most: 60, ms: DAY_MS },
]

/** Sends a new code, which takes the place of an earlier one. Refusals: USER10001, USER10002, USER10006. */
export const sendCode = (
  platform: Platform,
  { id, language }: { readonly id: string; readonly language: Language },
  phone: string,
  address: string,
  now: Date,
): Promise<E.Either<Refusal, SmsCodeSent>> => {
  const limits = smsLimitsOf(id)
  return sendFreshCode(platform, { owner: id, phone, address, language, now, limits }, (trx, fresh) =>
    write(trx)
      .insertInto('phone_codes')
      .values({ user_id: id, phone, ...fresh })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ phone, ...fresh }))
      .execute(),
  )
}

const tryPhoneCode = async (
  trx: Db,
  userId: string,
  { phone, code }: PhoneBinding,
  now: Date,
): Promise<Refusal | null> => {
  const kept = await trx
    .selectFrom('phone_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return tryCode(
    trx,
    { table: 'phone_codes', column: 'user_id', value: userId },
    kept?.phone === phone ? kept : undefined,
    { owner: userId, sentTo: phone, code },
    now,
  )
}

/**
 * Binds the number to the user who shows the code sent to it (R5.07). Only then is "bound to another user" told (D10).
 * Refusals: USER10001 to USER10005, SYS10006.
 */
export const bindPhone = async (
  { db }: Platform,
  userId: string,
  binding: PhoneBinding,
  now: Date,
): Promise<E.Either<Refusal, void>> => {
  const unfit = bindingRefusal(binding)
  if (unfit !== null) return E.left(unfit)
  const limit = { subject: `phone-binding:${userId}`, windows: BINDINGS_PER_USER }
  const refusal = await inTransaction(db, async (trx) => {
    const claimed = await claim(trx, [limit], now.getTime())
    if ('retryAfterSeconds' in claimed)
      return refusals.tooManyRequests({ seconds: claimed.retryAfterSeconds })
    return tryPhoneCode(trx, userId, binding, now)
  })
  return refusal === null ? setPhone({ db }, userId, binding.phone) : E.left(refusal)
}

/** The unique index on verified numbers decides, so that two users cannot bind one number at the same time. */
const setPhone = async (
  { db }: Pick<Platform, 'db'>,
  userId: string,
  phone: string,
): Promise<E.Either<Refusal, void>> => {
  try {
    await write(db)
      .updateTable('users')
      .set({ phone, phone_verified: true })
      .where('id', '=', userId)
      .execute()
    return E.right(undefined)
  } catch (error) {
    if (isUniqueViolation(error)) return E.left(refusals.phoneTaken())
    throw error
  }
}

/** Forgets the codes that were sent before then. */
export const forgetCodes = async (db: Db, before: Date): Promise<void> => {
  await write(db).deleteFrom('phone_codes').where('created_at', '<', before).execute()
  await write(db).deleteFrom('mail_codes').where('created_at', '<', before).execute()
  await write(db).deleteFrom('sign_in_codes').where('created_at', '<', before).execute()
}
