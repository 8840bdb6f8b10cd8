import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { columns as columnStyles, list, row, term } from './DescriptionList.css.ts'

interface DescriptionListProps {
  readonly items: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly columns?: keyof typeof columnStyles | undefined
}

/** Names and values: parameters, the configuration that is bought, an order's particulars. */
export const DescriptionList = ({ items, columns = 1 }: DescriptionListProps) => (
  <dl className={cx(list, columnStyles[columns])}>
    {items.map(({ name, value }) => (
      <div key={name} className={row}>
        <dt className={term}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
