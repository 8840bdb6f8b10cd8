import { compare, divide, lineTotal, type Money, multiply, subtract } from '../money/index.ts'
import { isSoldOut } from '../resource/index.ts'
import type { DurationUnit } from '../time/index.ts'
import type { ClusterResource, Goods, Pricing, Sku } from './goods.codec.ts'
import { isTimed } from './goods.rules.ts'

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
export const TERM_LENGTHS = { DAY: [1, 7, 15, 30], MONTH: [1, 3, 6, 12], YEAR: [1, 2, 3] } as const

/** What a year replaces where it has a price of its own. */
const MONTHS_OF_YEAR = 12

/** The unit in which a price counts time. */
export const durationUnitOf = ({ billingType }: Pick<Pricing, 'billingType'>): DurationUnit =>
  billingType === 'YEAR' ? 'year' : billingType === 'DAY' ? 'day' : 'month'

/** One way to pay for the sku: a price, and for how long. */
export interface Term {
  readonly pricing: Pricing
  readonly duration: number
}

/** Every term of a sku, by price and then by length, as far as the goods' limits allow. */
export const termsOf = ({ goods }: Offer, sku: Sku): readonly Term[] => {
  const formal = sku.pricing.filter(({ billingType }) => billingType !== 'TRIAL')
  const hasYears = formal.some(({ billingType }) => billingType === 'YEAR')
  return formal.flatMap((pricing) =>
    lengthsOf(goods, pricing)
      .filter((duration) => !(hasYears && pricing.billingType === 'MONTH' && duration === MONTHS_OF_YEAR))
      .map((duration) => ({ pricing, duration })),
  )
}

const lengthsOf = ({ limit }: Goods, { billingType }: Pricing): readonly number[] => {
  if (!isTimed(billingType)) return [1]
  const usual = TERM_LENGTHS[billingType as keyof typeof TERM_LENGTHS]
  const allowed = usual.filter((length) => length >= limit.duration && length <= limit.maxDuration)
  return allowed.length > 0 ? allowed : [Math.max(1, limit.duration)]
}

/** By how many percent a price is reduced: from what it was, or a year from what its months cost. */
export const reductionPercent = (
  sku: Pick<Sku, 'pricing'>,
  { price, sourcePrice, billingType }: Pricing,
): number => {
  const month = sku.pricing.find((pricing) => pricing.billingType === 'MONTH')
  const months = billingType === 'YEAR' && month ? multiply(month.price, MONTHS_OF_YEAR) : '0'
  const before = compare(months, sourcePrice) > 0 ? months : sourcePrice
  return compare(before, 0) > 0 ? Math.max(0, Math.round((1 - Number(divide(price, before))) * 100)) : 0
}

const skuOf = ({ skus }: Offer, skuId: string) => skus.find((sku) => sku.id === skuId)

/** A centre that is not sold out first, and in the order given otherwise. */
const bestCluster = (clusters: readonly ClusterResource[]) =>
  clusters.find((cluster) => !isSoldOut(cluster)) ?? clusters[0]

const clampAmount = ({ limit }: Goods, amount: number) =>
  Math.min(Math.max(amount, limit.amount, 1), limit.maxAmount)

/** The choice of a sku that keeps as much as possible of what was wanted. */
const choiceOf = (offer: Offer, sku: Sku, wanted: Partial<Choice>): Choice | null => {
  const terms = termsOf(offer, sku)
  const kept = skuOf(offer, wanted.skuId ?? '')?.pricing.find((pricing) => pricing.id === wanted.pricingId)
  const sameBilling = terms.filter(({ pricing }) => pricing.billingType === kept?.billingType)
  const term = sameBilling.find(({ duration }) => duration === wanted.duration) ?? sameBilling[0] ?? terms[0]
  const cluster =
    sku.clusterResources.find(({ clusterId }) => clusterId === wanted.clusterId) ??
    bestCluster(sku.clusterResources)
  return term === undefined
    ? null
    : {
        skuId: sku.id,
        pricingId: term.pricing.id,
        clusterId: cluster?.clusterId ?? null,
        amount: clampAmount(offer.goods, wanted.amount ?? 1),
        duration: term.duration,
      }
}

/** The choice with which a page opens: the sku and centre of its address if they exist, else what is in stock. */
export const firstChoice = (offer: Offer, wanted: Partial<Choice>): Choice | null => {
  const sku = skuOf(offer, wanted.skuId ?? '') ?? offer.skus.find((each) => !isSoldOut(each)) ?? offer.skus[0]
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
  const wanted = codes.map((code, i) => (i === at ? value : current?.specificationValues[code]))
  const agreement = (sku: Sku) => {
    const differs = codes.findIndex((code, i) => sku.specificationValues[code] !== wanted[i])
    return differs < 0 ? codes.length : differs
  }
  const fits = offer.skus.filter((sku) => agreement(sku) > at)
  const best = fits.toSorted((a, b) => agreement(b) - agreement(a))[0]
  return (best && choiceOf(offer, best, choice)) ?? choice
}

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
