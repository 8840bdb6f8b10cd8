import { GOODS_FORM } from '@compute-mall/core/goods'
import { MINUTE_MS } from '@compute-mall/core/time'
import { previews } from '../../content/previews.ts'
import { randomOf } from '../../random.ts'
import { rowsOf } from '../../table.ts'

const FIRST_ROW = Date.parse('2025-01-01T00:00:00Z')
const ROW_MINUTES = 15

/** The columns of data sets by their category: `name:type`. */
const columnsOf = new Map(
  rowsOf(previews, 'category', 'columns').map(({ category, columns }) => [
    category,
    columns.split(' ').map((column) => {
      const [name = '', type = ''] = column.split(':')
      return { name, type }
    }),
  ]),
)

/** The first rows of a data set as its seller pastes them, the same every time. */
export const firstRowsOf = (key: string, category: string): string => {
  const random = randomOf(`${key}:rows`)
  const columns = columnsOf.get(category) ?? []
  const cellOf = ({ name, type }: (typeof columns)[number], row: number): string => {
    if (type === 'time') return new Date(FIRST_ROW + row * ROW_MINUTES * MINUTE_MS).toISOString().slice(0, 16)
    return type === 'number'
      ? (random.whole(0, 99_999) / 100).toFixed(2)
      : `${name}-${String(row + 1).padStart(4, '0')}`
  }
  const rows = Array.from({ length: GOODS_FORM.maxFirstRows }, (_, row) =>
    columns.map((column) => cellOf(column, row)),
  )
  return [columns.map(({ name }) => name), ...rows].map((cells) => cells.join('\t')).join('\n')
}
