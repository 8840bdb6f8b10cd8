import type { Money } from '../money/index.ts'
import type { BillingUnit, Goods, Pricing } from './goods.codec.ts'
import { CENT, HOURS_OF, isHoursOf, machineCards } from './goods.unit.ts'

const HOURS_OF_UNIT = {
  coreHour: 1,
  cardHour: 1,
  platformDay: HOURS_OF.DAY,
  gbMonth: HOURS_OF.MONTH,
  platformMonth: HOURS_OF.MONTH,
  month: HOURS_OF.MONTH,
  year: HOURS_OF.YEAR,
  times: null,
} as const satisfies Readonly<Record<BillingUnit, number | null>>

/** How many hours a price is for; null where it buys for good or by the item. */
export const hoursOf = ({ billingType, unit }: Pick<Pricing, 'billingType' | 'unit'>): number | null => {
  if (isHoursOf(billingType)) return HOURS_OF[billingType]
  return billingType === 'FOREVER' ? null : HOURS_OF_UNIT[unit]
}

/** How many accelerators a price is for: one where it counts card-hours, else those of the machine; null for none. */
export const cardsOf = ({
  unit,
  ...goods
}: Pick<Goods, 'kind' | 'resourceType' | 'figures'> & Pick<Pricing, 'unit'>): number | null =>
  unit === 'cardHour' ? 1 : machineCards(goods)

/** The price of one accelerator by the hour and by the month, in yuan. */
interface CardHour {
  readonly hour: Money
  readonly month: Money
  /** Which of the two is sold; the other, or both where this is null, are estimates from the price that is. */
  readonly sold: 'hour' | 'month' | null
}

/**
 * What an hour and a month of one accelerator cost, by which offers of accelerators are compared; null for what has
 * none, or no hour. For the eye only, as `equivalentOf`.
 */
export const cardHourOf = (
  offer: Parameters<typeof cardsOf>[0] & Pick<Pricing, 'price' | 'billingType'>,
): CardHour | null => {
  const cards = cardsOf(offer)
  const hours = hoursOf(offer)
  if (cards === null || hours === null) return null
  const hour = Number(offer.price) / hours / cards
  if (hour < CENT) return null
  return { hour: hour.toFixed(2), month: (hour * HOURS_OF.MONTH).toFixed(2), sold: soldBy(offer) }
}

const soldBy = ({ billingType, unit }: Pick<Pricing, 'billingType' | 'unit'>): CardHour['sold'] => {
  if (billingType === 'MONTH') return 'month'
  return unit === 'cardHour' && !isHoursOf(billingType) ? 'hour' : null
}
