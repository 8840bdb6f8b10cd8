import { type Kysely, sql } from 'kysely'

/** What a shop sold is found by the shop that stands in the line as it was bought. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index order_lines_shop on order_lines ((document->>'shopId'), order_id)`.execute(db)
}
