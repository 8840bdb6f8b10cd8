import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BillingType, BillingUnit } from '../goods/index.ts'
import { consumptionOf, isMetered, isUsedUp, unusedAmount, usageReached } from './usage.rules.ts'

const amount = fc.integer({ min: 1, max: 99_999_999 })
const used = fc.double({ min: -1, max: 2e8, noNaN: true })

describe('the use of an amount', () => {
  it('[R3.10] is measured of hours that were bought by their number, and of nothing else', () => {
    const metered = BillingType.values.flatMap((billingType) =>
      BillingUnit.values
        .filter((unit) => isMetered({ billingType, unit }))
        .map((unit) => `${billingType} ${unit}`),
    )
    expect(metered).toEqual(['ONCE coreHour', 'ONCE cardHour'])
  })

  it('[R3.10] and what is left make up what was bought, to the hundredth', () => {
    fc.assert(
      fc.property(amount, used, (bought, measured) => {
        const { used: taken, left, percent } = consumptionOf(bought, measured)
        expect(Math.round((taken + left) * 100)).toBe(bought * 100)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })

  it.each([
    [100, 0, null],
    [100, 79.99, null],
    [100, 80, 80],
    [100, 94.99, 80],
    [100, 95, 95],
    [100, 99.99, 95],
    [100, 100, 100],
    [100, 250, 100],
  ])('[R3.10] of %d, %d used, has reached the alert %s', (bought, measured, reached) => {
    expect(usageReached(bought, measured)).toBe(reached)
  })

  it('[R3.10] is over when not a hundredth is left', () => {
    expect([99.98, 99.99, 100, 101].map((measured) => isUsedUp(100, measured))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('[R3.10][D24] leaves whole units to be sold again, never more than is left', () => {
    fc.assert(
      fc.property(amount, used, (bought, measured) => {
        const line = { billingType: 'ONCE', unit: 'coreHour', amount: bought } as const
        const back = unusedAmount(line, measured)
        const { left } = consumptionOf(bought, measured)
        expect(Number.isInteger(back)).toBe(true)
        expect(back).toBeLessThanOrEqual(left)
        expect(left - back).toBeLessThan(1)
        expect(unusedAmount({ ...line, billingType: 'MONTH' }, measured)).toBe(bought)
        expect(unusedAmount({ ...line, unit: 'gbMonth' }, measured)).toBe(bought)
      }),
    )
  })

  it('[R3.10] never falls back behind an alert as more is used', () => {
    fc.assert(
      fc.property(amount, used, used, (bought, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(usageReached(bought, more) ?? 0).toBeGreaterThanOrEqual(usageReached(bought, less) ?? 0)
      }),
    )
  })
})
