import { type Kysely, sql } from 'kysely'

/** Cards name the price of what their link opens: those that were made before that was so are made anew. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into search_changes (goods_id) select id from goods`.execute(db)
}
