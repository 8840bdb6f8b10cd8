import { type RawBuilder, sql } from 'kysely'
import { plainWords } from '../lexemes.ts'

/** The pattern of `like` for texts that contain a keyword, which is never a pattern itself. */
export const containing = (keyword: string): string => `%${keyword.trim().replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * Whether a column that the database stores `folded` contains a keyword, in whatever case, width and Chinese characters
 * it is written.
 */
export const says = (column: string, keyword: string) =>
  sql<boolean>`${sql.ref(column)} like ${containing(plainWords(keyword))}`

/** The same of a text that is folded only now: for short lists. */
export const saysUnfolded = (text: RawBuilder<unknown>, keyword: string) =>
  sql<boolean>`folded(${text}) like ${containing(plainWords(keyword))}`
