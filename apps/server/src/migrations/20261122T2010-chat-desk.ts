import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table conversations
      add column last_side text,
      add column claimed_by text,
      add column claimed_by_name text,
      add column done_at timestamptz,
      add column closed_period text,
      add column linked_id text`.execute(db)
  await sql`
    update conversations set last_side = (
      select side from chat_messages
      where conversation_id = conversations.id
      order by sequence desc limit 1)`.execute(db)
  await sql`alter table chat_messages add column is_automatic boolean not null default false`.execute(db)
  await sql`
    create table chat_notes (
      id text primary key,
      conversation_id text not null references conversations on delete cascade,
      author_id text not null,
      author_name text not null,
      body text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index chat_notes_conversation on chat_notes (conversation_id, created_at)`.execute(db)
  await sql`
    create table canned_replies (
      id text primary key,
      shop_id text not null references shops,
      owner_id text,
      title text not null,
      body text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index canned_replies_shop on canned_replies (shop_id)`.execute(db)
}
