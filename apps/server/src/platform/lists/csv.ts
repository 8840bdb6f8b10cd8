import type { ServedFile } from '@compute-mall/core/http'

/** What a spreadsheet takes for the beginning of a formula, in both widths. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** A number of an order or of a bank: a spreadsheet rounds what has more than fifteen digits. */
const LONG_NUMBER = /^\d{16,}$/
const NEEDS_QUOTES = /[",\r\n]/
/** By this mark a spreadsheet knows UTF-8. */
const BOM = '\uFEFF'

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * A value as a cell: what would begin a formula is text, what would be rounded is kept by a tab, and quotes stand where
 * CSV needs them (RFC 4180).
 */
export const csvCell = (value: unknown): string => {
  const text = textOf(value)
  if (LONG_NUMBER.test(text)) return `${text}\t`
  const harmless = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const lineOf = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Lines travel in pieces of about this many characters. */
const PIECE_LENGTH = 32_768

async function* csvText<Row>(
  head: readonly string[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => readonly unknown[],
): AsyncGenerator<string> {
  let piece = BOM + lineOf(head)
  for await (const row of rows) {
    piece += lineOf(cellsOf(row))
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Rows as a CSV file that is read while it is written. */
export const csvFile = <Row>(
  fileName: string,
  head: readonly string[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => readonly unknown[],
): ServedFile => ({
  fileName,
  contentType: 'text/csv; charset=utf-8',
  content: csvText(head, rows, cellsOf),
})

/** The columns of an export: what stands above each, and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [head: string, cellOf: (row: Row) => unknown])[]

/** The rows of a list as they are found, how a reader sees them, and the columns of their file. */
export interface CsvRows<Found, Row> {
  readonly found: AsyncIterable<Found>
  readonly rowOf: (found: Found) => Row
  readonly columns: CsvColumns<Row>
}

/** The rows of a list as a CSV file, as their reader sees them. */
export const csvOfRows = <Found, Row>(
  fileName: string,
  { found, rowOf, columns }: CsvRows<Found, Row>,
): ServedFile =>
  csvFile(
    fileName,
    columns.map(([head]) => head),
    found,
    (one) => {
      const row = rowOf(one)
      return columns.map(([, cellOf]) => cellOf(row))
    },
  )
