import type { Kysely } from 'kysely'

/** Documents of the operator besides the agreement, each in versions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('documents')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('effective_at', 'timestamptz', (c) => c.notNull())
    .addColumn('title', 'json', (c) => c.notNull())
    .addColumn('sections', 'json', (c) => c.notNull())
    .addPrimaryKeyConstraint('documents_pkey', ['kind', 'version'])
    .execute()
}
