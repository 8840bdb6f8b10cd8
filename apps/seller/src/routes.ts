import {
  addresses,
  defineRoutes,
  listParams,
  noParams,
  optional,
  params,
  route,
} from '@compute-mall/app/routes'
import { DeskFilter } from '@compute-mall/core/chat'
import { Id, TextUpTo } from '@compute-mall/core/codec'
import { ownGoodsList, shopReviewList } from '@compute-mall/core/goods'
import { shopOrderList } from '@compute-mall/core/order'
import { shopStatementList, statementLineList } from '@compute-mall/core/statement'
import { mayDo } from './access.ts'

const common = { layout: 'seller', access: 'login' } as const
const lines = statementLineList.query.props
const home = {
  ...common,
  params: noParams,
  title: 'seller:home',
  area: 'home',
  page: 'home/HomeRoute',
  texts: ['review', 'widgets'],
} as const

/** The pages of the seller app, by the path that stands behind the hash (R2.15). */
export const routes = defineRoutes({
  /** Who names no page means the home. */
  start: route({ ...home, path: '/' }),
  home: route({ ...home, path: addresses.seller.home.path }),
  goods: route({
    ...common,
    path: '/goods',
    params: listParams(ownGoodsList),
    title: 'seller:goods',
    area: 'goods',
    page: 'goods/GoodsRoute',
    texts: ['goods', 'review', 'list', 'resource', 'error'],
  }),
  goodsNew: route({
    ...common,
    path: '/goods/new',
    params: noParams,
    title: 'seller:goods.publish',
    area: 'goods',
    allows: mayDo('goods'),
    page: 'goods/NewGoodsRoute',
    texts: ['goods', 'error'],
  }),
  goodsDetail: route({
    ...common,
    path: addresses.seller.goods.path,
    params: params({ goodsId: Id }, {}),
    title: 'seller:goods',
    area: 'goods',
    page: 'goods/GoodsDetailRoute',
    texts: ['goods', 'review', 'error'],
  }),
  editor: route({
    ...common,
    path: '/goods/:goodsId/edit',
    params: params({ goodsId: Id }, { field: optional(TextUpTo(128), null) }),
    title: 'seller:goods.edit',
    area: 'goods',
    allows: mayDo('goods'),
    page: 'goods/GoodsEditorRoute',
    texts: ['goods', 'review', 'form', 'error'],
  }),
  reviews: route({
    ...common,
    path: addresses.seller.reviews.path,
    params: listParams(shopReviewList),
    title: 'seller:reviews',
    area: 'reviews',
    allows: mayDo('goods', 'orders', 'service'),
    page: 'goods/CustomerReviewsRoute',
    texts: ['list', 'error'],
  }),
  orders: route({
    ...common,
    path: '/orders',
    params: listParams(shopOrderList),
    title: 'seller:orders',
    area: 'orders',
    page: 'order/OrdersRoute',
    texts: ['order', 'cart', 'list', 'error'],
  }),
  order: route({
    ...common,
    path: addresses.seller.order.path,
    params: params({ lineId: Id }, {}),
    title: 'order:detailTitle',
    area: 'orders',
    page: 'order/OrderRoute',
    texts: ['order', 'cart', 'error'],
  }),
  statements: route({
    ...common,
    path: '/statements',
    params: listParams(shopStatementList),
    title: 'statement:title',
    area: 'statements',
    allows: mayDo('money'),
    page: 'statement/StatementsRoute',
    texts: ['statement', 'list', 'error'],
  }),
  statement: route({
    ...common,
    path: addresses.seller.statement.path,
    params: params(
      { statementId: Id },
      {
        kind: optional(lines.kind, undefined),
        keyword: optional(lines.keyword, undefined),
        sort: optional(lines.sort, undefined),
        cursor: optional(lines.cursor, undefined),
        limit: optional(lines.limit, undefined),
      },
    ),
    title: 'statement:title',
    area: 'statements',
    allows: mayDo('money'),
    page: 'statement/StatementRoute',
    texts: ['statement', 'order', 'list', 'error'],
  }),
  messages: route({
    ...common,
    path: '/messages',
    params: params({}, { filter: optional(DeskFilter, 'unanswered'), conversation: optional(Id, null) }),
    title: 'chat:listTitle',
    area: 'messages',
    page: 'chat/MessagesRoute',
    texts: ['chat', 'order', 'error'],
  }),
  cannedReplies: route({
    ...common,
    path: '/messages/replies',
    params: noParams,
    title: 'chat:replies',
    area: 'messages',
    allows: mayDo('service'),
    page: 'chat/CannedRepliesRoute',
    texts: ['chat', 'error'],
  }),
  shop: route({
    ...common,
    path: '/shop',
    params: noParams,
    title: 'seller:shop',
    area: 'shop',
    page: 'shop/ShopRoute',
    texts: ['shop', 'settlement', 'error'],
  }),
})
