import { createMemoryRouter, createPath, matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ordersAt, readOrdersQuery } from './ordersQuery.ts'
import { routesOf } from './routes.tsx'

const routes = routesOf(() => 0)

describe('addresses of the console', () => {
  it.each([
    ['', { path: undefined, params: {} }],
    ['/', { path: undefined, params: {} }],
    ['/orders', { path: 'orders', params: {} }],
    ['/orders?status=unpaid&pageNum=2', { path: 'orders', params: {} }],
    ['/orders/order_7', { path: 'orders/:orderId', params: { orderId: 'order_7' } }],
    ['/orders/a/b', { path: '*', params: { '*': 'orders/a/b' } }],
    ['/nothing', { path: '*', params: { '*': 'nothing' } }],
  ])('[R1.05] %j leads to the page %j', (address, { path, params }) => {
    const page = matchRoutes(routes, address)?.at(-1)
    expect(page?.route.path).toBe(path)
    expect(page?.params).toEqual(params)
  })

  it('[R1.05] that say nothing mean the orders', () => {
    const pageAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.element
    expect(pageAt('/')).toBe(pageAt('/orders'))
    expect(pageAt('/')).not.toBe(pageAt('/orders/order_7'))
  })

  it('[R1.05] are kept as they are by the router', async () => {
    const router = createMemoryRouter(routes)
    await router.navigate('/orders?status=unpaid&pageNum=2')
    expect(router.state.location).toMatchObject({ pathname: '/orders', search: '?status=unpaid&pageNum=2' })
    await router.navigate(-1)
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' })
  })
})

describe('the orders that an address means', () => {
  it.each([
    ['', { status: null, pageNum: 1 }],
    ['status=unpaid&pageNum=2', { status: 'unpaid', pageNum: 2 }],
    ['status=lost&pageNum=-1', { status: null, pageNum: 1 }],
  ])('[R1.05] of %j are %j', (query, meant) => {
    expect(readOrdersQuery(new URLSearchParams(query))).toEqual(meant)
  })

  it.each([
    [null, 1, '/orders'],
    ['paid', 1, '/orders?status=paid'],
    ['unpaid', 3, '/orders?status=unpaid&pageNum=3'],
  ] as const)('[R1.05] %j, page %i, are at %s', (status, pageNum, path) => {
    const at = ordersAt({ status, pageNum })
    expect(createPath(at)).toBe(path)
    expect(readOrdersQuery(new URLSearchParams(at.search))).toEqual({ status, pageNum })
  })
})
