import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../parts/index.ts'
import { ActionMenu } from '../page/index.ts'
import * as css from './DataTable.css.ts'
import { toggled } from './selecting.ts'
import type { Column, TableProps } from './types.ts'

/** The cards of a phone, one for each row. */
export const RowCards = <Row,>(props: TableProps<Row>) => (
  <ul className={css.cards} aria-label={props.caption}>
    {props.rows.map((row) => (
      <RowCard key={props.rowKey(row)} row={row} {...props} />
    ))}
  </ul>
)

const RowCard = <Row,>(props: TableProps<Row> & { readonly row: Row }) => {
  const { row, columns, rowKey, rowName, selection, actions, note } = props
  const { t } = useTranslation('desk')
  const key = rowKey(row)
  const at = (place: Column<Row>['card']) => columns.filter(({ card = 'fact' }) => card === place)
  const facts = at('fact')
  return (
    <li className={css.card} data-chosen={selection?.keys.has(key) || undefined}>
      <div className={css.cardHead}>
        {selection !== undefined && (
          <Checkbox
            label={t('selectRow', { name: rowName(row) })}
            labelHidden
            checked={selection.keys.has(key)}
            onChange={() => selection.onSelect(toggled(selection.keys, key))}
          />
        )}
        <Facts columns={at('picture')} row={row} />
        <div className={css.cardNames}>
          <div className={css.cardTitle}>
            <Facts columns={at('title')} row={row} />
          </div>
          <Facts columns={at('tag')} row={row} />
        </div>
        {actions !== undefined && (
          <ActionMenu label={t('actionsOn', { name: rowName(row) })} actions={actions(row)} />
        )}
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((column) => (
            <div key={column.key} className={css.fact}>
              <dt className={css.factName}>{column.header}</dt>
              <dd className={css.factValue}>{column.render(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {note?.(row)}
    </li>
  )
}

const Facts = <Row,>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) =>
  columns.map((column) => <div key={column.key}>{column.render(row)}</div>)
