import { type Kysely, sql } from 'kysely'

/** Up-only: the demonstration centre finds a resource by the account that it is used with (decision 41). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index order_lines_account on order_lines (right(id, 8)) where provision_status = 'open'`.execute(
    db,
  )
}
