import type { ReactNode } from 'react'
import type { Action } from '../page/index.ts'

/** A column of a table, and the place of the same fact on a phone's card. */
export interface Column<Row> {
  readonly key: string
  /** On a card it stands before the fact. */
  readonly header: string
  readonly render: (row: Row) => ReactNode
  /** Money and counts stand at the end, so that figures are under one another. */
  readonly align?: 'start' | 'end' | undefined
  /** Figures, dates and single words are not broken. */
  readonly nowrap?: boolean | undefined
  /** Holds names, which get room for a line of words; a title that may be broken has it unasked. */
  readonly roomy?: boolean | undefined
  /** Any width of CSS; as wide as its content unless said. */
  readonly width?: string | undefined
  readonly sortable?: boolean | undefined
  /**
   * Where a card shows it: `title` names the row, for screen readers in the table too; `tag` stands at the title's
   * side, `picture` before it, `fact` below with its header, `none` not at all. `fact` unless said.
   */
  readonly card?: 'title' | 'tag' | 'picture' | 'fact' | 'none' | undefined
}

export interface Sort {
  readonly key: string
  readonly descending: boolean
}

/** The rows that are chosen, and what may be done with them at once. */
export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
}

export interface TableProps<Row> {
  /** What the rows are, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** In words, e.g. for the name of its checkbox. */
  readonly rowName: (row: Row) => string
  readonly sort?: Sort | undefined
  readonly onSort?: ((sort: Sort) => void) | undefined
  readonly selection?: Selection | undefined
  /** What can be done with a row; the first may stand in the row itself. */
  readonly actions?: ((row: Row) => readonly Action[]) | undefined
  /** Below a row, over its whole width: why it is in its state. */
  readonly note?: ((row: Row) => ReactNode) | undefined
}
