import { cheapestPricing, hasTrialMode, isCompute, listedPricing } from '@compute-mall/core/goods'
import {
  type Category,
  type FacetCount,
  type FacetGroup,
  filterGroups,
  perGroup,
  type SearchRequest,
  type SearchType,
  searchEndpoints,
} from '@compute-mall/core/search'
import { catalogueOf, centers, goodsDrafts } from '@compute-mall/seed'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GoodsRecord } from '../goods/index.ts'
import type { Caller, TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'
import { bitCodes } from './search.codes.ts'
import { categoryTrees, filterValues, nodesOf } from './search.taxonomy.ts'

/** Random searches; each is compared with a count by hand over the whole demonstration. */
const CASES = Number(process.env.CASES ?? 60)

let server: TestServer
let visitor: Caller
let oracle: readonly Known[]
beforeAll(async () => {
  server = await startSeededServer()
  visitor = server.visitor()
  oracle = catalogueOf(goodsDrafts(), new Date(server.clock()))
    .map(({ record }) => record)
    .filter(({ display }) => display)
    .map(knownOf)
})
afterAll(() => server.stop())

/** A goods item as the oracle sees it: plain codes, a plain price and plain text. */
interface Known {
  readonly compute: boolean
  readonly price: number
  readonly inStock: boolean
  readonly text: string
  readonly codes: Readonly<Record<FacetGroup, ReadonlySet<string>>>
}

const pathTo = (leaf: string, nodes: readonly Category[]): readonly string[] =>
  nodes.flatMap(({ code, children }) => {
    if (code === leaf) return [code]
    const below = pathTo(leaf, children)
    return below.length === 0 ? [] : [code, ...below]
  })
const categories = [...categoryTrees.application, ...categoryTrees.resource]

const chineseOf = new Map(
  [...nodesOf(categories), ...filterValues.flatMap(({ values }) => values)].map(({ code, name }) => [
    code,
    name.zh,
  ]),
)

const knownOf = (record: GoodsRecord): Known => {
  const { classification, params, skus } = record
  const clusters = skus.flatMap(({ stock }) => stock.map(({ clusterId }) => clusterId))
  const billing = skus.flatMap(({ pricing }) => pricing.map(({ billingType }) => billingType))
  const pricesOf = (some: typeof skus) => some.flatMap((sku) => cheapestPricing(sku)?.price ?? [])
  const prices = pricesOf(skus)
  const inStock = skus.filter(({ stock }) => stock.some(({ free }) => free > 0))
  const listed = listedPricing({
    pricing: (inStock.length === 0 ? skus : inStock).flatMap(({ pricing }) => pricing),
  })
  const values = record.specifications.flatMap(({ values }) => values.map(({ name }) => name))
  const valued = [...params, ...skus.flatMap(({ param }) => param)].map(({ value }) => value)
  const said = [record.name, record.summary, ...record.tags, ...values, ...valued]
  const filed = [
    ...pathTo(classification.category, categories),
    ...classification.spec,
    ...(isCompute(record.kind) ? classification.resource : []),
  ]
  return {
    compute: isCompute(record.kind),
    price: Number(listed?.price ?? Number.POSITIVE_INFINITY),
    inStock: inStock.length > 0,
    text: [...said.map(({ zh }) => zh), ...filed.map((code) => chineseOf.get(code))].join('|'),
    codes: {
      common: new Set(pathTo(classification.category, categories)),
      industry: new Set(classification.industry.flatMap((leaf) => pathTo(leaf, categoryTrees.industry))),
      region: new Set(centers.filter(({ id }) => clusters.includes(id)).map(({ region }) => region)),
      resource: new Set(classification.resource),
      payMode: new Set(billing.filter((type) => type !== 'FREE' && type !== 'TRIAL')),
      delivery: new Set(classification.delivery),
      spec: new Set(classification.spec),
      other: new Set([
        ...(prices.some((price) => Number(price) === 0) ? ['free'] : []),
        ...(skus.some(hasTrialMode) ? ['trial'] : []),
      ]),
    },
  }
}

interface Asked {
  readonly area: SearchType
  /** Two characters, so that having them and containing them is the same. */
  readonly words: string | undefined
  readonly path: readonly string[]
  readonly industry: readonly string[]
  readonly codes: Readonly<Record<Exclude<FacetGroup, 'common' | 'industry'>, readonly string[]>>
  readonly low: number | undefined
  readonly high: number | undefined
  readonly inStock: boolean
}

const paths = (trees: readonly Category[]): readonly (readonly string[])[] =>
  trees.flatMap(({ code, children }) => [[code], ...children.map((child) => [code, child.code])])

const rarely = <A>(arbitrary: fc.Arbitrary<A>, none: A) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(none) }, { weight: 1, arbitrary })
const some = (codes: readonly string[]) =>
  rarely<readonly string[]>(
    fc.subarray([...codes], { minLength: 1, maxLength: Math.min(3, codes.length) }),
    [],
  )

const asked: fc.Arbitrary<Asked> = fc.record({
  area: fc.constantFrom<SearchType>('all', 'base', 'application'),
  words: rarely<string | undefined>(
    fc.constantFrom('分子', '训练', '仿真', '裸金', '开源', '计费', '量子'),
    undefined,
  ),
  path: rarely<readonly string[]>(fc.constantFrom(...paths(categories)), []),
  industry: rarely<readonly string[]>(fc.constantFrom(...paths(categoryTrees.industry)), []),
  codes: fc.record(perGroup((group) => some(bitCodes[group]))),
  low: rarely<number | undefined>(fc.constantFrom(0, 0.05, 1, 100, 5000), undefined),
  high: rarely<number | undefined>(fc.constantFrom(0.12, 10, 999.5, 20_000), undefined),
  inStock: rarely(fc.constant(true), false),
})

const fitsGroup = (known: Known, group: FacetGroup, { path, industry, codes }: Asked): boolean => {
  if (group === 'common') return path.length === 0 || known.codes.common.has(path.at(-1) ?? '')
  if (group === 'industry') return industry.length === 0 || known.codes.industry.has(industry.at(-1) ?? '')
  return codes[group].length === 0 || codes[group].some((code) => known.codes[group].has(code))
}

const groups: readonly FacetGroup[] = ['common', 'industry', ...filterGroups]

const fitsBase = (known: Known, { area, words, low, high, inStock }: Asked): boolean =>
  (area === 'all' || known.compute === (area === 'base')) &&
  (words === undefined || known.text.includes(words)) &&
  known.price >= (low ?? 0) &&
  known.price <= (high ?? Number.POSITIVE_INFINITY) &&
  (known.inStock || !inStock)

const fitsAllBut = (spared: FacetGroup | null, known: Known, search: Asked): boolean =>
  fitsBase(known, search) && groups.every((group) => group === spared || fitsGroup(known, group, search))

const countByHand = (group: FacetGroup, search: Asked): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const known of oracle.filter((one) => fitsAllBut(group, one, search)))
    for (const code of known.codes[group]) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

const requestFor = ({ area, words, path, industry, codes, low, high, inStock }: Asked): SearchRequest => ({
  query: { keyWords: words, pageNum: 1, pageSize: 120, searchType: area, storeId: undefined },
  classify: { common: path, industry },
  sort: undefined,
  filter: { ...codes, lowPrice: low?.toString(), highPrice: high?.toString(), inStock: inStock || undefined },
})

const recordOf = (counts: readonly FacetCount[]) =>
  Object.fromEntries(counts.map(({ code, count }) => [code, count]))

describe('facets', () => {
  it('[R3.04] count every value with all other filters applied, as counting by hand does', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (search) => {
        const hits = await visitor.get(searchEndpoints.goods, { body: requestFor(search) })
        expect(hits.total).toBe(oracle.filter((known) => fitsAllBut(null, known, search)).length)
        for (const group of groups)
          expect([group, recordOf(hits.facets[group])]).toEqual([group, countByHand(group, search)])
      }),
      { numRuns: CASES },
    )
  })
})
