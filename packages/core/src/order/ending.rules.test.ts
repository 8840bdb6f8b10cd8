import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/index.ts'
import { ENDING_DAYS, endingDue, isTellingTime } from './index.ts'

const year = { openTime: '2026-01-01T02:00:00Z', endTime: '2026-12-31T02:00:00Z' }
const daysBefore = (days: number) => Date.parse(year.endTime) - days * DAY_MS

describe('the notice of an end', () => {
  it.each([
    [31, null],
    [30, 30],
    [15, 30],
    [14, 14],
    [8, 14],
    [7, 7],
    [2, 7],
    [1, 1],
    [0.1, 0],
    [0, null],
    [-1, null],
  ])('[R3.10] %d days before it is that of %s days', (days, due) => {
    expect(endingDue(year, daysBefore(days))).toBe(due)
  })

  it('[R3.10] counts days of the calendar: what ends tomorrow at one o’clock ends in a day', () => {
    const term = { openTime: '2026-01-01T02:00:00Z', endTime: '2026-11-21T17:00:00Z' }
    expect(endingDue(term, Date.parse('2026-11-21T15:59:00Z'))).toBe(1)
    expect(endingDue(term, Date.parse('2026-11-21T16:00:00Z'))).toBe(0)
  })

  it('[R3.10] is not told in the first half of the term, but on the last day', () => {
    const month = { openTime: '2026-11-01T02:00:00Z', endTime: '2026-12-01T02:00:00Z' }
    expect(endingDue(month, Date.parse('2026-11-01T03:00:00Z'))).toBe(null)
    expect(endingDue(month, Date.parse('2026-11-17T03:00:00Z'))).toBe(14)
    const trial = { openTime: '2026-11-01T02:00:00Z', endTime: '2026-11-01T09:00:00Z' }
    expect(endingDue(trial, Date.parse('2026-11-01T03:00:00Z'))).toBe(0)
  })

  it('[R3.10] comes at most once for each step, in their order, however often one looks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 30 }),
        (days, looks) => {
          const end = Date.parse(year.endTime)
          const term = { openTime: new Date(end - days * DAY_MS).toISOString(), endTime: year.endTime }
          const due = looks
            .toSorted((a, b) => b - a)
            .flatMap((before) => endingDue(term, end - before * DAY_MS) ?? [])
          expect(due).toEqual(due.toSorted((a, b) => b - a))
          for (const step of due) expect(ENDING_DAYS).toContain(step)
        },
      ),
    )
  })

  it.each([
    ['2026-11-21T00:59:00Z', false],
    ['2026-11-21T01:00:00Z', true],
    ['2026-11-21T12:59:00Z', true],
    ['2026-11-21T13:00:00Z', false],
  ])('[R3.10] goes out by day: at %s it does: %s', (at, is) => {
    expect(isTellingTime(Date.parse(at))).toBe(is)
    expect(isTellingTime(Date.parse(at) + 24 * HOUR_MS)).toBe(is)
  })
})
