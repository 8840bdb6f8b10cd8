import { Instant, type Language } from '@compute-mall/core/codec'
import type { ServedFile } from '@compute-mall/core/http'
import { type Precision, spreadsheetTime, ZONE_NAME } from '@compute-mall/core/time'

/** The beginning of a formula, in both widths. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r|%]/
/** What spreadsheets read as a number, a date, a time or a percentage: digits with the signs that stand among them. */
const NUMBER_OR_DATE =
  /^[\s\d０-９.,，:/()%'¥￥$€£+\-年月日时分秒]*[\d０-９][\s\d０-９.,，:/()%'¥￥$€£+\-年月日时分秒]*$/
const WITH_EXPONENT = /^\s*[\d.,]+e[+-]?\d+\s*$/i
const WITH_HALF_OF_DAY = /^[\s\d:/.-]*\d[\s\d:/.-]*[ap]m?\s*$/i
const NAMED_MONTH = /^[\s\d,./-]*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s\d,:./-]*$/i
const NAMED_VALUE = /^\s*(true|false|#.*)\s*$/i
const readOtherwise = [FORMULA, NUMBER_OR_DATE, WITH_EXPONENT, WITH_HALF_OF_DAY, NAMED_MONTH, NAMED_VALUE]

const NEEDS_QUOTES = /[",\r\n]/
/** By this mark a spreadsheet knows UTF-8. */
const BOM = '\uFEFF'

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text as a cell: `'` stands before what a spreadsheet would take for a formula, a number or a date. */
const textCell = (text: string): string =>
  quoted(readOtherwise.some((form) => form.test(text)) ? `'${text}` : text)

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** @throws Error for what is no plain number: a column of numbers never holds text */
const numberCell = (value: number | string): string => {
  const text = String(value)
  if (!PLAIN_NUMBER.test(text)) throw new Error(`A column of numbers has the cell ${JSON.stringify(text)}.`)
  return text
}

/** A column of an export: its head, and its cell of a row, as it stands in the file. */
export interface CsvColumn<Row> {
  readonly head: string
  readonly cellOf: (row: Row) => string
}
/** The columns of an export. */
export type CsvColumns<Row> = readonly CsvColumn<Row>[]

type Absent = null | undefined

const unlessAbsent =
  <Row, Value>(pick: (row: Row) => Value | Absent, cell: (value: Value) => string) =>
  (row: Row): string => {
    const value = pick(row)
    return value === null || value === undefined ? '' : cell(value)
  }

/** A head that names the unit; one that names it already stays. */
const withUnit = (head: string, unit: string, language: Language): string => {
  const named = language === 'zh' ? `（${unit}）` : ` (${unit})`
  return head.endsWith(named) ? head : head + named
}
const YUAN = { zh: '元', en: 'yuan' } as const

/** The kinds of columns: the kind, never the value, decides how a cell is written. Heads name the unit or the zone. */
export const csvKinds = (language: Language) => ({
  /** Names, words, and numbers that count nothing, e.g. of an order or a bank account. */
  text: <Row>(head: string, textOf: (row: Row) => string | Absent): CsvColumn<Row> => ({
    head,
    cellOf: unlessAbsent(textOf, textCell),
  }),
  /** A count; its unit stands in the head or in a column of its own. */
  number: <Row>(head: string, numberOf: (row: Row) => number | string | Absent): CsvColumn<Row> => ({
    head,
    cellOf: unlessAbsent(numberOf, numberCell),
  }),
  /** An amount of money in yuan. */
  money: <Row>(head: string, moneyOf: (row: Row) => string | Absent): CsvColumn<Row> => ({
    head: withUnit(head, YUAN[language], language),
    cellOf: unlessAbsent(moneyOf, numberCell),
  }),
  /** A share, from 0 to 1, in percent. */
  percent: <Row>(head: string, percentOf: (row: Row) => string | Absent): CsvColumn<Row> => ({
    head: withUnit(head, '%', language),
    cellOf: unlessAbsent(percentOf, (text) => numberCell(text.replace(/%$/, ''))),
  }),
  /** An instant in the zone of the platform, as precise as on its page; words stand where there is none. */
  time: <Row>(
    head: string,
    instantOf: (row: Row) => string | Absent,
    precision: Exclude<Precision, 'date'> = 'minute',
  ): CsvColumn<Row> => ({
    head: withUnit(head, ZONE_NAME, language),
    cellOf: unlessAbsent(instantOf, (at) => (Instant.is(at) ? spreadsheetTime(at, precision) : textCell(at))),
  }),
  /** A calendar day, `2026-11-21`. */
  day: <Row>(head: string, dayOf: (row: Row) => string | Absent): CsvColumn<Row> => ({
    head,
    cellOf: unlessAbsent(dayOf, (day) =>
      Number.isNaN(Date.parse(day)) ? textCell(day) : spreadsheetTime(`${day}T00:00:00+08:00`, 'date'),
    ),
  }),
})

/** Lines travel in pieces of about this many characters. */
const PIECE_LENGTH = 32_768

async function* csvText<Found, Row>({ found, rowOf, columns }: CsvRows<Found, Row>): AsyncGenerator<string> {
  const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
  let piece = BOM + lineOf(columns.map(({ head }) => quoted(head)))
  for await (const one of found) {
    const row = rowOf(one)
    piece += lineOf(columns.map(({ cellOf }) => cellOf(row)))
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** The rows of a list as they are found, how a reader sees them, and the columns of their file. */
export interface CsvRows<Found, Row> {
  readonly found: AsyncIterable<Found>
  readonly rowOf: (found: Found) => Row
  readonly columns: CsvColumns<Row>
}

/** The rows of a list as a CSV file that is read while it is written, as their reader sees them. */
export const csvFile = <Found, Row>(fileName: string, rows: CsvRows<Found, Row>): ServedFile => ({
  fileName,
  contentType: 'text/csv; charset=utf-8',
  content: csvText(rows),
})
