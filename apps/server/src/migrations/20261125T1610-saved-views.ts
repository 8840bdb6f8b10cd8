import type { Kysely } from 'kysely'

/** Filters and sort of a list that somebody keeps under a name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('saved_views')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('saved_views_key', ['user_id', 'list', 'name'])
    .execute()
}
