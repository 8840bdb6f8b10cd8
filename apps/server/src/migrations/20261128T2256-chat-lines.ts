import type { Kysely } from 'kysely'

/** Open chat connections of each sender, over all server processes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('chat_lines')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('caller_id', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('chat_lines_by_caller').on('chat_lines').columns(['caller_id', 'id']).execute()
}
