import type { OrderLinks } from '@compute-mall/console/features/order/links.ts'

/** Addresses as the console gives them. */
export const orderLinks: OrderLinks = {
  orders: '/orders',
  order: (orderId) => `/orders/${orderId}`,
  pay: (place, orderId) => `/pay/${place}?orderId=${orderId}`,
  goods: ({ skuId }) => `/goods?skuId=${skuId}`,
  resource: (lineId) => `/resources/${lineId}`,
  renew: (lineId) => `/renew?lineId=${lineId}`,
  shopping: '/',
  cart: '/goods/cart',
  chat: (shopId) => `/chat?shopId=${shopId}`,
}
