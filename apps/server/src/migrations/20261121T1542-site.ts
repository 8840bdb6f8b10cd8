import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('banners')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('show_address', 'text', (c) => c.notNull())
    .addColumn('config_type', 'smallint', (c) => c.notNull())
    .addColumn('pc_image_url', 'text', (c) => c.notNull())
    .addColumn('mobile_image_url', 'text', (c) => c.notNull())
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('title', 'json', (c) => c.notNull())
    .addColumn('summary', 'json', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('position', 'smallint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'json', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('agreements')
    .addColumn('version', 'text', (c) => c.primaryKey())
    .addColumn('effective_at', 'timestamptz', (c) => c.notNull())
    .addColumn('title', 'json', (c) => c.notNull())
    .addColumn('sections', 'json', (c) => c.notNull())
    .execute()
}
