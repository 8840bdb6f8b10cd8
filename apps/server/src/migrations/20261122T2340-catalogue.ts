import { type Kysely, sql } from 'kysely'

/** The resource catalogue (R4.04); numbers are unique whatever the case of their letters (R5.11). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table catalogue_items (
      id text primary key,
      resource_number text not null unique check (resource_number = upper(resource_number)),
      name json not null,
      resource_type text not null,
      cluster_id text not null references clusters,
      status text not null check (status in ('disabled', 'enabled')),
      revision integer not null default 0,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index catalogue_items_centre on catalogue_items (cluster_id, resource_type)`.execute(db)
  await sql`
    create table catalogue_specifications (
      item_id text not null references catalogue_items,
      code text not null,
      name json not null,
      position integer not null,
      primary key (item_id, code)
    )`.execute(db)
  await sql`create index goods_lives_item on goods_lives (catalogue_item_id) where catalogue_item_id is not null`.execute(
    db,
  )
}
