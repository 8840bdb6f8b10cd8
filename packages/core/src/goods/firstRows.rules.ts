import { isBlank } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import type { FirstRows } from './firstRows.codec.ts'
import type { GoodsForm, GoodsProblem } from './form.codec.ts'
import { GOODS_FORM } from './form.figures.ts'

type Cells = readonly string[]
type Column = FirstRows['columns'][number]
/** What is wrong with a table that a seller wrote; `most` is the greatest figure, or the number of the row. */
export type FirstRowsProblem = Pick<GoodsProblem, 'code' | 'most'>

/** A line break is one character, and the last one ends the last row. */
const written = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '')

const separatorOf = (head: string): '\t' | ';' | ',' =>
  head.includes('\t') ? '\t' : head.includes(';') ? ';' : ','

/** A cell in quotes, or all up to the next separator; then what ends it. */
const cellPatterns = {
  '\t': /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/gy,
  ';': /("(?:[^"]|"")*"|[^;\n]*)(;|\n|$)/gy,
  ',': /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/gy,
} as const

const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell

/** The cells of each line, as a spreadsheet copies or a CSV file holds them (RFC 4180). */
const cellsIn = (text: string): readonly Cells[] => {
  const lines: string[][] = [[]]
  const [head = ''] = text.split('\n')
  for (const [, cell = '', end] of text.matchAll(cellPatterns[separatorOf(head)])) {
    lines.at(-1)?.push(unquoted(cell).trim())
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines
}

const NUMBER = /^[-+]?(0|[1-9]\d*)(\.\d+)?(e[-+]?\d+)?$/i
const TIME = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[-+]\d{2}:?\d{2})?)?$/

/** What all cells of a column that hold something are; a code with a leading zero is a text. */
const typeOf = (cells: Cells): Column['type'] => {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return 'text'
  if (filled.every((cell) => NUMBER.test(cell))) return 'number'
  return filled.every((cell) => TIME.test(cell)) ? 'time' : 'text'
}

const problemOf = (names: Cells, rows: readonly Cells[]): FirstRowsProblem | undefined => {
  const wrong = (code: string, most: number | null = null): FirstRowsProblem => ({ code, most })
  if (rows.length === 0) return wrong('rowsNone')
  if (rows.length > GOODS_FORM.maxFirstRows) return wrong('rowsTooMany', GOODS_FORM.maxFirstRows)
  if (names.length > GOODS_FORM.maxColumns) return wrong('rowsTooWide', GOODS_FORM.maxColumns)
  if (names.some((name) => name === '')) return wrong('rowsUnnamed')
  if (new Set(names).size < names.length) return wrong('rowsSameName')
  const uneven = rows.findIndex((cells) => cells.length !== names.length)
  if (uneven >= 0) return wrong('rowsUneven', uneven + 1)
  return [names, ...rows].some((cells) => cells.some((cell) => cell.length > GOODS_FORM.maxRowText))
    ? wrong('rowsLongCell', GOODS_FORM.maxRowText)
    : undefined
}

/**
 * The first rows of a data set from what its seller pasted: names of columns, then rows, separated by tabs, commas or
 * semicolons. Cells stay texts; what a column holds is told by its cells.
 * @example
 * import { readFirstRows } from '@compute-mall/core/goods'
 *
 * readFirstRows('id,tokens\na-1,512')._tag // → 'Right'
 */
export const readFirstRows = (text: string): E.Either<FirstRowsProblem, FirstRows> => {
  if (text.length > GOODS_FORM.maxFirstRowsText)
    return E.left({ code: 'tooLong', most: GOODS_FORM.maxFirstRowsText })
  const [names = [], ...rows] = cellsIn(written(text))
  const problem = problemOf(names, rows)
  if (problem !== undefined) return E.left(problem)
  return E.right({
    columns: names.map((name, at) => ({ name, type: typeOf(rows.map((cells) => cells[at] ?? '')) })),
    rows,
  })
}

/** First rows as they are published; null where there are none, or none that can be shown. */
export const firstRowsOf = ({ kind, firstRows }: Pick<GoodsForm, 'kind' | 'firstRows'>): FirstRows | null => {
  if (kind !== 'data' || isBlank(firstRows)) return null
  const read = readFirstRows(firstRows)
  return E.isRight(read) ? read.right : null
}

/** Why the first rows of goods cannot go in for review; goods of other kinds have none. */
export const firstRowsProblems = ({
  kind,
  firstRows,
}: Pick<GoodsForm, 'kind' | 'firstRows'>): readonly GoodsProblem[] => {
  if (kind !== 'data' || isBlank(firstRows)) return []
  const read = readFirstRows(firstRows)
  return E.isLeft(read) ? [{ field: 'firstRows', ...read.left }] : []
}
