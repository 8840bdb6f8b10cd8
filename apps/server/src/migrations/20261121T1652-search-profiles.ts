import { type Kysely, sql } from 'kysely'

/** What facets count by: the columns of `goods_search` that most goods share with many others. */
const codes = 'compute, category, industry, region, resource, pay_mode, delivery, spec, other'

const createProfiles = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table search_profiles (
      id integer primary key generated always as identity,
      compute boolean not null,
      category text not null,
      industry bigint not null,
      region bigint not null,
      resource bigint not null,
      pay_mode bigint not null,
      delivery bigint not null,
      spec bigint not null,
      other bigint not null,
      shelved integer not null default 0,
      unique (${sql.raw(codes)})
    )`.execute(db)
  await sql`
    insert into search_profiles (${sql.raw(codes)}, shelved)
    select ${sql.raw(codes)}, count(*) filter (where shelf) from goods_search group by ${sql.raw(codes)}`.execute(
    db,
  )
}

const pointToProfiles = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table goods_search add column profile integer references search_profiles`.execute(db)
  await sql`
    update goods_search as found set profile = known.id from search_profiles as known
    where (found.compute, found.category, found.industry, found.region, found.resource, found.pay_mode,
           found.delivery, found.spec, found.other)
        = (known.compute, known.category, known.industry, known.region, known.resource, known.pay_mode,
           known.delivery, known.spec, known.other)`.execute(db)
  await sql`alter table goods_search alter column profile set not null`.execute(db)
  await sql`create index goods_search_profile on goods_search (profile) where shelf`.execute(db)
  // Counting between two prices reads nothing but this index.
  await sql`create index goods_search_price_profile on goods_search (price) include (compute, profile) where shelf`.execute(
    db,
  )
}

/** Where a change makes a goods item stale in the index, as the columns that matter and how to its number. */
const causes: readonly (readonly [table: string, when: string, goodsId: string])[] = [
  [
    'goods',
    'insert or update of display, shop_id, kind, classification, document, listed_at',
    'select changed.id',
  ],
  ['skus', 'insert or delete', 'select changed.goods_id'],
  ['pricings', 'insert or update or delete', 'select skus.goods_id from skus where skus.id = changed.sku_id'],
  // How much is left is read as it stands; where it is offered, and so the region, is indexed.
  ['sku_stock', 'insert or delete', 'select changed.goods_id'],
  [
    'clusters',
    'update of region',
    'select distinct stock.goods_id from sku_stock as stock where stock.cluster_id = changed.id',
  ],
  ['goods_counters', 'insert or update of sale_count, review_count, star_total', 'select changed.goods_id'],
]

/**
 * Whoever writes to the catalogue, what it changes is noted in the same transaction. A note is a row of its own, so
 * that two sales of the same goods do not wait for each other here.
 */
const noteChanges = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table search_changes (
      id bigint primary key generated always as identity,
      goods_id text not null
    )`.execute(db)
  for (const [table, when, goodsId] of causes) {
    await sql
      .raw(
        `create function note_change_of_${table}() returns trigger language plpgsql as $$
         declare changed ${table}%rowtype := coalesce(new, old);
         begin
           insert into search_changes (goods_id) ${goodsId};
           return null;
         end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger note_change after ${when} on ${table}
         for each row execute function note_change_of_${table}()`,
      )
      .execute(db)
  }
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createProfiles(db)
  await pointToProfiles(db)
  await noteChanges(db)
}
