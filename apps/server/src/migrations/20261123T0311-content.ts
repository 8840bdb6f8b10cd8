import { type Kysely, sql } from 'kysely'

/** What operations write: banners with their days, pictures, announcements, drafts of documents (width 2.6). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table banners
      add column is_published boolean not null default true,
      add column from_day text,
      add column until_day text,
      add column revision integer not null default 0`.execute(db)
  await sql`alter table banners alter column is_published set default false`.execute(db)
  await sql`create index banners_order on banners (position, id)`.execute(db)
  await sql`
    create table site_pictures (
      name text primary key,
      content_type text not null,
      uploaded_at timestamptz not null
    )`.execute(db)
  await sql`
    create table announcements (
      id text primary key,
      place text not null check (place in ('CONSOLE', 'MALL', 'BOTH')),
      title json not null,
      text json not null,
      is_published boolean not null default false,
      from_day text,
      until_day text,
      revision integer not null default 0,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index announcements_order on announcements (created_at, id)`.execute(db)
  await sql`
    create table document_drafts (
      id text primary key,
      kind text not null check (kind in ('agreement', 'privacy')),
      version text not null,
      effective_day text,
      title json not null,
      text_zh text not null,
      text_en text not null,
      revision integer not null default 0,
      author text not null,
      changed_at timestamptz not null,
      unique (kind, version)
    )`.execute(db)
}
