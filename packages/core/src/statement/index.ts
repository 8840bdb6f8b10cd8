/**
 * The periodic accounts of merchants (W18): what a shop sold in a period, what was refunded, the service fee, and what
 * the platform owes it.
 *
 * `statementMachine` is its life, `periodAt` its period, `saleSums` and `counterSums` what its lines come to.
 */
export * from './statement.codec.ts'
export { statementEndpoints } from './statement.endpoints.ts'
export { statementRefusals } from './statement.errors.ts'
export * as statementFixtures from './statement.fixtures.ts'
export * from './statement.machine.ts'
export { statementMessages } from './statement.messages.ts'
export * from './statement.rules.ts'
export * from './statement.view.ts'
