import { type Kysely, sql } from 'kysely'

/** Who opened what is free, and the first rows of data sets. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('assets').addColumn('preview', 'json').execute()
  await db.schema
    .createTable('asset_uses')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('asset_id', 'text', (c) => c.notNull().references('assets.id'))
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('asset_uses_pkey', ['user_id', 'asset_id'])
    .execute()
  await publishedBefore(db)
}

/** Models and data sets that merchants published before there was an asset of each of them. */
const publishedBefore = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into assets (id, asset_type, name, summary, owner, tags, goods_id, cluster_id, like_count, use_count,
      updated_at, words)
    select 'a-' || goods.id, case goods.kind when 'model' then 'model' else 'dataset' end, document->'name', document->'summary',
      document->'shopName', document->'tags', goods.id,
      case goods.kind when 'model' then (select nullif(cluster_id, '') from sku_stock where goods_id = goods.id limit 1) end,
      0, 0, goods.listed_at, found.words
    from goods join goods_search as found on found.goods_id = goods.id
    where goods.kind in ('model', 'data') and not exists (select from assets where assets.goods_id = goods.id)`.execute(
    db,
  )
}
