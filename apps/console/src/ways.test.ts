import { describe, expect, it } from 'vitest'
import { ways } from './ways.ts'

describe('links of the console', () => {
  it.each([
    ['/orders', '#/orders'],
    ['/orders?status=unpaid', '#/orders?status=unpaid'],
    ['/orders/order_7', '#/orders/order_7'],
    ['/', '/ui/mall/'],
    ['/goods/pay?orderId=order_7', '/ui/mall/goods/pay?orderId=order_7'],
    ['/ui/mall/', '/ui/mall/'],
  ])('[R1.05] to %s are written %s', (to, href) => {
    expect(ways.href(to)).toBe(href)
  })
})
