import { DAY_MS, type Milliseconds, platformDay } from '../time/index.ts'
import type { SalesDay } from './shopHome.codec.ts'

/** Days whose figures the home of a shop shows (width 2.5). */
export const FIGURE_DAYS = 30

/** The days of the figures that the home shows at `now`, the first of them first. */
export const figureDays = (now: Milliseconds): readonly string[] =>
  Array.from({ length: FIGURE_DAYS }, (_, index) => platformDay(now - (FIGURE_DAYS - 1 - index) * DAY_MS))

/** One line for each day, whether or not something was sold on it. */
export const filledDays = (sold: readonly SalesDay[], now: Milliseconds): readonly SalesDay[] =>
  figureDays(now).map(
    (day) =>
      sold.find((figures) => figures.day === day) ?? { day, orders: 0, revenue: '0.00', refunds: '0.00' },
  )
