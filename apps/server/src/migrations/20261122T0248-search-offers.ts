import { type Kysely, sql } from 'kysely'

/** As in 0014, and prices in the order of what an hour costs: what has no hour comes last, by its own price. */
const orders: readonly (readonly [name: string, order: string, beside: string])[] = [
  ['popularity', 'popularity desc, goods_id desc', 'hourly, price, sales, score'],
  ['sales', 'sales desc, goods_id desc', 'hourly, price, score, popularity'],
  ['score', 'score desc, goods_id desc', 'hourly, price, sales, popularity'],
  ['price', 'hourly, price, goods_id', 'sales, score, popularity'],
]
const filtered =
  'shop_id, compute, category, industry, region, resource, pay_mode, delivery, spec, other, in_stock'

const widenIndex = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table goods_search add column hourly numeric, add column in_stock boolean not null default true`.execute(
    db,
  )
  for (const [name, order, beside] of orders) {
    await sql.raw(`drop index goods_search_${name}`).execute(db)
    await sql
      .raw(
        `create index goods_search_${name} on goods_search (${order}) include (${filtered}, ${beside}) where shelf`,
      )
      .execute(db)
  }
  // Counting what is left, or between two prices, reads nothing but this index.
  await sql`drop index goods_search_price_profile`.execute(db)
  await sql`
    create index goods_search_price_profile on goods_search (price) include (compute, profile, in_stock) where shelf`.execute(
    db,
  )
}

/** Whether anything is left changes only when the last of it goes, or the first comes back: seldom, so it is indexed. */
const noteStock = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create trigger note_stock after update of free on sku_stock
    for each row when ((old.free > 0) <> (new.free > 0)) execute function note_change_of_sku_stock()`.execute(
    db,
  )
  // What is there already gets its columns from the rules of the core, like everything that changes.
  await sql`insert into search_changes (goods_id) select goods_id from goods_search`.execute(db)
}

/** What buyers said of its goods is all that is known of a shop: there is no score besides. */
const countStars = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table shops drop column score,
      add column review_count integer not null default 0, add column star_total integer not null default 0`.execute(
    db,
  )
  await sql`
    update shops set review_count = counted.reviews, star_total = counted.stars
    from (select shop_id, sum(review_count) as reviews, sum(star_total) as stars
          from goods join goods_counters on goods_id = id group by shop_id) as counted
    where shop_id = id`.execute(db)
  await sql`
    create function count_stars_of_shop() returns trigger language plpgsql as $$
    begin
      update shops
      set review_count = review_count + new.review_count - coalesce(old.review_count, 0),
          star_total = star_total + new.star_total - coalesce(old.star_total, 0)
      where id = (select shop_id from goods where id = new.goods_id);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_first_stars after insert on goods_counters
    for each row when (new.review_count > 0) execute function count_stars_of_shop()`.execute(db)
  await sql`
    create trigger count_stars after update of review_count, star_total on goods_counters
    for each row when ((old.review_count, old.star_total) is distinct from (new.review_count, new.star_total))
    execute function count_stars_of_shop()`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await widenIndex(db)
  await noteStock(db)
  await countStars(db)
}
