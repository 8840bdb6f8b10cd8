import { type Kysely, sql } from 'kysely'

/** What is counted whenever a list is opened, read from indexes alone; and people by their number. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index goods_lives_tabs on goods_lives (shop_id, shelf, review) where deleted_at is null`.execute(
    db,
  )
  await sql`create index conversations_claimed on conversations (shop_id, claimed_by, last_at)
    where done_at is null and claimed_by is not null`.execute(db)
  await sql`create index users_phone on users (phone) where phone is not null`.execute(db)
}
