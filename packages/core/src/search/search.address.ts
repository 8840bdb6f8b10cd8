import { assetTypes } from '../asset/index.ts'
import { cleanKeyword, cutTo, isId, MAX_KEYWORD } from '../codec/index.ts'
import { given, type Parameters } from '../http/index.ts'
import type { AnySort, SortBy } from './search.codec.ts'
import {
  type FilterGroup,
  filterGroups,
  isCode,
  isPriceText,
  perGroup,
  sortDirections,
  sorts,
} from './search.rules.ts'

/** What a search page shows, as its address says it (R2.10). Absent texts are empty, absent codes an empty list. */
export interface Search {
  readonly keyword: string
  /** The id of the shop whose goods alone are searched. */
  readonly shop: string
  /** The chosen path down the category tree, and down the industries. */
  readonly common: readonly string[]
  readonly industry: readonly string[]
  readonly filter: Readonly<Record<FilterGroup, readonly string[]>>
  readonly lowPrice: string
  readonly highPrice: string
  /** Leaves out what is sold out. */
  readonly inStock: boolean
  readonly sort: AnySort
  readonly sortBy: SortBy
  readonly pageNum: number
}

const MAX_LEVELS = 5
const MAX_CODES = 50
const MAX_PAGES = 10_000

/** The direction that a sort has unless one is named: the cheapest, or else the best, first. */
export const usualDirection = (sort: AnySort): SortBy => (sort === 'basePrice' ? 'asc' : 'desc')

/** A search in which no filter is chosen. */
export const NO_FILTER: Search['filter'] = /* @__PURE__ */ perGroup(() => [])

/** Reads an address. What it says wrongly is passed over, so that a damaged address still finds something. */
export const readSearch = (address: Iterable<readonly [string, string]>): Search => {
  const pairs = [...address]
  const one = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? ''
  const codes = (name: string) => uniqueCodes(pairs.filter(([key]) => key === name).map(([, text]) => text))
  const sort = sorts.find((known) => known === one('sort')) ?? 'default'
  const named = sortDirections.find((known) => known === one('sortBy'))
  return {
    keyword: keywordOf(one('keyword')),
    shop: isId(one('shop')) ? one('shop') : '',
    common: path(one, 'common'),
    industry: path(one, 'industry'),
    filter: perGroup(codes),
    lowPrice: priceOf(one('lowPrice')),
    highPrice: priceOf(one('highPrice')),
    inStock: one('inStock') === 'true',
    sort,
    sortBy: sort === 'default' ? 'desc' : (named ?? usualDirection(sort)),
    pageNum: pageOf(one('pageNum')),
  }
}

/** Reads the address of a shop's page: the shop stands in it as `id` (R2.10). */
export const readShopSearch = (address: Iterable<readonly [string, string]>): Search => {
  const pairs = [...address]
  const id = pairs.find(([key]) => key === 'id')?.[1] ?? ''
  return { ...readSearch(pairs), shop: isId(id) ? id : '' }
}

/** Reads the address of the AI community: type and tag of the assets stand in it as `type` and `tag` (width 2.3). */
export const readSpaceSearch = (address: Iterable<readonly [string, string]>): Search => {
  const pairs = [...address]
  const one = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? ''
  const [type, tag] = [one('type'), one('tag')]
  const search = readSearch(pairs)
  const all = (name: string) => pairs.flatMap(([key, text]) => (key === name ? [text] : []))
  return {
    ...search,
    common: assetTypes.some((known) => known === type) ? [type] : [],
    industry: isCode(tag) ? [tag] : [],
    filter: {
      ...search.filter,
      region: uniqueCodes([...search.filter.region, ...all('centre')]),
      other: uniqueCodes([
        ...search.filter.other,
        ...sales.flatMap(([text, code]) => (all('sold').includes(text) ? [code] : [])),
      ]),
    },
    sort: Object.hasOwn(spaceSorts, one('sort')) ? spaceSorts[one('sort') as SpaceSort] : 'default',
    sortBy: 'desc',
  }
}

/** What assets are sorted by, as the address of the community says it. */
const spaceSorts = { used: 'skuSaleCount', liked: 'skuScore', newest: 'newest' } as const
type SpaceSort = keyof typeof spaceSorts

/** What `sold` in the address says, and the code of `filter.other` that asks for it. */
const sales = [
  ['true', 'sold'],
  ['false', 'free'],
] as const

/** Writes the address of the AI community; where assets run stands in it as `centre`, whether they cost as `sold`. */
export const writeSpaceSearch = (search: Search): Parameters => {
  const { common, industry, filter, sort } = search
  const [named = ''] = Object.entries(spaceSorts).find(([, known]) => known === sort) ?? []
  const rest = {
    common: [],
    industry: [],
    filter: {
      ...filter,
      region: [],
      other: filter.other.filter((code) => sales.every(([, sale]) => sale !== code)),
    },
    sort: 'default',
    sortBy: 'desc',
  } as const
  return [
    ...given('type', common[0] ?? ''),
    ...given('tag', industry[0] ?? ''),
    ...filter.region.map((code) => ['centre', code] as const),
    ...sales.flatMap(([text, code]) => (filter.other.includes(code) ? [['sold', text] as const] : [])),
    ...writeSearch({ ...search, ...rest }),
    ...given('sort', named),
  ]
}

/** Writes the address of a search: the same search always gives the same text, and defaults are left out. */
export const writeSearch = (search: Search): Parameters => [
  ...given('keyword', search.keyword),
  ...given('shop', search.shop),
  ...levels('common', search.common),
  ...levels('industry', search.industry),
  ...filterGroups.flatMap((group) => search.filter[group].map((code) => [group, code] as const)),
  ...given('lowPrice', search.lowPrice),
  ...given('highPrice', search.highPrice),
  ...given('inStock', search.inStock ? 'true' : ''),
  ...given('sort', search.sort === 'default' ? '' : search.sort),
  ...given('sortBy', search.sortBy === usualDirection(search.sort) ? '' : search.sortBy),
  ...given('pageNum', search.pageNum === 1 ? '' : String(search.pageNum)),
]

/** The words as they are searched for: cleaned, and not too long. */
export const keywordOf = (typed: string): string => cleanKeyword(cutTo(cleanKeyword(typed), MAX_KEYWORD))

const uniqueCodes = (texts: readonly string[]) => [...new Set(texts.filter(isCode))].slice(0, MAX_CODES)

/** Levels count from 1 and end at the first gap: `common1`, `common2`. */
const path = (one: (name: string) => string, name: string): readonly string[] => {
  const texts = Array.from({ length: MAX_LEVELS }, (_, level) => one(`${name}${level + 1}`))
  const gap = texts.findIndex((text) => !isCode(text))
  return gap < 0 ? texts : texts.slice(0, gap)
}

const levels = (name: string, codes: readonly string[]): Parameters =>
  codes.map((code, level) => [`${name}${level + 1}`, code])

const priceOf = (text: string) => (isPriceText(text) ? text : '')

const pageOf = (text: string) => {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGES ? page : 1
}
