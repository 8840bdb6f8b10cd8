import type { Language } from '../codec/index.ts'
import { endsNextDay } from '../text/index.ts'
import {
  DAY_MS,
  HOUR_MS,
  isWorkday,
  MINUTE_MS,
  type Milliseconds,
  PLATFORM_OFFSET_MS,
  platformDay,
} from '../time/index.ts'
import type { Shop } from './shop.codec.ts'

/**
 * When a shop answers: `09:00-18:00` in the platform's zone, on working days alone or on every day (W26), but for its
 * days off, e.g. `2026-12-25`.
 */
export type ServiceHours = Pick<Shop, 'serviceTime' | 'hasWorkday' | 'daysOff'>

/** Whether a shop answers now and, if not, when it will, as an instant in ISO 8601; null if that is not known. */
export type ServiceState =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly opensAt: string | null }

interface Span {
  readonly start: Milliseconds
  readonly end: Milliseconds
}

/** A shop that is closed for longer says nothing of when it is back. */
const MAX_DAYS_AHEAD = 60
const HOURS = /^(\d{2}):(\d{2})-(\d{2}):(\d{2})$/

/** Hours as time from midnight; an end before the start is on the next day. Null for what are no hours. */
const spanOf = (serviceTime: string): Span | null => {
  const found = HOURS.exec(serviceTime)
  if (found === null) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number)
  const start = fromHour * HOUR_MS + fromMinute * MINUTE_MS
  const end = toHour * HOUR_MS + toMinute * MINUTE_MS
  return { start, end: end <= start ? end + DAY_MS : end }
}

/**
 * Hours as they are shown; those across midnight say on which day they end.
 * @example
 * import { shownHours } from '@compute-mall/core/shop'
 *
 * shownHours('22:00-02:00', 'zh') // → '22:00-次日 02:00'
 */
export const shownHours = (serviceTime: string, language: Language): string => {
  if (!endsNextDay(serviceTime)) return serviceTime
  return language === 'zh' ? serviceTime.replace('-', '-次日 ') : `${serviceTime} (next day)`
}

const midnightOf = (day: string): Milliseconds => Date.parse(`${day}T00:00:00Z`) - PLATFORM_OFFSET_MS

/**
 * Whether a shop answers at `now` (width 2.9, Hours; W26). A shop whose hours cannot be read answers always.
 * @example
 * import { serviceStateAt } from '@compute-mall/core/shop'
 *
 * const hours = { serviceTime: '09:00-18:00', hasWorkday: true, daysOff: [] }
 * serviceStateAt(hours, Date.parse('2026-11-21T04:00:00Z')) // → { isOpen: false, opensAt: '2026-11-23T01:00:00.000Z' }
 */
export const serviceStateAt = (
  { serviceTime, hasWorkday, daysOff }: ServiceHours,
  now: Milliseconds,
): ServiceState => {
  const span = spanOf(serviceTime)
  if (span === null) return { isOpen: true }
  const exceptions = new Map(daysOff.map((day) => [day, false]))
  const serves = (day: string) => (hasWorkday ? isWorkday(day, exceptions) : !daysOff.includes(day))
  // Hours that began yesterday may last until now.
  for (let ahead = -1; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const day = platformDay(now + ahead * DAY_MS)
    if (!serves(day)) continue
    const midnight = midnightOf(day)
    if (now >= midnight + span.end) continue
    return now >= midnight + span.start
      ? { isOpen: true }
      : { isOpen: false, opensAt: new Date(midnight + span.start).toISOString() }
  }
  return { isOpen: false, opensAt: null }
}
