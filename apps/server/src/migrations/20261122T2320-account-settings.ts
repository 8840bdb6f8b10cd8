import { type Kysely, sql } from 'kysely'

/** Sessions tell their device; scripts call by access tokens; users choose which notices reach their phone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions add column device text not null default ''`.execute(db)
  await sql`
    create table access_tokens (
      id text primary key,
      user_id text not null references users,
      name text not null,
      scope text not null check (scope in ('read', 'all')),
      secret_hash text not null unique,
      ending text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index access_tokens_user on access_tokens (user_id, created_at desc, id)`.execute(db)
  await sql`
    create table notice_choices (
      user_id text not null references users,
      kind text not null,
      is_sms boolean not null,
      primary key (user_id, kind)
    )`.execute(db)
}
