import type { CartChange, CartItem } from './cart.codec.ts'

/** Amounts that were chosen and that the server has not told back yet, by the id of their line. */
export type WantedAmounts = Readonly<Record<string, number>>

/** The lines with the amounts that were chosen, as they are shown at once. */
export const withAmounts = (items: readonly CartItem[], wanted: WantedAmounts): readonly CartItem[] =>
  items.map((item) => ({ ...item, purchaseAmount: wanted[item.id] ?? item.purchaseAmount }))

/** A line as the cart takes it back: changed under its id, or put there anew without one. */
export const cartChange = (
  { goodsId, skuId, pricingId, clusterId, centerName, purchaseDuration, purchaseDurationUnit }: CartItem,
  purchaseAmount: number,
  id?: string,
): CartChange => ({
  id,
  goodsId,
  skuId,
  pricingId,
  clusterId: clusterId ?? undefined,
  centerName: centerName?.zh,
  purchaseAmount,
  purchaseDuration,
  purchaseDurationUnit,
})

/** What a change of an amount needs of the page. */
interface AmountNeeds {
  /** Tells the server; ends whether it takes the change or refuses it. */
  readonly send: (change: CartChange) => Promise<unknown>
  readonly show: (change: (wanted: WantedAmounts) => WantedAmounts) => void
  /** Loads the lines as the server has them. */
  readonly refresh: () => Promise<void>
}

/** The changes of amounts of one cart. */
export interface AmountQueue {
  readonly put: (item: CartItem, amount: number, needs: AmountNeeds) => Promise<void>
  /** Ends when the server has been told every amount so far. */
  readonly told: () => Promise<unknown>
}

/**
 * Amounts are sent one after another, so that the last one chosen stays. They are shown as chosen until the server has
 * answered to the last of them, and then as the server has them.
 */
export const createAmountQueue = (): AmountQueue => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    put: async (item, amount, { send, show, refresh }) => {
      show((wanted) => ({ ...wanted, [item.id]: amount }))
      const mine = last.then(() => send(cartChange(item, amount, item.id)))
      last = mine
      await mine
      if (last === mine) await refresh()
      if (last === mine) show(() => ({}))
    },
    told: () => last,
  }
}
