/**
 * What a customer paid and got back, and what it was spent on (design 2.7, D18).
 *
 * `LedgerEntry` is a movement of money, `Cost` what a month cost by kind and centre; `totalsBy` sums costs.
 *
 * @module
 */
export { Bill, Budget, Cost, EntryKind, LedgerEntry, ledgerList, MemberCost, Month } from './ledger.codec.ts'
export { ledgerEndpoints } from './ledger.endpoints.ts'
export { ledgerRefusals } from './ledger.errors.ts'
export { ledgerMessages } from './ledger.messages.ts'
export {
  alertsReached,
  BUDGET,
  BUDGET_ALERTS,
  isBudget,
  MAX_BILL_ENTRIES,
  totalOf,
  totalsBy,
} from './ledger.rules.ts'
