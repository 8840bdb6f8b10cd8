import { type GoodsForm, isCompute, type PricingForm, type SkuForm } from '@compute-mall/core/goods'

type Values = SkuForm['specificationValues']

/** Every combination of the values of the specifications, in their order; one that is empty where there are none. */
export const combinationsOf = (specifications: GoodsForm['specifications']): readonly Values[] =>
  specifications.reduce<readonly Values[]>(
    (before, { code, values }) =>
      values.length === 0
        ? before
        : before.flatMap((chosen) => values.map((value) => ({ ...chosen, [code]: value.code }))),
    [{}],
  )

const isSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((code) => one[code] === other[code])

export const newPrice: PricingForm = {
  id: '',
  price: '',
  sourcePrice: '',
  billingType: 'MONTH',
  unit: 'month',
  duration: 1,
}

const newSku = (specificationValues: Values, sn: string, stock: SkuForm['stock']): SkuForm => ({
  id: '',
  sn,
  specificationValues,
  pricing: [newPrice],
  param: [],
  appPlatformUrl: null,
  appInfoList: [],
  expiresAt: null,
  stock,
})

/** A serial number that no sku of the form has. */
const freeSn = (prefix: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number++) {
    const sn = `${prefix}-${String(number).padStart(2, '0')}`
    if (!taken.has(sn)) return sn
  }
}

/** The centres in which the goods run; one without a name where they run nowhere in particular. */
export const centersOf = ({ kind, skus }: Pick<GoodsForm, 'kind' | 'skus'>): readonly string[] => {
  const named = [...new Set(skus.flatMap(({ stock }) => stock.map(({ clusterId }) => clusterId)))]
  return named.length === 0 && !isCompute(kind) ? [''] : named
}

/** One sku for each combination: those that are there keep what was typed, new ones begin empty. */
export const skusFor = (
  form: GoodsForm,
  specifications: GoodsForm['specifications'],
  prefix: string,
): readonly SkuForm[] => {
  const taken = new Set(form.skus.map(({ sn }) => sn))
  const stock = centersOf(form).map((clusterId) => ({ clusterId, capacity: 0 }))
  return combinationsOf(specifications).map((values) => {
    const there = form.skus.find((sku) => isSame(sku.specificationValues, values))
    if (there !== undefined) return there
    const sn = freeSn(prefix, taken)
    taken.add(sn)
    return newSku(values, sn, stock)
  })
}

/** The same skus offered in these centres. */
export const placedIn = (skus: readonly SkuForm[], centers: readonly string[]): readonly SkuForm[] =>
  skus.map((sku) => ({
    ...sku,
    stock: centers.map(
      (clusterId) => sku.stock.find((stock) => stock.clusterId === clusterId) ?? { clusterId, capacity: 0 },
    ),
  }))

/** Every sku with the prices and the capacities of the first one (2.5, fill-down). */
export const filledDown = (skus: readonly SkuForm[]): readonly SkuForm[] => {
  const [first] = skus
  if (first === undefined) return skus
  const pricing = first.pricing.map((price) => ({ ...price, id: '' }))
  return skus.map((sku, index) => (index === 0 ? sku : { ...sku, pricing, stock: first.stock }))
}
