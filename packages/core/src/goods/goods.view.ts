import type { Words } from '../codec/index.ts'
import { lookup } from '../fp/index.ts'
import { AVAILABILITY, type Availability, isSoldOut } from '../resource/index.ts'
import { type Choice, type Offer, type Reduction, reductionOf, type Term, termsOf } from './goods.choice.ts'
import type { ClusterResource, Goods, Pricing, Sku } from './goods.codec.ts'

/** One value of a specification as a button shows it. */
export interface ValueOption {
  readonly code: string
  readonly name: Words
  readonly chosen: boolean
  /** The values chosen before with which no sku has this one; empty when it can be chosen. */
  readonly against: readonly Words[]
  /** It can be chosen, but nothing of it is left. */
  readonly soldOut: boolean
}

/** The buttons of one specification. */
export interface SpecificationOptions {
  readonly code: string
  readonly name: Words
  readonly values: readonly ValueOption[]
}

const has = (sku: Sku, pairs: readonly (readonly [code: string, value: string])[]) =>
  pairs.every(([code, value]) => lookup(sku.specificationValues, code) === value)

/** The sku that was chosen; undefined when it is not on offer any more. */
export const chosenSku = ({ skus }: Offer, choice: Choice): Sku | undefined =>
  skus.find((sku) => sku.id === choice.skuId)

/** The buttons of every specification; a value is impossible with what was chosen before it, never with what follows. */
export const specificationOptions = (offer: Offer, choice: Choice): readonly SpecificationOptions[] => {
  const { goods, skus } = offer
  const chosen = chosenSku(offer, choice)?.specificationValues ?? {}
  return goods.specifications.map(({ code, name, values }, at) => {
    const before = goods.specifications
      .slice(0, at)
      .map((specification) => [specification.code, lookup(chosen, specification.code) ?? ''] as const)
    const option = (value: Specified): ValueOption => {
      const fits = skus.filter((sku) => has(sku, [...before, [code, value.code]]))
      return {
        ...value,
        chosen: lookup(chosen, code) === value.code,
        against: fits.length > 0 ? [] : conflicting(offer, before, [code, value.code]),
        soldOut: fits.length > 0 && fits.every(isSoldOut),
      }
    }
    return { code, name, values: values.map(option) }
  })
}

type Specified = Goods['specifications'][number]['values'][number]
type Pair = readonly [code: string, value: string]

/** The one value before that already rules it out, or else all of them together. */
const conflicting = ({ goods, skus }: Offer, before: readonly Pair[], pair: Pair): readonly Words[] => {
  const single = before.find((earlier) => !skus.some((sku) => has(sku, [earlier, pair])))
  return (single ? [single] : before).flatMap(([code, value]) => {
    const name = nameOf(goods, code, value)
    return name ? [name] : []
  })
}

const nameOf = (
  { specifications }: Pick<Goods, 'specifications'>,
  code: string,
  value: string,
): Words | undefined =>
  specifications.find((s) => s.code === code)?.values.find((v) => v.code === value)?.name

/** The names of a sku's values, in the order of the specifications. */
export const specificationNames = (
  goods: Pick<Goods, 'specifications'>,
  sku: Pick<Sku, 'specificationValues'>,
): readonly Words[] =>
  goods.specifications.flatMap(
    ({ code }) => nameOf(goods, code, lookup(sku.specificationValues, code) ?? '') ?? [],
  )

/** A computing centre to choose. */
export interface ClusterOption extends ClusterResource {
  readonly chosen: boolean
}

/** The centres in which the chosen sku can be opened. */
export const clusterOptions = (offer: Offer, choice: Choice): readonly ClusterOption[] =>
  (chosenSku(offer, choice)?.clusterResources ?? []).map((cluster) => ({
    ...cluster,
    chosen: cluster.clusterId === choice.clusterId,
  }))

/** A price and time to choose. */
export interface TermOption extends Term {
  readonly chosen: boolean
  readonly reduction: Reduction | null
}

/** For how long, and at which price, the chosen sku can be bought. */
export const termOptions = (offer: Offer, choice: Choice): readonly TermOption[] => {
  const sku = chosenSku(offer, choice)
  return (sku ? termsOf(offer, sku) : []).map((term) => ({
    ...term,
    chosen: term.pricing.id === choice.pricingId && term.duration === choice.duration,
    reduction: sku ? reductionOf(sku, term.pricing) : null,
  }))
}

/** What is left of the choice: in its centre, or of the sku where it runs nowhere in particular. */
export const choiceAvailability = (offer: Offer, choice: Choice): Availability => {
  const sku = chosenSku(offer, choice)
  const cluster = sku?.clusterResources.find(({ clusterId }) => clusterId === choice.clusterId)
  return cluster?.availability ?? sku?.availability ?? AVAILABILITY.soldOut
}

/** What the stepper of the amount allows (R9.01). */
export const amountLimits = ({ limit }: Goods): { readonly minimum: number; readonly maximum: number } => ({
  minimum: Math.max(1, limit.amount),
  maximum: limit.maxAmount,
})

/** A row of the pricing table. */
export interface PricingRow<S = Sku> {
  readonly sku: S
  readonly names: readonly Words[]
  readonly pricing: Pricing
}

/** Every price of every sku, for the pricing tab. */
export const pricingRows = <S extends Pick<Sku, 'specificationValues' | 'pricing'>>({
  goods,
  skus,
}: {
  readonly goods: Pick<Goods, 'specifications'>
  readonly skus: readonly S[]
}): readonly PricingRow<S>[] =>
  skus.flatMap((sku) =>
    sku.pricing.map((pricing) => ({ sku, names: specificationNames(goods, sku), pricing })),
  )
