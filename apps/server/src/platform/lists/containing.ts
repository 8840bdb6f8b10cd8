import { sql } from 'kysely'

/** The pattern of `like` for texts that contain a keyword, which is never a pattern itself. */
export const containing = (keyword: string): string => `%${keyword.trim().replaceAll(/[\\%_]/g, '\\$&')}%`

/** Whether a column that holds small letters alone contains a keyword, however that is written. */
export const says = (column: string, keyword: string) =>
  sql<boolean>`${sql.ref(column)} like lower(${containing(keyword)})`
