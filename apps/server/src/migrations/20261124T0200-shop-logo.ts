import { type Kysely, sql } from 'kysely'

/** The name under which the picture of a shop's logo is kept (width 2.5, Shop). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table shops add column logo text`.execute(db)
  await sql`create index shops_logo on shops (logo) where logo is not null`.execute(db)
}
