import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { bindingRefusal, type PhoneBinding, phoneRefusal, SMS_CODE } from '@compute-mall/core/identity'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Selectable } from 'kysely'
import type { Db } from '../../database.ts'
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts'
import { claim, type Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { IdentityTables } from '../identity.tables.ts'
import { write } from './write.ts'

const { perPhone, perUser, perAddressHour } = SMS_CODE
const CODES_PER_PHONE = [
  { most: perPhone.minute, ms: MINUTE_MS },
  { most: perPhone.hour, ms: HOUR_MS },
  { most: perPhone.day, ms: DAY_MS },
]
/** Whatever numbers a user names, and from wherever: texts cost money and reach strangers. */
const CODES_PER_USER = [
  { most: perUser.hour, ms: HOUR_MS },
  { most: perUser.day, ms: DAY_MS },
]
const CODES_PER_ADDRESS = [{ most: perAddressHour, ms: HOUR_MS }]
/** Binding tells whether a number is taken, so it cannot be asked without end (decision D10). */
const BINDINGS_PER_USER = [
  { most: 20, ms: HOUR_MS },
  { most: 60, ms: DAY_MS },
]

/** A code of digits, none likelier than another. */
export const newCode = (): string => String(randomInt(10 ** SMS_CODE.digits)).padStart(SMS_CODE.digits, '0')

/** How often codes go to a number and are asked for from an address, for whatever they are wanted. */
export const codeLimits = (phone: string, address: string): readonly Limit[] => [
  { subject: `sms:phone:${phone}`, windows: CODES_PER_PHONE },
  { subject: `sms:address:${address}`, windows: CODES_PER_ADDRESS },
]

export const smsText = (code: string, language: Language): string =>
  language === 'en'
    ? `[Compute Mall] Your code is ${code}. It is valid for ${SMS_CODE.validSeconds / 60} minutes. Tell it to nobody.`
    : `【算力商城】您的验证码为 ${code}，${SMS_CODE.validSeconds / 60} 分钟内有效，请勿告知他人。`

/** What is kept of a code; `owner` is a user, or what the code is for. */
export const hashOf = (owner: string, phone: string, code: string): string =>
  createHash('sha256').update(`${owner}:${phone}:${code}`).digest('hex')

/** Sends a new code, which takes the place of an earlier one. Refusals: USER10001, USER10002, USER10006. */
export const sendCode = async (
  { db, sms }: Platform,
  user: { readonly id: string; readonly language: Language },
  phone: string,
  address: string,
  now: Date,
): Promise<E.Either<Refusal, { retryAfterSeconds: number; validSeconds: number }>> => {
  const unfit = phoneRefusal(phone)
  if (unfit !== null) return E.left(unfit)
  const code = newCode()
  const given = await inTransaction(db, async (trx) => {
    const limits = [
      ...codeLimits(phone, address),
      { subject: `sms:user:${user.id}`, windows: CODES_PER_USER },
    ]
    const claimed = await claim(trx, limits, now.getTime())
    if ('granted' in claimed) await keepCode(trx, user.id, phone, code, now)
    return claimed
  })
  if ('retryAfterSeconds' in given) return E.left(refusals.tooManyCodes({ seconds: given.retryAfterSeconds }))
  await sms.send(phone, smsText(code, user.language))
  return E.right({ retryAfterSeconds: MINUTE_MS / SECOND_MS, validSeconds: SMS_CODE.validSeconds })
}

const keepCode = async (trx: Db, userId: string, phone: string, code: string, now: Date): Promise<void> => {
  const fresh = { phone, code_hash: hashOf(userId, phone, code), wrong_tries: 0, created_at: now }
  await write(trx)
    .insertInto('phone_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

type Code = Selectable<IdentityTables['phone_codes']>

const isLive = (code: Code, phone: string, now: Date): boolean =>
  code.phone === phone &&
  code.wrong_tries < SMS_CODE.wrongTries &&
  now.getTime() - code.created_at.getTime() < SMS_CODE.validSeconds * SECOND_MS

/** Uses the code up, or counts a wrong try; what is written stands even when the answer is no. */
const tryCode = async (
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
  if (kept === undefined || !isLive(kept, phone, now)) return refusals.codeExpired()
  if (!timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(hashOf(userId, phone, code)))) {
    await write(trx)
      .updateTable('phone_codes')
      .set({ wrong_tries: kept.wrong_tries + 1 })
      .where('user_id', '=', userId)
      .execute()
    return refusals.codeWrong()
  }
  await write(trx).deleteFrom('phone_codes').where('user_id', '=', userId).execute()
  return null
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
    return tryCode(trx, userId, binding, now)
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
  await write(db).deleteFrom('sign_in_codes').where('created_at', '<', before).execute()
}
