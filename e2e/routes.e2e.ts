import { request } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import type { Language } from './cast.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { signIn } from './product/people.ts'

/** A row of the route table of the specification (section 2), with what its page is titled. */
interface Row {
  readonly path: string
  readonly title: readonly [zh: string, en: string]
  /** Who is let in; `customers` leads managers to where they work, and `loginCustomers` visitors to sign-in as well. */
  readonly access: 'public' | 'login' | 'customers' | 'loginCustomers'
  /** It is about an order that nobody has, so that only those who are let in learn that it is not there (D1). */
  readonly signedIn?: 'missing'
  /** Who is led elsewhere by what they are, to a page of the mall or of another app. */
  readonly leads?: Partial<Record<Who, string>>
}

/** An order that nobody has. */
const ORDER = 'orderId=0123456789abcdef0123456789abcdef'

/** Pages about something are titled by it. */
const GOODS = [
  'Intel8458P-88C-2T-8*A800 智算节点（华北）',
  'Intel8458P-88C-2T-8*A800 AI computing (North China)',
] as const
const SHOP = ['平台自营旗舰店', 'Platform Flagship Store'] as const

const rows: readonly Row[] = [
  { path: '/', title: ['超算互联网', 'Supercomputing internet'], access: 'customers' },
  { path: '/app', title: ['应用商城', 'Application mall'], access: 'customers' },
  { path: '/chat/chatList', title: ['消息', 'Messages'], access: 'public' },
  { path: '/component/footer', title: ['页脚', 'Footer'], access: 'login' },
  { path: '/component/MobileFooter', title: ['页脚', 'Footer'], access: 'login' },
  { path: '/detail/goods?goodsId=200001', title: GOODS, access: 'login' },
  { path: '/detail/shop?id=1001', title: SHOP, access: 'public' },
  { path: '/feedback?entrance=sidebar', title: ['意见反馈', 'Feedback'], access: 'public' },
  { path: '/goods/cart', title: ['购物车', 'Shopping cart'], access: 'loginCustomers' },
  // Nothing is chosen that could be confirmed.
  {
    path: '/goods/order',
    title: ['确认订单', 'Confirm order'],
    access: 'loginCustomers',
    signedIn: 'missing',
  },
  { path: '/goods/pay/charge', title: ['充值', 'Recharge'], access: 'loginCustomers' },
  {
    path: `/goods/pay/result?${ORDER}&type=formal`,
    title: ['支付成功', 'Payment success'],
    access: 'login',
    signedIn: 'missing',
  },
  {
    path: '/goods/renewPurchase?lineId=0123456789abcdef0123456789abcdef',
    title: ['续费', 'Renew'],
    access: 'loginCustomers',
    signedIn: 'missing',
  },
  { path: `/trial/result?${ORDER}`, title: ['试用结果', 'Your trial'], access: 'login', signedIn: 'missing' },
  { path: `/goods/pay?${ORDER}`, title: ['支付', 'Payment'], access: 'loginCustomers', signedIn: 'missing' },
  { path: '/goods/pay/protocol', title: ['算力服务协议', 'Compute service agreement'], access: 'public' },
  {
    path: `/goods/pay/remittance?${ORDER}`,
    title: ['线下汇款', 'Offline remittance'],
    access: 'loginCustomers',
    signedIn: 'missing',
  },
  {
    path: `/goods/pay/scan?${ORDER}`,
    title: ['扫码支付', 'Pay by scanning'],
    access: 'customers',
    signedIn: 'missing',
  },
  { path: '/live', title: ['直播', 'Live'], access: 'public' },
  { path: '/pdf?pdfUrl=/home/guide.pdf', title: ['文档', 'Document'], access: 'public' },
  { path: '/privacy', title: ['隐私政策', 'Privacy policy'], access: 'public' },
  { path: '/ranking', title: ['排行榜', 'Rankings'], access: 'public' },
  { path: '/search/global', title: ['搜索', 'Search'], access: 'public' },
  { path: '/search/goods', title: ['商城搜索', 'Mall search'], access: 'public' },
  { path: '/search/resource', title: ['算力市场', 'Compute market'], access: 'public' },
  { path: '/search/shop', title: ['店铺搜索', 'Shop search'], access: 'public' },
  { path: '/service/ai', title: ['人工智能', 'Artificial intelligence'], access: 'public' },
  { path: '/service/container', title: ['容器服务', 'Container service'], access: 'public' },
  { path: '/service/ecs', title: ['弹性计算服务', 'Elastic compute service'], access: 'public' },
  { path: '/service/hpc', title: ['高性能计算', 'High performance computing'], access: 'public' },
  { path: '/settle', title: ['商家入驻', 'Become a merchant'], access: 'public' },
  {
    path: '/settle/create',
    title: ['入驻申请', 'Merchant application'],
    access: 'login',
    leads: { merchant: '/settle/review' },
  },
  {
    path: '/settle/review',
    title: ['入驻审核', 'Review of your application'],
    access: 'login',
    leads: { customer: '/settle', manager: '/settle' },
  },
  {
    path: '/mall/seller/home',
    title: ['商家中心', 'Seller centre'],
    access: 'public',
    leads: {
      visitor: '/settle',
      customer: '/settle',
      merchant: '/ui/seller/#/mall/seller/home',
      manager: '/settle',
    },
  },
  { path: '/space/dashboard', title: ['AI 社区', 'AI community'], access: 'public' },
  { path: '/app-iframe', title: ['应用商城', 'Application mall'], access: 'public' },
  { path: '/detail-goods-iframe?goodsId=200001', title: GOODS, access: 'public' },
  { path: '/detail-shop-iframe?id=1001', title: SHOP, access: 'public' },
]

/** Addresses that a validity rule turns into the 404 page (R2.07). */
const invalid = ['/detail/shop', '/pdf', '/detail-goods-iframe', '/detail-shop-iframe', '/nothing/here']
/** Numbers of no order, on a page that leads managers to where they work before it is looked at. */
const malformed = ['/goods/pay/scan?orderId=%2500&type=formal', '/goods/pay/scan?orderId=..%2F..&type=formal']

const accounts = { visitor: null, customer: 'leader', merchant: 'seller', manager: 'reviewer' } as const
type Who = keyof typeof accounts

const DESKTOP =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const expectedOf = ({ access, signedIn, title }: Row, who: Who, language: Language): RegExp | string => {
  if (who === 'visitor' && (access === 'login' || access === 'loginCustomers'))
    return /^302 \/ac\/api\/auth\/loginSso/
  if (who === 'manager' && (access === 'customers' || access === 'loginCustomers')) return '302 /ui/admin/#/'
  if (signedIn === 'missing') return /^404 /
  return `200 ${title[language === 'zh' ? 0 : 1]}`
}

for (const device of ['desktop', 'phone'] as const)
  for (const who of ['visitor', 'customer', 'merchant', 'manager'] as const)
    test(`[R1.07][R2.01][R2.02][R2.14][R2.19][R2.21][R6.03][R6.04][H17][P13] every address of the specification answers a ${who} on a ${device}`, async ({
      language,
    }) => {
      test.slow()
      const account = accounts[who]
      const session = account === null ? '' : `${await signIn(origin(), account, PASSWORD)}; `
      const caller = await request.newContext({
        baseURL: origin(),
        userAgent: device === 'phone' ? phone.userAgent : DESKTOP,
        extraHTTPHeaders: { cookie: `${session}locale=${language}`, accept: 'text/html' },
      })
      const prefix = device === 'phone' ? '/ui/mall/mobile' : '/ui/mall'
      const answerTo = async (path: string) => {
        const response = await caller.get(prefix + (path === '/' && device === 'phone' ? '' : path), {
          maxRedirects: 0,
        })
        const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? []
        const { location = '' } = response.headers()
        return `${response.status()} ${location || title.split(' - ')[0]}`
      }
      for (const row of rows) {
        const led = row.leads?.[who]
        const answer = await answerTo(row.path)
        if (led !== undefined) {
          const address = led.startsWith('/ui/') ? led : prefix + led
          expect([row.path, answer]).toEqual([row.path, `302 ${address}`])
          continue
        }
        const expected = expectedOf(row, who, language)
        if (typeof expected === 'string') expect([row.path, answer]).toEqual([row.path, expected])
        else expect(`${row.path}: ${answer}`).toMatch(new RegExp(expected.source.replace('^', ': ')))
      }
      // Where a phone begins to search; a desktop has the field in its header.
      const start = device === 'phone' ? `200 ${language === 'zh' ? '搜索' : 'Search'}` : '404 '
      expect(await answerTo('/search')).toMatch(new RegExp(`^${start}`))
      for (const path of invalid) expect(`${path}: ${await answerTo(path)}`).toMatch(/: 404 /)
      for (const path of malformed)
        expect(`${path}: ${await answerTo(path)}`).toMatch(
          who === 'manager' ? /: 302 \/ui\/admin\/#\/$/ : /: 404 /,
        )
      await caller.dispose()
    })

test('[R1.08] areas without pages of their own end at the 404 page, and signing in is where its area says', async ({
  language,
}) => {
  const caller = await request.newContext({
    baseURL: origin(),
    userAgent: DESKTOP,
    extraHTTPHeaders: { cookie: `locale=${language}`, accept: 'text/html' },
  })
  for (const area of ['acx', 'ucs', 'static', 'home'])
    expect([area, (await caller.get(`/${area}/`)).status()]).toEqual([area, 404])
  const signIn = await caller.get('/sso/login', { maxRedirects: 0 })
  expect([signIn.status(), signIn.headers().location]).toEqual([
    302,
    '/ui/mall/sign-in?service=%2Fui%2Fmall%2F',
  ])
  await caller.dispose()
})

const SPECIFIED_NAMES = [
  'goods-pay-charge',
  'goods-pay-result',
  'mobile-trial-result',
  'app-iframe',
  'detail-goods-iframe',
  'detail-shop-iframe',
]

test('[R1.06][R2.18][R2.24][R7.01][R7.05] a visit by a channel is kept, calls are written as the specification says, and every app tells its latest build', async ({
  page,
}) => {
  await page.goto('/ui/mall/?channel=partner&utm_source=mail&secret=1')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#c00019')
  await hydrated(page)
  const kept = () => page.evaluate(() => localStorage.getItem('channelPromotionUrl'))
  await expect.poll(kept).toMatch(/\/ui\/mall\/\?channel=partner&utm_source=mail$/)
  const called = page.waitForRequest((sent) => sent.headers()['x-mall-version'] === '2.19.0')
  await page.locator('a[href$="/search/resource"]').first().click()
  await called
  await page.goto('/ui/mall/search/resource?common1=general&region=east&region=north')
  await hydrated(page)
  const searched = page.waitForRequest('**/search/quantumCompute/full-text')
  await page
    .locator('main button', { hasText: /^(价格|Price)/ })
    .first()
    .click()
  const search = await searched
  expect(search.headers()).toMatchObject({
    'x-mall-version': '2.19.0',
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
  })
  expect(new URLSearchParams(search.postData() ?? '').getAll('filter.region')).toEqual(['east', 'north'])
  for (const app of ['mall', 'console', 'seller', 'admin', 'acm']) {
    const latest = await page.request.get(`/ui/${app}/builds/latest.json`)
    const { buildId } = await latest.json()
    const meta = await page.request.get(`/ui/${app}/builds/meta/${buildId}.json`)
    expect([app, latest.status(), meta.status()]).toEqual([app, 200, 200])
    if (app !== 'mall') continue
    const names = (await meta.json()).routes.map(({ name }: { readonly name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(SPECIFIED_NAMES))
  }
})

const categoriesOf = { zh: '商品分类', en: 'Categories' } as const

test('[R1.02][R1.03] the menu of the home page leads to goods of all eleven kinds', async ({
  page,
  language,
}) => {
  await page.goto('/ui/mall/')
  const menu = page.getByRole('main').getByRole('navigation', { name: categoriesOf[language] })
  const ways = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ways.length).toBeGreaterThanOrEqual(11)
  for (const way of ways.slice(0, 11)) {
    await page.goto(way ?? '')
    await expect(page.getByRole('main').locator('a[href*="/detail/goods"]').first()).toBeVisible()
  }
})

test('[R2.01][R2.06][R3.02][R6.03] search engines find everything that visitors may see, and no sign-in before it', async ({
  language,
}) => {
  test.slow()
  const caller = await request.newContext({
    baseURL: origin(),
    userAgent: DESKTOP,
    extraHTTPHeaders: { cookie: `locale=${language}`, accept: 'text/html' },
  })
  const robots = await (await caller.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  const xml = await (await caller.get(new URL(sitemap).pathname)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  // Pages, kinds, 40 shops, and the assets of the community, of which each tenth is looked at.
  expect(addresses.length).toBeGreaterThan(100)
  const assets = addresses.filter((address) => address.includes('asset='))
  const seen = [
    ...addresses.filter((address) => !assets.includes(address)),
    ...assets.filter((_, i) => i % 10 === 0),
  ]
  for (const address of seen) {
    const { pathname, search } = new URL(address)
    const answer = await caller.get(pathname + search, { maxRedirects: 0 })
    expect([address, answer.status()]).toEqual([address, 200])
    const html = await answer.text()
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    expect([address, title !== '', description !== '']).toEqual([address, true, true])
    expect([address, /\p{Script=Han}/u.test(description)]).toEqual([address, language === 'zh'])
    // The one centre of the demonstration that is deactivated.
    expect([address, /徐州|Xuzhou/.test(html)]).toEqual([address, false])
  }
  const html = await (await caller.get('/ui/mall/detail/shop?id=1001')).text()
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({
    '@type': 'Store',
    name: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' }[language],
  })
  await caller.dispose()
})
