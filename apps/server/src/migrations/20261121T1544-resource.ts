import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('clusters')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('site_code', 'text', (c) => c.notNull())
    .addColumn('name', 'json', (c) => c.notNull())
    .addColumn('region', 'text', (c) => c.notNull())
    .addColumn('resource_types', sql`text[]`, (c) => c.notNull())
    .addColumn('k8s_enabled', 'boolean', (c) => c.notNull())
    .addColumn('scheduler', 'text')
    .addColumn('position', 'smallint', (c) => c.notNull())
    .execute()
}
