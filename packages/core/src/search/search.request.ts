import { type Search, usualDirection } from './search.address.ts'
import type { SearchRequest } from './search.codec.ts'
import { perGroup } from './search.rules.ts'

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
