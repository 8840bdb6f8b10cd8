import { type Kysely, sql } from 'kysely'

/** Codes for signing in without a password, and when somebody who registered accepted the agreement. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sign_in_codes (
      phone text primary key,
      code_hash text not null,
      wrong_tries integer not null default 0,
      created_at timestamptz not null
    )`.execute(db)
  await sql`alter table users add column agreed_at timestamptz`.execute(db)
}
