import { SECOND_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { type Db, lockSubject } from './database/index.ts'
import { hashOf } from './secrets.ts'
import { write } from './write.ts'

/** At most `most` attempts in any `ms` milliseconds. */
export interface Window {
  readonly most: number
  readonly ms: number
}

export interface Limit {
  /** What is limited, e.g. `sms:phone:13800138000`; kept as a hash. */
  readonly subject: string
  readonly windows: readonly Window[]
}

/** Seconds until every window has room again, or 0. `times` are the attempts made, newest first. */
export const secondsToWait = (times: readonly number[], windows: readonly Window[], now: number): number => {
  const waits = windows.map(({ most, ms }) => {
    const oldest = times[most - 1]
    return oldest === undefined ? 0 : oldest + ms - now
  })
  return Math.ceil(Math.max(0, ...waits) / SECOND_MS)
}

const timesOf = async (trx: Db, limit: Limit, now: number): Promise<readonly number[]> => {
  const rows = await trx
    .selectFrom('attempts')
    .select('at')
    .where('subject', '=', hashOf(limit.subject))
    .where('at', '>', new Date(now - Math.max(...limit.windows.map(({ ms }) => ms))))
    .orderBy('at', 'desc')
    .limit(Math.max(...limit.windows.map(({ most }) => most)))
    .execute()
  return rows.map(({ at }) => at.getTime())
}

/** What was claimed, so that it can be given back; or how long to wait. */
export type Claim = { readonly granted: readonly number[] } | { readonly retryAfterSeconds: number }

/**
 * Counts one attempt against every limit, or against none when one has no room. Exact under parallel calls and among
 * processes: attempts on the same subject wait for each other until the transaction ends.
 */
export const claim = async (trx: Db, limits: readonly Limit[], now: number): Promise<Claim> => {
  let wait = 0
  // In one order everywhere, so that two claims never wait for each other.
  for (const limit of limits.toSorted((a, b) => a.subject.localeCompare(b.subject))) {
    await lockSubject(trx, limit.subject)
    wait = Math.max(wait, secondsToWait(await timesOf(trx, limit, now), limit.windows, now))
  }
  if (wait > 0) return { retryAfterSeconds: wait }
  const rows = await write(trx)
    .insertInto('attempts')
    .values(limits.map(({ subject }) => ({ subject: hashOf(subject), at: new Date(now) })))
    .returning('id')
    .execute()
  return { granted: rows.map(({ id }) => id) }
}

/** Takes claimed attempts back, e.g. when a password was right after all. */
export const giveBack = async (db: Db, granted: readonly number[]): Promise<void> => {
  await write(db)
    .deleteFrom('attempts')
    .where('id', 'in', [...granted])
    .execute()
}

/**
 * Counts one more event of a subject in a sliding window, over all processes, in one statement: for what happens often.
 * @returns seconds to wait, or 0 when it was counted
 */
export const claimRecent = async (
  db: Db,
  { subject, window: { most, ms } }: { readonly subject: string; readonly window: Window },
  now: number,
): Promise<number> => {
  const key = hashOf(subject)
  const since = new Date(now - ms)
  const recent = sql`select time from unnest(known.times) as time where time > ${since}`
  const { numAffectedRows } = await sql`
    insert into recent_events as known (subject, times) values (${key}, array[${new Date(now)}]::timestamptz[])
    on conflict (subject) do update set times = array(${recent}) || excluded.times
    where (select count(*) from (${recent}) as recent) < ${most}`.execute(db)
  if (numAffectedRows === 1n) return 0
  const known = await db
    .selectFrom('recent_events')
    .select('times')
    .where('subject', '=', key)
    .executeTakeFirst()
  const times = (known?.times ?? []).map((time) => time.getTime()).toSorted((a, b) => b - a)
  return secondsToWait(times, [{ most, ms }], now)
}
