import { add, compare, type Money } from '../money/index.ts'
import type { Cost } from './ledger.codec.ts'

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
