/**
 * Clocks, deadlines and durations, and how times are written (R4.07, R9.06).
 *
 * No rule reads the wall clock: a `Clock` or an instant comes in as data. `remaining` and `secondsLeft` count down
 * to a deadline, `relativeTime` and `formatInstant` write times.
 */
export * from './clock.ts'
export * from './deadline.ts'
export * from './duration.ts'
export * from './format.ts'
export { steadyClock, type TimeSources } from './steady.ts'
export * from './workdays.ts'
