import { Money } from '../money/index.ts'
// Without the rules of the whole form: pages that show what an application offers do not load them.
import type { GoodsForm } from './form.codec.ts'

/** How much of goods can be sold: every sku in every centre together. */
export const totalCapacity = ({ skus }: Pick<GoodsForm, 'skus'>): number =>
  skus.flatMap(({ stock }) => stock).reduce((sum, { capacity }) => sum + capacity, 0)

/**
 * Whether there is nothing to sell of the skus that are described. A capacity may be 0, and is changed without a review
 * (width 2.5, Where; W13), so this bars nobody from handing goods in; it is told.
 */
export const hasNothingToSell = (form: Pick<GoodsForm, 'skus'>): boolean =>
  form.skus.length > 0 && totalCapacity(form) === 0

/** What goods would cost at least as their seller describes them, in yuan; absent while no price of theirs is typed. */
export const formMinPrice = ({ skus }: Pick<GoodsForm, 'skus'>): Money | undefined =>
  skus
    .flatMap(({ pricing }) => pricing)
    .filter(({ billingType }) => billingType !== 'TRIAL')
    .map(({ price }) => price)
    .filter(Money.is)
    // Exact arithmetic would weigh 11 KB on the page; numbers put prices into the same order.
    .toSorted((a, b) => Number(a) - Number(b))[0]
