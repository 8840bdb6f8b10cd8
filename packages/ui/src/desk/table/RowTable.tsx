import { useTranslation } from 'react-i18next'
import { cx } from '../../parts/cx.ts'
import { Checkbox } from '../../parts/index.ts'
import { visuallyHidden } from '../../theme/index.ts'
import { ColumnHead } from './ColumnHead.tsx'
import * as css from './DataTable.css.ts'
import { RowActions } from './RowActions.tsx'
import { extent, toggleAll, toggled } from './selecting.ts'
import type { Column, TableProps } from './types.ts'

/** The table of a desktop; it scrolls sideways where it has no room. */
export const RowTable = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, selection, actions } = props
  const { t } = useTranslation('desk')
  const shown = rows.map(rowKey)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={css.region} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {selection !== undefined && (
              <th scope="col" className={cx(css.head, css.narrow)}>
                <Checkbox
                  label={t('selectPage')}
                  labelHidden
                  checked={extent(selection.keys, shown) === 'all'}
                  mixed={extent(selection.keys, shown) === 'some'}
                  onChange={() => toggleAll(selection, shown)}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions !== undefined && (
              <th scope="col" className={cx(css.head, css.narrow, css.aligns.end, css.actionsHead)}>
                {t('actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const TableRow = <Row,>(props: TableProps<Row> & { readonly row: Row }) => {
  const { row, columns, rowKey, rowName, selection, actions, note } = props
  const { t } = useTranslation('desk')
  const key = rowKey(row)
  const remark = note?.(row)
  const hasNote = remark !== undefined && remark !== null
  const span = columns.length + (actions ? 1 : 0)
  const chosen = selection?.keys.has(key) || undefined
  return (
    <>
      <tr className={css.row} data-chosen={chosen}>
        {selection !== undefined && (
          <td className={cx(css.cell, css.narrow)}>
            <Checkbox
              label={t('selectRow', { name: rowName(row) })}
              labelHidden
              checked={selection.keys.has(key)}
              onChange={() => selection.onSelect(toggled(selection.keys, key))}
            />
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} />
        ))}
        {actions !== undefined && (
          <td className={cx(css.cell, css.narrow, css.actionsCell)}>
            <RowActions label={t('actionsOn', { name: rowName(row) })} actions={actions(row)} />
          </td>
        )}
      </tr>
      {hasNote && (
        <tr data-chosen={chosen} className={css.row}>
          {selection !== undefined && <td />}
          <td className={css.note} colSpan={span}>
            {remark}
          </td>
        </tr>
      )}
    </>
  )
}

const Cell = <Row,>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) => {
  const { card, align = 'start', nowrap, roomy = card === 'title' && !nowrap, render } = column
  const Element = card === 'title' ? 'th' : 'td'
  return (
    <Element
      scope={card === 'title' ? 'row' : undefined}
      className={cx(css.cell, css.aligns[align], nowrap && css.nowrap, roomy && css.roomy)}
    >
      {render(row)}
    </Element>
  )
}
