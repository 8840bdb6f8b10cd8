import { Money } from '../money/index.ts'
// Without the rules of the whole form: pages that show what an application offers do not load them.
import type { GoodsForm, PricingForm } from './form.codec.ts'
import { listedPricing } from './goods.cheapest.ts'

/** How much of goods can be sold: every sku in every centre together. */
export const totalCapacity = ({ skus }: Pick<GoodsForm, 'skus'>): number =>
  skus.flatMap(({ stock }) => stock).reduce((sum, { capacity }) => sum + capacity, 0)

/**
 * Whether there is nothing to sell of the skus that are described. A capacity may be 0, and is changed without a review
 * (width 2.5, Where; W13), so this bars nobody from handing goods in; it is told.
 */
export const hasNothingToSell = (form: Pick<GoodsForm, 'skus'>): boolean =>
  form.skus.length > 0 && totalCapacity(form) === 0

/** The price by which goods would be listed as their seller describes them; undefined while none is typed. */
export const formListedPricing = ({ skus }: Pick<GoodsForm, 'skus'>): PricingForm | undefined =>
  listedPricing({ pricing: skus.flatMap(({ pricing }) => pricing).filter(({ price }) => Money.is(price)) })
