import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../theme/index.ts'
import { cx } from './cx.ts'
import * as css from './Table.css.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  /** Money and counts stand at the end, so that figures are under one another. */
  readonly align?: 'start' | 'end' | undefined
  /** Names its row for screen readers. */
  readonly rowHeader?: boolean | undefined
  readonly render: (row: Row) => ReactNode
}

interface TableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** A plain table, in a region that scrolls sideways by keyboard too. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => {
  const { t } = useTranslation('parts')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={css.region} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align = 'start' }) => (
              <th key={key} scope="col" className={cx(css.head, css.aligns[align])}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, align = 'start', rowHeader, render }) => {
                const Cell = rowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    scope={rowHeader ? 'row' : undefined}
                    className={cx(css.cell, css.aligns[align])}
                  >
                    {render(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className={css.empty} colSpan={columns.length}>
                {t('noData')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
