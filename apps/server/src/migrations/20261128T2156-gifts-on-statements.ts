import { type Kysely, sql } from 'kysely'

/** Gifts stand on the statement of the shop: the platform pays for them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table statement_lines drop constraint statement_lines_kind_check,
    add constraint statement_lines_kind_check check (kind in ('sale', 'gift', 'refund', 'adjustment'))`.execute(
    db,
  )
}
