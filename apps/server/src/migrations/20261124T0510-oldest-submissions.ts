import { type Kysely, sql } from 'kysely'

/** Up-only: what has waited longest is found without reading what else waits (width 2.6, Home). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index submissions_oldest on submissions (kind, submitted_at) where closed_at is null`.execute(
    db,
  )
}
