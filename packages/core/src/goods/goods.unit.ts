import type { Money } from '../money/index.ts'
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
export const HOURS_OF = { DAY: 24, MONTH: 730, YEAR: 8760 } as const
const MONTHS_OF_YEAR = 12
/** In yuan. */
export const CENT = 0.01

/** Whether it is billed by a time that has hours. */
export const isHoursOf = (billingType: Pricing['billingType']): billingType is keyof typeof HOURS_OF =>
  Object.hasOwn(HOURS_OF, billingType)

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
  const cards = shorter.unit === 'hour' ? (machineCards(goods) ?? 1) : 1
  const about = Number(price) / shorter.count / cards
  return about >= CENT ? { price: about.toFixed(2), unit: cards > 1 ? 'cardHour' : shorter.unit } : null
}

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
const CARDS = /^([1-9]\d{0,2})×/
/** The types of resources with accelerators: gpu, dcu, bareGpu, bareDcu. */
const ACCELERATED = /(gpu|dcu)$/i

/** How many accelerators a machine has; null for what has none. */
export const machineCards = ({
  kind,
  resourceType,
  figures = [],
}: Pick<Goods, 'kind'> & Partial<Pick<Goods, 'resourceType' | 'figures'>>): number | null => {
  if (!isCompute(kind) || !ACCELERATED.test(resourceType ?? '')) return null
  const [, cards = 1] = figures.flatMap((figure) => CARDS.exec(figure) ?? [])
  return Number(cards)
}
