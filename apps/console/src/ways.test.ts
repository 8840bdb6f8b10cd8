import { createHashRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { waysOf } from './ways.ts'

/** As much of a window as a hash router reads. */
const page = {
  location: { hash: '', origin: 'http://mall', href: 'http://mall/ui/console/' },
  history: { state: null, replaceState: () => undefined, pushState: () => undefined },
  document: { querySelector: () => null },
  addEventListener: () => undefined,
}
vi.stubGlobal('window', page)

const router = createHashRouter([{ path: '*' }], { window: page as unknown as Window })
const ways = waysOf(router)

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

  it('[R1.05] to its own pages are followed by its router', async () => {
    ways.go('/orders/order_7?from=list', {})
    await expect
      .poll(() => router.state.location)
      .toMatchObject({ pathname: '/orders/order_7', search: '?from=list' })
  })
})
