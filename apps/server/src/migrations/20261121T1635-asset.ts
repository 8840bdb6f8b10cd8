import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('assets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('asset_type', 'text', (c) => c.notNull())
    .addColumn('name', 'json', (c) => c.notNull())
    .addColumn('summary', 'json', (c) => c.notNull())
    .addColumn('owner', 'json', (c) => c.notNull())
    .addColumn('tags', 'json', (c) => c.notNull())
    .addColumn('goods_id', 'text', (c) => c.references('goods.id'))
    .addColumn('cluster_id', 'text', (c) => c.references('clusters.id'))
    .addColumn('like_count', 'integer', (c) => c.notNull())
    .addColumn('use_count', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addColumn('words', sql`tsvector`, (c) => c.notNull())
    .execute()
  await sql`create index assets_words on assets using gin (words)`.execute(db)
  await sql`create index assets_goods on assets (goods_id) where goods_id is not null`.execute(db)
}
