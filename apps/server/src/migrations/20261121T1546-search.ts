import { type Kysely, sql } from 'kysely'

/**
 * The orders in which lists are walked. Each index carries all that filters and cards look at, so that a walk reads
 * no row that it rejects.
 */
const orders: readonly (readonly [name: string, order: string, beside: string])[] = [
  ['popularity', 'popularity desc, goods_id desc', 'price, sales, score'],
  ['sales', 'sales desc, goods_id desc', 'price, score'],
  ['score', 'score desc, goods_id desc', 'price, sales'],
  ['price', 'price, goods_id', 'sales, score'],
]
const filtered = 'shop_id, compute, category, industry, region, resource, pay_mode, delivery, spec, other'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('goods_search')
    .addColumn('goods_id', 'text', (c) => c.primaryKey().references('goods.id'))
    .addColumn('shop_id', 'text', (c) => c.notNull())
    .addColumn('shelf', 'boolean', (c) => c.notNull())
    .addColumn('compute', 'boolean', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('industry', 'bigint', (c) => c.notNull())
    .addColumn('region', 'bigint', (c) => c.notNull())
    .addColumn('resource', 'bigint', (c) => c.notNull())
    .addColumn('pay_mode', 'bigint', (c) => c.notNull())
    .addColumn('delivery', 'bigint', (c) => c.notNull())
    .addColumn('spec', 'bigint', (c) => c.notNull())
    .addColumn('other', 'bigint', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('sales', 'integer', (c) => c.notNull())
    .addColumn('score', 'smallint', (c) => c.notNull())
    .addColumn('popularity', 'integer', (c) => c.notNull())
    .addColumn('listed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('words', sql`tsvector`, (c) => c.notNull())
    .execute()
  await sql`create index goods_search_words on goods_search using gin (words) with (fastupdate = off)`.execute(
    db,
  )
  for (const [name, order, beside] of orders)
    await sql
      .raw(
        `create index goods_search_${name} on goods_search (${order}) include (${filtered}, ${beside}) where shelf`,
      )
      .execute(db)
  await sql`create index goods_search_listed on goods_search (listed_at desc, goods_id desc) where shelf`.execute(
    db,
  )
  await sql`create index goods_search_shop on goods_search (shop_id) where shelf`.execute(db)
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (c) => c.primaryKey())
    .execute()
}
