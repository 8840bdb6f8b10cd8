import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { GoodsRecord } from '../goods/index.ts'
import { insertRows } from '../platform/database/index.ts'
import { knownWords, type RegionCodeOf, searchRow } from './search.entry.ts'

/** Writes what finds goods that are not in the index yet, inside the caller's transaction. */
export const writeIndex = async (
  trx: Kysely<Database>,
  records: readonly GoodsRecord[],
  regionCodeOf: RegionCodeOf,
): Promise<void> => {
  await insertRows(
    trx,
    'goods_search',
    records.map((record) => searchRow(record, regionCodeOf)),
  )
  await rememberWords(trx, [...new Set(records.flatMap(knownWords))])
}

const rememberWords = async (trx: Kysely<Database>, words: readonly string[]): Promise<void> => {
  await sql`insert into search_words (word)
    select distinct word from json_array_elements_text(${JSON.stringify(words)}::json) as known (word)
    on conflict do nothing`.execute(trx)
}
