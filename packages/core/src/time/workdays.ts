import { DAY_MS, type Milliseconds } from './clock.ts'
import { PLATFORM_OFFSET_MS, platformDay } from './duration.ts'

/**
 * Days that are not what their weekday says, `2026-10-01` to false for a holiday, `2026-10-10` to true for a Saturday
 * that is worked.
 */
export type CalendarExceptions = ReadonlyMap<string, boolean>

const SUNDAY = 0
const SATURDAY = 6

/** Whether work is done on a day of the platform's zone, `2026-11-21`: Monday to Friday, but for the exceptions. */
export const isWorkday = (day: string, exceptions: CalendarExceptions): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return exceptions.get(day) ?? (weekday !== SUNDAY && weekday !== SATURDAY)
}

/** The end of the day of `at` in the platform's zone, as an instant in ISO 8601. */
export const endOfPlatformDay = (at: Milliseconds): string => endOfDay(platformDay(at))

const endOfDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - PLATFORM_OFFSET_MS).toISOString()

/** Holidays are weeks long at most; a calendar without any working day in a year is wrong. */
const MAX_DAYS_AHEAD = 366

/**
 * The end, in the platform's zone, of the `count`th working day after the day of `at`, as an instant in ISO 8601: what
 * is handed in on a Friday and takes 3 working days is due when Wednesday ends.
 * @throws Error when the exceptions leave no working day within a year
 * @example
 * import { dueAfterWorkdays } from '@compute-mall/core/time'
 *
 * dueAfterWorkdays(Date.parse('2026-11-20T02:00:00Z'), 3, new Map()) // → '2026-11-25T16:00:00.000Z'
 */
export const dueAfterWorkdays = (at: Milliseconds, count: number, exceptions: CalendarExceptions): string => {
  let left = count
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const day = platformDay(at + ahead * DAY_MS)
    if (isWorkday(day, exceptions)) left -= 1
    if (left <= 0) return endOfDay(day)
  }
  throw new Error('the calendar has no working day within a year')
}
