import type { ReactNode } from 'react'
import { DescriptionList } from '../../parts/index.ts'

export interface FactsProps {
  readonly items: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly columns?: 1 | 2 | 3 | undefined
}

/** What is known of a thing, by name. One that is not known is a dash, so that the places stay. */
export const Facts = ({ items, columns = 2 }: FactsProps) => (
  <DescriptionList
    columns={columns}
    items={items.map(({ name, value }) => ({ name, value: value ?? '—' }))}
  />
)
