import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table idempotency_keys (
      user_id text not null,
      key text not null,
      request_hash text not null,
      answer text,
      created_at timestamptz not null,
      primary key (user_id, key)
    )`.execute(db)
  await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db)
  await sql`
    create table attempts (
      id bigint generated always as identity primary key,
      subject text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index attempts_subject on attempts (subject, at desc)`.execute(db)
}
