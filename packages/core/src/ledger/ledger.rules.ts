import { add, compare, type Money, multiply } from '../money/index.ts'
import type { Cost } from './ledger.codec.ts'

/** What a budget of a month may be, in yuan. */
export const BUDGET = { minimum: '1.00', maximum: '100000000.00' } as const
/** At how much of a budget, in percent, somebody is told (width 2.7). */
export const BUDGET_ALERTS = [80, 95] as const
/** The most entries that a bill lists; the export has all. */
export const MAX_BILL_ENTRIES = 500

/** What one costs comes to under a key, the greatest first. */
export interface CostTotal {
  readonly key: string
  readonly amount: Money
}

/**
 * Sums costs by a key, to the cent, the greatest first.
 * @example
 * import { totalsBy } from '@compute-mall/core/ledger'
 *
 * const cost = { month: '2026-11', kind: 'storage', clusterId: null, centerName: null, amount: '0.10' } as const
 * totalsBy([cost, { ...cost, amount: '0.20' }], ({ month }) => month) // → [{ key: '2026-11', amount: '0.3' }]
 */
export const totalsBy = (costs: readonly Cost[], keyOf: (cost: Cost) => string): readonly CostTotal[] => {
  const sums = new Map<string, Money>()
  for (const cost of costs) sums.set(keyOf(cost), add(sums.get(keyOf(cost)) ?? '0', cost.amount))
  return [...sums]
    .map(([key, amount]) => ({ key, amount }))
    .toSorted((a, b) => compare(b.amount, a.amount) || a.key.localeCompare(b.key))
}

/** The sum of costs, in yuan. */
export const totalOf = (costs: readonly Cost[]): Money =>
  costs.reduce<Money>((sum, { amount }) => add(sum, amount), '0')

/** Whether a text is an amount that a budget may have: yuan with at most two decimals, within `BUDGET`. */
export const isBudget = (text: string): boolean =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) &&
  compare(text, BUDGET.minimum) >= 0 &&
  compare(text, BUDGET.maximum) <= 0

/**
 * The alerts that a month's spending has reached, of a budget.
 * @example
 * import { alertsReached } from '@compute-mall/core/ledger'
 *
 * alertsReached('1000.00', '800.00') // → [80]
 */
export const alertsReached = (budget: Money, spent: Money): readonly (typeof BUDGET_ALERTS)[number][] =>
  BUDGET_ALERTS.filter((percent) => compare(multiply(spent, '100'), multiply(budget, `${percent}`)) >= 0)
