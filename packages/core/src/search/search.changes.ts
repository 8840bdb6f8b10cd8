import { queryText } from '../http/index.ts'
import { keywordOf, NO_FILTER, type Search, usualDirection, writeSearch } from './search.address.ts'
import type { AnySort } from './search.codec.ts'
import type { FilterGroup } from './search.rules.ts'

/** Every change but turning a page begins again at the first one. */
export const changed = (search: Search, change: Partial<Search>): Search => ({
  ...search,
  pageNum: 1,
  ...change,
})

/** The search for other words, from its first page. */
export const withKeyword = (search: Search, keyword: string): Search =>
  changed(search, { keyword: keywordOf(keyword) })

/** The search in another category, by its path down the tree, from its first page. */
export const withCategory = (search: Search, common: readonly string[]): Search => changed(search, { common })

/** The search in another industry, by its path down the tree, from its first page. */
export const withIndustry = (search: Search, industry: readonly string[]): Search =>
  changed(search, { industry })

/** Chooses a value of a group, or gives it up. */
export const toggled = (search: Search, group: FilterGroup, code: string): Search => {
  const codes = search.filter[group]
  const next = codes.includes(code) ? codes.filter((known) => known !== code) : [...codes, code]
  return changed(search, { filter: { ...search.filter, [group]: next } })
}

/** Gives up every value of a group. */
export const withoutGroup = (search: Search, group: FilterGroup): Search =>
  changed(search, { filter: { ...search.filter, [group]: [] } })

/** Sorts by something else, or the same thing in the other direction where both make sense: the price. */
export const sortedBy = (search: Search, sort: AnySort): Search => {
  const turned = search.sort === 'basePrice' && sort === 'basePrice' && search.sortBy === 'asc'
  return changed(search, { sort, sortBy: turned ? 'desc' : usualDirection(sort) })
}

/** Sets the price range; ends given the wrong way round are exchanged. */
export const withPrice = (search: Search, low: string, high: string): Search => {
  const wrongWay = low !== '' && high !== '' && Number(low) > Number(high)
  return changed(search, wrongWay ? { lowPrice: high, highPrice: low } : { lowPrice: low, highPrice: high })
}

/** Leaves out what is sold out, or shows it again. */
export const withStock = (search: Search, inStock: boolean): Search => changed(search, { inStock })

/** The search at another page. */
export const turnedTo = (search: Search, pageNum: number): Search => ({ ...search, pageNum })

const textOf = (search: Search) => queryText(writeSearch(search))

/** Whether a search asks for the page that follows on what another one shows. */
export const follows = (search: Search, before: Search): boolean =>
  textOf(search) === textOf(turnedTo(before, before.pageNum + 1))

/** Everything but the words and the order is taken back. */
export const cleared = (search: Search): Search =>
  changed(search, {
    shop: '',
    common: [],
    industry: [],
    filter: NO_FILTER,
    lowPrice: '',
    highPrice: '',
    inStock: false,
  })
