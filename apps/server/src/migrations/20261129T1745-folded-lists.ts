import { type Kysely, sql } from 'kysely'
import { traditional } from '../platform/simplified.ts'

/** Searched columns by table. */
const searched: readonly (readonly [table: string, column: string])[] = [
  ['users', 'search_text'],
  ['shops', 'search_text'],
  ['goods_lives', 'search_text'],
  ['goods_applications', 'search_text'],
  ['settlement_applications', 'search_text'],
  ['catalogue_items', 'search_text'],
  ['invoices', 'search_text'],
  ['feedback', 'search_text'],
  ['order_lines', 'names'],
  ['order_lines', 'shop_names'],
]

const fold = async (db: Kysely<unknown>, table: string, column: string): Promise<void> => {
  const { rows: expressions } = await sql<{ expression: string }>`
    select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = ${table}::regclass and attname = ${column}`.execute(db)
  const { rows: indexes } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes
    where schemaname = current_schema() and tablename = ${table} and indexdef ~ ${`\\m${column}\\M`}`.execute(
    db,
  )
  const words = /^lower\((?<words>.*)\)$/s.exec(expressions[0]?.expression ?? '')?.groups?.words
  if (words === undefined) throw new Error(`${table}.${column} is not generated in lower case`)
  await sql`
    alter table ${sql.table(table)} drop column ${sql.ref(column)},
      add column ${sql.ref(column)} text generated always as (folded(${sql.raw(words)})) stored`.execute(db)
  for (const { indexdef } of indexes) await sql.raw(indexdef).execute(db)
}

/**
 * Lists are searched as the mall is: full-width letters as ordinary ones, all of them small, and traditional characters
 * as simplified ones. The class is tried first because `translate` compares each character with every one of its list.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { characters, forms } = traditional()
  await sql`
    create function folded(words text) returns text language sql immutable strict parallel safe as $$
      select case when plain ~ ${sql.lit(`[${characters}]`)}
        then translate(plain, ${sql.lit(characters)}, ${sql.lit(forms)}) else plain end
      from lower(normalize(words, nfkc)) as plain
    $$`.execute(db)
  for (const [table, column] of searched) await fold(db, table, column)
}
