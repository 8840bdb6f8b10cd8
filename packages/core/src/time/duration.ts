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
 * They end on the day of the month of `anchor`, by which a term that continues another gets back the day that a
 * shorter month took: 28 February + 1 month is 31 March where the first term began on a 31st.
 */
export const addDuration = (start: string, { amount, unit }: Duration, anchor = start): string => {
  const end = inZone(start)
  if (unit === 'hour') end.setUTCHours(end.getUTCHours() + amount)
  else if (unit === 'day') end.setUTCDate(end.getUTCDate() + amount)
  else addMonths(end, unit === 'year' ? 12 * amount : amount, inZone(anchor).getUTCDate())
  return new Date(end.getTime() - PLATFORM_OFFSET_MS).toISOString()
}

/** A date whose UTC fields are those of the platform's zone. */
const inZone = (at: string): Date => new Date(Date.parse(at) + PLATFORM_OFFSET_MS)

const addMonths = (date: Date, months: number, day: number): void => {
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(Math.min(day, daysInMonth(date)))
}

const daysInMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
