import { OrderStatus } from '@compute-mall/core/order'

/** A page of the console, as the address says it behind the hash. */
export type Route =
  | { readonly page: 'orders'; readonly status: OrderStatus | null; readonly pageNum: number }
  | { readonly page: 'order'; readonly orderId: string }
  | { readonly page: 'missing'; readonly path: string }

/** Reads `#/orders?status=unpaid&pageNum=2` and `#/orders/:orderId`; an empty hash means the orders. */
export const readRoute = (hash: string): Route => {
  const { pathname, searchParams } = new URL(hash.slice(1) || '/orders', 'http://console')
  if (pathname === '/orders') {
    const status = searchParams.get('status')
    return {
      page: 'orders',
      status: OrderStatus.is(status) ? status : null,
      pageNum: Math.max(1, Number.parseInt(searchParams.get('pageNum') ?? '', 10) || 1),
    }
  }
  const [, orderId] = /^\/orders\/([\w-]+)$/.exec(pathname) ?? []
  return orderId === undefined ? { page: 'missing', path: pathname } : { page: 'order', orderId }
}

/** The path of the order list behind the hash. */
export const ordersPath = (status: OrderStatus | null, pageNum: number): string => {
  const query = new URLSearchParams({
    ...(status !== null && { status }),
    ...(pageNum > 1 && { pageNum: String(pageNum) }),
  }).toString()
  return query === '' ? '/orders' : `/orders?${query}`
}
