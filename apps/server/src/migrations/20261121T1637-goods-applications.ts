import { type Kysely, sql } from 'kysely'

/** What merchants ask for: goods as they describe them, before anybody else sees them. The goods may not be there yet. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('goods_applications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('goods_id', 'text', (c) => c.notNull())
    .addColumn('shop_id', 'text', (c) => c.notNull().references('shops.id'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('publish', 'modify')`))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('draft', 'pending', 'revoked', 'refused', 'passed')`),
    )
    .addColumn('reason', 'text')
    .addColumn('record', 'json', (c) => c.notNull())
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await sql`create index goods_applications_goods on goods_applications (goods_id, changed_at desc, id desc)`.execute(
    db,
  )
}
