import { AscendingIcon, DescendingIcon } from '../../icons/index.ts'
import { cx } from '../../parts/cx.ts'
import * as css from './DataTable.css.ts'
import type { Column, TableProps } from './types.ts'

interface ColumnHeadProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  readonly column: Column<Row>
}

/** The head of a column; where the rows can be sorted by it, a button that turns the order. */
export const ColumnHead = <Row,>({ column, sort, onSort }: ColumnHeadProps<Row>) => {
  const { key, header, align = 'start', sortable, width } = column
  const on = sort?.key === key
  const order = sort?.descending === true ? 'descending' : 'ascending'
  const OrderIcon = on && order === 'ascending' ? AscendingIcon : DescendingIcon
  return (
    <th
      scope="col"
      className={cx(css.head, css.aligns[align])}
      style={width === undefined ? undefined : { width }}
      aria-sort={on ? order : undefined}
    >
      {sortable === true && onSort !== undefined ? (
        <button
          type="button"
          className={css.sorter}
          data-on={on || undefined}
          onClick={() => onSort({ key, descending: on ? sort?.descending !== true : true })}
        >
          {header}
          <OrderIcon className={on ? undefined : css.idle} size={14} />
        </button>
      ) : (
        header
      )}
    </th>
  )
}
