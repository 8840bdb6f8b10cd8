import type { Message } from '../messages/index.ts'
import type { StatementDetail } from './statement.codec.ts'
import {
  allowedStatementEvents,
  type StatementActor,
  type StatementEventName,
  statementLife,
} from './statement.machine.ts'
import { statementStatus } from './statement.status.ts'

/** A statement as one of its two sides sees it. */
export interface StatementView {
  readonly statement: StatementDetail
  readonly status: Message
  /** What the shop said last, while it is not answered. */
  readonly dispute: StatementDetail['steps'][number] | null
  readonly commands: Readonly<Record<'confirm' | 'dispute' | 'adjust' | 'pay', boolean>>
  /** Nothing is owed, so that it will not be paid out. */
  readonly comesToNothing: boolean
}

const commandEvents = {
  confirm: 'statement.confirmed',
  dispute: 'statement.disputed',
  adjust: 'statement.adjusted',
  pay: 'statement.paid',
} as const satisfies Readonly<Record<keyof StatementView['commands'], StatementEventName>>

/** What a side sees of a statement, and which commands are open to it; null for who only reads. */
export const statementView = (
  statement: StatementDetail,
  actor: Exclude<StatementActor, 'job'> | null,
): StatementView => {
  const life = statementLife(statement)
  const allowed = actor === null ? [] : allowedStatementEvents(life, actor)
  const may = (command: keyof StatementView['commands']) => allowed.includes(commandEvents[command])
  return {
    statement,
    status: statementStatus(statement),
    dispute:
      statement.status === 'disputed'
        ? (statement.steps.findLast(({ event }) => event === 'statement.disputed') ?? null)
        : null,
    commands: { confirm: may('confirm'), dispute: may('dispute'), adjust: may('adjust'), pay: may('pay') },
    comesToNothing: statement.status === 'confirmed' && !life.isOwed,
  }
}
