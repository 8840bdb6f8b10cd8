import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDuration, DurationUnit, platformDay } from './index.ts'

const cases: readonly (readonly [string, number, DurationUnit, string])[] = [
  ['2026-01-31T10:00:00.000Z', 1, 'month', '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, 'month', '2028-02-29T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, 'month', '2026-03-31T10:00:00.000Z'],
  ['2026-11-30T10:00:00.000Z', 3, 'month', '2027-02-28T10:00:00.000Z'],
  ['2026-12-15T10:00:00.000Z', 12, 'month', '2027-12-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 1, 'year', '2029-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 4, 'year', '2032-02-29T10:00:00.000Z'],
  ['2026-02-28T10:00:00.000Z', 1, 'day', '2026-03-01T10:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', 1, 'hour', '2027-01-01T00:30:00.000Z'],
  ['2026-12-31T23:30:00.000Z', 36, 'hour', '2027-01-02T11:30:00.000Z'],
  // 17:00Z is already the next day, the 1st, in the platform's zone.
  ['2026-01-31T17:00:00.000Z', 1, 'month', '2026-02-28T17:00:00.000Z'],
  ['2026-03-30T17:00:00.000Z', 1, 'month', '2026-04-29T17:00:00.000Z'],
]

describe('durations', () => {
  it.each(cases)('[R9.04] %s + %i %s ends at %s', (start, amount, unit, end) => {
    expect(addDuration(start, { amount, unit })).toBe(end)
  })

  it('[R9.04] months and years land in the right month, on the same day or the last', () => {
    const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 120 }), (date, amount) => {
        const local = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000)
        const [from, to] = [
          date.toISOString(),
          addDuration(date.toISOString(), { amount, unit: 'month' }),
        ].map(local)
        if (from === undefined || to === undefined) throw new Error('unreachable')
        expect(to.getUTCFullYear() * 12 + to.getUTCMonth()).toBe(
          from.getUTCFullYear() * 12 + from.getUTCMonth() + amount,
        )
        const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
        expect(to.getUTCDate()).toBe(Math.min(from.getUTCDate(), lastDay))
      }),
    )
  })
})

describe('the unit of a duration', () => {
  it('[R9.04] is a month, a year, a day or an hour, and no other word', () => {
    const words = ['hour', 'day', 'week', 'month', 'year', 'Month', '']
    expect(words.filter(DurationUnit.is)).toEqual(['hour', 'day', 'month', 'year'])
  })
})

describe('a day of the platform', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-21'],
    ['2026-11-21T16:00:00.000Z', '2026-11-22'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
  ])('[R1.01] at %s it is %s in Shanghai', (instant, day) => {
    expect(platformDay(Date.parse(instant))).toBe(day)
  })
})
