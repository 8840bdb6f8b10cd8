import {
  addresses,
  defineRoutes,
  listParams,
  noParams,
  optional,
  params,
  route,
} from '@compute-mall/app/routes'
import { BooleanFromText, between, Id, IntegerFromText } from '@compute-mall/core/codec'
import { ownFeedbackList } from '@compute-mall/core/feedback'
import { ledgerList } from '@compute-mall/core/ledger'
import { Cursor, MAX_LIMIT, PAGE_LIMITS } from '@compute-mall/core/list'
import { OrderStatus } from '@compute-mall/core/order'
import { resourceList } from '@compute-mall/core/provision'

/** A page of a list, from 1. */
const PageNumber = between(IntegerFromText, 1, Number.MAX_SAFE_INTEGER)

const ofOrders = params({}, { status: optional(OrderStatus, null), pageNum: optional(PageNumber, 1) })

/** The pages of the console, by the path that stands behind the hash (R1.05). */
export const routes = defineRoutes({
  home: route({
    path: addresses.console.home.path,
    params: addresses.console.home.params,
    title: 'console:overview',
    layout: 'console',
    access: 'login',
    area: 'overview',
    page: 'overview/OverviewRoute',
    texts: ['ledger', 'provision', 'order', 'error'],
  }),
  orders: route({
    path: addresses.console.orders.path,
    params: ofOrders,
    title: 'order:title',
    layout: 'console',
    access: 'login',
    area: 'orders',
    page: 'order/OrdersRoute',
    texts: ['order', 'cart', 'goods', 'list', 'error'],
  }),
  order: route({
    path: addresses.console.order.path,
    params: addresses.console.order.params,
    title: 'order:detailTitle',
    layout: 'console',
    access: 'login',
    area: 'orders',
    page: 'order/OrderRoute',
    texts: ['order', 'cart', 'goods', 'error'],
  }),
  resources: route({
    path: addresses.console.resources.path,
    params: listParams(resourceList),
    title: 'provision:title',
    layout: 'console',
    access: 'login',
    area: 'resources',
    page: 'resource/ResourcesRoute',
    texts: ['provision', 'goods', 'list', 'error'],
  }),
  resource: route({
    path: addresses.console.resource.path,
    params: addresses.console.resource.params,
    title: 'provision:detailTitle',
    layout: 'console',
    access: 'login',
    area: 'resources',
    page: 'resource/ResourceRoute',
    texts: ['provision', 'goods', 'resource', 'order', 'error'],
  }),
  account: route({
    path: '/account',
    params: params({}, {}),
    title: 'ledger:title',
    layout: 'console',
    access: 'login',
    area: 'account',
    page: 'account/AccountRoute',
    texts: ['ledger', 'goods', 'widgets', 'error'],
  }),
  entries: route({
    path: '/account/entries',
    params: listParams(ledgerList),
    title: 'ledger:entries',
    layout: 'console',
    access: 'login',
    area: 'account',
    page: 'account/EntriesRoute',
    texts: ['ledger', 'order', 'list', 'error'],
  }),
  notices: route({
    path: '/notices',
    params: params(
      {},
      {
        unread: optional(BooleanFromText, false),
        cursor: optional(Cursor, null),
        limit: optional(between(IntegerFromText, 1, MAX_LIMIT), PAGE_LIMITS[0]),
      },
    ),
    title: 'notice:bell',
    layout: 'console',
    access: 'login',
    area: 'notices',
    page: 'notice/NoticesRoute',
    texts: ['list', 'error'],
  }),
  feedback: route({
    path: '/feedback',
    params: listParams(ownFeedbackList),
    title: 'feedback:own',
    layout: 'console',
    access: 'login',
    area: 'feedback',
    page: 'feedback/FeedbackListRoute',
    texts: ['list', 'feedback', 'error'],
  }),
  feedbackDetail: route({
    path: '/feedback/:feedbackId',
    params: params({ feedbackId: Id }, {}),
    title: 'feedback:own',
    layout: 'console',
    access: 'login',
    area: 'feedback',
    page: 'feedback/FeedbackRoute',
    texts: ['feedback', 'error'],
  }),
  /** Within the dashboard of the community; served at `/ui/console/embed/` for pages of ours to frame (R2.16). */
  space: route({
    path: '/space',
    params: noParams,
    title: 'asset:own',
    layout: 'embed',
    access: 'login',
    page: 'space/SpaceRoute',
    texts: ['asset', 'provision', 'error'],
  }),
})
