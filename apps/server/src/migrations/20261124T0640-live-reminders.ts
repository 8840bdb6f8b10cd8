import type { Kysely } from 'kysely'

/** Who wants to be told when the announced broadcast begins. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('live_reminders')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('asked_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
