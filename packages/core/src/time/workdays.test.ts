import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, dueAfterWorkdays, isWorkday, platformDay } from './index.ts'

const NONE = new Map<string, boolean>()

describe('working days', () => {
  it.each([
    ['2026-11-20T02:00:00Z', 'Friday morning', '2026-11-25T16:00:00.000Z'],
    ['2026-11-20T15:59:59Z', 'the last second of Friday', '2026-11-25T16:00:00.000Z'],
    ['2026-11-20T16:00:00Z', 'the first of Saturday in UTC+8', '2026-11-25T16:00:00.000Z'],
    ['2026-11-23T02:00:00Z', 'Monday', '2026-11-26T16:00:00.000Z'],
  ])('[R4.03] promise 3 of them from %s, %s, to the end of a day of UTC+8', (at, _, due) => {
    expect(dueAfterWorkdays(Date.parse(at), 3, NONE)).toBe(due)
  })

  it('[R4.03] leave out holidays and take in weekends that are worked', () => {
    const exceptions = new Map([
      ['2026-11-23', false],
      ['2026-11-21', true],
    ])
    expect(dueAfterWorkdays(Date.parse('2026-11-20T02:00:00Z'), 1, exceptions)).toBe(
      '2026-11-21T16:00:00.000Z',
    )
    expect(dueAfterWorkdays(Date.parse('2026-11-20T02:00:00Z'), 2, exceptions)).toBe(
      '2026-11-24T16:00:00.000Z',
    )
  })

  it('[R4.03] are exactly as many as were promised, whatever the holidays', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((ahead) => platformDay(ahead * DAY_MS))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: DAY_MS * 30 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(day, fc.boolean()), { maxLength: 12 }),
        (at, count, pairs) => {
          const exceptions = new Map(pairs)
          const end = Date.parse(dueAfterWorkdays(at, count, exceptions))
          const days: string[] = []
          for (let t = at + DAY_MS; platformDay(t) < platformDay(end); t += DAY_MS) days.push(platformDay(t))
          expect(days.filter((each) => isWorkday(each, exceptions))).toHaveLength(count)
        },
      ),
    )
  })

  it('[R4.03] are never looked for without end', () => {
    const never = new Map(Array.from({ length: 400 }, (_, ahead) => [platformDay(ahead * DAY_MS), false]))
    expect(() => dueAfterWorkdays(0, 1, never)).toThrow('no working day')
  })
})
