/**
 * What a customer paid and got back, and what it was spent on (design 2.7, D18).
 *
 * `LedgerEntry` is a movement of money, `Cost` what a month cost by kind and centre; `totalsBy` sums costs.
 */
export * from './ledger.codec.ts'
export * from './ledger.endpoints.ts'
export { ledgerRefusals } from './ledger.errors.ts'
export * as ledgerFixtures from './ledger.fixtures.ts'
export { ledgerMessages } from './ledger.messages.ts'
export * from './ledger.rules.ts'
