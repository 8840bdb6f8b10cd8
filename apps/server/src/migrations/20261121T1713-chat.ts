import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table visitors (
      id text primary key,
      secret_hash text not null unique,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table conversations (
      id text primary key,
      customer_id text not null,
      shop_id text not null references shops,
      epoch bigint not null,
      sequence bigint not null default 0,
      read_customer bigint not null default 0,
      read_staff bigint not null default 0,
      unread_customer bigint not null default 0,
      unread_staff bigint not null default 0,
      last_text text,
      last_at timestamptz,
      created_at timestamptz not null,
      unique (customer_id, shop_id)
    )`.execute(db)
  await sql`create index conversations_shop on conversations (shop_id, last_at desc)`.execute(db)
  await sql`create index conversations_waiting on conversations (shop_id) where unread_staff > 0`.execute(db)
  await sql`
    create table chat_messages (
      id text primary key,
      conversation_id text not null references conversations on delete cascade,
      client_id text not null unique,
      side text not null check (side in ('customer', 'staff')),
      sender_id text not null,
      sender_name text not null,
      body text not null,
      sku_id text,
      sequence bigint not null,
      revision bigint not null,
      sent_at timestamptz not null,
      edited_at timestamptz,
      unique (conversation_id, sequence)
    )`.execute(db)
  await sql`create index chat_messages_revision on chat_messages (conversation_id, revision)`.execute(db)
  await sql`
    create table chat_customers (
      user_id text primary key references users on delete cascade,
      info json not null,
      told_at timestamptz not null
    )`.execute(db)
}
