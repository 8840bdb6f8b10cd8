/**
 * Clocks, deadlines and durations, and how times are written (R4.07, R9.06).
 *
 * No rule reads the wall clock: a `Clock` or an instant comes in as data. `remaining` and `secondsLeft` count down
 * to a deadline, `relativeTime` and `formatInstant` write times.
 *
 * @module
 */
export {
  type Clock,
  clockOffset,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  type Milliseconds,
  SECOND_MS,
  serverClock,
} from './clock.ts'
export { countdownText, deadlineAfter, remaining, secondsLeft } from './deadline.ts'
export { DurationUnit } from './duration.codec.ts'
export { addDuration, type Duration, PLATFORM_OFFSET_MS, platformDay } from './duration.ts'
export {
  formatComing,
  formatInstant,
  formatRecent,
  type Precision,
  relativeTime,
  spreadsheetTime,
  ZONE_NAME,
} from './format.ts'
export { steadyClock, type TimeSources } from './steady.ts'
export { dueAfterWorkdays, endOfPlatformDay, isWorkday } from './workdays.ts'
