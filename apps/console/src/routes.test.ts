import { createMatcher, readEntry } from '@compute-mall/app/routes'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

const { match } = createMatcher(routes, { title: 'failure:missingTitle', layout: 'console' })
const locationOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://console.example/')
  return { pathname, search }
}
const pageAt = (address: string) => match(locationOf(address).pathname)

describe('addresses of the console', () => {
  it.each([
    ['', 'home', {}],
    ['/', 'home', {}],
    ['/orders', 'orders', { status: null, pageNum: 1 }],
    ['/orders?status=unpaid&pageNum=2', 'orders', { status: 'unpaid', pageNum: 2 }],
    ['/orders?status=lost&pageNum=-1', 'orders', { status: null, pageNum: 1 }],
    ['/orders/order_7', 'order', { orderId: 'order_7' }],
    ['/notices', 'notices', { unread: false, cursor: null, limit: 20 }],
    ['/notices?unread=true&limit=50', 'notices', { unread: true, cursor: null, limit: 50 }],
    ['/notices?unread=yes&cursor=x&limit=0', 'notices', { unread: false, cursor: null, limit: 20 }],
    ['/orders/a%20b', 'order', null],
    ['/orders/a/b', 'notFound', null],
    ['/nothing', 'notFound', null],
  ])('[R1.05] %j leads to the page %s with %j', (address, name, params) => {
    const page = pageAt(address)
    expect(page.name).toBe(name)
    expect(readEntry(page, locationOf(address))).toEqual(params)
  })

  it.each([
    [null, 1, '/orders'],
    ['paid', 1, '/orders?status=paid'],
    ['unpaid', 3, '/orders?status=unpaid&pageNum=3'],
  ] as const)('[R1.05] %j, page %i, are at %s', (status, pageNum, address) => {
    expect(routes.orders.href({ status, pageNum })).toBe(address)
    expect(routes.orders.read(locationOf(address))).toEqual({ status, pageNum })
  })
})

describe('the route table', () => {
  const files = import.meta.glob('./features/*/*Route.tsx')

  it.each(Object.values(routes))('[R2.01] has a file for $name: $page', ({ page }) => {
    expect(Object.keys(files)).toContain(`./features/${page}.tsx`)
  })
})
