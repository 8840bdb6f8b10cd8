import { MAX_QUEUE_COUNT, type QueueCounts } from '@compute-mall/core/review'
import { type Expression, sql } from 'kysely'
import type { Db } from '../database/index.ts'

/**
 * What waits in a queue that is a list under a filter: how many rows, at most one more than is told, and the one that has
 * waited longest.
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
    select counted.waiting, first.since as oldest, first.key as next_id
    from (select count(*) as waiting
        from (select 1 from ${rows} as listed limit ${MAX_QUEUE_COUNT + 1}) as bounded) as counted
      left join (select ${column} as since, ${sql.ref(`listed.${key}`)} as key from ${rows} as listed
        order by ${column}, listed.id limit 1) as first on true`.execute(db)
  const [row] = found
  return {
    waiting: Number(row?.waiting ?? 0),
    oldest: row?.oldest?.toISOString() ?? null,
    nextId: row?.next_id ?? null,
    due: null,
  }
}
