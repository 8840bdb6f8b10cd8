import { DAY_MS, type Milliseconds, platformDay } from '../time/index.ts'
import type { SalesDay, ShopHome } from './shopHome.codec.ts'

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

/** What a new shop does first, in this order (width 2.5, Home). */
export const shopSteps = ['shop', 'goods', 'replies', 'inbox'] as const
/** One of the first steps of a shop. */
export type ShopStep = (typeof shopSteps)[number]

/** The first steps with those that are done; none once all are, or for whoever cannot take them. */
export const shopStepsLeft = ({
  firstSteps,
}: Pick<ShopHome, 'firstSteps'>): readonly { readonly step: ShopStep; readonly isDone: boolean }[] => {
  if (firstSteps === null || shopSteps.every((step) => firstSteps[step])) return []
  return shopSteps.map((step) => ({ step, isDone: firstSteps[step] }))
}
