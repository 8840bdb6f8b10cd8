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

/**
 * About what an hour of one accelerator costs and a month of them, by which offers of accelerators are compared; null
 * for what has none, or no hour. For the eye only, as `equivalentOf`.
 */
export const cardHourOf = (
  offer: Parameters<typeof cardsOf>[0] & Pick<Pricing, 'price' | 'billingType'>,
): { readonly hour: Money; readonly month: Money } | null => {
  const cards = cardsOf(offer)
  const hours = hoursOf(offer)
  if (cards === null || hours === null) return null
  const hour = Number(offer.price) / hours / cards
  return hour < CENT ? null : { hour: hour.toFixed(2), month: (hour * HOURS_OF.MONTH).toFixed(2) }
}
