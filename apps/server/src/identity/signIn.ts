import { nameKey } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { Credentials } from '@compute-mall/core/identity'
import { isMobile, tidiedPhone } from '@compute-mall/core/text'
import { MINUTE_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { inTransaction } from '../platform/database/index.ts'
import { claim, giveBack } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { isKnownBrowser } from './knownBrowser.ts'
import { isPassword } from './passwords.ts'
import { recordSignIn } from './store/signIns.ts'

/** Wrong passwords in any 15 minutes (decisions, Figures). */
const SIGN_IN_WINDOW_MS = 15 * MINUTE_MS
const PER_BROWSER = { most: 10, ms: SIGN_IN_WINDOW_MS }
/** From one address at one account, so that nobody's guesses shut out its owner, who is elsewhere. */
const PER_ACCOUNT_AND_ADDRESS = { most: 10, ms: SIGN_IN_WINDOW_MS }
/** From many addresses at one account; its owner still signs in by code, or in a browser they used before. */
const PER_ACCOUNT = { most: 100, ms: SIGN_IN_WINDOW_MS }
const PER_ADDRESS = { most: 50, ms: SIGN_IN_WINDOW_MS }

/** Who tries: the network address, and the cookie that a browser got when its owner signed in (see `knownBrowser`). */
export interface Attempt {
  readonly address: string
  readonly browser: string | undefined
}

/**
 * Finds the user whose name, or verified phone number, and password these are. An attempt is counted before the
 * password is looked at and taken back when it was right, so that parallel guesses cannot outrun the count. Attempts by
 * name and by phone number count together; those of a browser that this user signed in with before count by themselves,
 * so that guesses of others, from the same address too, never shut its owner out.
 * @returns the user's id; AUTH10002 for a wrong account or password alike, AUTH10003 after too many attempts, AUTH10007
 * for the right password of a disabled account
 */
export const checkCredentials = async (
  { db, vault }: Platform,
  { account, password }: Credentials,
  { address, browser }: Attempt,
  now: Date,
): Promise<E.Either<Refusal, string>> => {
  const name = isMobile(tidiedPhone(account)) ? tidiedPhone(account) : nameKey(account)
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled_at'])
    .where(({ eb, and, or }) =>
      or([
        eb(sql`lower(user_name)`, 'in', [name, account.toLowerCase()]),
        and([eb('phone', '=', name), eb('phone_verified', '=', true)]),
      ]),
    )
    .executeTakeFirst()
  const isKnown = user !== undefined && isKnownBrowser(vault, browser, user.id)
  const target = user?.id ?? name
  const attempt = await inTransaction(db, (trx) =>
    claim(
      trx,
      isKnown
        ? [{ subject: `sign-in:browser:${browser}`, windows: [PER_BROWSER] }]
        : [
            { subject: `sign-in:account:${target}:address:${address}`, windows: [PER_ACCOUNT_AND_ADDRESS] },
            { subject: `sign-in:account:${target}`, windows: [PER_ACCOUNT] },
            { subject: `sign-in:address:${address}`, windows: [PER_ADDRESS] },
          ],
      now.getTime(),
    ),
  )
  if ('retryAfterSeconds' in attempt)
    return E.left(refusals.tooManyAttempts({ seconds: attempt.retryAfterSeconds }))
  const isRight = await isPassword(password, user?.password_hash)
  if (!isRight || user === undefined) return E.left(refusals.wrongCredentials())
  await giveBack(db, attempt.granted)
  const isDisabled = user.disabled_at !== null
  await recordSignIn(db, user.id, isDisabled ? 'disabled' : 'signedIn', now)
  if (isDisabled) return E.left(refusals.disabledAccount())
  return E.right(user.id)
}
