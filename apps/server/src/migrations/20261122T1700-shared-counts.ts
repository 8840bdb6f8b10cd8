import { type Kysely, sql } from 'kysely'

/** What several processes count together, and by which they know that what they remember is old. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Lost in a crash: then everybody begins at nothing, as after a restart.
  await sql`
    create unlogged table request_counts (
      address text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (address, window_start)
    )`.execute(db)
  await sql`
    create unlogged table recent_events (
      subject text primary key,
      times timestamptz[] not null
    )`.execute(db)
  await sql`
    create table cache_versions (
      name text primary key,
      version bigint not null
    )`.execute(db)
}
