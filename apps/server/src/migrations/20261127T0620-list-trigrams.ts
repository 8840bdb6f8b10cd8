import { type Kysely, sql } from 'kysely'

/** What lists are searched by, by table. */
const searched: readonly (readonly [table: string, column: string])[] = [
  ['users', 'search_text'],
  ['shops', 'search_text'],
  ['goods_lives', 'search_text'],
  ['goods_applications', 'search_text'],
  ['settlement_applications', 'search_text'],
  ['catalogue_items', 'search_text'],
  ['invoices', 'search_text'],
  ['feedback', 'search_text'],
  ['orders', 'order_no'],
  ['order_lines', 'names'],
  ['bill_differences', 'transaction_no'],
]

/** Three letters or more in a row are found by an index, also where they stand nowhere; fewer are looked for in each row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  for (const [table, column] of searched)
    await sql`create index ${sql.ref(`${table}_${column}_trigrams`)} on ${sql.table(table)}
      using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db)
}
