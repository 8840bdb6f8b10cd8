import type { CartChange, PurchaseChoice } from '../cart/index.ts'
import { lineLimit } from '../cart/index.ts'
import {
  type Choice,
  choicePricing,
  chosenSku,
  durationUnitOf,
  firstChoice,
  type Offer,
  type Pricing,
  type PurchaseLimit,
  trialPricing,
  withAmount,
  withinLeft,
} from '../goods/index.ts'
import type { Wanted } from './purchase.rules.ts'

/** What a choice may amount to: the goods' own limit, within what one line may cost at most. */
export const choiceLimit = (offer: Offer, choice: Choice): PurchaseLimit => {
  const { limit } = offer.goods
  const pricing = choicePricing(offer, choice)
  return pricing === undefined ? limit : lineLimit(limit, pricing.sourcePrice, choice.duration)
}

/** What the stepper of a choice allows: its limit, and no more than is left of it. */
export const openLimit = (offer: Offer, choice: Choice): PurchaseLimit =>
  withinLeft(offer, choice, choiceLimit(offer, choice))

/** The choice with its amount held within its limit and what is left. */
export const heldChoice = (offer: Offer, choice: Choice): Choice =>
  withAmount({ ...offer, goods: { ...offer.goods, limit: openLimit(offer, choice) } }, choice, choice.amount)

/**
 * The choice with which a goods page opens: what its address wants, and of the same sku what was chosen last; who comes
 * back, e.g. from the order to change it, finds the choice as it was.
 * @param latest what was chosen last on a goods page
 */
export const openingChoice = (
  offer: Offer,
  wanted: Partial<Choice>,
  latest: Choice | null,
  returns: boolean,
): Choice | null => {
  const again = latest?.skuId === wanted.skuId ? { ...latest, ...wanted } : wanted
  const isOffered = offer.skus.some(({ id }) => id === latest?.skuId)
  const first = firstChoice(offer, latest !== null && returns && isOffered ? latest : again)
  return first && heldChoice(offer, first)
}

/** The choice of the least that can be tried, where the sku has a trial. */
export const trialChoice = (offer: Offer, choice: Choice): Choice | null => {
  const sku = chosenSku(offer, choice)
  const pricing = sku && trialPricing(sku)
  return pricing === undefined
    ? null
    : { ...choice, pricingId: pricing.id, amount: Math.max(1, offer.goods.limit.amount), duration: 1 }
}

/** A choice as cart and order take it. */
export const purchaseChoice = (offer: Offer, choice: Choice): PurchaseChoice => {
  const pricing = choicePricing(offer, choice)
  return {
    goodsId: offer.goods.id,
    skuId: choice.skuId,
    pricingId: choice.pricingId,
    clusterId: choice.clusterId ?? undefined,
    purchaseAmount: choice.amount,
    purchaseDuration: choice.duration,
    purchaseDurationUnit: pricing && durationUnitOf(pricing),
  }
}

/** A choice as the cart takes it: a new line, or another choice for the line with this id. */
export const cartPut = (offer: Offer, choice: Choice, id?: string): CartChange => ({
  ...purchaseChoice(offer, choice),
  centerName: chosenSku(offer, choice)?.clusterResources.find(
    ({ clusterId }) => clusterId === choice.clusterId,
  )?.centerName.zh,
  id,
})

/** A choice as the gate judges it; undefined for one that is no longer offered. */
export const wantedOf = (offer: Offer, choice: Choice): Wanted | undefined => {
  const sku = chosenSku(offer, choice)
  const pricing: Pricing | undefined = choicePricing(offer, choice)
  return (
    sku &&
    pricing && {
      display: offer.goods.display,
      kind: offer.goods.kind,
      sku,
      pricing,
      clusterId: choice.clusterId,
      limit: choiceLimit(offer, choice),
      purchaseAmount: choice.amount,
      purchaseDuration: choice.duration,
    }
  )
}
