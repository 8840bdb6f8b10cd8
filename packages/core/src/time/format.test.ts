import { describe, expect, it } from 'vitest'
import { formatComing, formatInstant, formatRecent, relativeTime } from './index.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]

const cases: readonly (readonly [number, string, string])[] = [
  [-10 * minute, '1分钟前', '1 minute ago'],
  [0, '1分钟前', '1 minute ago'],
  [second, '1分钟前', '1 minute ago'],
  [59 * second, '1分钟前', '1 minute ago'],
  [minute, '1分钟前', '1 minute ago'],
  [119 * second, '1分钟前', '1 minute ago'],
  [2 * minute, '2分钟前', '2 minutes ago'],
  [59 * minute + 59 * second, '59分钟前', '59 minutes ago'],
  [hour, '1小时前', '1 hour ago'],
  [23 * hour + 59 * minute, '23小时前', '23 hours ago'],
  [day, '1天前', '1 day ago'],
  [2 * day, '2天前', '2 days ago'],
  [29 * day, '29天前', '29 days ago'],
  [30 * day, '1个月前', '1 month ago'],
  [60 * day, '2个月前', '2 months ago'],
  [364 * day, '12个月前', '12 months ago'],
  [365 * day, '1年前', '1 year ago'],
  [3 * 365 * day + day, '3年前', '3 years ago'],
]

describe('relative time', () => {
  it.each(cases)('[R9.06] %i ms ago is %s, %s (I2)', (ago, zh, en) => {
    const instant = new Date(now - ago).toISOString()
    expect(relativeTime(instant, now, 'zh')).toBe(zh)
    expect(relativeTime(instant, now, 'en')).toBe(en)
  })
})

describe('instants to come', () => {
  it.each([
    ['2026-11-21T13:00:00.000Z', '今天 21:00 (UTC+8)', 'today 21:00 (UTC+8)'],
    ['2026-11-23T01:00:00.000Z', '周一 09:00 (UTC+8)', 'Monday 09:00 (UTC+8)'],
    ['2026-11-27T01:00:00.000Z', '周五 09:00 (UTC+8)', 'Friday 09:00 (UTC+8)'],
    ['2026-11-28T01:00:00.000Z', '2026年11月28日 09:00 (UTC+8)', '28 Nov 2026, 09:00 (UTC+8)'],
  ])('[J11] %s is %s, %s: by its weekday within a week', (instant, zh, en) => {
    expect([formatComing(instant, now, 'zh'), formatComing(instant, now, 'en')]).toEqual([zh, en])
  })
})

describe('instants for reading', () => {
  it.each([
    ['zh', 'date', '2026年11月21日'],
    ['zh', 'minute', '2026年11月21日 10:56 (UTC+8)'],
    ['zh', 'second', '2026年11月21日 10:56:07 (UTC+8)'],
    ['en', 'date', '21 Nov 2026'],
    ['en', 'minute', '21 Nov 2026, 10:56 (UTC+8)'],
    ['en', 'second', '21 Nov 2026, 10:56:07 (UTC+8)'],
  ] as const)(
    '[R1.01] writes an instant in %s to the %s with its zone: %s (I2)',
    (language, precision, text) => {
      expect(formatInstant('2026-11-21T02:56:07.000Z', language, precision)).toBe(text)
    },
  )

  it('[R1.01] writes midnight as 00:00 and the day of the platform’s zone', () => {
    expect(formatInstant('2026-12-31T16:00:00.000Z', 'zh')).toBe('2027年1月1日 00:00 (UTC+8)')
    expect(formatInstant('2026-12-31T16:00:00.000Z', 'en')).toBe('1 Jan 2027, 00:00 (UTC+8)')
  })
})

describe('a moment just past', () => {
  const now = Date.parse('2026-11-21T07:00:00Z')
  it.each([
    ['2026-11-21T06:02:00Z', '14:02', '14:02'],
    ['2026-11-20T16:00:00Z', '00:00', '00:00'],
    [
      '2026-11-20T15:59:00Z',
      formatInstant('2026-11-20T15:59:00Z', 'zh'),
      formatInstant('2026-11-20T15:59:00Z', 'en'),
    ],
  ])('[W17] %s is %s, %s', (instant, zh, en) => {
    expect([formatRecent(instant, now, 'zh'), formatRecent(instant, now, 'en')]).toEqual([zh, en])
  })
  it('[R1.01] names the zone where the clock of the reader shows another time', () => {
    const at = '2026-11-21T06:02:00Z'
    expect(formatRecent(at, now, 'en', 480)).toBe('14:02')
    expect([0, -300, 540].map((ahead) => formatRecent(at, now, 'en', ahead))).toEqual(
      Array(3).fill('14:02 (UTC+8)'),
    )
  })
})
