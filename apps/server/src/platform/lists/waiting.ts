import type { QueueCounts } from '@compute-mall/core/review'
import { type Expression, sql } from 'kysely'
import type { Db } from '../../database.ts'

/**
 * What waits in a queue that is a list under a filter: how many rows, and the one that has waited longest.
 * @param since the column that says since when a row waits
 * @param key the column by which its page is addressed
 */
export const waitingOf = async (
  db: Db,
  rows: Expression<unknown>,
  since: string,
  key = 'id',
): Promise<QueueCounts> => {
  const column = sql.ref(`listed.${since}`)
  const { rows: found } = await sql<{ waiting: number; oldest: Date | null; next_id: string | null }>`
    select count(*) as waiting, min(${column}) as oldest, (array_agg(${sql.ref(`listed.${key}`)} order by ${column}, listed.id))[1] as next_id
    from ${rows} as listed`.execute(db)
  const [row] = found
  return {
    waiting: Number(row?.waiting ?? 0),
    oldest: row?.oldest?.toISOString() ?? null,
    nextId: row?.next_id ?? null,
    due: null,
  }
}
