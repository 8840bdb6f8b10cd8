import type { CartItem, PurchaseChoice } from '@compute-mall/core/cart'
import { usePersistedState } from '@compute-mall/react'

const ADDED = 'cart.added'
const NONE: readonly PurchaseChoice[] = []

/** Notes what has just been put into the cart, for it to be ticked there. */
export const useAdded = (): ((choice: PurchaseChoice) => void) => {
  const [added, keep] = usePersistedState(ADDED, NONE)
  return (choice) => keep([...added, choice])
}

const isLineOf =
  ({ skuId, pricingId, clusterId }: CartItem) =>
  (choice: PurchaseChoice): boolean =>
    choice.skuId === skuId && choice.pricingId === pricingId && (choice.clusterId ?? null) === clusterId

/** The lines that were put into the cart since it was last looked at, and a way to forget them. */
export const useAddedLines = (items: readonly CartItem[]) => {
  const [added, keep] = usePersistedState(ADDED, NONE)
  return {
    addedIds: items.filter((item) => added.some(isLineOf(item))).map(({ id }) => id),
    forgetAdded: () => keep(NONE),
  }
}
