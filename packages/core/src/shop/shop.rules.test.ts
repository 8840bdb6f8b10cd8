import { describe, expect, it } from 'vitest'
import { openingOf } from './shop.rules.ts'

const at = (platformTime: string) => Date.parse(`${platformTime}+08:00`)
const office = { serviceTime: '09:00-18:00', hasWorkday: true }

describe('the service hours of a shop', () => {
  it.each([
    ['on a Friday at noon', office, '2026-11-20T12:00', { state: 'open' }],
    ['at the first minute', office, '2026-11-20T09:00', { state: 'open' }],
    ['early on a Friday', office, '2026-11-20T08:59', { state: 'closed', weekday: null, time: '09:00' }],
    ['on a Friday evening', office, '2026-11-20T18:00', { state: 'closed', weekday: 1, time: '09:00' }],
    ['on a Saturday', office, '2026-11-21T12:00', { state: 'closed', weekday: 1, time: '09:00' }],
    ['on a Saturday, every day', { ...office, hasWorkday: false }, '2026-11-21T12:00', { state: 'open' }],
    [
      'around the clock',
      { serviceTime: '00:00-24:00', hasWorkday: false },
      '2026-11-21T23:59',
      { state: 'open' },
    ],
    ['without readable hours', { ...office, serviceTime: 'by day' }, '2026-11-20T12:00', null],
  ] as const)('[R2.01] are known %s (W26)', (_, shop, now, expected) => {
    expect(openingOf(shop, at(now))).toEqual(expected)
  })
})
