import type { Words } from '@compute-mall/core/codec'
import type { ColumnType } from 'kysely'

export interface ShopTable {
  id: string
  name: Words
  description: Words
  /** 0 to 50: the score in tenths. */
  score: number
  service_phone: string
  service_email: string
  has_workday: boolean
  service_time: string
  created_at: Date
  /** Lexemes of name and description (search/search.words). */
  words: ColumnType<string, string, string>
}

export interface ShopTables {
  shops: ShopTable
}
