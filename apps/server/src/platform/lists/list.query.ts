import { refusals } from '@compute-mall/core/contract'
import { E, lookup, pipe } from '@compute-mall/core/fp'
import { encodeForm, type Refusal } from '@compute-mall/core/http'
import {
  type List,
  type ListPage,
  MAX_EXPORT_ROWS,
  MAX_TOTAL,
  PAGE_LIMITS,
  type QueryOf,
  type SelectionOf,
  sortOf,
} from '@compute-mall/core/list'
import { type Expression, sql } from 'kysely'
import type { Db } from '../database/index.ts'
import type { Vault } from '../vault.ts'
import { type Place, readCursor, writeCursor } from './cursor.ts'

/** How a sort is read from the rows: by which of their columns, never null, and of which type. */
export interface SortColumn {
  readonly column: string
  readonly type: 'timestamptz' | 'text' | 'numeric' | 'integer'
}

/**
 * Where the rows of a list come from. Each has a column `id` that no other has, and an index that begins with what is
 * filtered for certain and ends in the sorted column and the id, so that a page costs the same however deep it lies.
 */
export interface ListSource<L extends List, Row> {
  readonly list: L
  /** Names the list and whose it is; a cursor of another list is refused. */
  readonly name: string
  readonly sorts: Readonly<Record<string, SortColumn>>
  /** The rows that match the filters, in no order. */
  readonly rows: (selection: SelectionOf<L>) => Expression<Row>
}

interface Identified {
  readonly id: string
}

const orderOf = <L extends List, Row>({ list, sorts }: ListSource<L, Row>, query: SelectionOf<L>) => {
  const { field, isDescending } = sortOf(query.sort ?? list.sorts[0])
  const sorted = lookup(sorts, field)
  if (sorted === undefined) throw new Error(`the list has no column for the sort ${field}`)
  return { ...sorted, isDescending }
}

/** What a cursor is good for: this list, under these filters, in this order. */
const scopeOf = <L extends List, Row>({ list, name }: ListSource<L, Row>, query: QueryOf<L>): string =>
  JSON.stringify([name, encodeForm(list.query.encode({ ...query, cursor: undefined, limit: undefined }))])

type Placed<Row> = Row & Identified & { readonly cursor_value: string }

/** Up to `limit` rows from `place` on in the order of the list, or backwards from it. */
const rowsFrom = async <L extends List, Row>(
  db: Db,
  source: ListSource<L, Row>,
  query: SelectionOf<L>,
  place: Place | null,
  limit: number,
): Promise<readonly Placed<Row>[]> => {
  const { column, type, isDescending } = orderOf(source, query)
  const isBackwards = place !== null && place.way !== 'after'
  const order = sql.raw(isDescending === isBackwards ? 'asc' : 'desc')
  const key = sql.ref(`listed.${column}`)
  const side = isDescending === isBackwards ? '>' : '<'
  const compare = sql.raw(`${side}${place?.way === 'upTo' ? '=' : ''}`)
  // The key alone says less, and is found by an index where its id stands in another table.
  const isBeyond =
    place === null
      ? sql`true`
      : sql`${key} ${sql.raw(`${side}=`)} ${place.value}::${sql.raw(type)}
          and (${key}, listed.id) ${compare} (${place.value}::${sql.raw(type)}, ${place.id})`
  const { rows } = await sql<Placed<Row>>`
    select listed.*, ${key}::text as cursor_value from ${source.rows(query)} as listed
    where ${isBeyond} order by ${key} ${order}, listed.id ${order} limit ${limit}`.execute(db)
  return isBackwards ? rows.toReversed() : rows
}

/** Counts up to one more than is told. */
const totalOf = async <L extends List, Row>(
  db: Db,
  source: ListSource<L, Row>,
  query: SelectionOf<L>,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (select 1 from ${source.rows(query)} as listed limit ${MAX_TOTAL + 1}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * One page of a list by its keys: a row that stays where it is is met exactly once by who reads on, whatever happens to
 * the others. Refusal: LIST10001 for a cursor that was not made for this list, these filters and this order.
 */
export const pageOf = async <L extends List, Row extends Identified>(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  source: ListSource<L, Row>,
  query: QueryOf<L>,
): Promise<E.Either<Refusal, ListPage<Row>>> => {
  const scope = scopeOf(source, query)
  const place = query.cursor === undefined ? null : readCursor(vault, scope, query.cursor)
  if (place === undefined) return E.left(refusals.listChanged())
  const limit = query.limit ?? PAGE_LIMITS[0]
  const found = await rowsFrom(db, source, query, place, limit + 1)
  const isBackwards = place !== null && place.way !== 'after'
  const hasMore = found.length > limit
  const page = !hasMore ? found : isBackwards ? found.slice(1) : found.slice(0, limit)
  const cursorAt = (row: Placed<Row> | undefined, way: Place['way']) =>
    row === undefined ? null : writeCursor(vault, scope, { way, value: row.cursor_value, id: row.id })
  // Behind the last row nothing may be left: then the way back leads to the row from which one came.
  const back =
    page.length === 0 && place?.way === 'after' ? writeCursor(vault, scope, { ...place, way: 'upTo' }) : null
  return E.right({
    records: page,
    nextCursor: hasMore || isBackwards ? cursorAt(page.at(-1), 'after') : null,
    previousCursor:
      place === null || (isBackwards && !hasMore) ? null : (cursorAt(page[0], 'before') ?? back),
    // What is looked through for words is looked through once where all of it stands on the first page.
    total: place === null && !hasMore ? page.length : await totalOf(db, source, query),
  })
}

/** The same, with each row as it is shown. */
export const shownPage = async <L extends List, Row extends Identified, Shown>(
  platform: Parameters<typeof pageOf>[0],
  source: ListSource<L, Row>,
  query: QueryOf<L>,
  show: (row: Row) => Shown,
): Promise<E.Either<Refusal, ListPage<Shown>>> =>
  pipe(
    await pageOf(platform, source, query),
    E.map((page) => ({ ...page, records: page.records.map((row) => show(row)) })),
  )

const BATCH_SIZE = 500

/** All rows of a list in its order, read bit by bit by the same keys; at most `max`. */
export async function* rowsOf<L extends List, Row extends Identified>(
  db: Db,
  source: ListSource<L, Row>,
  query: SelectionOf<L>,
  max = MAX_EXPORT_ROWS,
): AsyncGenerator<Row> {
  let place: Place | null = null
  for (let left = max; left > 0; ) {
    const limit = Math.min(left, BATCH_SIZE)
    const rows: readonly Placed<Row>[] = await rowsFrom(db, source, query, place, limit)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return
    place = { way: 'after', value: last.cursor_value, id: last.id }
    left -= rows.length
  }
}
