import { type Kysely, sql } from 'kysely'

/** Jobs whose last round failed, and an index for what centres have still to open (width 2.6, Home). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('job_failures')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .addColumn('last_at', 'timestamptz', (c) => c.notNull())
    .addColumn('error', 'text', (c) => c.notNull())
    .execute()
  // What is pending without a time is of an order that is not paid.
  await sql`
    create index order_lines_unfinished on order_lines (cluster_id)
    where provision_status = 'failed'
      or (provision_status in ('pending', 'opening') and provision_at is not null)`.execute(db)
}
