import type { Words } from '@compute-mall/core/codec'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface ShopTable {
  id: string
  name: Words
  description: Words
  /** What lists are searched by, in small letters. */
  search_text: GeneratedAlways<string>
  /** The name of its picture among the files that are kept. */
  logo: Generated<string | null>
  /** How often its goods were reviewed, and the sum of all stars; a trigger adds them up (migration 0028). */
  review_count: Generated<number>
  star_total: Generated<number>
  service_phone: string
  service_email: string
  has_workday: boolean
  service_time: string
  /** Days of the platform's zone, in their order. */
  days_off: Generated<readonly string[]>
  away_message: Generated<string>
  created_at: Date
  /** Lexemes of name and description (platform/lexemes). */
  words: ColumnType<string, string, string>
}

export interface ShopTables {
  shops: ShopTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends ShopTables {}
}
