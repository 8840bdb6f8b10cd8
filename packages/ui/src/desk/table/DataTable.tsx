import { useNarrow } from '../page/index.ts'
import { RowCards } from './RowCards.tsx'
import { RowTable } from './RowTable.tsx'
import type { TableProps } from './types.ts'

/** Rows as a table, on a phone as cards with the same facts in the same order. */
export const DataTable = <Row,>(props: TableProps<Row>) =>
  useNarrow() ? <RowCards {...props} /> : <RowTable {...props} />
