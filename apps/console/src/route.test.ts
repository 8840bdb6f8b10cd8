import { describe, expect, it } from 'vitest'
import { ordersPath, readRoute } from './route.ts'

describe('addresses of the console', () => {
  it.each([
    ['', { page: 'orders', status: null, pageNum: 1 }],
    ['#/orders', { page: 'orders', status: null, pageNum: 1 }],
    ['#/orders?status=unpaid&pageNum=2', { page: 'orders', status: 'unpaid', pageNum: 2 }],
    ['#/orders?status=lost&pageNum=-1', { page: 'orders', status: null, pageNum: 1 }],
    ['#/orders/order_7', { page: 'order', orderId: 'order_7' }],
    ['#/orders/a/b', { page: 'missing', path: '/orders/a/b' }],
    ['#/nothing', { page: 'missing', path: '/nothing' }],
  ])('[R1.05] %j is read as %j', (hash, route) => {
    expect(readRoute(hash)).toEqual(route)
  })

  it.each([
    [null, 1, '/orders'],
    ['paid', 1, '/orders?status=paid'],
    ['unpaid', 3, '/orders?status=unpaid&pageNum=3'],
  ] as const)('[R1.05] of the orders %j, page %i, are %s', (status, pageNum, path) => {
    expect(ordersPath(status, pageNum)).toBe(path)
    expect(readRoute(`#${path}`)).toEqual({ page: 'orders', status, pageNum })
  })
})
