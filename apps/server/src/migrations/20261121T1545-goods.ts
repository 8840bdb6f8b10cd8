import { type Kysely, sql } from 'kysely'

const createGoods = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('goods')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('shop_id', 'text', (c) => c.notNull().references('shops.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('resource_type', 'text')
    .addColumn('display', 'boolean', (c) => c.notNull())
    .addColumn('listed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('purchase_limit', 'json', (c) => c.notNull())
    .addColumn('classification', 'json', (c) => c.notNull())
    .addColumn('document', 'json', (c) => c.notNull())
    .addColumn('card', 'json', (c) => c.notNull())
    .execute()
  // The document is read whole and often: it stays beside the row, but is not compressed.
  await sql`alter table goods alter column document set storage external`.execute(db)
  await db.schema
    .createTable('goods_dependencies')
    .addColumn('goods_id', 'text', (c) => c.notNull().references('goods.id'))
    .addColumn('depends_on', 'text', (c) => c.notNull().references('goods.id'))
    .addColumn('required', 'boolean', (c) => c.notNull())
    .addColumn('position', 'smallint', (c) => c.notNull())
    .addPrimaryKeyConstraint('goods_dependencies_key', ['goods_id', 'depends_on'])
    .execute()
}

const createSkus = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('skus')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('goods_id', 'text', (c) => c.notNull().references('goods.id'))
    .addColumn('position', 'smallint', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('specification', 'json', (c) => c.notNull())
    .addColumn('document', 'json', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('skus_goods').on('skus').columns(['goods_id', 'position']).execute()
  await db.schema
    .createTable('pricings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sku_id', 'text', (c) => c.notNull().references('skus.id'))
    .addColumn('position', 'smallint', (c) => c.notNull())
    .addColumn('price', 'numeric', (c) => c.notNull().check(sql`price >= 0 and scale(price) <= 4`))
    .addColumn('source_price', 'numeric', (c) => c.notNull().check(sql`source_price >= price`))
    .addColumn('billing_type', 'text', (c) => c.notNull())
    .addColumn('unit', 'text', (c) => c.notNull())
    .addColumn('duration', 'integer', (c) => c.notNull().check(sql`duration >= 0`))
    .execute()
  await db.schema.createIndex('pricings_sku').on('pricings').columns(['sku_id', 'position']).execute()
}

/** The levels are those of core/resource `availabilityOf`; a test holds the two together. */
const availability = sql`
  case when free <= 0 then 4
       when free >= 0.3 * greatest(capacity, 1) then 1
       when free >= 0.1 * greatest(capacity, 1) then 2
       else 3 end`

const createStock = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('sku_stock')
    .addColumn('sku_id', 'text', (c) => c.notNull().references('skus.id'))
    .addColumn('cluster_id', 'text', (c) => c.notNull())
    .addColumn('goods_id', 'text', (c) => c.notNull().references('goods.id'))
    .addColumn('position', 'smallint', (c) => c.notNull())
    .addColumn('free', 'integer', (c) => c.notNull().check(sql`free >= 0`))
    .addColumn('capacity', 'integer', (c) => c.notNull().check(sql`capacity >= 0`))
    .addColumn('availability', 'smallint', (c) => c.notNull().generatedAlwaysAs(availability).stored())
    .addPrimaryKeyConstraint('sku_stock_key', ['sku_id', 'cluster_id'])
    .execute()
  await db.schema
    .createIndex('sku_stock_goods')
    .on('sku_stock')
    .columns(['goods_id', 'availability'])
    .execute()
}

const createCounters = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('goods_counters')
    .addColumn('goods_id', 'text', (c) => c.primaryKey().references('goods.id'))
    .addColumn('sale_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('review_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('star_total', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('goods_days')
    .addColumn('goods_id', 'text', (c) => c.notNull().references('goods.id'))
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('orders', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('goods_days_key', ['goods_id', 'day'])
    .execute()
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('goods_id', 'text', (c) => c.notNull().references('goods.id'))
    .addColumn('user_name', 'text', (c) => c.notNull())
    .addColumn('stars', 'smallint', (c) => c.notNull().check(sql`stars between 1 and 5`))
    .addColumn('text', 'json', (c) => c.notNull())
    .addColumn('reply', 'json')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await sql`create index reviews_goods on reviews (goods_id, created_at desc, id)`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createGoods(db)
  await createSkus(db)
  await createStock(db)
  await createCounters(db)
}
