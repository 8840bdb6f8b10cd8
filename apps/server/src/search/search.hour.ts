import { cardsOf, type GoodsCard, hourlyPrice, type Pricing } from '@compute-mall/core/goods'
import { compare, divide, type Money } from '@compute-mall/core/money'

/** What is compared by its hour. */
type Machine = Parameters<typeof cardsOf>[0]

/**
 * What an hour costs, in yuan, of one accelerator where a machine has several, so that those stand beside single ones;
 * null for what has no hour.
 */
export const hourOf = (
  pricing: Pick<Pricing, 'price' | 'billingType' | 'unit'>,
  machine: Machine,
): Money | null => {
  const hourly = hourlyPrice(pricing)
  return hourly === null ? null : divide(hourly, cardsOf(machine) ?? 1)
}

const cardHourOf = (card: GoodsCard) => hourOf({ ...card, price: card.minPrice }, card)

/** Cheapest hour first; what has none stands behind the dearest, by its own price. */
export const compareCards = (a: GoodsCard, b: GoodsCard): number => {
  const [hour, other] = [cardHourOf(a), cardHourOf(b)]
  if (hour === null || other === null)
    return hour === other ? compare(a.minPrice, b.minPrice) : Number(hour === null) - Number(other === null)
  return compare(hour, other) || compare(a.minPrice, b.minPrice)
}
