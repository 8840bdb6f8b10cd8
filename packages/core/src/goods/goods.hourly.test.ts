import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, divide, multiply } from '../money/index.ts'
import { BillingType, BillingUnit, hourlyPrice } from './index.ts'

describe('what a price comes to per hour', () => {
  it.each([
    ['an hour of a card', '25.60', 'ONCE', 'cardHour', '25.6'],
    ['an hour of a core', '0.0850', 'ONCE', 'coreHour', '0.085'],
    ['a day of a machine', '2688.00', 'DAY', 'platformDay', '112'],
    ['a month of a machine', '899.00', 'MONTH', 'month', '1.23150684931506849315'],
    ['a year of a machine', '8760.00', 'YEAR', 'year', '1'],
    ['a month of a GB', '0.35', 'MONTH', 'gbMonth', '0.00047945205479452055'],
    ['a month of a platform, paid once', '1460.00', 'ONCE', 'platformMonth', '2'],
    ['what is free', '0.00', 'FREE', 'times', '0'],
    ['a licence for good', '90000.00', 'FOREVER', 'times', null],
    ['a licence for good that is counted in years', '90000.00', 'FOREVER', 'year', null],
    ['a service by the item', '3000.00', 'ONCE', 'times', null],
  ] as const)('[R3.04] of %s at %s, billed %s by %s, is %s', (_, price, billingType, unit, hourly) => {
    expect(hourlyPrice({ price, billingType, unit })).toBe(hourly)
  })

  const cents = fc.integer({ min: 1, max: 99_999_999 })
  it('[R3.04] is the same whichever time the same price is written for', () => {
    fc.assert(
      fc.property(cents, (hour) => {
        const price = divide(hour, 100)
        const of = (billingType: 'ONCE' | 'DAY' | 'MONTH' | 'YEAR', hours: number) =>
          hourlyPrice({ price: multiply(price, hours), billingType, unit: 'cardHour' })
        expect([of('ONCE', 1), of('DAY', 24), of('MONTH', 730), of('YEAR', 8760)]).toEqual(
          Array.from({ length: 4 }, () => price),
        )
      }),
    )
  })

  it('[R3.04] keeps the order of prices of one unit, and tells any two of them apart', () => {
    const billing = fc.constantFrom(...BillingType.values)
    const units = fc.constantFrom(...BillingUnit.values)
    fc.assert(
      fc.property(cents, cents, billing, units, (a, b, billingType, unit) => {
        const [one, other] = [a, b].map((price) =>
          hourlyPrice({ price: divide(price, 10_000), billingType, unit }),
        )
        if (one == null || other == null) expect([one, other]).toEqual([null, null])
        else expect(Math.sign(compare(one, other))).toBe(Math.sign(a - b))
      }),
    )
  })
})
