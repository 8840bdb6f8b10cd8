import { sql } from 'kysely'
import type { Handle } from './handle.ts'

/**
 * Makes transactions on the same subject, e.g. `favourites:u-1`, wait for each other until they end, in all processes. To
 * be called before what is counted is read: a statement sees what was committed before it began.
 */
export const lockSubject = async <DB>(trx: Handle<DB>, subject: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx)
}
