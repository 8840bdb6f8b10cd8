import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('shops')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'json', (c) => c.notNull())
    .addColumn('description', 'json', (c) => c.notNull())
    .addColumn('score', 'smallint', (c) => c.notNull())
    .addColumn('service_phone', 'text', (c) => c.notNull())
    .addColumn('service_email', 'text', (c) => c.notNull())
    .addColumn('has_workday', 'boolean', (c) => c.notNull())
    .addColumn('service_time', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('words', sql`tsvector`, (c) => c.notNull())
    .execute()
  await sql`create index shops_words on shops using gin (words)`.execute(db)
}
