import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/**
 * Makes whoever changes a user's cart wait for all who do, as `put_into_cart` does, until the transaction ends: nobody
 * adds to a line that is just being changed or ordered.
 */
export const lockCart = async (trx: Db, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`.execute(trx)
}
