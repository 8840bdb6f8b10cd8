import { type Kysely, sql } from 'kysely'

/** Users confirm a mail address, and choose which notices go to it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table user_mails (
      user_id text primary key references users,
      mail_sealed bytea not null,
      confirmed_at timestamptz not null
    )`.execute(db)
  await sql`
    create table mail_codes (
      user_id text primary key references users,
      code_hash text not null,
      wrong_tries integer not null default 0,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index mail_codes_created on mail_codes (created_at)`.execute(db)
  await sql`
    alter table notices
      add column mail text not null default 'none' check (mail in ('due', 'sent', 'none', 'failed')),
      add column mail_tries integer not null default 0,
      add column mail_due_at timestamptz`.execute(db)
  await sql`create index notices_mail on notices (mail_due_at) where mail = 'due'`.execute(db)
  await sql`alter table notice_choices add column is_mail boolean`.execute(db)
}
