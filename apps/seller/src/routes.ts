import { addresses, defineRoutes, listParams, noParams, params, route } from '@compute-mall/app/routes'
import { Id } from '@compute-mall/core/codec'
import { shopOrderList } from '@compute-mall/core/order'

const common = { layout: 'seller', access: 'login' } as const
const home = {
  ...common,
  params: noParams,
  title: 'seller:home',
  area: 'home',
  page: 'home/HomeRoute',
  texts: [],
} as const

/** The pages of the seller app, by the path that stands behind the hash (R2.15). */
export const routes = defineRoutes({
  /** Who names no page means the home. */
  start: route({ ...home, path: '/' }),
  home: route({ ...home, path: addresses.seller.home.path }),
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
    path: '/orders/:lineId',
    params: params({ lineId: Id }, {}),
    title: 'order:detailTitle',
    area: 'orders',
    page: 'order/OrderRoute',
    texts: ['order', 'cart', 'error'],
  }),
  shop: route({
    ...common,
    path: '/shop',
    params: noParams,
    title: 'seller:shop',
    area: 'shop',
    page: 'shop/ShopRoute',
    texts: ['shop', 'error'],
  }),
})
