import type { Words } from '@compute-mall/core/codec'
import type { BillingType, BillingUnit, NameValue, Specification } from '@compute-mall/core/goods'
import type { GoodsRecord, SkuRecord, Stock } from '@compute-mall/server/goods'
import type { Random } from '../random.ts'
import { words } from '../table.ts'
import type { Center } from '../world.ts'

/** A price before its sku has a number. */
export interface PriceDraft {
  readonly price: string
  readonly sourcePrice: string
  readonly billingType: BillingType
  readonly unit: BillingUnit
  readonly duration: number
}
export type SkuDraft = Omit<SkuRecord, 'id' | 'sn' | 'pricing'> & { readonly pricing: readonly PriceDraft[] }

/** A goods item before it has a number; `key` seeds its luck and names it among the drafts. */
export type GoodsDraft = Omit<
  GoodsRecord,
  'id' | 'skus' | 'dependencies' | 'description' | 'support' | 'cases' | 'listedAt' | 'display'
> & {
  readonly key: string
  readonly skus: readonly SkuDraft[]
  /** The resources on which it runs best; what offers them is recommended with it. */
  readonly runsOn: readonly string[]
}

/** Amounts carry two decimals, fine unit prices four. */
const yuan = (amount: number, decimals: 2 | 4 = 2): string => amount.toFixed(decimals)

/** A round price in yuan: 1,234.5 becomes 1,230. */
export const rounded = (amount: number): number => {
  const step = amount >= 10_000 ? 100 : amount >= 1_000 ? 10 : amount >= 100 ? 1 : 0.1
  return Math.round(amount / step) * step
}

/** A price of `amount`, or less where there is a `reduction` (of 1). */
export const priced = (
  amount: number,
  billingType: BillingType,
  unit: BillingUnit,
  { reduction = 0, decimals = 2 as 2 | 4 } = {},
): PriceDraft => ({
  price: yuan(amount * (1 - reduction), decimals),
  sourcePrice: yuan(amount, decimals),
  billingType,
  unit,
  duration: billingType === 'DAY' || billingType === 'MONTH' || billingType === 'YEAR' ? 1 : 0,
})

export const freeOf = (unit: BillingUnit): PriceDraft => priced(0, 'FREE', unit)

export const trialOf = (days: number): PriceDraft => ({
  ...priced(0, 'TRIAL', 'platformDay'),
  duration: days,
})

/** Whether, and by how much, a goods item is reduced. */
export const reductionOf = (random: Random): number =>
  random.chance(0.3) ? random.pick([0.05, 0.1, 0.15, 0.2]) : 0

/** How much is left of `capacity`: mostly enough, now and then little, sometimes nothing. */
const leftOf = (random: Random, capacity: number): number => {
  const luck = random.next()
  if (luck < 0.07) return 0
  const share =
    luck < 0.17
      ? 0.02 + 0.07 * random.next()
      : luck < 0.32
        ? 0.12 + 0.16 * random.next()
        : 0.4 + 0.5 * random.next()
  return Math.max(1, Math.round(capacity * share))
}

/** Centres in which more is taken than elsewhere, with the share that is left there. */
const BUSY: Readonly<Record<string, number>> = { 'c-shenzhen': 0.35, 'c-wuzhen': 0.4, 'c-guian': 0.12 }

export const stockIn = (
  random: Random,
  centers: readonly Center[],
  [least, most]: readonly [number, number],
): readonly Stock[] =>
  centers.map(({ id }) => {
    const capacity = random.whole(least, most)
    return { clusterId: id, free: Math.ceil(leftOf(random, capacity) * (BUSY[id] ?? 1)), capacity }
  })

/** Of what runs nowhere in particular there is as much as one likes, or as many as people can do. */
export const stockOf = (capacity: number, free = capacity): readonly Stock[] => [
  { clusterId: '', free, capacity },
]

export interface Axis {
  readonly code: string
  readonly name: Words
  readonly values: readonly { readonly code: string; readonly name: Words; readonly factor: number }[]
}

export const axis = (code: string, name: Words, values: Axis['values']): Axis => ({ code, name, values })

/** Axes as the goods state them. */
export const specificationsOf = (axes: readonly Axis[]): readonly Specification[] =>
  axes.map(({ code, name, values }) => ({
    code,
    name,
    values: values.map((value) => ({ code: value.code, name: value.name })),
  }))

/** One combination of values, with the product of their factors. */
export interface Combination {
  readonly values: Readonly<Record<string, string>>
  readonly param: readonly NameValue[]
  readonly factor: number
  /** The place of each value in its axis. */
  readonly places: readonly number[]
}

/** Every combination of the axes' values, the first axis varying slowest. */
export const combinationsOf = (axes: readonly Axis[]): readonly Combination[] =>
  axes.reduce<readonly Combination[]>(
    (all, { code, name, values }) =>
      all.flatMap((combination) =>
        values.map((value, place) => ({
          values: { ...combination.values, [code]: value.code },
          param: [...combination.param, { name, value: value.name }],
          factor: combination.factor * value.factor,
          places: [...combination.places, place],
        })),
      ),
    [{ values: {}, param: [], factor: 1, places: [] }],
  )

/** A sku of a combination; what it does not say is nothing. */
export const skuOf = (
  { values, param }: Pick<Combination, 'values' | 'param'>,
  more: Pick<SkuDraft, 'pricing' | 'stock'> & Partial<SkuDraft>,
): SkuDraft => ({
  specificationValues: values,
  param,
  appPlatformUrl: null,
  appInfoList: [],
  expiresAt: null,
  ...more,
})

export const nameValue = (zh: string, en: string, value: Words | string): NameValue => ({
  name: words(zh, en),
  value: typeof value === 'string' ? words(value) : value,
})
