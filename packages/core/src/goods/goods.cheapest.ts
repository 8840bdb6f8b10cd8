import { compare, type Money } from '../money/index.ts'
import type { Pricing, Sku } from './goods.codec.ts'

type Priced = Pick<Sku, 'pricing'>

/** The lowest of the prices at which something is bought, a trial not counting as one (R3.03). */
export const cheapestPricing = (sku: Priced): Pricing | undefined =>
  sku.pricing
    .filter(({ billingType }) => billingType !== 'TRIAL')
    .reduce<Pricing | undefined>(
      (lowest, pricing) =>
        lowest === undefined || compare(pricing.price, lowest.price) < 0 ? pricing : lowest,
      undefined,
    )

/** What a sku costs at least, in yuan; absent when it can only be tried (R3.03). */
export const minPrice = (sku: Priced): Money | undefined => cheapestPricing(sku)?.price
