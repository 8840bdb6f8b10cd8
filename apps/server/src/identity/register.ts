import { randomUUID } from 'node:crypto'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { type CodeSignIn, type PasswordReset, passwordRefusal } from '@compute-mall/core/identity'
import { MINUTE_MS } from '@compute-mall/core/time'
import type { Db } from '../platform/database/index.ts'
import { inTransaction } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { claim, giveBack, type Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { hashPassword } from './passwords.ts'
import { useSignInCode } from './store/signInCodes.ts'
import { recordSignIn } from './store/signIns.ts'
import { write } from './store/write.ts'

/** 签约状态 of who accepted the agreement by registering: signed (R3.02). */
const SIGNED_LABEL_ID = '1000000200'

/** Codes shown from one address, right or wrong, in any 15 minutes. */
const triesFrom = (address: string): readonly Limit[] => [
  { subject: `sign-in:address:${address}`, windows: [{ most: 50, ms: 15 * MINUTE_MS }] },
]

type Outcome = E.Either<Refusal, string>

/** Does what a right code allows, in one transaction with using it up; wrong ones are counted by address. */
const withCode = async (
  { db }: Platform,
  shown: { readonly phone: string; readonly code: string },
  { address, now }: { readonly address: string; readonly now: Date },
  work: (trx: Db) => Promise<Outcome>,
): Promise<Outcome> => {
  const attempt = await inTransaction(db, (trx) => claim(trx, triesFrom(address), now.getTime()))
  if ('retryAfterSeconds' in attempt)
    return E.left(refusals.tooManyAttempts({ seconds: attempt.retryAfterSeconds }))
  const outcome = await inTransaction(db, async (trx) => {
    const refusal = await useSignInCode(trx, shown, address, now)
    return refusal === null ? work(trx) : E.left(refusal)
  })
  if (E.isRight(outcome)) await giveBack(db, attempt.granted)
  return outcome
}

/** The account of a number, unless it is disabled, which its owner is told. */
const userOf = async (trx: Db, phone: string, now: Date): Promise<E.Either<Refusal, string | undefined>> => {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'disabled_at'])
    .where('phone', '=', phone)
    .where('phone_verified', '=', true)
    .executeTakeFirst()
  if (user === undefined) return E.right(undefined)
  const isDisabled = user.disabled_at !== null
  await recordSignIn(trx, user.id, isDisabled ? 'disabled' : 'signedIn', now)
  return isDisabled ? E.left(refusals.disabledAccount()) : E.right(user.id)
}

/** The versions of the operator's documents that hold now; null where there is none. */
const versionsInForce = async (trx: Db, now: Date) => {
  const agreement = await trx
    .selectFrom('agreements')
    .select('version')
    .where('effective_at', '<=', now)
    .orderBy('effective_at', 'desc')
    .executeTakeFirst()
  const privacy = await trx
    .selectFrom('documents')
    .select('version')
    .where('kind', '=', 'privacy')
    .where('effective_at', '<=', now)
    .orderBy('effective_at', 'desc')
    .executeTakeFirst()
  return { agreed_agreement: agreement?.version ?? null, agreed_privacy: privacy?.version ?? null }
}

/** An account for a number that has shown its code: a customer for themselves, in no group, signed by agreeing. */
const makeUser = async (trx: Db, phone: string, passwordHash: string, now: Date): Promise<string> => {
  const id = newId()
  await write(trx)
    .insertInto('users')
    .values({
      id,
      user_name: `user_${id.slice(-10)}`,
      password_hash: passwordHash,
      user_label_id: SIGNED_LABEL_ID,
      saler_full_name: null,
      role_type: 'common',
      user_type: null,
      highest_role_level: 1,
      language: '',
      retailer_id: null,
      phone,
      phone_verified: true,
      created_at: now,
      agreed_at: now,
      ...(await versionsInForce(trx, now)),
      disabled_at: null,
    })
    .execute()
  return id
}

/**
 * Who shows a code sent to their number; whoever has no account gets one, for which the agreement must be accepted.
 * @returns the user's id; USER10001, USER10002, USER10004, USER10005, USER10010, AUTH10003, and that of a disabled account
 */
export const signInByCode = async (
  platform: Platform,
  { phone, code, agreed }: CodeSignIn,
  address: string,
  now: Date,
): Promise<Outcome> => {
  if (!agreed) return E.left(refusals.agreementNotAccepted())
  // Of no password that anybody knows, until one is set; made before, since it takes a tenth of a second.
  const passwordHash = await hashPassword(randomUUID())
  return withCode(platform, { phone, code }, { address, now }, async (trx) => {
    const known = await userOf(trx, phone, now)
    if (E.isLeft(known)) return known
    return E.right(known.right ?? (await makeUser(trx, phone, passwordHash, now)))
  })
}

/**
 * Sets a new password for the account of a number that has shown its code, and ends its sessions. That there is no
 * account is told to the owner of the number alone.
 * @returns the user's id; USER10001, USER10002, USER10004, USER10005, USER10011, USER10012, AUTH10003
 */
export const resetPassword = async (
  platform: Platform,
  { phone, code, password }: PasswordReset,
  address: string,
  now: Date,
): Promise<Outcome> => {
  const weak = passwordRefusal(password)
  if (weak !== null) return E.left(weak)
  const passwordHash = await hashPassword(password)
  return withCode(platform, { phone, code }, { address, now }, async (trx) => {
    const known = await userOf(trx, phone, now)
    if (E.isLeft(known)) return known
    const id = known.right
    if (id === undefined) return E.left(refusals.noAccount())
    await write(trx).updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    await write(trx).deleteFrom('sessions').where('user_id', '=', id).execute()
    return E.right(id)
  })
}
