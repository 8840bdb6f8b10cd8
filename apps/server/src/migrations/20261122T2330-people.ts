import { type Kysely, sql } from 'kysely'

/** Accounts that may not sign in any more, who signed in when, and the list of all users. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column disabled_at timestamptz`.execute(db)
  await sql`create index users_created on users (created_at, id)`.execute(db)
  await sql`create index users_role_type on users (role_type, created_at, id)`.execute(db)
  await sql`
    create table sign_ins (
      id text primary key,
      user_id text not null references users,
      at timestamptz not null,
      outcome text not null check (outcome in ('signedIn', 'disabled'))
    )`.execute(db)
  await sql`create index sign_ins_user on sign_ins (user_id, at)`.execute(db)
  await sql`create index sign_ins_at on sign_ins (at)`.execute(db)
}
