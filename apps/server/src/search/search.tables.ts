import type { Words } from '@compute-mall/core/codec'
import type { MissOutcome, SynonymKind, TaxonomyTree } from '@compute-mall/core/search'
import type { ColumnType, Generated } from 'kysely'
import type { BitGroup, groupColumns } from './search.codes.ts'

/** Sets of codes as bits (search.codes). They are read as text, which keeps all of them. */
type Bits = ColumnType<string, string, string>

/** What goods are filtered and counted by. */
type Codes = { compute: boolean; category: string } & {
  [Column in (typeof groupColumns)[BitGroup]]: Bits
}

/**
 * Every combination of codes that goods have, and how many on the shelf have it: a mall has far fewer of them than
 * goods, so facets are counted by these.
 */
export interface SearchProfileTable extends Codes {
  id: Generated<number>
  shelved: Generated<number>
}

/**
 * One narrow row per goods item, with all that finding and sorting need. It is made from the catalogue
 * (store/refresh), a moment after that has changed.
 */
export interface GoodsSearchTable extends Codes {
  goods_id: string
  shop_id: string
  /** On the shelf; what is not is kept but never found. */
  shelf: boolean
  profile: number
  /** The least price in ten-thousandths of a yuan. */
  price: number
  /** What that price comes to per hour, in yuan (core/goods hourlyPrice); null for what has no hour. */
  hourly: string | null
  /** Whether any place has any of it left. */
  in_stock: boolean
  sales: number
  /** The score in tenths. */
  score: number
  popularity: number
  listed_at: Date
  /** Lexemes (platform/lexemes), a tsvector. */
  words: ColumnType<string, string, string>
}

/** The words that goods are known by, for correcting those that find nothing. */
export interface SearchWordTable {
  word: string
}

/** Goods of which the index may be behind; triggers write it (migrations search-profiles and search-offers), store/refresh takes from it. */
export interface SearchChangeTable {
  id: Generated<number>
  goods_id: string
}

/** What words of buyers mean to the search; operations maintain it. */
export interface SearchSynonymTable {
  id: string
  /** As it is compared (core/search tidiedTerm); unique. */
  term: string
  kind: SynonymKind
  meanings: ColumnType<readonly string[], string, string>
  revision: Generated<number>
}

/** Categories, industries, filter groups and their values; operations maintain it. */
export interface SearchTaxonomyTable {
  tree: TaxonomyTree
  /** Unique in its tree, and among all categories and industries. */
  code: string
  parent: string | null
  /** Among those beside it. */
  position: number
  name: ColumnType<Words, string, string>
  hidden: Generated<boolean>
  revision: Generated<number>
}

/** Words of searches that failed or found nothing, by how they went wrong. */
export interface SearchMissTable {
  id: string
  words: string
  outcome: MissOutcome
  times: Generated<number>
  message: string
  last_at: Date
}

export interface SearchTables {
  goods_search: GoodsSearchTable
  search_profiles: SearchProfileTable
  search_changes: SearchChangeTable
  search_words: SearchWordTable
  search_synonyms: SearchSynonymTable
  search_taxonomy: SearchTaxonomyTable
  search_misses: SearchMissTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends SearchTables {}
}
