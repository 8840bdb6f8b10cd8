import { type Kysely, sql } from 'kysely'

/** Goods are found by the parameters of their skus as well, which stand in `document`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop trigger note_change on skus`.execute(db)
  await sql`create trigger note_change after insert or delete or update of document on skus
    for each row execute function note_change_of_skus()`.execute(db)
  await sql`insert into search_changes (goods_id) select id from goods`.execute(db)
}
