import { type Kysely, sql } from 'kysely'

/** Of which resources that end their owners were told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_lines add column ending_told integer`.execute(db)
  await sql`
    create index order_lines_ending on order_lines (ends_at, id)
      where provision_status = 'open' and renews is null`.execute(db)
}
