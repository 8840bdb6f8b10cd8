import { expect, it } from 'vitest'
import { announcement, clockText } from './remainingTime.ts'

it.each([
  [300, '05:00'],
  [61, '01:01'],
  [0.4, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
  [86_400, '24:00:00'],
])('[R4.07] %d s reads %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

it('[R4.07] a countdown of 300 s is announced once a minute, at 20 s and at the end', () => {
  const said = Array.from({ length: 301 }, (_, gone) => JSON.stringify(announcement(300 - gone)))
  expect([...new Set(said)]).toEqual([
    '{"key":"remainingMinutes","count":5}',
    '{"key":"remainingMinutes","count":4}',
    '{"key":"remainingMinutes","count":3}',
    '{"key":"remainingMinutes","count":2}',
    '{"key":"remainingMinutes","count":1}',
    '{"key":"remainingSeconds","count":20}',
    '{"key":"remainingNone"}',
  ])
})
