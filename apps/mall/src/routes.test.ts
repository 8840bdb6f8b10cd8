import { describe, expect, it } from 'vitest'
import { pageMessages } from './page.messages.ts'
import { routeAt } from './router/address.ts'
import { hasModule } from './router/modules.ts'
import { notFoundRoute, routes } from './routes.ts'

const named = (name: string) => routes.find((route) => route.name === name)

describe('the route table', () => {
  it('[R2.01] has every page of the buying path with its access', () => {
    expect(Object.fromEntries(routes.map(({ path, access }) => [path, access]))).toEqual({
      '/': 'public',
      '/app': 'public',
      '/search/global': 'public',
      '/search/goods': 'public',
      '/search/resource': 'public',
      '/detail/goods': 'login',
      '/goods/cart': 'login',
      '/goods/order': 'login',
      '/goods/pay': 'login',
      '/goods/pay/scan': 'public',
      '/goods/pay/result': 'login',
      '/goods/pay/charge': 'login',
      '/goods/pay/protocol': 'public',
      '/goods/pay/remittance': 'login',
      '/sign-in': 'public',
    })
  })

  it('[R2.01] checks the live state on the home page and in the application mall, and keeps the latter alive', () => {
    expect(routes.filter(({ liveState }) => liveState).map(({ path }) => path)).toEqual(['/', '/app'])
    expect(routes.filter(({ keepAlive }) => keepAlive).map(({ path }) => path)).toEqual(['/app'])
  })

  it('[R2.06] has a title and a description for every page, in both languages', () => {
    for (const { name } of [...routes, notFoundRoute])
      for (const texts of [pageMessages.zh, pageMessages.en]) {
        expect(texts[`${name}.title`]).not.toBe('')
        expect(texts[`${name}.description`]).not.toBe('')
      }
  })

  it.each(routes.map(({ name, module }) => [name, module]))('[R2.01] has a file for %s: %s', (_, module) => {
    expect(hasModule(module)).toBe(true)
  })

  it.each([
    ['detail-goods', '?skuId=7', true],
    ['detail-goods', '?goodsId=7', true],
    ['detail-goods', '?skuId=', false],
    ['goods-pay', '?orderId=7', true],
    ['goods-pay', '', false],
  ])('[R2.07] %s with %j is valid: %s', (name, query, valid) => {
    expect(named(name)?.valid?.(new URLSearchParams(query))).toBe(valid)
  })

  it.each([
    ['/ui/mall/', 'home'],
    ['/ui/mall/goods/cart', 'goods-cart'],
    ['/ui/mall/goods/cart/', 'goods-cart'],
    ['/ui/mall/goods', 'not-found'],
    ['/ui/mall', 'not-found'],
    ['/elsewhere/goods/cart', 'not-found'],
  ])('[R2.01] finds at %s the page %s', (pathname, name) => {
    expect(routeAt(pathname).name).toBe(name)
  })
})
