import { describe, expect, it } from 'vitest'
import { instantsOf, periodOf } from './period.ts'

describe('a time range', () => {
  it.each([
    [
      'two days',
      { first: '2026-11-21', last: '2026-11-22' },
      '2026-11-20T16:00:00.000Z',
      '2026-11-22T16:00:00.000Z',
    ],
    [
      'one day',
      { first: '2026-11-21', last: '2026-11-21' },
      '2026-11-20T16:00:00.000Z',
      '2026-11-21T16:00:00.000Z',
    ],
    ['no end', { first: '2026-11-21', last: '' }, '2026-11-20T16:00:00.000Z', undefined],
    ['no beginning', { first: '', last: '2026-12-31' }, undefined, '2026-12-31T16:00:00.000Z'],
  ])('[R6.06] of %s is asked for by instants of UTC+8, and read back from them', (_, period, from, until) => {
    expect(instantsOf(period)).toEqual({ from, until })
    expect(periodOf({ from, until })).toEqual(period)
  })
})
