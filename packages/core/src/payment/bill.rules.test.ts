import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { add } from '../money/index.ts'
import { BillDay, type BillEntry, billBounds, billDays, billSums, compareBill, isBillDue } from './index.ts'

const DAY = '2026-11-22'
const { from, until } = billBounds(DAY)
const instant = (ms: number) => new Date(ms).toISOString()

/** A line of a bill by its index: every tenth is a refund. */
const line = (index: number): BillEntry => ({
  kind: index % 10 === 0 ? 'refund' : 'payment',
  transactionNo: `42-${index}`,
  amount: `${(index % 97) + 1}.05`,
  at: instant(from + ((index * 79_319) % (until - from))),
})
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index))

type Plant = 'missingHere' | 'missingThere' | 'amount'

/** Plants differences at these indices of a day on which everything is the same. */
const planted = (entries: readonly BillEntry[], plants: ReadonlyMap<number, Plant>) => ({
  bill: entries.filter((_, index) => plants.get(index) !== 'missingThere'),
  ours: entries.flatMap((entry, index) => {
    const plant = plants.get(index)
    if (plant === 'missingHere') return []
    return [plant === 'amount' ? { ...entry, amount: add(entry.amount, '0.01') } : entry]
  }),
})

const found = (bill: readonly BillEntry[], entries: readonly BillEntry[]) =>
  compareBill(DAY, bill, entries)
    .differences.map(({ kind, theirs, ours }) => [theirs?.transactionNo ?? ours?.transactionNo, kind])
    .toSorted()

describe('comparing a bill with our ledger', () => {
  it('[F7] finds 12 planted differences among 1,000 lines, and nothing else', () => {
    const plants = new Map<number, Plant>([
      [0, 'missingHere'],
      [1, 'missingThere'],
      [2, 'amount'],
      [499, 'missingHere'],
      [500, 'missingHere'],
      [501, 'missingThere'],
      [510, 'missingThere'],
      [520, 'amount'],
      [777, 'amount'],
      [900, 'missingHere'],
      [998, 'missingThere'],
      [999, 'amount'],
    ])
    const { bill, ours } = planted(lines(1_000), plants)
    expect(found(bill, ours)).toEqual([...plants].map(([index, kind]) => [`42-${index}`, kind]).toSorted())
    expect(compareBill(DAY, bill, ours).theirs).toEqual({ count: 996, paid: '43205.85', refunded: '4764.95' })
  })

  it('[F7] finds exactly what is planted, in whatever order both sides have it', () => {
    const day = fc.integer({ min: 0, max: 200 }).chain((count) =>
      fc.record({
        order: fc.shuffledSubarray(
          lines(count).map((_, index) => index),
          { minLength: count },
        ),
        plants: fc.array(
          fc.tuple(
            fc.nat(Math.max(0, count - 1)),
            fc.constantFrom<Plant>('missingHere', 'missingThere', 'amount'),
          ),
          { maxLength: count === 0 ? 0 : 20 },
        ),
      }),
    )
    fc.assert(
      fc.property(day, ({ order, plants }) => {
        const wanted = new Map(plants)
        const { bill, ours } = planted(lines(order.length), wanted)
        const shuffled = order.flatMap(
          (index) => bill.find((one) => one.transactionNo === `42-${index}`) ?? [],
        )
        expect(found(shuffled, ours)).toEqual(
          [...wanted].map(([index, kind]) => [`42-${index}`, kind]).toSorted(),
        )
      }),
    )
  })

  it('[F7] sums up what explains how far the sides are apart', () => {
    const { bill, ours } = planted(
      lines(30),
      new Map<number, Plant>([
        [3, 'missingHere'],
        [10, 'missingThere'],
        [17, 'amount'],
      ]),
    )
    const compared = compareBill(DAY, bill, ours)
    expect(compared.theirs).toEqual(billSums(bill))
    expect(compared.ours).toEqual(billSums(ours))
    expect([compared.theirs.count, compared.ours.count]).toEqual([29, 29])
  })

  it('[F7] takes no difference of clocks at midnight for a difference of money', () => {
    const one = line(1)
    const theirs = { ...one, at: instant(until - 1) }
    expect(found([theirs], [{ ...one, at: instant(until + 5_000) }])).toEqual([])
    expect(found([{ ...one, at: instant(from) }], [{ ...one, at: instant(from - 5_000) }])).toEqual([])
    // Read again because the bill of the day before names it, or because it will stand in the next one.
    expect(found([], [{ ...one, at: instant(until) }])).toEqual([])
    expect(found([], [{ ...one, at: instant(from - 1) }])).toEqual([])
    expect(found([], [{ ...one, at: instant(from) }])).toEqual([['42-1', 'missingThere']])
    expect(found([], [{ ...one, at: instant(until - 1) }])).toEqual([['42-1', 'missingThere']])
  })

  it('[F7] tells a payment from a refund of the same number, and a line from its repetition', () => {
    const paid = line(1)
    const back = { ...paid, kind: 'refund' } as const
    expect(found([paid], [back])).toEqual([
      ['42-1', 'missingHere'],
      ['42-1', 'missingThere'],
    ])
    expect(found([paid, paid], [paid])).toEqual([['42-1', 'missingHere']])
  })

  it('[F7] reads amounts as amounts, not as texts', () => {
    const paid = { ...line(1), amount: '25.60' }
    expect(found([paid], [{ ...paid, amount: '25.6' }])).toEqual([])
  })
})

describe('the days that are compared', () => {
  it('[F7] are those of the platform that are over', () => {
    expect([instant(from), instant(until)]).toEqual(['2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z'])
    expect(isBillDue(DAY, until - 1)).toBe(false)
    expect(isBillDue(DAY, until)).toBe(true)
  })

  it('[F7] are the last seven, an hour after the end of each', () => {
    expect(billDays(until + 3_600_000)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
    expect(billDays(until + 3_599_999).at(-1)).toBe('2026-11-21')
  })

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', '20261122', '2026-11-22T00:00:00Z'])(
    '[F7] are days of the calendar, and %j is none',
    (text) => {
      expect(E.isLeft(decode(BillDay)(text))).toBe(true)
    },
  )
  it('[F7] may be the last of February', () => {
    expect(E.isRight(decode(BillDay)('2028-02-29'))).toBe(true)
  })
})
