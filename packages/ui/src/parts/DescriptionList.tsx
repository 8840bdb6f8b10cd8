import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { columns as columnStyles, list, rows, term, value as valueCell } from './DescriptionList.css.ts'

interface DescriptionListProps {
  readonly items: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly columns?: keyof typeof columnStyles | undefined
  /** How much room the names need; above their values where those are long as well. */
  readonly names?: keyof typeof rows | undefined
}

/** Names and values: parameters, the configuration that is bought, an order's particulars. */
export const DescriptionList = ({ items, columns = 1, names = 'short' }: DescriptionListProps) => (
  <dl className={cx(list, columnStyles[columns])}>
    {items.map(({ name, value }) => (
      <div key={name} className={rows[names]}>
        <dt className={term}>{name}</dt>
        <dd className={valueCell}>{value}</dd>
      </div>
    ))}
  </dl>
)
