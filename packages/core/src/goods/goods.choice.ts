import { lookup } from '../fp/index.ts'
import { compare, divide, lineTotal, type Money, multiply, subtract } from '../money/index.ts'
import { isSoldOut } from '../resource/index.ts'
import type { DurationUnit } from '../time/index.ts'
import { listedPricing } from './goods.cheapest.ts'
import type { ClusterResource, Goods, Pricing, PurchaseLimit, Sku } from './goods.codec.ts'
import { isLimitEmpty, isTimed } from './goods.rules.ts'

/** What a buyer has chosen on a goods page; it always names a sku, a price and an amount that exist. */
export interface Choice {
  readonly skuId: string
  readonly pricingId: string
  /** Null for goods that run nowhere in particular. */
  readonly clusterId: string | null
  readonly amount: number
  /** In the unit of the pricing; 1 where time plays no part. */
  readonly duration: number
}

/** What the choice is made from. */
export interface Offer {
  readonly goods: Goods
  readonly skus: readonly Sku[]
}

/** How long one can buy at once, by the unit of the price (experience: 1, 3, 6, 12 months, years). */
const TERM_LENGTHS = { DAY: [1, 7, 15, 30], MONTH: [1, 3, 6, 12], YEAR: [1, 2, 3] } as const

/** What a year replaces where it has a price of its own, and a month. */
const MONTHS_OF_YEAR = 12
const DAYS_OF_MONTH = 30

/** The unit in which a price counts time. */
export const durationUnitOf = ({ billingType }: Pick<Pricing, 'billingType'>): DurationUnit =>
  billingType === 'YEAR' ? 'year' : billingType === 'DAY' ? 'day' : 'month'

/** One way to pay for the sku: a price, and for how long. */
export interface Term {
  readonly pricing: Pricing
  readonly duration: number
}

/** What one term in another unit says once more: so many of it are one of the next longer unit. */
const repeats = {
  DAY: { of: 'MONTH', length: DAYS_OF_MONTH },
  MONTH: { of: 'YEAR', length: MONTHS_OF_YEAR },
} as const

/** Every term of a sku, by price and then by length, as far as the goods' limits allow; none of them twice. */
export const termsOf = ({ goods }: Offer, sku: Sku): readonly Term[] => {
  const formal = sku.pricing.filter(({ billingType }) => billingType !== 'TRIAL')
  const has = (wanted: Pricing['billingType']) => formal.some(({ billingType }) => billingType === wanted)
  const isSaid = ({ billingType }: Pricing, duration: number) =>
    (billingType === 'DAY' || billingType === 'MONTH') &&
    duration === repeats[billingType].length &&
    has(repeats[billingType].of)
  return formal.flatMap((pricing) =>
    lengthsOf(goods, pricing)
      .filter((duration) => !isSaid(pricing, duration))
      .map((duration) => ({ pricing, duration })),
  )
}

const lengthsOf = ({ limit }: Goods, { billingType }: Pricing): readonly number[] => {
  if (!isTimed(billingType)) return [1]
  const usual = TERM_LENGTHS[billingType as keyof typeof TERM_LENGTHS]
  const allowed = usual.filter((length) => length >= limit.duration && length <= limit.maxDuration)
  return allowed.length > 0 ? allowed : [Math.max(1, limit.duration)]
}

/** By how many percent a price is reduced, and against what: what it was, or what a year costs by the month. */
export interface Reduction {
  readonly percent: number
  readonly against: 'listPrice' | 'months'
}

/** The reduction of a price; null where it is none that can be told in whole percents. */
export const reductionOf = (
  sku: Pick<Sku, 'pricing'>,
  { price, sourcePrice, billingType }: Pricing,
): Reduction | null => {
  const month = sku.pricing.find((pricing) => pricing.billingType === 'MONTH')
  const months = billingType === 'YEAR' && month ? multiply(month.price, MONTHS_OF_YEAR) : '0'
  const against = compare(months, sourcePrice) > 0 ? 'months' : 'listPrice'
  const before = against === 'months' ? months : sourcePrice
  if (compare(before, 0) <= 0) return null
  const percent = Math.round((1 - Number(divide(price, before))) * 100)
  return percent > 0 ? { percent, against } : null
}

const skuOf = <S extends Pick<Sku, 'id'>>({ skus }: { readonly skus: readonly S[] }, skuId: string) =>
  skus.find((sku) => sku.id === skuId)

/** A centre that is not sold out first, and in the order given otherwise. */
const bestCluster = (clusters: readonly ClusterResource[]) =>
  clusters.find((cluster) => !isSoldOut(cluster)) ?? clusters[0]

const clampAmount = ({ limit }: Goods, amount: number) =>
  Math.min(Math.max(amount, limit.amount, 1), limit.maxAmount)

/** The choice of a sku that keeps as much as possible of what was wanted; null where nothing of it may be bought. */
const choiceOf = (offer: Offer, sku: Sku, wanted: Partial<Choice>): Choice | null => {
  const terms = termsOf(offer, sku)
  const kept = skuOf(offer, wanted.skuId ?? '')?.pricing.find((pricing) => pricing.id === wanted.pricingId)
  const sameBilling = terms.filter(({ pricing }) => pricing.billingType === kept?.billingType)
  const listed = listedPricing(sku)
  // A page opens with the price that the list has named.
  const usual = terms.find(({ pricing }) => pricing.id === listed?.id)
  const term = sameBilling.find(({ duration }) => duration === wanted.duration) ?? sameBilling[0] ?? usual
  const cluster =
    sku.clusterResources.find(({ clusterId }) => clusterId === wanted.clusterId) ??
    bestCluster(sku.clusterResources)
  return term === undefined || isLimitEmpty(offer.goods.limit)
    ? null
    : {
        skuId: sku.id,
        pricingId: term.pricing.id,
        clusterId: cluster?.clusterId ?? null,
        amount: clampAmount(offer.goods, wanted.amount ?? 1),
        duration: term.duration,
      }
}

/** The sku that is shown where one was named: that one if the goods have it, else the first in stock, else the first. */
export const shownSku = <S extends Pick<Sku, 'id' | 'availability'>>(
  offer: { readonly skus: readonly S[] },
  skuId: string,
): S | undefined => skuOf(offer, skuId) ?? offer.skus.find((each) => !isSoldOut(each)) ?? offer.skus[0]

/** The choice with which a page opens: the sku and centre of its address if they exist, else what is in stock. */
export const firstChoice = (offer: Offer, wanted: Partial<Choice>): Choice | null => {
  const sku = shownSku(offer, wanted.skuId ?? '')
  return sku === undefined ? null : choiceOf(offer, sku, wanted)
}

/**
 * Chooses a value of a specification. Specifications are chosen in order: the ones before keep their values, those
 * behind keep theirs where a sku has them and follow where none has, so that every sku can be reached.
 */
export const withValue = (offer: Offer, choice: Choice, specification: string, value: string): Choice => {
  const current = skuOf(offer, choice.skuId)
  const codes = offer.goods.specifications.map(({ code }) => code)
  const at = codes.indexOf(specification)
  const wanted = codes.map((code, i) => (i === at ? value : lookup(current?.specificationValues ?? {}, code)))
  const agreement = (sku: Sku) => {
    const differs = codes.findIndex((code, i) => lookup(sku.specificationValues, code) !== wanted[i])
    return differs < 0 ? codes.length : differs
  }
  const fits = offer.skus.filter((sku) => agreement(sku) > at)
  const best = fits.toSorted((a, b) => agreement(b) - agreement(a))[0]
  return (best && choiceOf(offer, best, choice)) ?? choice
}

/** How much is left of a sku in a centre, or of one that runs nowhere in particular. */
const leftIn = (sku: Sku, clusterId: string | null): number =>
  sku.clusterResources.length === 0
    ? sku.left
    : (sku.clusterResources.find((cluster) => cluster.clusterId === clusterId)?.left ?? 0)

/** About how much is left of what is chosen, where it is chosen. */
export const leftOf = (offer: Offer, { skuId, clusterId }: Choice): number => {
  const sku = skuOf(offer, skuId)
  return sku === undefined ? 0 : leftIn(sku, clusterId)
}

/** Whether what is chosen cannot be had: less of it is left than one has to take. */
const isOut = (offer: Offer, choice: Choice): boolean =>
  leftOf(offer, choice) < Math.max(1, offer.goods.limit.amount)

/** Whether the buyer wants all that is left, or more. */
const takesAll = (offer: Offer, choice: Choice): boolean => choice.amount >= leftOf(offer, choice)

/** How many values two skus share before they differ. */
const nearness = ({ goods }: Offer, a: Sku, b: Sku): number =>
  goods.specifications.filter(
    ({ code }) => lookup(a.specificationValues, code) === lookup(b.specificationValues, code),
  ).length

/**
 * Where there is more of what is chosen than is left here: the same in another centre, or, where it is sold out, the
 * specification most like it. Null while what is left suffices, or nobody has more.
 */
export const nextFree = (offer: Offer, choice: Choice): Choice | null => {
  const current = skuOf(offer, choice.skuId)
  if (current === undefined || !takesAll(offer, choice)) return null
  const least = Math.max(leftOf(offer, choice) + 1, offer.goods.limit.amount)
  const others = isOut(offer, choice) ? offer.skus.filter((sku) => sku.id !== current.id) : []
  const places = [
    current,
    ...others.toSorted((a, b) => nearness(offer, b, current) - nearness(offer, a, current)),
  ]
    .flatMap((sku) => placesOf(sku).map((clusterId) => ({ sku, clusterId, left: leftIn(sku, clusterId) })))
    .filter(({ left }) => left >= least)
  const best = places.find(({ left }) => left >= choice.amount) ?? places[0]
  const next = best && choiceOf(offer, best.sku, { ...choice, clusterId: best.clusterId ?? '' })
  return next ?? null
}

const placesOf = ({ clusterResources }: Sku): readonly (string | null)[] =>
  clusterResources.length === 0 ? [null] : clusterResources.map(({ clusterId }) => clusterId)

/** A limit within what is left of the choice; one that nothing is left for stays, for then the level says so. */
export const withinLeft = (offer: Offer, choice: Choice, limit: PurchaseLimit): PurchaseLimit =>
  isOut(offer, choice) ? limit : { ...limit, maxAmount: Math.min(limit.maxAmount, leftOf(offer, choice)) }

/** The choice in another computing centre. */
export const withCluster = (choice: Choice, clusterId: string): Choice => ({ ...choice, clusterId })

/** The choice at another price and for another time. */
export const withTerm = (choice: Choice, { pricing, duration }: Term): Choice => ({
  ...choice,
  pricingId: pricing.id,
  duration,
})

/** Sets the amount, held within the goods' limits. */
export const withAmount = ({ goods }: Offer, choice: Choice, amount: number): Choice => ({
  ...choice,
  amount: clampAmount(goods, amount),
})

/** What a choice costs. */
export interface ChoicePrice {
  readonly pricing: Pricing
  readonly total: Money
  /** Before the reduction; equal to `total` when there is none. */
  readonly sourceTotal: Money
  readonly saved: Money
}

/** The price that was chosen; undefined for one that is no longer offered. */
export const choicePricing = (offer: Offer, choice: Choice): Pricing | undefined =>
  skuOf(offer, choice.skuId)?.pricing.find(({ id }) => id === choice.pricingId)

/** What a choice costs, before and after a reduction, and what one unit of it costs; null while it has no price. */
export const priceOf = (offer: Offer, choice: Choice): ChoicePrice | null => {
  const pricing = choicePricing(offer, choice)
  if (pricing === undefined) return null
  const total = lineTotal(pricing.price, choice.amount, choice.duration)
  const sourceTotal = lineTotal(pricing.sourcePrice, choice.amount, choice.duration)
  return { pricing, total, sourceTotal, saved: subtract(sourceTotal, total) }
}
