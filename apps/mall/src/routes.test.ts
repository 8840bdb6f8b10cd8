import { pageFile } from '@compute-mall/app'
import { readEntry } from '@compute-mall/app/routes'
import { readSearch } from '@compute-mall/core/search'
import { describe, expect, it } from 'vitest'
import { mall } from './mall.ts'
import { pageMessages } from './page.messages.ts'
import { matcher, routes } from './routes.ts'

const { entries, match } = matcher
const desktops = entries.filter(({ device }) => device === 'desktop')
const phones = entries.filter(({ device }) => device === 'mobile')
const textOf = (language: 'zh' | 'en', key: string | undefined): string | undefined => {
  const texts: Readonly<Record<string, string>> = pageMessages[language]
  return texts[key?.replace(/^page:/, '') ?? '']
}

describe('the route table', () => {
  it('[R2.01] has every page of the buying path with its access', () => {
    expect(Object.fromEntries(desktops.map(({ path, route }) => [path, route.access]))).toEqual({
      '/': 'public',
      '/app': 'public',
      '/search/global': 'public',
      '/search/goods': 'public',
      '/search/resource': 'public',
      '/detail/goods': 'goods',
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
    const having = (fact: 'liveState' | 'keepAlive') =>
      desktops.filter(({ route }) => route[fact]).map(({ path }) => path)
    expect(having('liveState')).toEqual(['/', '/app'])
    expect(having('keepAlive')).toEqual(['/app'])
  })

  it.each([...Object.values(routes), match('/nothing').route])(
    '[R2.06] has a title and a description for $name in both languages',
    ({ title, description }) => {
      for (const language of ['zh', 'en'] as const) {
        expect(textOf(language, title)).toMatch(/\S/)
        expect(textOf(language, description)).toMatch(/\S/)
      }
    },
  )

  it.each(Object.values(routes))('[R2.01] has a file for $name: $page', ({ page }) => {
    expect(Object.keys(mall.pages)).toContain(pageFile(page))
  })

  it.each(entries)('[R2.05] has the layout of $name: $layout', ({ layout }) => {
    expect(Object.keys(mall.layouts)).toContain(layout)
  })

  it.each([
    ['/detail/goods', '?skuId=7', true],
    ['/detail/goods', '?goodsId=7', true],
    ['/detail/goods', '?skuId=', false],
    ['/detail/goods', '?keyword=7', false],
    ['/detail/shop', '?id=7', true],
    ['/detail/shop', '', false],
    ['/pdf', '?pdfUrl=/a.pdf', true],
    ['/pdf', '?title=a', false],
    ['/goods/pay', '?orderId=7', true],
    ['/goods/pay', '', false],
    ['/goods/pay/scan', '', true],
    ['/goods/renewPurchase', '', false],
    ['/mobile/trial/result', '?orderId=7', true],
    ['/mobile/trial/result', '', false],
  ])('[R2.07] %s with %j is a page: %s', (pathname, search, valid) => {
    expect(readEntry(match(pathname), { pathname, search }) !== null).toBe(valid)
  })

  it.each([
    ['/', 'home'],
    ['/goods/cart', 'cart'],
    ['/goods/cart/', 'cart'],
    ['/goods', 'notFound'],
    ['/mobile', 'mobile-home'],
    ['/mobile/', 'mobile-home'],
    ['/mobile/app', 'mobile-app'],
    ['/mobile/search', 'mobile-search'],
    ['/mobile/nothing', 'mobile-notFound'],
    ['/mobiles', 'notFound'],
  ])('[R2.01] finds at %s the page %s', (pathname, name) => {
    expect(match(pathname).name).toBe(name)
  })

  it.each([
    ['/goods/pay/charge', 'goods-pay-charge'],
    ['/goods/pay/result', 'goods-pay-result'],
    ['/mobile/trial/result', 'mobile-trial-result'],
    ['/app-iframe', 'app-iframe'],
    ['/detail-goods-iframe', 'detail-goods-iframe'],
    ['/detail-shop-iframe', 'detail-shop-iframe'],
  ])('[R2.24][R2.03] %s bears the name %s', (pathname, name) => {
    expect(match(pathname).name).toBe(name)
  })

  it('[R2.24] no two routes bear one name', () => {
    const names = entries.map((entry) => entry.name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('addresses', () => {
  const search = { ...readSearch([]), keyword: 'gpu', pageNum: 3 }

  it.each([
    [routes.searchGoods.href(search), '/search/goods?keyword=gpu&pageNum=3'],
    [routes.searchResource.href(), '/search/resource'],
    [routes.shop.href({ shop: '1001', pageNum: 2 }), '/detail/shop?id=1001&pageNum=2'],
    [routes.ranking.href({ shelf: 'application', by: 'sales' }), '/ranking?shelf=application&by=sales'],
    [
      routes.community.href({ search: { ...search, common: ['model'] }, asset: 'a1' }),
      '/space/dashboard?type=model&keyword=gpu&pageNum=3&asset=a1',
    ],
    [routes.goods.href({ skuId: '7' }), '/detail/goods?skuId=7'],
    [
      routes.order.href({ cartIds: ['1', '2'], choice: undefined, type: 'formal' }),
      '/goods/order?cartIds=1&cartIds=2&type=formal',
    ],
    [routes.result.href({ orderId: 'o1', type: 'trial' }), '/goods/pay/result?orderId=o1&type=trial'],
    [routes.chats.href({ shopId: null }), '/chat/chatList'],
    [
      routes.feedback.href({ entrance: 'sidebar', from: '/app?a=1' }),
      '/feedback?entrance=sidebar&from=%2Fapp%3Fa%3D1',
    ],
  ])('[R2.03][R2.10] %s', (written, address) => {
    expect(written).toBe(address)
  })

  it('[R2.10] of feedback are read as far as they may be long', () => {
    const read = routes.feedback.read({ pathname: '/feedback', search: `?from=${'x'.repeat(400)}` })
    expect(read).toEqual({ entrance: '', from: 'x'.repeat(300) })
  })
})

const screens = import.meta.glob('./features/*/*Page.tsx')
const screensOfPhones = import.meta.glob('./features/*/*Page.mobile.tsx')

describe('what phones are shown', () => {
  it('[R2.02] stands below /mobile at the path of its page', () => {
    for (const page of desktops) {
      const phone = phones.find(({ route }) => route === page.route)
      expect(phone).toMatchObject({
        name: `mobile-${page.name}`,
        path: page.path === '/' ? '/mobile' : `/mobile${page.path}`,
        layout: page.layout === 'empty' ? 'empty' : 'mobile',
        other: page.path,
      })
      expect(page.other).toBe(phone?.path)
    }
  })

  it.each(Object.keys(screensOfPhones))(
    '[R2.02] is %s by the same name as on desktops, so that each build has one of both',
    async (file) => {
      const desktop = file.replace('.mobile', '')
      const [, page = ''] = /(\w+)\.tsx$/.exec(desktop) ?? []
      for (const load of [screensOfPhones[file], screens[desktop]])
        expect(await load?.()).toHaveProperty(page, expect.any(Function))
    },
  )

  it('[R2.03] has /mobile/search for phones alone, and for desktops another page in its place', () => {
    expect(match('/mobile/search')).toMatchObject({ other: '/search/global', layout: 'mobile' })
    expect(desktops.map(({ path }) => path)).not.toContain('/search')
  })
})
