import { Link, WaysContext } from '@compute-mall/ui/link'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPath, type Navigator, Router } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ways } from './ways.ts'

/** Writes addresses as a hash router does. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

describe('links of the console', () => {
  it.each([
    ['/orders', '#/orders'],
    ['/orders?status=unpaid', '#/orders?status=unpaid'],
    ['/orders/order_7', '#/orders/order_7'],
    ['/', '/ui/mall/'],
    ['/goods/pay?orderId=order_7', '/ui/mall/goods/pay?orderId=order_7'],
    ['/ui/mall/', '/ui/mall/'],
  ])('[R1.05] to %s are written %s', (to, href) => {
    const html = renderToStaticMarkup(
      <Router location="/orders" navigator={navigator}>
        <WaysContext value={ways}>
          <Link to={to} />
        </WaysContext>
      </Router>,
    )
    expect(html).toBe(`<a href="${href}"></a>`)
  })
})
