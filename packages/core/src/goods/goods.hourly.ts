import { compare, divide, type Money } from '../money/index.ts'
import type { Pricing } from './goods.codec.ts'
import { hoursOf } from './goods.hours.ts'

/**
 * What a price comes to per hour, in yuan with up to 20 decimals: by this prices of different units are sorted. What
 * costs nothing costs nothing per hour; null where a price buys for good or by the item, which has no hour.
 * @example
 * import { hourlyPrice } from '@compute-mall/core/goods'
 *
 * hourlyPrice({ price: '730.00', billingType: 'MONTH', unit: 'month' }) // → '1'
 * hourlyPrice({ price: '90000.00', billingType: 'FOREVER', unit: 'times' }) // → null
 */
export const hourlyPrice = (pricing: Pick<Pricing, 'price' | 'billingType' | 'unit'>): Money | null => {
  if (compare(pricing.price, 0) === 0) return '0'
  const hours = hoursOf(pricing)
  return hours === null ? null : divide(pricing.price, hours)
}
