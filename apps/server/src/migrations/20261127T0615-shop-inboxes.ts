import type { Kysely } from 'kysely'

/** Since when a shop knows its inbox: the home of a new shop ticks off what was done (width 2.5, Home). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('shop_inboxes')
    .addColumn('shop_id', 'text', (c) => c.primaryKey().references('shops.id'))
    .addColumn('first_seen_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
