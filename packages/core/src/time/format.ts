import type { Language } from '../codec/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, type Milliseconds } from './clock.ts'
import { PLATFORM_OFFSET_MS, platformDay } from './duration.ts'

/** The zone in which every date is shown, so that server and browser write the same (R1.01). */
const PLATFORM_ZONE = 'Asia/Shanghai'
/** How that zone is named to readers. */
export const ZONE_NAME = 'UTC+8'

const locales = { zh: 'zh-CN', en: 'en-GB' } as const

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const styles = {
  date: day,
  minute,
  second: { ...minute, second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
/** How precisely an instant is told. */
export type Precision = keyof typeof styles

/** An instant in the platform's zone: `2026年11月21日 10:56 (UTC+8)`, `21 Nov 2026, 10:56 (UTC+8)`. */
export const formatInstant = (
  instant: string,
  language: Language,
  precision: Precision = 'minute',
): string => {
  const format = new Intl.DateTimeFormat(locales[language], { ...styles[precision], timeZone: PLATFORM_ZONE })
  const told = format.format(Date.parse(instant))
  return precision === 'date' ? told : `${told} (${ZONE_NAME})`
}

/** An instant in the platform's zone as spreadsheets read it: `2026-11-21`, `2026-11-21 10:56`, `2026-11-21 10:56:07`. */
export const spreadsheetTime = (instant: string, precision: Precision): string => {
  const length = { date: 10, minute: 16, second: 19 }[precision]
  const local = new Date(Date.parse(instant) + PLATFORM_OFFSET_MS).toISOString()
  return local.slice(0, length).replace('T', ' ')
}

const TODAY = { zh: '今天', en: 'today' } as const
const WEEK_DAYS = 7

/**
 * An instant to come, by its day of the week within the next week and in full afterwards (width 2.9, Hours):
 * `周一 09:00 (UTC+8)`, `Monday 09:00 (UTC+8)`.
 */
export const formatComing = (instant: string, now: Milliseconds, language: Language): string => {
  const at = Date.parse(instant)
  const ahead = (Date.parse(platformDay(at)) - Date.parse(platformDay(now))) / DAY_MS
  if (ahead < 0 || ahead >= WEEK_DAYS) return formatInstant(instant, language)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: PLATFORM_ZONE }).format(at)
  const weekday = ahead === 0 ? TODAY[language] : part({ weekday: language === 'zh' ? 'short' : 'long' })
  return `${weekday} ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} (${ZONE_NAME})`
}

/** Years and months are those of 365 and 30 days. */
const steps = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
] as const

/**
 * How long ago an instant was, in its greatest whole unit, at least a minute: `1分钟前` (R9.06).
 * @example
 * import { relativeTime } from '@compute-mall/core/time'
 *
 * const now = Date.parse('2026-11-21T12:00:00Z')
 * relativeTime('2026-11-21T11:59:50Z', now, 'zh') // → '1分钟前'
 * relativeTime('2026-11-19T12:00:00Z', now, 'en') // → '2 days ago'
 */
export const relativeTime = (instant: string, now: Milliseconds, language: Language): string => {
  const ago = now - Date.parse(instant)
  const [unit, length] = steps.find(([, ms]) => ago >= ms) ?? (['minute', MINUTE_MS] as const)
  const count = Math.max(1, Math.floor(ago / length))
  return new Intl.RelativeTimeFormat(locales[language]).format(-count, unit)
}

/** Minutes by which the platform's zone is ahead of UTC. */
const PLATFORM_OFFSET = 480

/**
 * A moment just past, by its time of day on the day it happened and in full afterwards (width 2.0, Forms): `14:02`.
 * @param ahead minutes by which the reader's clock is ahead of UTC; one that shows another time than the platform's is
 * told the zone
 * @example
 * import { formatRecent } from '@compute-mall/core/time'
 *
 * const now = Date.parse('2026-11-21T07:00:00Z')
 * formatRecent('2026-11-21T06:02:00Z', now, 'zh') // → '14:02'
 * formatRecent('2026-11-21T06:02:00Z', now, 'zh', 60) // → '14:02 (UTC+8)'
 */
export const formatRecent = (
  instant: string,
  now: Milliseconds,
  language: Language,
  ahead: number = PLATFORM_OFFSET,
): string => {
  const at = Date.parse(instant)
  if (platformDay(at) !== platformDay(now)) return formatInstant(instant, language)
  const told = new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: PLATFORM_ZONE,
  }).format(at)
  return ahead === PLATFORM_OFFSET ? told : `${told} (${ZONE_NAME})`
}
