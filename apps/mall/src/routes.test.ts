import { describe, expect, it } from 'vitest'
import { pageMessages } from './page.messages.ts'
import { routeAt } from './router/address.ts'
import { hasModule } from './router/modules.ts'
import { notFoundRoute, routes } from './routes.ts'

const onDesktops = routes.filter(({ device }) => device === 'desktop')
const twins = routes.filter(({ device }) => device === 'mobile')
const named = (name: string) => routes.find((route) => route.name === name)

describe('the route table', () => {
  it('[R2.01] has every page of the buying path with its access', () => {
    expect(Object.fromEntries(onDesktops.map(({ path, access }) => [path, access]))).toEqual({
      '/': 'public',
      '/app': 'public',
      '/search/global': 'public',
      '/search/goods': 'public',
      '/search/resource': 'public',
      '/detail/goods': 'login',
      '/detail/shop': 'public',
      '/search/shop': 'public',
      '/ranking': 'public',
      '/goods/cart': 'login',
      '/goods/order': 'login',
      '/goods/pay': 'login',
      '/goods/pay/scan': 'public',
      '/goods/pay/result': 'login',
      '/goods/pay/charge': 'login',
      '/goods/pay/protocol': 'public',
      '/goods/pay/remittance': 'login',
      '/goods/renewPurchase': 'login',
      '/trial/result': 'login',
      '/settle': 'public',
      '/mall/seller/home': 'public',
      '/settle/create': 'login',
      '/settle/review': 'login',
      '/feedback': 'public',
      '/service/ai': 'public',
      '/service/container': 'public',
      '/service/ecs': 'public',
      '/service/hpc': 'public',
      '/live': 'public',
      '/privacy': 'public',
      '/pdf': 'public',
      '/component/footer': 'login',
      '/component/MobileFooter': 'login',
      '/app-iframe': 'public',
      '/detail-goods-iframe': 'public',
      '/detail-shop-iframe': 'public',
      '/space/dashboard': 'public',
      '/chat/chatList': 'public',
      '/sign-in': 'public',
    })
  })

  it('[R2.01] checks the live state on the home page and in the application mall, and keeps the latter alive', () => {
    expect(onDesktops.filter(({ liveState }) => liveState).map(({ path }) => path)).toEqual(['/', '/app'])
    expect(onDesktops.filter(({ keepAlive }) => keepAlive).map(({ path }) => path)).toEqual(['/app'])
  })

  it('[R2.06] has a title and a description for every page, in both languages', () => {
    for (const { page } of [...routes, notFoundRoute])
      for (const texts of [pageMessages.zh, pageMessages.en]) {
        expect(texts[`${page}.title`]).not.toBe('')
        expect(texts[`${page}.description`]).not.toBe('')
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
    ['mobile-trial-result', '?orderId=7', true],
    ['mobile-trial-result', '', false],
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
    ['/ui/mall/mobile', 'mobile-home'],
    ['/ui/mall/mobile/', 'mobile-home'],
    ['/ui/mall/mobile/app', 'mobile-app'],
    ['/ui/mall/mobile/search', 'mobile-search'],
    ['/ui/mall/mobile/nothing', 'mobile-not-found'],
    ['/ui/mall/mobiles', 'not-found'],
  ])('[R2.01] finds at %s the page %s', (pathname, name) => {
    expect(routeAt(pathname).name).toBe(name)
  })
})

describe('the twins', () => {
  it('[R2.02] stand below /mobile at the path of their page, and share its rules', () => {
    for (const page of onDesktops) {
      const twin = twins.find(({ page: name }) => name === page.name)
      expect(twin).toMatchObject({
        name: `mobile-${page.name}`,
        path: page.path === '/' ? '/mobile' : `/mobile${page.path}`,
        layout: page.layout === 'empty' ? 'empty' : 'mobile',
        access: page.access,
        other: page.path,
      })
      expect([twin?.valid, twin?.keepAlive, twin?.liveState, twin?.pure]).toEqual([
        page.valid,
        page.keepAlive,
        page.liveState,
        page.pure,
      ])
      expect(page.other).toBe(twin?.path)
    }
  })

  it.each([['mobile-search', '/mobile/search', '/search/global', 'public']])(
    '[R2.03] has %s for phones alone, and for desktops another page in its place',
    (name, path, other, access) => {
      expect(named(name)).toMatchObject({ path, other, access, layout: 'mobile', device: 'mobile' })
      expect(onDesktops.map(({ path: known }) => known)).not.toContain(path.slice('/mobile'.length))
    },
  )
})
