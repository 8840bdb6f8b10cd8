import {
  MISSES,
  type MissedWords,
  type MissOutcome,
  missList,
  type SearchMiss,
  tidiedTerm,
} from '@compute-mall/core/search'
import { DAY_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { type Db, writing } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { type ListSource, saysUnfolded } from '../../platform/lists/index.ts'
import type { SearchTables } from '../search.tables.ts'

const write = writing<SearchTables>()

interface MissRow {
  readonly id: string
  readonly words: string
  readonly outcome: MissOutcome
  readonly times: number
  readonly message: string
  readonly last_at: Date
}

export const missOfRow = ({ last_at, ...row }: MissRow): MissedWords => ({
  ...row,
  lastAt: last_at.toISOString(),
})

/** Counts words once more. */
export const countMiss = async (
  db: Db,
  { keyWords, outcome, message }: SearchMiss,
  now: Date,
): Promise<void> => {
  await write(db)
    .insertInto('search_misses')
    .values({ id: newId(), words: tidiedTerm(keyWords), outcome, message, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['words', 'outcome'])
        .doUpdateSet({ times: sql`search_misses.times + 1`, message, last_at: now }),
    )
    .execute()
}

/** Words that went wrong, to be read by pages. */
export const missSource: ListSource<typeof missList, MissRow> = {
  list: missList,
  name: 'search-miss',
  sorts: {
    times: { column: 'times', type: 'integer' },
    lastAt: { column: 'last_at', type: 'timestamptz' },
  },
  rows: ({ outcome, keyword }) =>
    sql<MissRow>`(select * from search_misses where ${sql.join(
      [
        sql`true`,
        ...(outcome === undefined ? [] : [sql`outcome = ${outcome}`]),
        ...(keyword === undefined ? [] : [saysUnfolded(sql`words`, tidiedTerm(keyword))]),
      ],
      sql` and `,
    )})`,
}

/** Forgets words that nobody has looked for in a while. */
export const forgetMisses = async (db: Db, now: number): Promise<void> => {
  await write(db)
    .deleteFrom('search_misses')
    .where('last_at', '<', new Date(now - MISSES.keptDays * DAY_MS))
    .execute()
}
