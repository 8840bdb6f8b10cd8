import type { Action } from '../page/index.ts'
import type { TableProps } from '../table/index.ts'
import type { ListCommands, ListView } from './types.ts'

export interface ListPageProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'rowName' | 'actions' | 'note'> {
  readonly view: ListView<Row>
  readonly commands: ListCommands
  /** What can be done with all rows that are chosen. */
  readonly bulkActions?: readonly Action[] | undefined
}
