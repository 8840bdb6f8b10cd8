import { type Clock, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Db } from '../database/index.ts'
import type { Logger } from '../log.ts'
import { hashOf } from '../secrets.ts'

/** What a process has counted is added to what the others have so often. */
const SHARE_MS = SECOND_MS / 2
const WINDOW_MS = MINUTE_MS
/** Exchanges for which an address stays in them after its last request, so that what others counted is heard. */
const QUIET_EXCHANGES = 2

interface Count {
  /** Of all processes, when it was last asked. */
  shared: number
  /** Counted here since. */
  own: number
  /** Exchanges since the last request. */
  quiet: number
}

/** Requests per address in a minute of the clock, over all processes. */
export interface RequestCounts {
  /** Counts one more. */
  add(address: string): { readonly current: number; readonly ttl: number }
  /** Adds what was counted here to what the others have counted, and learns that. */
  share(): Promise<void>
  stop(): void
}

export interface RequestCountsParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
}

/**
 * No request waits for the database: each process counts by itself and twice a second exchanges its counts with the
 * others, in one statement for all addresses that asked since.
 */
export const createRequestCounts = ({ db, clock, log }: RequestCountsParts): RequestCounts => {
  let start = 0
  let counts = new Map<string, Count>()

  const currentWindow = (now: number): Map<string, Count> => {
    const current = now - (now % WINDOW_MS)
    if (current !== start) {
      start = current
      counts = new Map()
    }
    return counts
  }

  const exchange = async (): Promise<void> => {
    const window = currentWindow(clock())
    const sent = [...window]
      .filter(([, { quiet }]) => quiet <= QUIET_EXCHANGES)
      .map(([address, count]) => ({ address: hashOf(address), own: count.own, count }))
    if (sent.length === 0) return
    const { rows } = await sql<{ address: string; count: number }>`
      insert into request_counts (address, window_start, count)
      select address, ${new Date(start)}, own
      from json_to_recordset(${JSON.stringify(sent.map(({ address, own }) => ({ address, own })))}::json) as counted (address text, own integer)
      order by address
      on conflict (address, window_start) do update set count = request_counts.count + excluded.count
      returning address, count`.execute(db)
    const totals = new Map(rows.map(({ address, count }) => [address, count]))
    for (const { address, own, count } of sent) {
      count.shared = totals.get(address) ?? count.shared
      count.own -= own
      count.quiet += 1
    }
  }

  /** One exchange at a time: what is under way is still counted as this process's own. */
  let last: Promise<void> = Promise.resolve()
  const share = (): Promise<void> => {
    const next = last.then(exchange)
    last = next.catch(() => {})
    return next
  }
  let isWaiting = false
  const sharing = setInterval(() => {
    if (isWaiting) return
    isWaiting = true
    share()
      .catch((error: unknown) => log.warn({ err: error }, 'request counts not shared'))
      .finally(() => {
        isWaiting = false
      })
  }, SHARE_MS).unref()

  return {
    add: (address) => {
      const now = clock()
      const window = currentWindow(now)
      const count = window.get(address) ?? { shared: 0, own: 0, quiet: 0 }
      count.own += 1
      count.quiet = 0
      window.set(address, count)
      return { current: count.shared + count.own, ttl: start + WINDOW_MS - now }
    },
    share,
    stop: () => clearInterval(sharing),
  }
}
