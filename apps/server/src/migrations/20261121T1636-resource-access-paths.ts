import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('clusters')
    .addColumn('storage_root', 'text', (c) => c.notNull().defaultTo('/public/home'))
    .execute()
  await db.schema
    .createTable('test_areas')
    .addColumn('cluster_id', 'text', (c) => c.primaryKey().references('clusters.id'))
    .addColumn('queue', 'text', (c) => c.notNull())
    .addColumn('max_cores', 'integer', (c) => c.notNull())
    .addColumn('max_hours', 'integer', (c) => c.notNull())
    .execute()
}
