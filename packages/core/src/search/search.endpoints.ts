import * as t from 'io-ts'
import { Id, Keyword, OneOf, Optional } from '../codec/index.ts'
import { anyone, endpoint, signedIn } from '../http/index.ts'
import { missEndpoints } from './miss.endpoints.ts'
import {
  AssetHits,
  Category,
  FilterValues,
  GlobalHits,
  GoodsHits,
  SearchRequest,
  SearchSuggestions,
  ShopHits,
  UserPurchaseInfo,
} from './search.codec.ts'
import { synonymEndpoints } from './synonym.endpoints.ts'
import { taxonomyEndpoints } from './taxonomy.endpoints.ts'

/** Spec section 7, Search. Refusal: SYS10010 beyond the page that may be reached. */
export const searchEndpoints = {
  all: endpoint({
    method: 'POST',
    path: '/search/searchAll/full-text',
    access: anyone,
    effect: 'read',
    body: SearchRequest,
    response: GlobalHits,
  }),
  resource: endpoint({
    method: 'POST',
    path: '/search/quantumCompute/full-text',
    access: anyone,
    effect: 'read',
    body: SearchRequest,
    response: GoodsHits,
  }),
  goods: endpoint({
    method: 'POST',
    path: '/search/goods/v1/full-text',
    access: anyone,
    effect: 'read',
    body: SearchRequest,
    response: GoodsHits,
  }),
  /** Referenced by the specification beside `v1`, and answered alike. */
  goodsFullText: endpoint({
    method: 'POST',
    path: '/search/goods/full-text',
    access: anyone,
    effect: 'read',
    body: SearchRequest,
    response: GoodsHits,
  }),
  /**
   * Models, data sets and studios; `classify.common` takes their types, `classify.industry` a tag, `filter.region` also
   * ids of centres, `filter.other` also the period of the update and what the caller liked, used or bought (`mine`,
   * `used`, `bought`). `basePrice` sorts nothing here.
   */
  aiNexus: endpoint({
    method: 'POST',
    path: '/search/aiNexus/full-text',
    access: anyone,
    effect: 'read',
    body: SearchRequest,
    response: AssetHits,
  }),
  storeGoods: endpoint({
    method: 'POST',
    path: '/search/quantumCompute/store-search-goods',
    access: anyone,
    effect: 'read',
    body: SearchRequest,
    response: GoodsHits,
  }),
  /** Shops by words alone, whatever else the request says (decided; R2.03). */
  shops: endpoint({
    method: 'POST',
    path: '/search/shop/full-text',
    access: anyone,
    effect: 'read',
    body: SearchRequest,
    response: ShopHits,
  }),
  /** Goods and shops for words that are still being typed, at most `SUGGESTED` of each (decided; width 2.1). */
  suggestions: endpoint({
    method: 'GET',
    path: '/search/suggestions',
    access: anyone,
    query: t.type({ keyWords: Keyword }),
    response: SearchSuggestions,
  }),
  /** The category tree of the application goods. */
  category: endpoint({
    method: 'GET',
    path: '/search/goods/category',
    access: anyone,
    response: t.readonlyArray(Category),
  }),
  /** The category tree of the compute market (`categoryModule=resource`) or the industries. */
  categoryTree: endpoint({
    method: 'GET',
    path: '/search/goods/category/tree',
    access: anyone,
    query: t.type({ categoryModule: OneOf('CategoryModule', ['resource', 'industry']) }),
    response: t.readonlyArray(Category),
  }),
  /** The words for every filter code. */
  commonList: endpoint({
    method: 'GET',
    path: '/search/goods/common-list',
    access: anyone,
    response: t.readonlyArray(FilterValues),
  }),
  userPurchaseInfo: endpoint({
    method: 'GET',
    path: '/search/goods/user-purchase-info/:id',
    access: signedIn,
    params: t.type({ id: Id }),
    response: UserPurchaseInfo,
  }),
  /**
   * The sku of the same goods whose specification fits the keyword best, and the goods it belongs to; without a
   * keyword the sku itself. So a sku's id alone finds its goods. Refusal: MALL10001 unknown.
   */
  specificationMatched: endpoint({
    method: 'GET',
    path: '/search/goods/specification/matched',
    access: anyone,
    query: t.type({ skuId: Id, keyword: Optional(Keyword) }),
    response: t.readonly(t.type({ skuId: Id, goodsId: Id })),
  }),
  ...synonymEndpoints,
  ...missEndpoints,
  ...taxonomyEndpoints,
}
