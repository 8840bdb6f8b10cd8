import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GoodsKind } from '../goods/index.ts'
import { add } from '../money/index.ts'
import { alertsReached, type Cost, isBudget, totalOf, totalsBy } from './index.ts'

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
const cost: fc.Arbitrary<Cost> = fc.record({
  month: fc.constantFrom('2026-10', '2026-11'),
  kind: fc.constantFrom(...GoodsKind.values, null),
  clusterId: fc.constantFrom('c-kunshan', null),
  centerName: fc.constant(null),
  amount: cents.map((value) => (value / 100).toFixed(2)),
})

describe('the totals of costs', () => {
  it('[R3.10] come to the same by whatever they are summed', () => {
    fc.assert(
      fc.property(fc.array(cost), (costs) => {
        for (const keyOf of [({ month }: Cost) => month, ({ kind }: Cost) => kind ?? ''])
          expect(totalsBy(costs, keyOf).reduce((sum, { amount }) => add(sum, amount), '0')).toBe(
            totalOf(costs),
          )
      }),
    )
  })
})

describe('a budget', () => {
  it.each([
    ['100.00', '79.99', []],
    ['100.00', '80.00', [80]],
    ['100.00', '94.99', [80]],
    ['100.00', '95.00', [80, 95]],
    ['100.00', '300.00', [80, 95]],
    ['100.00', '-5.00', []],
  ] as const)('[R4.05] of %s with %s spent has reached %j', (budget, spent, reached) => {
    expect(alertsReached(budget, spent)).toEqual(reached)
  })

  it.each([
    ['1', true],
    ['0.99', false],
    ['100000000.00', true],
    ['100000000.01', false],
    ['5.001', false],
    ['x', false],
    ['', false],
  ])('[R4.05] may be %j: %s', (text, may) => {
    expect(isBudget(text)).toBe(may)
  })
})
