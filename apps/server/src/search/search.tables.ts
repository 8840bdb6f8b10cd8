import type { ColumnType } from 'kysely'

/** Sets of codes as bits (search.codes). They are read as text, which keeps all of them. */
type Bits = ColumnType<string, string, string>

/**
 * One narrow row per goods item, with all that finding, counting and sorting need. Counters are folded in by a job,
 * so that a sale does not rewrite a row of the full-text index.
 */
export interface GoodsSearchTable {
  goods_id: string
  shop_id: string
  /** On the shelf; what is not is kept but never found. */
  shelf: boolean
  compute: boolean
  category: string
  industry: Bits
  region: Bits
  resource: Bits
  pay_mode: Bits
  delivery: Bits
  spec: Bits
  other: Bits
  /** The least price in ten-thousandths of a yuan. */
  price: number
  sales: number
  /** The score in tenths. */
  score: number
  popularity: number
  listed_at: Date
  /** Lexemes (search.words), a tsvector. */
  words: ColumnType<string, string, string>
}

/** The words that goods are known by, for correcting those that find nothing. */
export interface SearchWordTable {
  word: string
}

export interface SearchTables {
  goods_search: GoodsSearchTable
  search_words: SearchWordTable
}
