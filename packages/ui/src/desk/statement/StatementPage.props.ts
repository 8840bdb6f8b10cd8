import type {
  StatementActor,
  StatementDetail,
  StatementLine,
  StatementView,
  statementLineList,
} from '@compute-mall/core/statement'
import type { WorkListCommands, WorkListView } from '../list/index.ts'
import type { Action, LoadState } from '../page/index.ts'

export interface StatementPageProps {
  readonly view: WorkListView<typeof statementLineList, StatementLine> & {
    readonly state: LoadState<StatementDetail>
    /** Whose commands are shown; null for who only reads. */
    readonly actor: Exclude<StatementActor, 'job'> | null
  }
  readonly links: {
    readonly statements: string
    /** Where the order of a line is shown; null where the reader may not see it. */
    readonly order: (line: StatementLine) => string | null
  }
  readonly commands: WorkListCommands
  /** What may be done with the statement, the main one first. */
  readonly actions: (view: StatementView) => readonly Action[]
  /** Disputes one line; the shop alone does. */
  readonly onDispute?: (line: StatementLine) => void
}
