import { type QueryExecutorProvider, sql } from 'kysely'

/** So many rows travel in one statement; more would only make one very long text. */
const ROWS_AT_ONCE = 2_000

/**
 * Writes many rows at once: they travel as one JSON text, which the database reads by the types of its columns.
 * @param to what may write this table; every handle of the whole database may
 * @param rows with the same columns each; texts serve for all that JSON has no type for, e.g. instants and amounts
 */
export const insertRows = async <T extends string>(
  to: QueryExecutorProvider & { readonly insertInto: (table: T) => unknown },
  table: T,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(to)
  }
}
