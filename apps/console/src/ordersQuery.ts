import { OrderStatus } from '@compute-mall/core/order'
import { createSearchParams, type Path } from 'react-router-dom'

/** Which orders are listed, as the query of the address says it. */
export interface OrdersQuery {
  readonly status: OrderStatus | null
  readonly pageNum: number
}

/** Reads `status=unpaid&pageNum=2`; without a status all orders are meant, without a page the first. */
export const readOrdersQuery = (query: URLSearchParams): OrdersQuery => {
  const status = query.get('status')
  return {
    status: OrderStatus.is(status) ? status : null,
    pageNum: Math.max(1, Number.parseInt(query.get('pageNum') ?? '', 10) || 1),
  }
}

/** Where they are listed. */
export const ordersAt = ({ status, pageNum }: OrdersQuery): Path => {
  const query = createSearchParams({
    ...(status !== null && { status }),
    ...(pageNum > 1 && { pageNum: String(pageNum) }),
  })
  return { pathname: '/orders', search: query.size === 0 ? '' : `?${query}`, hash: '' }
}
