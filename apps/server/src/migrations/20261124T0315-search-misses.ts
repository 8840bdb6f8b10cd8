import { type Kysely, sql } from 'kysely'

/** Words of searches that failed or found nothing, for operations to read (R8.03). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table search_misses (
      id text primary key,
      words text not null,
      outcome text not null check (outcome in ('nothing', 'corrected', 'failed')),
      times integer not null default 1,
      message text not null,
      last_at timestamptz not null,
      unique (words, outcome)
    )`.execute(db)
  await sql`create index search_misses_times on search_misses (times, id)`.execute(db)
  await sql`create index search_misses_last_at on search_misses (last_at, id)`.execute(db)
}
