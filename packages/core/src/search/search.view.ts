import type { Words } from '../codec/index.ts'
import type { Search } from './search.address.ts'
import { changed, toggled, withPrice, withStock } from './search.changes.ts'
import type {
  AssetHits,
  Category,
  FacetCount,
  Facets,
  FilterValues,
  GoodsHits,
  ShopHits,
} from './search.codec.ts'
import { filterGroups, TOTAL_CAP } from './search.rules.ts'

/** The words that a search page needs for the codes of its address. */
export interface SearchWords {
  readonly categories: readonly Category[]
  readonly industries: readonly Category[]
  readonly values: readonly FilterValues[]
  /** The name of the shop that is searched in; null where it is not known, or none is. */
  readonly shop: Words | null
}

/** One value that can be chosen or given up: how many it would give, and the search that a press leads to. */
export interface Choosable {
  readonly code: string
  readonly name: Words
  /** Undefined while it is not known. */
  readonly count: number | undefined
  readonly chosen: boolean
  readonly next: Search
}

/** A chosen thing that can be taken back; `price` has no words of its own but two ends, `inStock` those of its switch. */
export type Chip =
  | { readonly kind: 'words'; readonly key: string; readonly name: Words; readonly without: Search }
  | { readonly kind: 'price'; readonly low: string; readonly high: string; readonly without: Search }
  | { readonly kind: 'inStock'; readonly without: Search }

const countOf = (counts: readonly FacetCount[] | undefined, code: string) =>
  counts && (counts.find((count) => count.code === code)?.count ?? 0)

/** One row per level of a tree: the roots, then the children of what is chosen on each level. */
export const treeLevels = (
  search: Search,
  tree: 'common' | 'industry',
  roots: readonly Category[],
  counts?: readonly FacetCount[],
): readonly (readonly Choosable[])[] => {
  const path = search[tree]
  const row = (nodes: readonly Category[], level: number) =>
    nodes.map(({ code, name }) => ({
      code,
      name,
      count: countOf(counts, code),
      chosen: path[level] === code,
      next: changed(search, { [tree]: [...path.slice(0, level), code] }),
    }))
  const from = (nodes: readonly Category[], level: number): readonly (readonly Choosable[])[] => {
    const below = nodes.find((node) => node.code === path[level])?.children ?? []
    return nodes.length === 0 ? [] : [row(nodes, level), ...from(below, level + 1)]
  }
  return from(roots, 0)
}

/**
 * The filter rows: values that would find something or are chosen; a row without any is left out. Without facets
 * all values are shown.
 */
export const filterRows = (search: Search, values: readonly FilterValues[], facets?: Facets) =>
  values
    .map(({ group, name, values }) => ({
      group,
      name,
      values: values
        .map(
          ({ code, name }): Choosable => ({
            code,
            name,
            count: countOf(facets?.[group], code),
            chosen: search.filter[group].includes(code),
            next: toggled(search, group, code),
          }),
        )
        .filter(({ count, chosen }) => count !== 0 || chosen),
    }))
    .filter((row) => row.values.length > 0)

/** What was chosen, each with the search that is left without it. A code without words shows itself. */
export const chips = (search: Search, words: SearchWords): readonly Chip[] => [
  ...shopChip(search, words.shop),
  ...pathChip(search, 'common', words.categories),
  ...pathChip(search, 'industry', words.industries),
  ...filterGroups.flatMap((group) =>
    search.filter[group].map((code): Chip => {
      const known = words.values.find((row) => row.group === group)?.values.find((v) => v.code === code)
      const without = toggled(search, group, code)
      return { kind: 'words', key: `${group}:${code}`, name: known?.name ?? { zh: code, en: code }, without }
    }),
  ),
  ...(search.lowPrice === '' && search.highPrice === ''
    ? []
    : [
        {
          kind: 'price',
          low: search.lowPrice,
          high: search.highPrice,
          without: withPrice(search, '', ''),
        } as const,
      ]),
  ...(search.inStock ? [{ kind: 'inStock', without: withStock(search, false) } as const] : []),
]

const shopChip = (search: Search, name: Words | null): readonly Chip[] =>
  search.shop === ''
    ? []
    : [
        {
          kind: 'words',
          key: 'shop',
          name: name ?? { zh: search.shop, en: search.shop },
          without: changed(search, { shop: '' }),
        },
      ]

const pathChip = (
  search: Search,
  tree: 'common' | 'industry',
  roots: readonly Category[],
): readonly Chip[] => {
  const names = namesOnPath(search[tree], roots)
  if (names.length === 0) return []
  const joined = { zh: names.map((n) => n.zh).join(' / '), en: names.map((n) => n.en).join(' / ') }
  return [{ kind: 'words', key: tree, name: joined, without: changed(search, { [tree]: [] }) }]
}

const namesOnPath = ([code, ...rest]: readonly string[], nodes: readonly Category[]): readonly Words[] => {
  if (code === undefined) return []
  const node = nodes.find((known) => known.code === code)
  return [node?.name ?? { zh: code, en: code }, ...namesOnPath(rest, node?.children ?? [])]
}

/** The name of the category that a search shows, by its deepest known level, else of its industry; null for none. */
export const categoryName = (
  search: Search,
  words: Pick<SearchWords, 'categories' | 'industries'>,
): Words | null =>
  deepestName(search.common, words.categories) ?? deepestName(search.industry, words.industries)

const deepestName = ([code, ...rest]: readonly string[], nodes: readonly Category[]): Words | null => {
  const node = nodes.find((known) => known.code === code)
  return node === undefined ? null : (deepestName(rest, node.children) ?? node.name)
}

/** The total as it is shown: exact, or capped with a plus sign. */
export const totalText = (total: number): string => (total >= TOTAL_CAP ? `${TOTAL_CAP}+` : String(total))

/**
 * How many pages can be reached: all of them, as long as they lie within what is counted.
 * @example
 * import { pageCount } from '@compute-mall/core/search'
 *
 * pageCount(241, 120) // → 3
 */
export const pageCount = (total: number, pageSize: number): number =>
  Math.min(Math.ceil(total / pageSize), Math.floor(TOTAL_CAP / pageSize))

/** A list with what follows it; what has moved meanwhile from one page to the next stands once. */
export const continued = (before: GoodsHits, next: GoodsHits): GoodsHits => ({
  ...next,
  records: withoutRepeats(before.records, next.records, ({ skuId }) => skuId),
})

/** The same of shops. */
export const continuedShops = (before: ShopHits, next: ShopHits): ShopHits => ({
  ...next,
  records: withoutRepeats(before.records, next.records, ({ shopId }) => shopId),
})

/** The same of assets. */
export const continuedAssets = (before: AssetHits, next: AssetHits): AssetHits => ({
  ...next,
  records: withoutRepeats(before.records, next.records, ({ id }) => id),
})

const withoutRepeats = <Row>(
  before: readonly Row[],
  next: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] => {
  const known = new Set(before.map(idOf))
  return [...before, ...next.filter((row) => !known.has(idOf(row)))]
}
