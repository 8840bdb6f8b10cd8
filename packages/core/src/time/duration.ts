import { HOUR_MS, type Milliseconds } from './clock.ts'
import type { DurationUnit } from './duration.codec.ts'

/** An amount of time as people count it, which has no fixed length in milliseconds. */
export interface Duration {
  readonly amount: number
  readonly unit: DurationUnit
}

/** The platform counts calendar days in China's time, UTC+8 the whole year. */
export const PLATFORM_OFFSET_MS = 8 * HOUR_MS

/** The calendar day in the platform's zone, `2026-11-21`. */
export const platformDay = (at: Milliseconds): string =>
  new Date(at + PLATFORM_OFFSET_MS).toISOString().slice(0, 10)

/**
 * The instant at which a duration that begins at `start` (ISO 8601) ends. Years and months follow the calendar
 * of the platform's zone; a day that the last month lacks becomes its last day: 31 January + 1 month is 28 February.
 */
export const addDuration = (start: string, { amount, unit }: Duration): string => {
  const end = new Date(Date.parse(start) + PLATFORM_OFFSET_MS)
  if (unit === 'hour') end.setUTCHours(end.getUTCHours() + amount)
  else if (unit === 'day') end.setUTCDate(end.getUTCDate() + amount)
  else addMonths(end, unit === 'year' ? 12 * amount : amount)
  return new Date(end.getTime() - PLATFORM_OFFSET_MS).toISOString()
}

const addMonths = (date: Date, months: number): void => {
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(Math.min(day, daysInMonth(date)))
}

const daysInMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
