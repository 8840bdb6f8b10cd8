import { DAY_MS, HOUR_MS, MINUTE_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Job } from './jobs.ts'
import type { Platform } from './platform.ts'
import { write } from './write.ts'

/** A key may be asked for as long as a browser could still hold it. */
const KEYS_KEPT_MS = 7 * DAY_MS
/** The longest window of any limit. */
const ATTEMPTS_KEPT_MS = DAY_MS

/** Jobs that come round twice a second write and delete a hundred thousand rows a day. */
const VACUUM_JOBS_MS = 5 * MINUTE_MS

/** What the platform's own tables need. PGlite cleans and counts nothing by itself; PostgreSQL does. */
export const platformJobs = ({ connection, db, clock }: Platform): readonly Job[] => [
  {
    name: 'key-expiry',
    everyMs: HOUR_MS,
    work: async () => {
      const now = clock()
      await write(db)
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', new Date(now - KEYS_KEPT_MS))
        .execute()
      await write(db)
        .deleteFrom('attempts')
        .where('at', '<', new Date(now - ATTEMPTS_KEPT_MS))
        .execute()
      await write(db)
        .deleteFrom('request_counts')
        .where('window_start', '<', new Date(now - HOUR_MS))
        .execute()
      await sql`delete from recent_events
        where not exists (select from unnest(times) as time where time > ${new Date(now - ATTEMPTS_KEPT_MS)})`.execute(
        db,
      )
    },
  },
  ...(connection.kind === 'embedded'
    ? [
        { name: 'vacuum', everyMs: DAY_MS, work: async () => void (await sql`vacuum analyze`.execute(db)) },
        {
          name: 'vacuum-jobs',
          everyMs: VACUUM_JOBS_MS,
          work: async () => void (await sql`vacuum analyze pgboss.job_common`.execute(db)),
        },
      ]
    : []),
]
