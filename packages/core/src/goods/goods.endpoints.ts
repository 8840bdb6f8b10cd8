import * as t from 'io-ts'
import {
  BooleanFromText,
  between,
  Id,
  IntegerFromText,
  OneOf,
  Optional,
  Page,
  TextUpTo,
} from '../codec/index.ts'
import { anyone, endpoint } from '../http/index.ts'
import { ResourceType } from '../resource/index.ts'
import { DependResource, Goods, GoodsCard, GoodsType, Review, Sku } from './goods.codec.ts'

const ById = t.type({ id: Id })

/** Which shelf a ranking draws from: all computing or all applications. */
export const Shelf = OneOf('Shelf', ['compute', 'application'])
export const RankedBy = OneOf('RankedBy', ['sales', 'score', 'newest'])

/** Spec section 7, Goods; ranking and reviews are decided (R2.12, R2.13). */
export const goodsEndpoints = {
  /** Refusals: MALL10001 unknown. Goods off the shelf are answered with `display: false`. */
  detail: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/detail',
    access: anyone,
    params: ById,
    response: Goods,
  }),
  /** The signed-in user's own marks (unpaid order, trial, formal) are filled in; a visitor gets none. */
  skus: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/skus',
    access: anyone,
    params: ById,
    response: t.readonlyArray(Sku),
  }),
  dependResource: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/depend-resource',
    access: anyone,
    params: ById,
    response: t.readonlyArray(DependResource),
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/mall/goods/:id/reviews',
    access: anyone,
    params: ById,
    query: t.type({ pageNum: between(IntegerFromText, 1, 500), pageSize: between(IntegerFromText, 1, 50) }),
    response: Page(Review),
  }),
  ranking: endpoint({
    method: 'GET',
    path: '/mall/goods/ranking',
    access: anyone,
    query: t.type({ shelf: Shelf, by: RankedBy, limit: between(IntegerFromText, 1, 50) }),
    response: t.readonlyArray(GoodsCard),
  }),
  /** Goods on the shelf by exact criteria; empty means off the shelf (spec section 8). */
  listed: endpoint({
    method: 'GET',
    path: '/market/goods/listed',
    access: anyone,
    query: t.type({
      clusterId: Optional(Id),
      goodsId: Optional(Id),
      goodsName: Optional(TextUpTo(128)),
      goodsType: Optional(GoodsType),
      goodsResourceType: Optional(ResourceType),
      purchasingOption: Optional(TextUpTo(32)),
      filterK8s: Optional(BooleanFromText),
    }),
    response: t.readonlyArray(GoodsCard),
  }),
}
