import { expect, it } from 'vitest'
import { checkDay, daysOf, readDay } from './dates.ts'

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-1-5', '2026-01-05'],
  ['２０２６／１１／２１', '2026-11-21'],
  ['2026年11月21日', '2026-11-21'],
  [' 2026.02.28 ', '2026-02-28'],
  ['2028-02-29', '2028-02-29'],
])('[R1.01] reads the day %j as %s', (typed, iso) => {
  expect(String(readDay(typed))).toBe(iso)
})

it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '21.11.2026', 'tomorrow'])(
  '[R1.01] reads no day from %j',
  (typed) => {
    expect(readDay(typed)).toBeUndefined()
  },
)

it('[R1.01] leaves out days that are not there', () => {
  expect(daysOf('2026-11-21', '', undefined).map(String)).toEqual(['2026-11-21'])
})

it.each([
  ['2026-11-21', { fault: null, day: '2026-11-21' }],
  ['  ', { fault: null, day: '' }],
  ['2026-13-45', { fault: { key: 'notADay' } }],
  ['2026-11-09', { fault: { key: 'tooEarly', day: '2026-11-10' } }],
  ['2026-11-10', { fault: null, day: '2026-11-10' }],
  ['2026-11-24', { fault: null, day: '2026-11-24' }],
  ['2026-11-25', { fault: { key: 'tooLate', day: '2026-11-24' } }],
])('[R1.01] of %j between 10 and 24 November it says %j', (typed, checked) => {
  expect(checkDay(typed, { minimum: '2026-11-10', maximum: '2026-11-24' })).toEqual(checked)
})
