import * as t from 'io-ts'
import { Asset } from '../asset/index.ts'
import {
  BooleanFromText,
  between,
  Count,
  Id,
  IntegerFromText,
  Keyword,
  OneOf,
  Optional,
  Repeated,
  StringOf,
  Tagged,
  Words,
} from '../codec/index.ts'
import { GoodsCard, NamedGoods } from '../goods/index.ts'
import { Money } from '../money/index.ts'
import { Shop } from '../shop/index.ts'
import {
  filterGroups,
  isCode,
  isPriceText,
  perGroup,
  searchTypes,
  sortDirections,
  sorts,
} from './search.rules.ts'

/** What is searched through (R2.11). */
export const SearchType = OneOf('SearchType', searchTypes)
export type SearchType = t.TypeOf<typeof SearchType>
/** What goods are sorted by (R3.04). */
export const Sort = OneOf('Sort', sorts)
export type Sort = t.TypeOf<typeof Sort>
/** What a search asks to be sorted by: `newest` sorts assets alone (width 2.3). */
export const AnySort = OneOf('AnySort', [...sorts, 'newest'])
export type AnySort = t.TypeOf<typeof AnySort>
/** In which direction hits are sorted. */
export const SortBy = OneOf('SortBy', sortDirections)
export type SortBy = t.TypeOf<typeof SortBy>

const Codes = Repeated(StringOf('Code', isCode))
const Price = StringOf('Price', isPriceText)

/**
 * The body of every search (spec section 7, Search). `classify.common` and `classify.industry` are the chosen path
 * down the category tree, e.g. `['heterogeneous', 'gpu']`; `filter.other` knows `free` and `trial`; `filter.inStock`
 * leaves out what is sold out, from hits and counts alike (decided).
 */
export const SearchRequest = t.readonly(
  t.type({
    query: t.readonly(
      t.type({
        keyWords: Optional(Keyword),
        pageNum: between(IntegerFromText, 1, 10_000),
        pageSize: between(IntegerFromText, 1, 120),
        searchType: Optional(SearchType),
        storeId: Optional(Id),
      }),
    ),
    classify: Optional(t.readonly(t.type({ common: Codes, industry: Codes }))),
    sort: Optional(t.readonly(t.type({ sort: Optional(AnySort), sortBy: Optional(SortBy) }))),
    filter: Optional(
      t.readonly(
        t.type({
          ...perGroup(() => Codes),
          lowPrice: Optional(Price),
          highPrice: Optional(Price),
          inStock: Optional(BooleanFromText),
        }),
      ),
    ),
  }),
  'SearchRequest',
)
export type SearchRequest = t.TypeOf<typeof SearchRequest>

/** How many hits a value would give with every other chosen filter applied. */
export const FacetCount = t.readonly(t.type({ code: t.string, count: Count }), 'FacetCount')
export type FacetCount = t.TypeOf<typeof FacetCount>

const Facets = t.readonly(
  t.type({
    common: t.readonlyArray(FacetCount),
    industry: t.readonlyArray(FacetCount),
    ...perGroup(() => t.readonlyArray(FacetCount)),
  }),
  'Facets',
)
export type Facets = t.TypeOf<typeof Facets>

const hits = <A, O>(record: t.Type<A, O, unknown>) =>
  t.readonly(
    t.type({
      /** All hits; at `TOTAL_CAP` there may be more (shown as "10000+"). */
      total: Count,
      records: t.readonlyArray(record),
      facets: Facets,
      /** The words that were searched for instead, when the given ones found nothing. */
      correctedWords: t.union([t.string, t.null]),
    }),
  )

/** Goods that were found. */
export const GoodsHits = hits(GoodsCard)
export type GoodsHits = t.TypeOf<typeof GoodsHits>

/** One hit of the global search, by the area in which it was found. */
export const GlobalRecord = Tagged('GlobalRecord', 'area', [
  t.readonly(t.type({ area: t.literal('goods'), goods: GoodsCard })),
  t.readonly(t.type({ area: t.literal('resource'), goods: GoodsCard })),
  t.readonly(t.type({ area: t.literal('shop'), shop: Shop })),
])
export type GlobalRecord = t.TypeOf<typeof GlobalRecord>

/** The global search: how many each area holds, and the best of each (page size applies per area). */
export const GlobalHits = t.readonly(
  t.type({
    total: Count,
    totals: t.readonly(t.type({ goods: Count, resource: Count, shop: Count })),
    records: t.readonlyArray(GlobalRecord),
    correctedWords: t.union([t.string, t.null]),
  }),
  'GlobalHits',
)
export type GlobalHits = t.TypeOf<typeof GlobalHits>

/** A shop that was found, with a few of its goods: those that it features, then those that sell best. */
export const FoundShop = t.readonly(
  t.intersection([Shop, t.type({ featured: t.readonlyArray(NamedGoods) })]),
  'FoundShop',
)
export type FoundShop = t.TypeOf<typeof FoundShop>

/** Shops that were found: the best rated first. */
export const ShopHits = t.readonly(
  t.type({
    total: Count,
    records: t.readonlyArray(FoundShop),
    correctedWords: t.union([t.string, t.null]),
  }),
  'ShopHits',
)
export type ShopHits = t.TypeOf<typeof ShopHits>

/** Assets of the AI community, and how many there are of each type (R1.04). */
export const AssetHits = t.readonly(
  t.type({
    total: Count,
    records: t.readonlyArray(Asset),
    types: t.readonlyArray(FacetCount),
    /** The most frequent tags of what passes the other filters. */
    tags: t.readonlyArray(t.readonly(t.type({ code: t.string, name: Words, count: Count }))),
    correctedWords: t.union([t.string, t.null]),
  }),
  'AssetHits',
)
export type AssetHits = t.TypeOf<typeof AssetHits>

/** Goods that were looked at, as a browser keeps them. */
export const RecentGoods = t.readonlyArray(NamedGoods)

/** What a search that is being typed may be about: goods and shops by name, and the words that were meant. */
export const SearchSuggestions = t.readonly(
  t.type({
    goods: t.readonlyArray(NamedGoods),
    shops: t.readonlyArray(t.readonly(t.type({ id: Id, name: Words }))),
    correctedWords: t.union([t.string, t.null]),
  }),
  'SearchSuggestions',
)
export type SearchSuggestions = t.TypeOf<typeof SearchSuggestions>

/** A node of a category tree; `path` is what `classify.common` (or `industry`) takes. */
export interface Category {
  readonly code: string
  readonly name: Words
  readonly children: readonly Category[]
}
/** Reads a category tree. */
export const Category: t.Type<Category> = t.recursion('Category', () =>
  t.readonly(t.type({ code: t.string, name: Words, children: t.readonlyArray(Category) })),
)

/** The words for one filter group and its codes. */
export const FilterValues = t.readonly(
  t.type({
    group: OneOf('FilterGroup', filterGroups),
    name: Words,
    values: t.readonlyArray(t.readonly(t.type({ code: t.string, name: Words }))),
  }),
  'FilterValues',
)
export type FilterValues = t.TypeOf<typeof FilterValues>

/** What a user has of the skus of one goods item (spec section 7, user-purchase-info). */
export const UserPurchaseInfo = t.readonly(
  t.type({
    goodsId: Id,
    bought: Count,
    unpaidOrderId: t.union([Id, t.null]),
    lastPrice: t.union([Money, t.null]),
  }),
  'UserPurchaseInfo',
)
