import type { Visitor } from '@compute-mall/core/chat'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Config } from '../../platform/config/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { CookieJar } from '../../platform/http/index.ts'
import { newId } from '../../platform/ids.ts'
import { claim } from '../../platform/limits.ts'
import { hashOf, isSecret, newSecret } from '../../platform/secrets.ts'
import { write } from './write.ts'

/** A browser keeps its visitor id for so long. */
const COOKIE_DAYS = 30
/** Visitor ids per network address; a client that gives up has asked for four in 100 s. */
const ISSUES = [
  { most: 30, ms: MINUTE_MS },
  { most: 300, ms: HOUR_MS },
] as const

export const visitorCookieOf = (config: Config): string =>
  config.publicOrigin.startsWith('https:') ? '__Host-visitor' : 'visitor'

/** The visitor that a cookie proves, or null. */
export const visitorOf = async (db: Db, secret: string | undefined): Promise<string | null> => {
  if (secret === undefined || !isSecret(secret)) return null
  const row = await db
    .selectFrom('visitors')
    .select('id')
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row?.id ?? null
}

export interface IssueRequest {
  readonly config: Config
  readonly cookies: CookieJar
  /** The visitor whose cookie came along, unless somebody is signed in. */
  readonly before: string | null
  readonly address: string
  readonly now: Date
}

/** Issues a fresh visitor id, which takes over the conversations of the one before it. Refusal: SYS10006. */
export const issueVisitor = async (
  trx: Db,
  { config, cookies, before, address, now }: IssueRequest,
): Promise<E.Either<Refusal, Visitor>> => {
  const claimed = await claim(trx, [{ subject: `visitor:${address}`, windows: ISSUES }], now.getTime())
  if ('retryAfterSeconds' in claimed)
    return E.left(refusals.tooManyRequests({ seconds: claimed.retryAfterSeconds }))
  const [id, secret] = [`v-${newId()}`, newSecret()]
  await write(trx)
    .insertInto('visitors')
    .values({ id, secret_hash: hashOf(secret), created_at: now })
    .execute()
  if (before !== null) {
    await write(trx)
      .updateTable('conversations')
      .set({ customer_id: id })
      .where('customer_id', '=', before)
      .execute()
    await write(trx).deleteFrom('visitors').where('id', '=', before).execute()
  }
  cookies.set(visitorCookieOf(config), secret, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: config.publicOrigin.startsWith('https:'),
    maxAge: (COOKIE_DAYS * DAY_MS) / SECOND_MS,
  })
  return E.right({ visitorId: id })
}

/** Forgets visitors whose cookie has run out, and conversations that nobody ever said anything in. */
export const forgetVisitors = async (db: Db, now: number): Promise<void> => {
  await write(db)
    .deleteFrom('visitors')
    .where('created_at', '<', new Date(now - COOKIE_DAYS * DAY_MS))
    .execute()
  await write(db)
    .deleteFrom('conversations')
    .where('sequence', '=', 0)
    .where('created_at', '<', new Date(now - DAY_MS))
    .execute()
}
