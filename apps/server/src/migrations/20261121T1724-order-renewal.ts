import { type Kysely, sql } from 'kysely'

/** A line that renews holds nothing of its own: it extends what an earlier one has opened (D24). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_lines add column renews text references order_lines`.execute(db)
  await sql`create index order_lines_renews on order_lines (renews) where renews is not null`.execute(db)
}
