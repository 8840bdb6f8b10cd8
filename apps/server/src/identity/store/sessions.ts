import { randomBytes } from 'node:crypto'
import { TOKEN_COOKIE } from '@compute-mall/core/http'
import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Authenticate, CookieJar, SessionUser } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf, isSecret, newSecret } from '../../platform/secrets.ts'
import { accountOfRow, selectUsers, sessionUserOf } from './users.ts'
import { write } from './write.ts'

/** A browser takes the prefixed name only from this very host over TLS. */
export const sessionCookieOf = (config: Config): string =>
  config.publicOrigin.startsWith('https:') ? '__Host-sid' : 'sid'

/** How often a session in use is noted in the database. */
const TOUCH_MS = MINUTE_MS
/** How long a process may go on trusting a session that was ended in another. */
const CACHE_MS = SECOND_MS
const MAX_CACHED = 10_000
/** Characters of a User-Agent that are kept. */
const MAX_DEVICE = 400

/** Begins a session and gives its secret to the browser alone: the database keeps a hash. */
export const beginSession = async (
  db: Db,
  config: Config,
  cookies: CookieJar,
  userId: string,
  now: Date,
  device = '',
): Promise<void> => {
  const secret = newSecret()
  await write(db)
    .insertInto('sessions')
    .values({
      id_hash: hashOf(secret),
      user_id: userId,
      created_at: now,
      seen_at: now,
      device: device.slice(0, MAX_DEVICE),
    })
    .execute()
  cookies.set(sessionCookieOf(config), secret, { ...optionsOf(config), httpOnly: true })
  setToken(config, cookies)
}

const optionsOf = (config: Config) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: config.publicOrigin.startsWith('https:'),
    maxAge: config.session.mostMs / SECOND_MS,
  }) as const

/** Tells the pages of the browser that somebody is signed in. */
export const setToken = (config: Config, cookies: Pick<CookieJar, 'set'>): void =>
  cookies.set(TOKEN_COOKIE, randomBytes(12).toString('base64url'), optionsOf(config))

export interface Sessions {
  readonly authenticate: Authenticate
  /** Ends the session of this secret at once, if there is one; other processes trust it for a second more. */
  end(secret: string | undefined): Promise<void>
  /** The secret of the session that the request carries. */
  secretOf(request: FastifyRequest): string | undefined
  /** Forgets what is remembered of a user's sessions, so that a change of theirs holds from the next request on. */
  forget(userId: string): void
  /** Names the session that the request carries, live or not, without giving its secret away. */
  keyOf(request: FastifyRequest): string | null
  /** Which of these sessions are live, asked of the database itself. */
  aliveAmong(keys: readonly string[]): Promise<ReadonlySet<string>>
}

interface Cached {
  readonly user: SessionUser
  readonly until: number
}

/** Knows callers by their session cookie, and remembers them for a second. */
export const createSessions = ({ config, db, prepared, clock }: Platform): Sessions => {
  const cookie = sessionCookieOf(config)
  const cache = new Map<string, Cached>()
  const find = prepared('session-by-hash', (kysely, given: { hash: string }) =>
    selectUsers(kysely)
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select(['sessions.created_at as begun_at', 'sessions.seen_at'])
      .where('id_hash', '=', given.hash)
      // A sign-in that overlapped with the disabling of its account may have left a session.
      .where('users.disabled_at', 'is', null),
  )

  const hashIn = (request: FastifyRequest): string | null => {
    const secret = request.cookies[cookie]
    return secret !== undefined && isSecret(secret) ? hashOf(secret) : null
  }

  const load = async (hash: string, now: number): Promise<SessionUser | null> => {
    const [row] = await find({ hash })
    if (row === undefined) return null
    const idleMs = row.role_type === 'manager' ? config.session.backOfficeIdleMs : config.session.idleMs
    const idle = now - row.seen_at.getTime()
    if (idle >= idleMs || now - row.begun_at.getTime() >= config.session.mostMs) return null
    if (idle >= TOUCH_MS)
      await write(db)
        .updateTable('sessions')
        .set({ seen_at: new Date(now) })
        .where('id_hash', '=', hash)
        .execute()
    return sessionUserOf(accountOfRow(row))
  }

  /** Sessions that ended here a moment ago: one whose row was read before is not remembered after. */
  const ended = new Map<string, number>()
  const hasEnded = (hash: string, now: number): boolean => {
    for (const [other, until] of ended) if (until < now) ended.delete(other)
    return ended.has(hash)
  }

  const remember = (hash: string, user: SessionUser, now: number): void => {
    if (hasEnded(hash, now)) return
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(hash, { user, until: now + CACHE_MS })
  }

  return {
    authenticate: async (request) => {
      const hash = hashIn(request)
      if (hash === null) return null
      const now = clock()
      const cached = cache.get(hash)
      if (cached !== undefined && now < cached.until) return cached.user
      cache.delete(hash)
      const user = await load(hash, now)
      if (user !== null) remember(hash, user, now)
      return user
    },
    secretOf: (request) => request.cookies[cookie],
    end: async (secret) => {
      if (secret === undefined || !isSecret(secret)) return
      const hash = hashOf(secret)
      await write(db).deleteFrom('sessions').where('id_hash', '=', hash).execute()
      // Last, so that a request that was on its way remembers nothing of it.
      ended.set(hash, clock() + CACHE_MS)
      cache.delete(hash)
    },
    forget: (userId) => {
      for (const [hash, { user }] of cache) if (user.id === userId) cache.delete(hash)
    },
    keyOf: hashIn,
    aliveAmong: async (keys) => {
      if (keys.length === 0) return new Set()
      const rows = await db
        .selectFrom('sessions')
        .select('id_hash')
        .where('id_hash', 'in', keys)
        .where('created_at', '>', new Date(clock() - config.session.mostMs))
        .execute()
      return new Set(rows.map((row) => row.id_hash))
    },
  }
}

/** Forgets the sessions that began before then, used or not. */
export const forgetSessions = async (db: Db, before: Date): Promise<void> => {
  await write(db).deleteFrom('sessions').where('created_at', '<', before).execute()
}
