import { type GoodsKind, isCompute } from '../goods/index.ts'

/** Rows per page (R9.02): goods search 10 on mobile, otherwise 120; resource and store search 10. */
export const PAGE_SIZE = { goods: 120, goodsMobile: 10, resource: 10, store: 10, global: 6 } as const

/** Assets on a page of the AI community. */
export const SPACE_PAGE_SIZE = 12

/** Goods that a shop is shown with where shops are searched for (width 2.1). */
export const SHOP_SAMPLE = 3

/** Suggestions below the search box, by what they are; `kept` is how many goods that were looked at are remembered. */
export const SUGGESTED = { goods: 6, shops: 2, recent: 5, favourites: 5, topics: 3, kept: 10 } as const

/** Hits are counted up to here and shown as "10000+" beyond; paging ends here too. */
export const TOTAL_CAP = 10_000

/** `base` searches the compute market, `application` the application goods, `all` both (R2.11). */
export const searchTypes = ['base', 'application', 'all'] as const

/** Spec section 3, Search filter groups: default, sales, score, price. */
export const sorts = ['default', 'skuSaleCount', 'skuScore', 'basePrice'] as const
/** By what the AI community is sorted besides: its assets have no price of their own (width 2.3). */
export const assetSorts = ['default', 'skuSaleCount', 'skuScore', 'newest'] as const
/** Lowest or highest first. */
export const sortDirections = ['asc', 'desc'] as const

/** The filter groups whose values are lists of codes, in the order in which screens show them. */
export const filterGroups = ['resource', 'region', 'spec', 'payMode', 'delivery', 'other'] as const
/** One of the filter groups. */
export type FilterGroup = (typeof filterGroups)[number]
/** The same of every filter group, e.g. `perGroup(() => [])`. */
export const perGroup = <A>(of: (group: FilterGroup) => A): Readonly<Record<FilterGroup, A>> =>
  // Object.fromEntries forgets the names that it is given.
  Object.fromEntries(filterGroups.map((group) => [group, of(group)])) as Record<FilterGroup, A>

/** A group that is counted: the category tree, the industry tree and every filter group. */
export type FacetGroup = 'common' | 'industry' | FilterGroup

/** A code of a category or a filter value, as it stands in addresses and requests. */
export const isCode = (text: string): boolean => /^[\w.*×-]{1,64}$/.test(text)

/** A price in an address or a form, e.g. `1200` or `0.08`; never negative. */
export const isPriceText = (text: string): boolean => /^\d{1,12}(\.\d{1,4})?$/.test(text)

/** The search in which a kind of goods is found. */
export const searchTypeOf = (kind: GoodsKind): (typeof searchTypes)[number] =>
  isCompute(kind) ? 'base' : 'application'
