import { Id, TextUpTo } from '@compute-mall/core/codec'
import { describe, expect, it } from 'vitest'
import {
  addresses,
  createMatcher,
  defineRoutes,
  noParams,
  optional,
  params,
  readEntry,
  route,
  withRules,
} from './index.ts'
import { malformedIdsFound } from './malformedIds.ts'

const facts = { title: 'x:title', layout: 'mall', access: 'public', texts: [] } as const
const routes = defineRoutes({
  home: route({
    ...facts,
    path: '/',
    params: noParams,
    page: 'home/HomePage',
    mobile: true,
  }),
  pay: route({
    ...facts,
    path: '/pay',
    params: params({ orderId: Id }, {}),
    page: 'payment/PayPage',
    mobile: true,
  }),
  goods: route({
    ...facts,
    path: '/goods/:goodsId',
    params: params({ goodsId: Id }, { skuId: optional(Id, null), keyword: optional(TextUpTo(9), '') }),
    valid: ({ skuId, keyword }) => skuId !== null || keyword !== '',
    page: 'goods/GoodsPage',
  }),
  start: route({ ...facts, path: '/search', params: noParams, page: 'search/StartPage', phonesOnly: '/' }),
})
const { match, entries } = createMatcher(routes, { title: 'x:missing', layout: 'default' })
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://app.example')
  return { pathname, search }
}

describe('an address', () => {
  it('[R2.10] is written with what the path names in the path and all else in the query', () => {
    expect(routes.home.href()).toBe('/')
    expect(routes.pay.href({ orderId: 'o_7' })).toBe('/pay?orderId=o_7')
    expect(routes.goods.href({ goodsId: 'g_1', skuId: 's_2', keyword: '显卡 A' })).toBe(
      '/goods/g_1?skuId=s_2&keyword=%E6%98%BE%E5%8D%A1%20A',
    )
  })

  it('[R2.10] is read as it was written', () => {
    const said = { goodsId: 'g_1', skuId: 's_2', keyword: '显卡' }
    expect(routes.goods.read(at(routes.goods.href(said)))).toEqual(said)
    expect(routes.pay.read(at('/pay?orderId=o_7'))).toEqual({ orderId: 'o_7' })
  })

  it.each(['/pay', '/pay?orderId=', '/pay/x?orderId=7'])('[R2.07] %s is none of its route', (address) => {
    expect(routes.pay.read(at(address))).toBeNull()
  })

  it('[R2.07] is none when its parameters together mean nothing', () => {
    expect(routes.goods.read(at('/goods/g_1'))).toBeNull()
    expect(routes.goods.read(at('/goods/g_1?keyword=x'))).toEqual({
      goodsId: 'g_1',
      skuId: null,
      keyword: 'x',
    })
  })
})

describe('the pages of a table', () => {
  it.each([
    ['/', 'home', 'home/HomePage', 'mall'],
    ['/pay/', 'pay', 'payment/PayPage', 'mall'],
    ['/mobile', 'mobile-home', 'home/HomePage', 'mobile'],
    ['/mobile/', 'mobile-home', 'home/HomePage', 'mobile'],
    ['/mobile/pay', 'mobile-pay', 'payment/PayPage', 'mobile'],
    ['/mobile/search', 'mobile-start', 'search/StartPage', 'mobile'],
    ['/search', 'notFound', '', 'default'],
    ['/Pay', 'notFound', '', 'default'],
    ['/mobiles', 'notFound', '', 'default'],
    ['/mobile/nothing', 'mobile-notFound', '', 'mobile'],
  ])('[R2.01][R2.02] at %s is %s', (path, name, page, layout) => {
    expect(match(path)).toMatchObject({ name, route: { page }, layout })
  })

  it('[R2.02] stand at two paths where a phone is shown one of its own', () => {
    expect(entries.map(({ path, other }) => [path, other])).toEqual([
      ['/', '/mobile'],
      ['/mobile', '/'],
      ['/pay', '/mobile/pay'],
      ['/mobile/pay', '/pay'],
      ['/goods/:goodsId', undefined],
      ['/mobile/search', '/'],
    ])
  })

  it('[R2.09] lead the other device to the same missing page', () => {
    expect(match('/nothing').other).toBe('/mobile/nothing')
    expect(match('/mobile/nothing').other).toBe('/nothing')
  })

  it('[R2.02] are given the parameters of their route on either device', () => {
    const location = at('/mobile/pay?orderId=o_7')
    expect(readEntry(match(location.pathname), location)).toEqual({ orderId: 'o_7' })
    expect(readEntry(match('/mobile'), at('/mobile'))).toEqual({})
    expect(readEntry(match('/nothing'), at('/nothing'))).toBeNull()
  })
})

describe('malformed ids', () => {
  const idsOf = (id: typeof Id) => {
    const table = defineRoutes({
      it: route({ ...facts, path: '/it/:id', params: params({ id }, {}), page: 'it/ItPage' }),
    })
    return malformedIdsFound(createMatcher(table, { title: 'x:missing', layout: 'default' }), '/it/:id')
  }

  it('[H17] are found where a path takes any text', () => {
    expect(idsOf(TextUpTo(64))).toEqual(['%00', '..%2F..', '1%20or%201', '%E5%8D%95', '%'])
  })

  it('[H17] are none of a path that takes ids', () => {
    expect(idsOf(Id)).toEqual([])
  })
})

describe('addresses between apps', () => {
  it.each([
    [addresses.console.order.href({ orderId: 'o_7' }), '/ui/console/#/orders/o_7'],
    [addresses.console.home.href(), '/ui/console/#/'],
    [addresses.mall.home.href(), '/ui/mall/'],
    [addresses.mall.pay.href({ orderId: 'o_7' }), '/ui/mall/goods/pay?orderId=o_7'],
    [addresses.mall.search.href({ keyword: 'A 800' }), '/ui/mall/search/global?keyword=A%20800'],
    [addresses.mall.goods.href({ skuId: 's_1' }), '/ui/mall/detail/goods?skuId=s_1'],
  ])('[R1.05] %s', (written, expected) => {
    expect(written).toBe(expected)
  })
})

describe('a route by the rules of its build', () => {
  const rules = {
    name: 'pay',
    path: '/pay',
    access: 'login',
    layout: 'alone',
    pure: true,
    keepAlive: true,
    liveState: false,
  } as const

  it('[R7.06] takes access, layout and flags from the file, for the page that it names alone', () => {
    expect(withRules(match('/pay'), [rules])).toMatchObject({
      layout: 'alone',
      route: { access: 'login', pure: true, keepAlive: true },
    })
    expect(withRules(match('/mobile/pay'), [rules])).toEqual(match('/mobile/pay'))
    expect(withRules(match('/pay'), [])).toEqual(match('/pay'))
  })

  it('[R7.06] gives back the same entry where the file changes nothing', () => {
    const entry = match('/pay')
    const same = { ...rules, layout: 'mall', access: 'public', pure: false, keepAlive: false } as const
    expect(withRules(entry, [{ ...same, liveState: false }])).toBe(entry)
  })

  it('[R7.06] loses a flag that the file does not give it', () => {
    const kept = { ...match('/pay'), route: { ...match('/pay').route, keepAlive: true as const } }
    expect(withRules(kept, [{ ...rules, keepAlive: false }]).route).not.toHaveProperty('keepAlive')
  })
})
