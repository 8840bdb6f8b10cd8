/**
 * The periodic accounts of merchants (W18): what a shop sold in a period, what was refunded, the service fee, and what
 * the platform owes it.
 *
 * `statementMachine` is its life, `periodAt` its period, `saleSums` and `counterSums` what its lines come to.
 *
 * @module
 */
export {
  Adjustment,
  StatementDetail,
  StatementLine,
  StatementLineKind,
  StatementRow,
  StatementStatus,
  StatementText,
  shopStatementList,
  statementLineList,
  statementList,
} from './statement.codec.ts'
export { statementEndpoints } from './statement.endpoints.ts'
export { statementRefusals } from './statement.errors.ts'
export {
  allowedStatementEvents,
  nextStatementStatus,
  type StatementActor,
  type StatementEventName,
  statementEvents,
  statementLife,
  statementMachine,
} from './statement.machine.ts'
export { statementMessages } from './statement.messages.ts'
export {
  adjustmentSums,
  CLOSING_DELAY_MS,
  confirmBy,
  counterSums,
  type DayRange,
  endOfPeriod,
  periodAfter,
  periodAt,
  periodText,
  saleSums,
  USUAL_PERIOD,
} from './statement.rules.ts'
export { statementStatus } from './statement.status.ts'
export { type StatementView, statementView } from './statement.view.ts'
