import { DAY_MS, isWorkday, type Milliseconds, PLATFORM_OFFSET_MS, platformDay } from '../time/index.ts'
import type { Shop } from './shop.codec.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
/** A day of the week, from Sunday, 0. */
export type Weekday = (typeof weekdays)[number]

/** Whether a shop answers at a moment, and when it does next. */
export type ShopOpening =
  | { readonly state: 'open' }
  /** `weekday` counts from Sunday, 0; null for today. `time` is of the platform's zone, e.g. `09:00`. */
  | { readonly state: 'closed'; readonly weekday: Weekday | null; readonly time: string }

const NO_EXCEPTIONS = new Map<string, boolean>()

/**
 * Whether a shop's service answers now (width 2.1, W26): within its hours of the platform's zone, and on working days
 * alone where it says so. Null where its hours cannot be read.
 */
export const openingOf = (
  { serviceTime, hasWorkday }: Pick<Shop, 'serviceTime' | 'hasWorkday'>,
  now: Milliseconds,
): ShopOpening | null => {
  const [, from, to] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(serviceTime) ?? []
  if (from === undefined || to === undefined) return null
  const time = new Date(now + PLATFORM_OFFSET_MS).toISOString().slice(11, 16)
  const works = (at: Milliseconds) => !hasWorkday || isWorkday(platformDay(at), NO_EXCEPTIONS)
  if (works(now) && time >= from && time < to) return { state: 'open' }
  if (works(now) && time < from) return { state: 'closed', weekday: null, time: from }
  const next = weekdays.map((day) => now + (day + 1) * DAY_MS).find(works)
  const weekday = weekdays.find((day) => day === new Date((next ?? now) + PLATFORM_OFFSET_MS).getUTCDay())
  return weekday === undefined ? null : { state: 'closed', weekday, time: from }
}

/**
 * What shops are ranked by is the mean of their stars and of these besides, which every shop is given: as if ten buyers
 * had given four stars. So a shop with few reviews stands in the middle until more is known of it, and a single review
 * of five stars does not outdo a hundred that mean 4.9 (ours, decision D30).
 */
export const RATING_PRIOR = { score: 4, reviews: 10 } as const
