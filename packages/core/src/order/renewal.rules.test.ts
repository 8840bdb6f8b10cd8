import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDuration, DurationUnit } from '../time/index.ts'
import { isRenewable, ProvisionStatus, renewedTerm, shortenedEnd } from './index.ts'

describe('a renewal', () => {
  it('[R4.05] is for what is open or has ended, and bought by time (D24)', () => {
    expect(ProvisionStatus.values.filter((status) => isRenewable(status, 'MONTH'))).toEqual([
      'open',
      'expired',
    ])
    for (const billingType of ['ONCE', 'FOREVER', 'FREE', 'TRIAL'] as const)
      expect(isRenewable('open', billingType)).toBe(false)
    expect(isRenewable('open', 'YEAR') && isRenewable('open', 'DAY')).toBe(true)
  })

  it.each([
    ['before the end', '2026-12-21T02:00:00.000Z', '2026-12-21T02:00:00.000Z', '2027-01-21T02:00:00.000Z'],
    ['after the end', '2026-11-01T02:00:00.000Z', '2026-11-21T12:00:00.000Z', '2026-12-21T12:00:00.000Z'],
    [
      'at the end of a month',
      '2027-01-30T18:00:00.000Z',
      '2027-01-30T18:00:00.000Z',
      '2027-02-27T18:00:00.000Z',
    ],
  ])('[R4.05] paid %s adds its term from the later of both (D24)', (_, end, start, renewed) => {
    const anchor = '2026-10-01T02:00:00.000Z'
    const term = renewedTerm({ end, anchor: end === start ? end : anchor }, '2026-11-21T12:00:00.000Z', {
      amount: 1,
      unit: 'month',
    })
    expect(term).toEqual({ start, end: renewed, anchor: start })
  })
})

describe('renewals one after another', () => {
  const renewedTimes = (anchor: string, end: string, unit: DurationUnit, times: number) =>
    Array.from({ length: times }).reduce<{ readonly end: string; readonly anchor: string }>(
      (term) => renewedTerm(term, anchor, { amount: 1, unit }),
      { end, anchor },
    )

  it('[R4.05] give back the day that a short month took', () => {
    const anchor = '2027-01-31T02:00:00.000Z'
    const ends = [1, 2, 3].map(
      (times) => renewedTimes(anchor, '2027-02-28T02:00:00.000Z', 'month', times).end,
    )
    expect(ends).toEqual(['2027-03-31T02:00:00.000Z', '2027-04-30T02:00:00.000Z', '2027-05-31T02:00:00.000Z'])
    const leap = '2028-02-29T02:00:00.000Z'
    expect(renewedTimes(leap, '2029-02-28T02:00:00.000Z', 'year', 3).end).toBe('2032-02-29T02:00:00.000Z')
  })

  it('[R4.05] keep the day of Shanghai, not of UTC', () => {
    // The 31st of January in Shanghai is the 30th in UTC.
    const anchor = '2027-01-30T18:00:00.000Z'
    expect(renewedTimes(anchor, '2027-02-27T18:00:00.000Z', 'month', 1).end).toBe('2027-03-30T18:00:00.000Z')
  })

  const starts = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const units = fc.constantFrom(...DurationUnit.values)
  const lengths = fc.integer({ min: 1, max: 36 })

  it('[R4.05] end when one renewal of their whole length does, and one purchase', () => {
    fc.assert(
      fc.property(starts, units, lengths, lengths, (anchor, unit, first, count) => {
        const end = addDuration(anchor, { amount: first, unit })
        const once = renewedTerm({ end, anchor }, anchor, { amount: count, unit })
        expect(renewedTimes(anchor, end, unit, count).end).toBe(once.end)
        expect(once.end).toBe(addDuration(anchor, { amount: first + count, unit }))
      }),
    )
  })

  it('[R4.05] leave, with one of them refunded, what the others give by themselves', () => {
    fc.assert(
      fc.property(starts, units, lengths, lengths, lengths, (anchor, unit, first, kept, refunded) => {
        const end = addDuration(anchor, { amount: first + kept + refunded, unit })
        const left = shortenedEnd({ end, anchor }, { amount: refunded, unit })
        expect(left).toBe(addDuration(anchor, { amount: first + kept, unit }))
      }),
    )
  })

  it('[R4.05] begin a new anchor after a break', () => {
    const lapsed = { end: '2027-02-28T02:00:00.000Z', anchor: '2027-01-31T02:00:00.000Z' }
    const now = '2027-03-30T09:00:00.000Z'
    expect(renewedTerm(lapsed, now, { amount: 1, unit: 'month' })).toEqual({
      start: now,
      end: '2027-04-30T09:00:00.000Z',
      anchor: now,
    })
  })
})
