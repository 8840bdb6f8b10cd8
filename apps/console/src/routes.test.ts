import { createMatcher, readEntry } from '@compute-mall/app/routes'
import { malformedIdsFound } from '@compute-mall/app/testing'
import { readList } from '@compute-mall/core/list'
import { noticeList } from '@compute-mall/core/notice'
import { orderList } from '@compute-mall/core/order'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

const { match } = createMatcher(routes, { title: 'failure:missingTitle', layout: 'console' })
const locationOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://console.example/')
  return { pathname, search }
}
const pageAt = (address: string) => match(locationOf(address).pathname)

const everything = readList(orderList, []).query
const allNotices = readList(noticeList, []).query

describe('addresses of the console', () => {
  it.each([
    ['', 'home', {}],
    ['/', 'home', {}],
    ['/orders', 'orders', everything],
    ['/orders?status=unpaid&limit=50', 'orders', { ...everything, status: 'unpaid', limit: 50 }],
    ['/orders?status=lost&limit=-1', 'orders', everything],
    ['/orders/order_7', 'order', { orderId: 'order_7' }],
    ['/notices', 'notices', allNotices],
    ['/notices?unread=true&limit=50', 'notices', { ...allNotices, unread: true, limit: 50 }],
    ['/notices?unread=yes&cursor=x&limit=0', 'notices', allNotices],
    ['/orders/a%20b', 'order', null],
    ['/orders/a/b', 'notFound', null],
    ['/nothing', 'notFound', null],
  ])('[R1.05] %j leads to the page %s with %j', (address, name, params) => {
    const page = pageAt(address)
    expect(page.name).toBe(name)
    expect(readEntry(page, locationOf(address))).toEqual(params)
  })

  it.each([
    [{}, '/orders'],
    [{ status: 'paid' }, '/orders?status=paid'],
    [{ status: 'unpaid', placedWithin: 30 }, '/orders?status=unpaid&placedWithin=30'],
  ] as const)('[R1.05] %j are at %s', (filters, address) => {
    const query = { ...everything, ...filters }
    expect(routes.orders.href(query)).toBe(address)
    expect(routes.orders.read(locationOf(address))).toEqual(query)
  })

  it.each(Object.values(routes).filter(({ path }) => path.includes('/:')))(
    '[R2.07][H17] $path is not there under an id that is none',
    ({ path }) => expect(malformedIdsFound({ match }, path)).toEqual([]),
  )
})

describe('the route table', () => {
  const files = import.meta.glob('./features/*/*Route.tsx')

  it.each(Object.values(routes))('[R2.01] has a file for $name: $page', ({ page }) => {
    expect(Object.keys(files)).toContain(`./features/${page}.tsx`)
  })
})
