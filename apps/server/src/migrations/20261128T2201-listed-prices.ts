import { type Kysely, sql } from 'kysely'

/** Goods are listed by the price of a month where one is sold: cards and the index take it from the rules of the core. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into search_changes (goods_id) select goods_id from goods_search`.execute(db)
}
