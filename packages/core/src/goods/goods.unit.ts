import type { Money } from '../money/index.ts'
import type { ResourceType } from '../resource/index.ts'
import type { BillingUnit, Goods, GoodsKind, Pricing } from './goods.codec.ts'
import { isCompute } from './goods.rules.ts'

/** In what a price is counted for the eye: the billing units, and those for which there is none. */
export type ShownUnit = BillingUnit | 'gbYear' | 'day' | 'licence' | 'pack' | 'service'

/** What is bought once of these is no use of something. */
const paidOnce: Partial<Readonly<Record<GoodsKind, ShownUnit>>> = { model: 'pack', service: 'service' }

/**
 * In what a price is counted: a year of storage is a year of each GB, a day of a machine is no platform's day, and what
 * is bought for good is not used once, nor are a model's tokens and a service.
 */
export const shownUnit = (
  { kind }: Pick<Goods, 'kind'>,
  { unit, billingType }: Pick<Pricing, 'unit' | 'billingType'>,
): ShownUnit => {
  if (unit === 'times') return billingType === 'FOREVER' ? 'licence' : (paidOnce[kind] ?? unit)
  if (kind === 'storage' && unit === 'year') return 'gbYear'
  return unit === 'platformDay' && isCompute(kind) ? 'day' : unit
}

/** The hours of a billed day, of an average month (365 × 24 / 12) and of a year. */
const HOURS_OF = { DAY: 24, MONTH: 730, YEAR: 8760 } as const
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
const MONTHS_OF_YEAR = 12
const CENT = 0.01

const isHoursOf = (billingType: Pricing['billingType']): billingType is keyof typeof HOURS_OF =>
  Object.hasOwn(HOURS_OF, billingType)

/** How many hours a price is for; null where it buys for good or by the item. */
export const hoursOf = ({ billingType, unit }: Pick<Pricing, 'billingType' | 'unit'>): number | null => {
  if (isHoursOf(billingType)) return HOURS_OF[billingType]
  return billingType === 'FOREVER' ? null : HOURS_OF_UNIT[unit]
}

/** About what a price comes to in the unit by which offers are compared. */
export interface Equivalent {
  readonly price: Money
  readonly unit: 'hour' | 'cardHour' | 'month' | 'gbMonth'
}

/**
 * About what a price comes to per hour of computing, of one accelerator where a machine has several, or per month of what is sold by the year; null where the price
 * says that itself, or it would be less than a cent. For the eye only, and therefore no exact sum, which would bring
 * the library for amounts into every list: what is paid is never computed from it, what is sorted has `hourlyPrice`.
 */
export const equivalentOf = (
  goods: Pick<Goods, 'kind'> & Partial<Pick<Goods, 'resourceType' | 'figures'>>,
  { price, billingType }: Pick<Pricing, 'price' | 'billingType'>,
): Equivalent | null => {
  const shorter = shorterUnit(goods.kind, billingType)
  if (shorter === null) return null
  const cards = shorter.unit === 'hour' ? machineCards(goods) : 1
  const about = Number(price) / shorter.count / cards
  return about >= CENT ? { price: about.toFixed(2), unit: cards > 1 ? 'cardHour' : shorter.unit } : null
}

const machineCards = ({
  kind,
  resourceType = null,
  figures = [],
}: Parameters<typeof equivalentOf>[0]): number => cardsOf({ kind, resourceType, figures, unit: 'month' }) ?? 1

const shorterUnit = (
  kind: Goods['kind'],
  billingType: Pricing['billingType'],
): { readonly unit: Equivalent['unit']; readonly count: number } | null => {
  if (isCompute(kind) && kind !== 'storage')
    return isHoursOf(billingType) ? { unit: 'hour', count: HOURS_OF[billingType] } : null
  if (billingType !== 'YEAR') return null
  return { unit: kind === 'storage' ? 'gbMonth' : 'month', count: MONTHS_OF_YEAR }
}

/** What the first figure of a machine says: so many accelerators of one model. */
const CARDS = /^(\d{1,3})×/

/** How many accelerators a price is for: one where it counts card-hours, else those of the machine; null for none. */
export const cardsOf = ({
  kind,
  resourceType,
  figures,
  unit,
}: Pick<Goods, 'kind' | 'resourceType' | 'figures'> & Pick<Pricing, 'unit'>): number | null => {
  if (unit === 'cardHour') return 1
  if (!isCompute(kind) || !ACCELERATED.some((type) => type === resourceType)) return null
  const counted = figures.map((figure) => CARDS.exec(figure)?.[1]).find((cards) => cards !== undefined)
  return counted === undefined ? 1 : Math.max(1, Number(counted))
}
const ACCELERATED = ['gpu', 'dcu', 'bareGpu', 'bareDcu'] as const satisfies readonly ResourceType[]

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
