import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table goods add column buyer_limit integer check (buyer_limit > 0)`.execute(db)
}
