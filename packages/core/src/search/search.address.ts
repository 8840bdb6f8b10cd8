import { assetTypes } from '../asset/index.ts'
import { cutTo, isId } from '../codec/index.ts'
import { given, type Parameters } from '../http/index.ts'
import type { SearchRequest, Sort, SortBy } from './search.codec.ts'
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
  readonly sort: Sort
  readonly sortBy: SortBy
  readonly pageNum: number
}

const MAX_LEVELS = 5
const MAX_CODES = 50
const MAX_KEYWORD = 100
const MAX_PAGES = 10_000

/** The direction that a sort has unless one is named: the cheapest, or else the best, first. */
export const usualDirection = (sort: Sort): SortBy => (sort === 'basePrice' ? 'asc' : 'desc')

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
  return {
    ...readSearch(pairs),
    common: assetTypes.some((known) => known === type) ? [type] : [],
    industry: isCode(tag) ? [tag] : [],
  }
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

/** The request body that asks for what an address says (spec section 7, Search). */
export const requestOf = (search: Search, pageSize: number): SearchRequest => ({
  query: {
    keyWords: search.keyword || undefined,
    pageNum: search.pageNum,
    pageSize,
    searchType: undefined,
    storeId: search.shop || undefined,
  },
  classify: { common: search.common, industry: search.industry },
  sort: { sort: search.sort, sortBy: search.sortBy },
  filter: {
    ...search.filter,
    lowPrice: search.lowPrice || undefined,
    highPrice: search.highPrice || undefined,
    inStock: search.inStock || undefined,
  },
})

/** What a request asks for, as an address would say it. */
export const searchOf = ({ query, classify, sort, filter }: SearchRequest): Search => ({
  keyword: query.keyWords ?? '',
  shop: query.storeId ?? '',
  common: classify?.common ?? [],
  industry: classify?.industry ?? [],
  filter: perGroup((group) => filter?.[group] ?? []),
  lowPrice: filter?.lowPrice ?? '',
  highPrice: filter?.highPrice ?? '',
  inStock: filter?.inStock ?? false,
  sort: sort?.sort ?? 'default',
  sortBy: sort?.sortBy ?? usualDirection(sort?.sort ?? 'default'),
  pageNum: query.pageNum,
})

/** The words as they are searched for: without margins, not too long, and text that an address can carry. */
export const keywordOf = (typed: string): string =>
  cutTo(typed.toWellFormed().replaceAll('\u0000', '').trim(), MAX_KEYWORD).trim()

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
