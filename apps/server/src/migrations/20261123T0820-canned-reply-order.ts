import type { Kysely } from 'kysely'

/** The order in which staff put their canned replies; those of before stand by title. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('canned_replies')
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
