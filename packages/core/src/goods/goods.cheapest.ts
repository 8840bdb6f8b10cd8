import type { Money } from '../money/index.ts'
import type { Pricing } from './goods.codec.ts'
import { hoursOf } from './goods.hours.ts'

type Listable = Pick<Pricing, 'price' | 'billingType' | 'unit'>
interface Priced<P extends Listable> {
  readonly pricing: readonly P[]
}

/** Prices have at most twelve digits, which numbers order exactly; arithmetic on texts would weigh 11 KB on a page. */
const lowest = <P extends Listable>(prices: readonly P[]): P | undefined =>
  prices.reduce<P | undefined>(
    (least, pricing) =>
      least === undefined || Number(pricing.price) < Number(least.price) ? pricing : least,
    undefined,
  )

/** The lowest of the prices at which something is bought, a trial not counting as one (R3.03). */
export const cheapestPricing = <P extends Listable>({ pricing }: Priced<P>): P | undefined =>
  lowest(pricing.filter(({ billingType }) => billingType !== 'TRIAL'))

/** What a sku costs at least, in yuan; absent when it can only be tried (R3.03). */
export const minPrice = (sku: Priced<Listable>): Money | undefined => cheapestPricing(sku)?.price

/**
 * The price by which a sku, or all the prices of a goods item together, is listed, sorted, filtered and compared:
 * the lowest price of a month where time is sold and months are, else the cheapest. Thirty single days cost more than
 * the month that is sold, so no month is estimated from a day where it has a price. Undefined when there is only a trial.
 */
export const listedPricing = <P extends Listable>(sku: Priced<P>): P | undefined => {
  const cheapest = cheapestPricing(sku)
  if (cheapest === undefined || Number(cheapest.price) === 0 || hoursOf(cheapest) === null) return cheapest
  return lowest(sku.pricing.filter(({ billingType }) => billingType === 'MONTH')) ?? cheapest
}
