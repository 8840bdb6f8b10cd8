import { assetFixtures } from '@compute-mall/core/asset/testing'
import { Goods, Sku } from '@compute-mall/core/goods'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import type { GoodsAccess } from '@compute-mall/core/http'
import { paymentFixtures } from '@compute-mall/core/payment/testing'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import { siteFixtures } from '@compute-mall/core/site/testing'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { render } from './entry-server.tsx'

const user = {
  id: 'u1',
  userName: 'Li Wei',
  userLabel: '',
  userLabelId: '1',
  salerFullName: null,
  createTime: '2026-01-01T00:00:00Z',
  isLeader: true,
  isJoinGroup: false,
  roleType: 'common',
  roleId: [],
  userType: null,
  acctRole: null,
  nonpreRoleCodes: [],
  highestRoleLevel: 0,
  language: 'en',
  retailerId: null,
  shopDuties: [],
  phone: null,
  phoneVerified: false,
  clusterTokens: [],
}

const ok = (data: unknown) => Response.json({ code: '0', msg: '', data })
const refused = (code: string, status = 200) => Response.json({ code, msg: code, data: null }, { status })

type Answers = Readonly<Record<string, () => Response>>

/** Renders a page against a server that knows these answers and has nothing else. */
const visit = async (path: string, answers: Answers = {}, headers: Record<string, string> = {}) => {
  const asked: Request[] = []
  const logged: unknown[] = []
  const response = await render(new Request(`http://mall.example${path}`, { headers }), {
    api: async (input, init) => {
      const request = new Request(input, init)
      asked.push(request)
      return answers[new URL(request.url).pathname]?.() ?? refused('SYS10002')
    },
    nonce: 'n0nce',
    log: (_, error) => void logged.push(error),
  })
  return { response, html: await response.text(), asked, logged }
}

const agreement = {
  version: '1',
  title: { zh: '算力服务协议', en: 'Agreement' },
  effective: '2026-01-01T00:00:00+08:00',
  sections: [
    { heading: { zh: '</script><b>', en: '</script><b>' }, paragraphs: [{ zh: '<!--', en: '<!--' }] },
  ],
}
const SIGNED_IN = 'Token=t1'
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
}
const AGREEMENT = '/operation/agreement'
const CURRENT_USER = '/user/users/current-user-info'

/** The app in a document, without the texts and data that come with it. */
const drawnIn = (html: string) =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))

describe('a page from the server', { timeout: 60_000 }, () => {
  it('[R2.06] carries title, description and language of the visitor', async () => {
    const { response, html } = await visit('/ui/mall/', {}, { 'accept-language': 'en-US' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('<html lang="en" ')
    expect(html).toContain('<title>Supercomputing internet</title>')
    const [name, ...others] = html.match(/[^<>]*\p{Script=Han}[^<>]*/gu) ?? []
    expect([name, others]).toEqual(['中文', []])
    expect(html).toContain('lang="zh-CN">中文<')
  })

  it('[R1.01] is Chinese unless something else is asked for', async () => {
    const { html } = await visit('/ui/mall/')
    expect(html).toContain('<html lang="zh-CN" ')
    expect(html).toContain('<title>超算互联网</title>')
  })

  it.each([
    ['default', ''],
    ['spring', '--color-brand:#0c7440'],
    ['newYear', '--color-brand:#b3200e'],
    ['christmas', '--color-brand:#ad1a30'],
    ['empty', '--picture-drawing:hidden'],
  ] as const)('[R3.06] is drawn in the theme %s where the site index data says so', async (theme, token) => {
    const index = { ...siteFixtures.siteIndex, themeConfig: { theme } }
    const answers = { '/resource/config/index': () => ok(index) }
    const pages = [await visit('/ui/mall/', answers), await visit('/ui/mall/mobile', answers, PHONE)]
    for (const { html } of pages) {
      const [root = ''] = /<html[^>]*>/.exec(html) ?? []
      expect(root).toContain(`data-theme="${theme}"`)
      expect(root).toContain(token)
      expect(root.includes('style=')).toBe(theme !== 'default')
    }
  })

  it.each([
    ['/ui/mall/settle', {}, /role="tab"/g],
    ['/ui/mall/mobile/settle', PHONE, /<table\b/g],
  ])(
    '[R3.05] shows five groups of the rights of merchants at %s, each at three levels',
    async (path, agent, group) => {
      const { html } = await visit(path, {}, agent)
      const drawn = drawnIn(html)
      expect(drawn.match(group)?.length).toBe(5)
      const [table = ''] = /<table\b.*?<\/table>/s.exec(drawn) ?? []
      const cells = (kind: string) =>
        [...table.matchAll(new RegExp(`<${kind}\\b[^>]*>(.*?)</`, 'g'))].map(([, words]) => words)
      expect(cells('th').slice(0, 4)).toEqual(['权益', '普通', '优质', '卓越'])
      expect(cells('td').length).toBeGreaterThanOrEqual(12)
      expect(cells('td')).toEqual(expect.arrayContaining(['享有', '不享有']))
    },
  )

  it.each([
    ['a computer', '/ui/mall/', {}, '算力商城 · 分站'],
    ['a phone', '/ui/mall/mobile', PHONE, '>分站<'],
  ])('[R3.11] says on %s that it is not the main site', async (_, path, agent, text) => {
    const seen = async (isMainSite: boolean) => {
      const index = { ...siteFixtures.siteIndex, isMainSite }
      const { html } = await visit(path, { '/resource/config/index': () => ok(index) }, agent)
      return drawnIn(html).includes(text)
    }
    expect([await seen(true), await seen(false)]).toEqual([false, true])
  })

  it.each([
    ['/ui/mall/', {}],
    ['/ui/mall/mobile/component/MobileFooter', PHONE],
  ])('[R3.11][R2.19] draws at %s the footer of the site in the language of the page', async (path, agent) => {
    const footers = {
      footer: [{ title: '甲', links: [{ label: '中文页脚', href: '/feedback' }] }],
      footerEn: [{ title: 'A', links: [{ label: 'English footer', href: '/feedback' }] }],
    }
    const answers = { '/resource/config/index': () => ok({ ...siteFixtures.siteIndex, ...footers }) }
    const seen = async (language: string) => {
      const of = { ...answers, [CURRENT_USER]: () => ok({ ...user, language }) }
      const { html } = await visit(path, of, { cookie: SIGNED_IN, ...agent })
      return ['中文页脚', 'English footer'].map((words) => drawnIn(html).includes(words))
    }
    expect([await seen('zh'), await seen('en')]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('[R3.06] wears the default theme when nobody says what the site wears', async () => {
    const { html } = await visit('/ui/mall/')
    expect(html).toContain('data-theme="default"')
  })

  it.each([
    ['the cookie', { cookie: 'locale=en', 'accept-language': 'zh-CN' }, 'en'],
    ['the browser', { 'accept-language': 'en-GB,zh;q=0.5' }, 'en'],
    ['the cookie before the browser', { cookie: 'locale=zh', 'accept-language': 'en' }, 'zh-CN'],
  ])('[R4.13] takes its language from %s', async (_, headers, language) => {
    const { html } = await visit('/ui/mall/', {}, headers)
    expect(html).toContain(`<html lang="${language}" `)
  })

  it("[R4.13] takes its language from the user's own before the browser's", async () => {
    const answers = { [CURRENT_USER]: () => ok(user) }
    const headers = { cookie: SIGNED_IN, 'accept-language': 'zh-CN' }
    const { html } = await visit('/ui/mall/', answers, headers)
    expect(html).toContain('<html lang="en" ')
    expect(html).toContain('Li Wei')
  })

  it.each(['/', '/app', '/goods/cart', '/goods/order', '/goods/pay?orderId=o1', '/mobile/goods/cart'])(
    '[R6.04][W6] leads a manager who enters %s to the admin app, and nobody else',
    async (path) => {
      const headers = { cookie: SIGNED_IN, ...(path.startsWith('/mobile') && PHONE) }
      const enter = (roleType: string) =>
        visit(`/ui/mall${path}`, { [CURRENT_USER]: () => ok({ ...user, roleType }) }, headers)
      const { response } = await enter('manager')
      expect([response.status, response.headers.get('location')]).toEqual([302, '/ui/admin/#/'])
      expect((await enter('common')).response.headers.get('location')).not.toBe('/ui/admin/#/')
    },
  )

  it.each(['/mall/seller/home', '/mobile/mall/seller/home'])(
    '[R2.15][R4.02] leads a merchant from %s into the seller app, and others to settling in',
    async (path) => {
      const phone = path.startsWith('/mobile')
      const headers = { cookie: SIGNED_IN, ...(phone && PHONE) }
      const merchant = { ...user, retailerId: '1001', shopDuties: ['owner'] }
      const led = await visit(`/ui/mall${path}`, { [CURRENT_USER]: () => ok(merchant) }, headers)
      expect([led.response.status, led.response.headers.get('location')]).toEqual([
        302,
        '/ui/seller/#/mall/seller/home',
      ])
      const others = await visit(`/ui/mall${path}`, { [CURRENT_USER]: () => ok(user) }, headers)
      expect(others.response.headers.get('location')).toBe(`/ui/mall${phone ? '/mobile' : ''}/settle`)
    },
  )

  it('[W6] shows a manager the goods, shops and searches that they review', async () => {
    const answers = { [CURRENT_USER]: () => ok({ ...user, roleType: 'manager' }) }
    const { response } = await visit('/ui/mall/search/goods', answers, { cookie: SIGNED_IN })
    expect(response.status).toBe(200)
  })

  it('asks in the name of the visitor', async () => {
    const { asked } = await visit('/ui/mall/', {}, { cookie: `${SIGNED_IN}; sid=secret` })
    const first = asked.find(({ url }) => url.endsWith(CURRENT_USER))
    expect(first?.headers.get('cookie')).toBe(`${SIGNED_IN}; sid=secret`)
    expect(first?.headers.get('origin')).toBe('http://mall.example')
    expect(first?.headers.get('x-mall-version')).toBe('2.19.0')
  })

  it('asks nothing about a visitor, who has no session', async () => {
    const { asked } = await visit('/ui/mall/')
    const paths = asked.map(({ url }) => new URL(url).pathname)
    expect(paths).not.toContain(CURRENT_USER)
    expect(paths).toContain('/resource/config/index')
  })

  it('[R2.06] asks for nothing but its own data when it is pure', async () => {
    const { asked } = await visit('/ui/mall/goods/pay/protocol', { [AGREEMENT]: () => ok(agreement) })
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([AGREEMENT])
  })

  it('[R2.01] learns whether a broadcast is on where its route says so', async () => {
    const { asked } = await visit('/ui/mall/')
    expect(asked.some(({ url }) => url.endsWith('/operation/live-stream/main'))).toBe(true)
  })

  it('cannot be left by the data that it embeds (S8)', async () => {
    const { html } = await visit('/ui/mall/goods/pay/protocol', { [AGREEMENT]: () => ok(agreement) })
    expect(html).not.toContain('</script><b>')
    expect(html).toContain('\\u003c/script>')
  })

  it('names the nonce on its script', async () => {
    const { html } = await visit('/ui/mall/')
    expect(html).toMatch(/<script type="module" src="[^"]+" nonce="n0nce">/)
  })
})

describe('what search engines are told', () => {
  /** The things that a page tells of, in the vocabulary of schema.org. */
  const told = (html: string): readonly { readonly '@type': string }[] => {
    const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    return JSON.parse(json)['@graph']
  }
  const shop = { ...shopFixtures.shop, shopName: { zh: '</script>店', en: '</script>Shop' } }
  const SHOP = `/mall/shop/${shop.shopId}/detail`

  it('[R2.06][S8] a shop is a store with its rating, whatever its name is', async () => {
    const { html } = await visit(`/ui/mall/detail/shop?id=${shop.shopId}`, { [SHOP]: () => ok(shop) })
    expect(told(html)).toEqual([
      {
        '@type': 'Store',
        name: '</script>店',
        description: shop.description.zh,
        url: `http://mall.example/ui/mall/detail/shop?id=${shop.shopId}`,
        telephone: shop.servicePhone,
        email: shop.serviceEmail,
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: shop.shopScore,
          reviewCount: shop.reviewCount,
        },
      },
    ])
  })

  it('[R2.06][R1.01] the home page how it is searched, services their questions, in the language of the page', async () => {
    const home = await visit('/ui/mall/')
    expect(told(home.html)).toMatchObject([
      {
        '@type': 'WebSite',
        name: '超算互联网',
        potentialAction: { target: 'http://mall.example/ui/mall/search/global?keyword={keyword}' },
      },
    ])
    const service = await visit('/ui/mall/service/ai', {}, { 'accept-language': 'en' })
    expect(told(service.html)[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Can I try before I buy?',
          acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^\w.*\.$/) },
        },
        { '@type': 'Question' },
      ],
    })
  })

  it('[R2.06] rankings their goods with price and what is left', async () => {
    const card = { ...goodsFixtures.card, availability: 4 }
    const { html } = await visit('/ui/mall/ranking', { '/mall/goods/ranking': () => ok([card]) })
    expect(told(html)).toMatchObject([
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            position: 1,
            item: {
              '@type': 'Product',
              name: card.name.zh,
              offers: {
                price: card.minPrice,
                priceCurrency: 'CNY',
                availability: 'https://schema.org/SoldOut',
              },
            },
          },
        ],
      },
    ])
  })

  const offer = goodsFixtures.nodeOffer
  const { goods } = offer
  const answersFor = (goodsAccess: GoodsAccess): Answers => ({
    '/resource/config/index': () => ok({ ...siteFixtures.siteIndex, goodsAccess }),
    [`/mall/goods/${goods.id}/detail`]: () => ok(Goods.encode(goods)),
    [`/mall/goods/${goods.id}/skus`]: () => ok(t.readonlyArray(Sku).encode(offer.skus)),
    [`/mall/goods/${goods.id}/depend-resource`]: () => ok([]),
    '/mall/goods/ranking': () => ok([{ ...goodsFixtures.card, goodsId: goods.id }]),
    '/search/quantumCompute/full-text': () => ok(goodsHits([{ ...goodsFixtures.card, goodsId: goods.id }])),
    '/search/goods/v1/full-text': () => ok(goodsHits([{ ...goodsFixtures.card, goodsId: 'g-2' }])),
  })
  const goodsHits = (records: readonly unknown[]) => ({ ...searchFixtures.hits, total: 1, records })
  const GOODS = `/ui/mall/detail/goods?goodsId=${goods.id}&keyword=node&type=base`
  const CANONICAL = `http://mall.example/ui/mall/detail/goods?goodsId=${goods.id}`

  it('[R2.25] visitors are shown goods where the operator has opened them, with the prices that are sold', async () => {
    const { response, html, asked } = await visit(GOODS, answersFor('public'))
    expect(response.status).toBe(200)
    expect(html).toContain(`<h1 class="`)
    expect(html).toContain(goods.name.zh)
    expect(html).toContain('立即购买')
    expect(asked.map(({ url }) => new URL(url).pathname)).not.toContain('/user/users/cluster-user-detail')
    expect(html).toContain(`<link rel="canonical" href="${CANONICAL}"/>`)
    const [thing] = told(html)
    const prices = offer.skus.flatMap(({ id, pricing }) =>
      pricing.filter(({ billingType }) => billingType !== 'TRIAL').map(({ price }) => [id, price]),
    )
    expect(thing).toMatchObject({ '@type': 'Product', name: goods.name.zh, url: CANONICAL })
    const { offers } = thing as unknown as { readonly offers: readonly Record<string, unknown>[] }
    expect(offers.map(({ sku, price }) => [sku, price])).toEqual(prices)
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['CNY']))
  })

  it('[R2.07][R2.25] goods that do not exist are answered with 404', async () => {
    const gone = {
      ...answersFor('public'),
      [`/mall/goods/${goods.id}/detail`]: () => refused('MALL10001'),
    }
    const { response, html } = await visit(GOODS, gone)
    expect(response.status).toBe(404)
    expect(drawnIn(html)).toContain('该商品不存在')
  })

  it('[R2.25] a phone names the same address of goods', async () => {
    const phone = await visit(GOODS.replace('/mall/', '/mall/mobile/'), answersFor('public'), PHONE)
    expect(phone.response.status).toBe(200)
    expect(phone.html).toContain(`<link rel="canonical" href="${CANONICAL}"/>`)
  })

  it('[R2.25][R6.03] visitors sign in to see goods unless the operator has opened them', async () => {
    const signIn = `/ac/api/auth/loginSsoRedirect.action?originalUrl=${encodeURIComponent(GOODS)}`
    for (const answers of [answersFor('login'), {}]) {
      const { response, asked } = await visit(GOODS, answers)
      expect([response.status, response.headers.get('location')]).toEqual([302, signIn])
      expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/resource/config/index'])
    }
  })

  it.each([
    ['/ui/mall/', {}],
    ['/ui/mall/mobile/', PHONE],
  ])(
    '[R6.02][R6.04] who sells finds a promotion link on goods at %s where contacts are shown',
    async (base, agent) => {
      const seen = async (roleId: readonly string[], salerDisplay: boolean) => {
        const answers = {
          ...answersFor('login'),
          '/resource/config/index': () => ok({ ...siteFixtures.siteIndex, salerDisplay }),
          [CURRENT_USER]: () => ok({ ...user, language: 'zh', roleId }),
        }
        const { html } = await visit(GOODS.replace('/ui/mall/', base), answers, {
          cookie: SIGNED_IN,
          ...agent,
        })
        expect(html).toContain('立即购买')
        return drawnIn(html).includes('推广链接')
      }
      for (const role of ['saler', 'salesBusiness', 'operateBusiness'])
        expect(await seen([role], true)).toBe(true)
      expect(await seen(['saler'], false)).toBe(false)
      expect(await seen([], true)).toBe(false)
    },
  )

  it('[R2.25] sitemap and lists lead to goods only where visitors may open them', async () => {
    const addressesIn = async (goodsAccess: GoodsAccess) => {
      const { html } = await visit('/ui/mall/sitemap.xml', answersFor(goodsAccess))
      return [...html.matchAll(/<loc>(.*?)<\/loc>/g)]
        .map(([, loc]) => loc)
        .filter((loc) => loc?.includes('/detail/goods'))
    }
    expect(await addressesIn('login')).toEqual([])
    expect(await addressesIn('public')).toEqual([
      CANONICAL,
      'http://mall.example/ui/mall/detail/goods?goodsId=g-2',
    ])
    const listed = async (goodsAccess: GoodsAccess) =>
      told((await visit('/ui/mall/ranking', answersFor(goodsAccess))).html)
    expect(JSON.stringify(await listed('public'))).toContain(CANONICAL)
    expect(JSON.stringify(await listed('login'))).not.toContain('/detail/goods')
  })

  it('[R2.06] nothing of pages without anything to tell, nor of those that cannot be shown', async () => {
    for (const path of ['/ui/mall/privacy', '/ui/mall/feedback', '/ui/mall/nowhere'])
      expect(told((await visit(path)).html)).toEqual([])
  })

  it('[R2.01][R6.03] a sitemap names what visitors may see, and no page for users', async () => {
    const hits = { total: 1, records: [{ ...shop, featured: [] }], correctedWords: null }
    const { response, html } = await visit('/ui/mall/sitemap.xml', {
      '/search/shop/full-text': () => ok(hits),
    })
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const paths = [...html.matchAll(/<loc>http:\/\/mall\.example\/ui\/mall(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    )
    expect(paths).toEqual([
      '/',
      '/app',
      '/search/global',
      '/search/goods',
      '/search/resource',
      '/search/shop',
      '/ranking',
      '/goods/pay/protocol',
      '/settle',
      '/service/ai',
      '/service/container',
      '/service/ecs',
      '/service/hpc',
      '/live',
      '/privacy',
      '/space/dashboard',
      '/search/resource?common1=general',
      '/search/resource?common1=heterogeneous',
      '/search/resource?common1=storage',
      '/search/resource?common1=cloudServer',
      '/search/resource?common1=bareMetal',
      '/search/goods?common1=software',
      '/search/goods?common1=saas',
      '/search/goods?common1=model',
      '/search/goods?common1=data',
      '/search/goods?common1=sourceCode',
      '/search/goods?common1=service',
      `/detail/shop?id=${shop.shopId}`,
    ])
  })
})

describe('the community', () => {
  const { asset, datasetDetail, preview, studio } = assetFixtures
  const hits = {
    total: 2,
    records: [asset, studio],
    types: [{ code: 'model', count: 1 }],
    tags: [],
    correctedWords: 'deepseek',
  }
  const answers = {
    '/search/aiNexus/full-text': () => ok(hits),
    [`/appcenter/asset/${datasetDetail.id}/detail`]: () => ok(datasetDetail),
    [`/appcenter/asset/${datasetDetail.id}/preview`]: () => ok(preview),
  }

  it.each([
    ['a desktop', '', {}],
    ['a phone', '/mobile', PHONE],
  ])(
    '[R1.04][R2.16] shows %s assets with centre, queue and price, and an open one with its first rows',
    async (_, prefix, headers) => {
      const path = `/ui/mall${prefix}/space/dashboard?keyword=deepsek&asset=${datasetDetail.id}`
      const { response, html, logged } = await visit(path, answers, headers)
      expect([response.status, logged]).toEqual([200, []])
      for (const text of [
        '昆山中心',
        '资源偏紧，短时排队',
        '¥4.00 / 份 起',
        '登录后查看我的应用空间',
        'deepseek',
      ])
        expect(html).toContain(text)
      for (const text of [
        '电力负荷数据',
        'load_mw (数值)',
        '18234.5',
        '购买并开通后，可在控制台下载全部数据',
      ])
        expect(html).toContain(text)
      expect(html).not.toContain('<iframe')
    },
  )

  it('[R2.16] offers others in place of what is gone', async () => {
    const { html } = await visit('/ui/mall/space/dashboard?asset=none', answers)
    expect(html).toContain('该内容不存在或已下线')
    expect(html).toContain('看看这些')
  })
})

describe('a page that cannot be shown', () => {
  it("[R2.07] says 'Page Not Found: {path}' with status 404 when no route names it", async () => {
    const { response, html } = await visit('/ui/mall/nothing/here')
    expect(response.status).toBe(404)
    expect(html).toContain('您访问的页面不存在！')
    expect(html).toContain('Page Not Found: /nothing/here')
  })

  it.each(['%00', '..%2F..', '2026%2011', "1'--", '%E8%AE%A2%E5%8D%95', '9'.repeat(65), '%', ''])(
    '[R2.07][H17] a page of the order "%s" is not there, and no fault',
    async (orderId) => {
      // As the server answers what it cannot read.
      const malformed = () => refused('SYS10001', 400)
      const calls = ['options', 'session', 'remittance', 'queryStatusInThPay', 'queryChargeStatus']
      const answers = {
        [CURRENT_USER]: () => ok(user),
        ...Object.fromEntries(calls.map((call) => [`/operation/pay/${call}`, malformed])),
      }
      for (const page of ['pay', 'pay/scan', 'pay/remittance', 'pay/result']) {
        const { response, logged } = await visit(
          `/ui/mall/goods/${page}?orderId=${orderId}&type=formal`,
          answers,
          {
            cookie: SIGNED_IN,
          },
        )
        expect([page, response.status, logged]).toEqual([page, 404, []])
      }
    },
  )

  it('[R2.01] a page about what has a status of its own is answered with 200', async () => {
    const { response, logged } = await visit(
      '/ui/mall/goods/pay/remittance?orderId=order_1',
      { [CURRENT_USER]: () => ok(user), '/operation/pay/remittance': () => ok(paymentFixtures.remittance) },
      { cookie: SIGNED_IN },
    )
    expect([response.status, logged]).toEqual([200, []])
  })

  it("[R2.07] says 'Page Not Found: {path}' when its address is not valid", async () => {
    const { response, html } = await visit('/ui/mall/detail/goods?keyword=x')
    expect(response.status).toBe(404)
    expect(html).toContain('Page Not Found: /detail/goods')
  })

  it('[R2.09] offers back, home and sign-in', async () => {
    const { html } = await visit('/ui/mall/nothing', {}, { 'accept-language': 'en' })
    for (const text of ['Go back', 'Go to the home page', 'Return to sign-in']) expect(html).toContain(text)
  })

  it.each([
    ['SYS10002', 200, 404],
    ['AUTH10004', 200, 401],
    ['SYS10000', 500, 500],
  ])('[R2.09] answers the refusal %s with the status %#', async (code, from, status) => {
    const answers = { [AGREEMENT]: () => refused(code, from) }
    const { response } = await visit('/ui/mall/goods/pay/protocol', answers)
    expect(response.status).toBe(status)
  })

  it('[R8.04] says that a shop does not exist, and leads to those that do', async () => {
    for (const path of ['/detail/shop', '/detail-shop-iframe']) {
      const answers = { '/mall/shop/9999/detail': () => refused('MALL10004') }
      const { response, html } = await visit(`/ui/mall${path}?id=9999`, answers)
      expect([path, response.status]).toEqual([path, 404])
      expect(html).toContain('店铺不存在')
      expect(html).toMatch(/href="\/ui\/mall\/search\/shop"/)
    }
  })

  it('[R2.09] says that there is no permission', async () => {
    const { html } = await visit('/ui/mall/goods/pay/protocol', { [AGREEMENT]: () => refused('AUTH10004') })
    expect(html).toContain('没有权限访问该页面，请联系管理员')
  })

  it('shows an error state when the server answers what nobody understands (B7)', async () => {
    const { response, html, logged } = await visit('/ui/mall/goods/pay/protocol', {
      [AGREEMENT]: () => ok({ version: 1 }),
    })
    expect(response.status).toBe(502)
    expect(html).toContain('页面暂时无法显示')
    expect(logged).toMatchObject([{ kind: 'malformed' }])
  })

  it.each([
    ['what nobody understands', () => ok({ ...user, roleType: 42 }), 502],
    ['that it is busy', () => refused('SYS10007', 503), 500],
  ])(
    '[B7] says %s of who is here as its own fault, and sends nobody to sign in',
    async (_, answer, status) => {
      const answers = { [CURRENT_USER]: answer }
      const { response, html } = await visit('/ui/mall/goods/cart', answers, { cookie: SIGNED_IN })
      expect([response.status, response.headers.get('location')]).toEqual([status, null])
      expect(html).toContain('页面暂时无法显示')
    },
  )

  it('shows the page without the parts that cannot be had (B7)', async () => {
    const { response, html } = await visit('/ui/mall/', { '/mall/shop/shopTotals': () => ok('broken') })
    expect(response.status).toBe(200)
    expect(html).toContain('重试')
  })
})

const COMPUTER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}

const PROTOCOL = '/ui/mall/mobile/goods/pay/protocol'

describe('a page and its twin', () => {
  it.each([
    ['a phone', '/ui/mall/?channel=expo&x=%E7%AE%97', '/ui/mall/mobile?channel=expo&x=%E7%AE%97', PHONE],
    ['a phone', '/ui/mall/app?a=1&a=2', '/ui/mall/mobile/app?a=1&a=2', PHONE],
    ['a desktop', '/ui/mall/mobile?channel=expo', '/ui/mall/?channel=expo', COMPUTER],
    ['a desktop', '/ui/mall/mobile/app?a=1&a=2', '/ui/mall/app?a=1&a=2', COMPUTER],
    ['a desktop', '/ui/mall/mobile/search?keyword=gpu', '/ui/mall/search/global?keyword=gpu', COMPUTER],
    ['a phone', '/ui/mall/nothing/here?x=%E7%AE%97', '/ui/mall/mobile/nothing/here?x=%E7%AE%97', PHONE],
    ['a phone', '/ui/mall/mobiles', '/ui/mall/mobile/mobiles', PHONE],
    ['a phone', '/ui/mall//evil.example', '/ui/mall/mobile//evil.example', PHONE],
    ['a desktop', '/ui/mall/mobile/nothing?x=1', '/ui/mall/nothing?x=1', COMPUTER],
    ['a desktop', '/ui/mall/mobile//evil.example', '/ui/mall//evil.example', COMPUTER],
    ['a phone', '/ui/mall/detail/goods?keyword=x', '/ui/mall/mobile/detail/goods?keyword=x', PHONE],
    ['a desktop', '/ui/mall/mobile/detail/goods?keyword=x', '/ui/mall/detail/goods?keyword=x', COMPUTER],
  ])('[R2.02] sends %s from %s to %s', async (_, from, to, headers) => {
    const { response } = await visit(from, {}, headers)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(to)
    expect(response.headers.get('vary')).toMatch(/user-agent/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('[R2.02] shows a phone the twin, whose links lead to twins, and a desktop its own page', async () => {
    const twin = await visit('/ui/mall/mobile', {}, PHONE)
    expect(twin.response.status).toBe(200)
    expect(twin.response.headers.get('vary')).toMatch(/user-agent/)
    expect(twin.html).toContain('href="/ui/mall/mobile/app"')
    expect(twin.html).not.toContain('href="/ui/mall/app"')
    const page = await visit('/ui/mall/', {}, COMPUTER)
    expect(page.html).toContain('href="/ui/mall/app"')
    expect(page.html).not.toContain('href="/ui/mall/mobile/app"')
  })

  it.each([
    ['no route names', '/ui/mall/mobile/nothing', {}, 404, 'Page Not Found: /mobile/nothing'],
    ['is not valid', '/ui/mall/mobile/detail/goods', {}, 404, 'Page Not Found: /mobile/detail/goods'],
    ['one may not see', PROTOCOL, () => refused('AUTH10004'), 401, '没有权限访问该页面，请联系管理员'],
    ['cannot be made', PROTOCOL, () => ok({ version: 1 }), 502, '页面暂时无法显示'],
  ])('[R2.09] has an error page of its own for what %s', async (_, path, answer, status, text) => {
    const answers = typeof answer === 'function' ? { [AGREEMENT]: answer } : answer
    const { response, html } = await visit(path, answers, PHONE)
    expect(response.status).toBe(status)
    expect(html).toContain(text)
    expect(html).toContain('href="/ui/mall/mobile"')
    expect(html).not.toContain('href="/ui/mall/"')
    expect(html).not.toContain('rel="canonical"')
  })

  it('[R2.09] does not tell search engines of a twin of what is not there', async () => {
    const { html } = await visit('/ui/mall/nothing', {}, COMPUTER)
    expect(html).not.toContain('rel="alternate"')
  })

  it('[R2.02] tells search engines which page counts and which one phones see', async () => {
    const { html: page } = await visit('/ui/mall/?x=1')
    expect(page).toContain(
      '<link rel="alternate" media="only screen and (max-width: 640px)" href="http://mall.example/ui/mall/mobile?x=1"/>',
    )
    expect(page).not.toContain('rel="canonical"')
    const { html: twin } = await visit('/ui/mall/mobile?x=1', {}, PHONE)
    expect(twin).toContain('<link rel="canonical" href="http://mall.example/ui/mall/?x=1"/>')
    expect(twin).not.toContain('rel="alternate"')
    expect(twin).toContain('viewport-fit=cover')
  })
})

describe('where to go instead', () => {
  it('[R6.03] sends a visitor of a login-only page to sign-in with the address to come back to', async () => {
    const { response } = await visit('/ui/mall/goods/cart?x=1')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(
      '/ac/api/auth/loginSsoRedirect.action?originalUrl=%2Fui%2Fmall%2Fgoods%2Fcart%3Fx%3D1',
    )
  })

  it('[R1.05] writes the address of the mall with its slash', async () => {
    const { response } = await visit('/ui/mall?channel=expo')
    expect(response.headers.get('location')).toBe('/ui/mall/?channel=expo')
  })
})
