import { type Kysely, sql } from 'kysely'

/**
 * Pictures of slips are known by name from before they are written, so that none stays behind. Those that lie there
 * already are named by their content: one that is a picture of the site as well stays.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('slip_files')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('put_at', 'timestamptz', (c) => c.notNull())
    .addColumn('doomed_at', 'timestamptz')
    .execute()
  await sql`create index slip_files_doomed on slip_files (doomed_at) where doomed_at is not null`.execute(db)
  await db.schema.createIndex('remittance_slips_blob').on('remittance_slips').column('blob').execute()
  await sql`
    insert into slip_files (name, put_at)
    select blob, min(uploaded_at) from remittance_slips
    where blob not in (select name from site_pictures)
    group by blob`.execute(db)
}
