import * as t from 'io-ts'
import {
  BooleanFromText,
  between,
  Id,
  IntegerFromText,
  LineUpTo,
  OneOf,
  Optional,
  Page,
} from '../codec/index.ts'
import { anyone, endpoint, goodsReader, shopOrRole, signedIn } from '../http/index.ts'
import { ResourceType } from '../resource/index.ts'
import { goodsApplicationEndpoints } from './application.endpoints.ts'
import { customerReviewEndpoints } from './customerReview.endpoints.ts'
import {
  DependResource,
  Goods,
  GoodsCard,
  GoodsExcerpt,
  GoodsPreview,
  GoodsType,
  NamedGoods,
  NamedReview,
  Review,
  Sku,
} from './goods.codec.ts'
import { rankings, shelves } from './goods.rules.ts'
import { ownGoodsEndpoints } from './own.endpoints.ts'
import { reviewReportEndpoints } from './reviewReport.endpoints.ts'

const ById = t.type({ id: Id })

/** Which shelf a ranking draws from: all computing or all applications. */
const Shelf = OneOf('Shelf', shelves)
/** What goods are ranked by. */
const RankedBy = OneOf('RankedBy', rankings)

/** Who sees goods before they are published: the merchant whose they are, and platform operations, who review them. */
const beforePublishing = shopOrRole('operator')

/** Spec section 7, Goods; excerpt, ranking and reviews are decided (R2.04, R2.12, R2.13). */
export const goodsEndpoints = {
  /** The public excerpt for embedded views, whatever the setting of goods access (R2.04, R2.25). Refusal: MALL10001 unknown. */
  excerpt: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/excerpt',
    access: anyone,
    params: ById,
    response: GoodsExcerpt,
  }),
  /** Refusals: MALL10001 unknown. Goods off the shelf are answered with `display: false`. */
  detail: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/detail',
    access: goodsReader,
    params: ById,
    response: Goods,
  }),
  /** The signed-in user's own marks (unpaid order, trial, formal) are filled in; a visitor gets none. */
  skus: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/skus',
    access: goodsReader,
    params: ById,
    response: t.readonlyArray(Sku),
  }),
  dependResource: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/depend-resource',
    access: goodsReader,
    params: ById,
    response: t.readonlyArray(DependResource),
  }),
  /** Application software alone. Refusal: MALL10001 for other goods too. */
  softwareDependResource: endpoint({
    method: 'GET',
    path: '/mall/goods/app-software/:id/depend-resource',
    access: goodsReader,
    params: ById,
    response: t.readonlyArray(DependResource),
  }),
  /**
   * The goods as their seller has last described them, published or not. Refusal of each preview: MALL10001 unknown,
   * or another merchant's (D1).
   */
  detailPreview: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/detail/preview',
    access: beforePublishing,
    params: ById,
    response: Goods,
  }),
  skusPreview: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/skus/preview',
    access: beforePublishing,
    params: ById,
    response: t.readonlyArray(Sku),
  }),
  /** What is published when the application that is open for the goods passes; MALL10001 when none is open. */
  publishPreview: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/publish-preview',
    access: beforePublishing,
    params: ById,
    response: GoodsPreview,
  }),
  /** The goods as one application describes them; `id` is that of the application. */
  auditDetail: endpoint({
    method: 'GET',
    path: '/mall/goods/audit/:id/detail',
    access: beforePublishing,
    params: ById,
    response: Goods,
  }),
  auditSkus: endpoint({
    method: 'GET',
    path: '/mall/goods/audit/:id/skus',
    access: beforePublishing,
    params: ById,
    response: t.readonlyArray(Sku),
  }),
  auditDependResource: endpoint({
    method: 'GET',
    path: '/mall/goods/audit/:id/depend-resource',
    access: beforePublishing,
    params: ById,
    response: t.readonlyArray(DependResource),
  }),
  /** Marks goods as a favourite, or takes that back; saying the same twice changes nothing. Refusal: MALL10001. */
  favour: endpoint({
    method: 'POST',
    path: '/mall/goods/:id/favourite',
    access: signedIn,
    params: ById,
    body: t.type({ isFavourite: BooleanFromText }),
    response: t.readonlyArray(NamedGoods),
  }),
  /** One's own favourites, the latest first; of the oldest beyond `MAX_FAVOURITES` nothing is kept. */
  favourites: endpoint({
    method: 'GET',
    path: '/mall/goods/favourites',
    access: signedIn,
    response: t.readonlyArray(NamedGoods),
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/reviews',
    access: goodsReader,
    params: ById,
    query: t.type({ pageNum: between(IntegerFromText, 1, 500), pageSize: between(IntegerFromText, 1, 50) }),
    response: Page(Review),
  }),
  /** What buyers said last of the goods that a shop has on the shelf, the latest first. */
  latestReviews: endpoint({
    method: 'GET',
    path: '/mall/shop/:id/reviews',
    access: anyone,
    params: ById,
    response: t.readonlyArray(NamedReview),
  }),
  ranking: endpoint({
    method: 'GET',
    path: '/mall/goods/ranking',
    access: anyone,
    query: t.type({ shelf: Shelf, by: RankedBy, limit: between(IntegerFromText, 1, 50) }),
    response: t.readonlyArray(GoodsCard),
  }),
  /** The goods of a ranking as it stood a week ago, the first first; what was listed since is not among them. */
  rankingBefore: endpoint({
    method: 'GET',
    path: '/mall/goods/ranking/before',
    access: anyone,
    query: t.type({ shelf: Shelf, by: RankedBy, limit: between(IntegerFromText, 1, 50) }),
    response: t.readonlyArray(Id),
  }),
  /** Goods on the shelf by exact criteria; empty means off the shelf (spec section 8). */
  listed: endpoint({
    method: 'GET',
    path: '/market/goods/listed',
    access: anyone,
    query: t.type({
      clusterId: Optional(Id),
      goodsId: Optional(Id),
      goodsName: Optional(LineUpTo(128)),
      goodsType: Optional(GoodsType),
      goodsResourceType: Optional(ResourceType),
      purchasingOption: Optional(LineUpTo(32)),
      filterK8s: Optional(BooleanFromText),
    }),
    response: t.readonlyArray(GoodsCard),
  }),
  ...ownGoodsEndpoints,
  ...goodsApplicationEndpoints,
  ...customerReviewEndpoints,
  ...reviewReportEndpoints,
}
