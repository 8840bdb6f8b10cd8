import { describe, expect, it } from 'vitest'
import { FIGURE_DAYS, figureDays, filledDays, shopStepsLeft } from './index.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')

describe('the figures of a shop', () => {
  it('[R2.15] are of the last 30 days of the platform’s zone, today the last', () => {
    const days = figureDays(NOW)
    expect([days.length, days[0], days.at(-1)]).toEqual([FIGURE_DAYS, '2026-10-23', '2026-11-21'])
    // Five in the afternoon of London is the next day of the platform.
    expect(figureDays(Date.parse('2026-11-21T17:00:00.000Z')).at(-1)).toBe('2026-11-22')
  })
  it('[R2.15] have a line for days on which nothing was sold, and none for days before', () => {
    const sold = { day: '2026-11-20', orders: 2, revenue: '30.00', refunds: '10.00' }
    const days = filledDays([{ ...sold, day: '2026-10-22' }, sold], NOW)
    expect(days.length).toBe(FIGURE_DAYS)
    expect(days.filter(({ orders }) => orders > 0)).toEqual([sold])
    expect(days.at(-1)).toEqual({ day: '2026-11-21', orders: 0, revenue: '0.00', refunds: '0.00' })
  })
})

describe('the first steps of a shop', () => {
  const done = { shop: true, goods: true, replies: true, inbox: true }
  it('[R2.15] stay with those that are done until all are', () => {
    expect(shopStepsLeft({ firstSteps: { ...done, replies: false } })).toEqual([
      { step: 'shop', isDone: true },
      { step: 'goods', isDone: true },
      { step: 'replies', isDone: false },
      { step: 'inbox', isDone: true },
    ])
    expect(shopStepsLeft({ firstSteps: done })).toEqual([])
  })
  it('[R2.15][W11] are nothing for staff, who cannot take them all', () => {
    expect(shopStepsLeft({ firstSteps: null })).toEqual([])
  })
})
