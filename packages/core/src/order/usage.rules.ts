import type { BillingType, BillingUnit } from '../goods/index.ts'

/** Units of which an amount is bought once and then used up. */
const usedUp: readonly BillingUnit[] = ['coreHour', 'cardHour']

/** At how much of an amount, in percent, its owner is told: as with budgets (width 2.7), and once nothing is left (decision 35). */
export const USAGE_ALERTS = [80, 95, 100] as const

/** Whether the use of what a line has opened is measured: hours that were bought by their number (decision 35). */
export const isMetered = ({
  billingType,
  unit,
}: {
  readonly billingType: BillingType
  readonly unit: BillingUnit
}): boolean => billingType === 'ONCE' && usedUp.includes(unit)

/** How much of an amount is used and left, in its own unit, and how many percent are used. */
export interface Consumption {
  readonly used: number
  readonly left: number
  readonly percent: number
}

const HUNDREDTHS = 100
const rounded = (amount: number): number => Math.round(amount * HUNDREDTHS) / HUNDREDTHS

/**
 * What is left of an amount, to the hundredth; never less than nothing.
 * @example
 * import { consumptionOf } from '@compute-mall/core/order'
 *
 * consumptionOf(100, 81.5) // → { used: 81.5, left: 18.5, percent: 81.5 }
 */
export const consumptionOf = (amount: number, used: number): Consumption => {
  const within = rounded(Math.min(amount, Math.max(0, used)))
  return {
    used: within,
    left: rounded(amount - within),
    percent: amount === 0 ? 100 : (within / amount) * 100,
  }
}

/**
 * The greatest of `USAGE_ALERTS` that the use of an amount has reached, or null.
 * @example
 * import { usageReached } from '@compute-mall/core/order'
 *
 * usageReached(100, 97.5) // → 95
 */
export const usageReached = (amount: number, used: number): (typeof USAGE_ALERTS)[number] | null => {
  const { percent } = consumptionOf(amount, used)
  return USAGE_ALERTS.findLast((alert) => percent >= alert) ?? null
}

/** Whether nothing is left of an amount: what it was bought for ends (decision 35). */
export const isUsedUp = (amount: number, used: number): boolean => consumptionOf(amount, used).left === 0

/**
 * How much of what a line holds goes back into stock when it is given back: whole units of what is left, for what is
 * used cannot be sold again; everything of what is not used up (decision 35).
 * @example
 * import { unusedAmount } from '@compute-mall/core/order'
 *
 * unusedAmount({ billingType: 'ONCE', unit: 'cardHour', amount: 100 }, 81.5) // → 18
 */
export const unusedAmount = (
  line: { readonly billingType: BillingType; readonly unit: BillingUnit; readonly amount: number },
  used: number,
): number => (isMetered(line) ? Math.floor(consumptionOf(line.amount, used).left) : line.amount)
