import { DAY_MS, type Milliseconds, platformDay } from '../time/index.ts'

/** How many days before its end a resource's owner is told of it (width 2.0). */
export const ENDING_DAYS = [30, 14, 7, 1, 0] as const
export type EndingDays = (typeof ENDING_DAYS)[number]

/** What was stored is kept so long after the end of a resource (decision D24). */
export const DATA_KEPT_MS: Milliseconds = 7 * DAY_MS

/** Nobody is told by night: from nine in the morning until nine in the evening of the platform's zone. */
const TELLING_HOURS = { from: 9, until: 21 } as const

const dayNumber = (at: Milliseconds): number => Date.parse(platformDay(at)) / DAY_MS

/**
 * The notice that is due for a resource: the least of `ENDING_DAYS` that is reached by days of the calendar, or null. What
 * is no sooner than half of the whole time is left out: who rents for a month need not hear on the first day that it ends.
 * @example
 * import { endingDue } from '@compute-mall/core/order'
 *
 * const term = { openTime: '2026-01-01T02:00:00Z', endTime: '2026-12-31T02:00:00Z' }
 * endingDue(term, Date.parse('2026-12-20T02:00:00Z')) // → 14
 */
export const endingDue = (
  { openTime, endTime }: { readonly openTime: string; readonly endTime: string },
  now: Milliseconds,
): EndingDays | null => {
  const [open, end] = [Date.parse(openTime), Date.parse(endTime)]
  if (end <= now) return null
  const left = dayNumber(end) - dayNumber(now)
  const reached = ENDING_DAYS.filter((days) => days >= left && (days === 0 || days * 2 * DAY_MS < end - open))
  return reached.at(-1) ?? null
}

/** Whether people may be told now. */
export const isTellingTime = (now: Milliseconds): boolean => {
  const hour = Math.floor((now - Date.parse(`${platformDay(now)}T00:00:00+08:00`)) / (DAY_MS / 24))
  return hour >= TELLING_HOURS.from && hour < TELLING_HOURS.until
}
