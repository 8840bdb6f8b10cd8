import { expect, it } from 'vitest'
import { daysOf, readDay } from './dates.ts'

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
