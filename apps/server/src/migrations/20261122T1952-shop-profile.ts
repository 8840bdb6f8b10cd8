import { type Kysely, sql } from 'kysely'

/** What a shop's owner sets: days off, and what customers are answered outside of the hours (2.5, Shop). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table shops
      add column days_off text[] not null default '{}',
      add column away_message text not null default ''`.execute(db)
}
