import { paymentEndpoints } from '@compute-mall/core/payment'
import { pdfOf } from '@compute-mall/core/site/testing'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import type { Language, PropName } from './cast.ts'
import { confirmation, wish } from './desk.ts'
import type { Device } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect } from './journey.ts'
import { call } from './product/request.ts'
import type { Sight, Visit } from './sight.ts'
import { consoleSights } from './walk.console.ts'
import { lineOf, orderAt, type Stage, trialOf } from './walk.orders.ts'

/** The titles of pages that are seen in more than one state. */
const titles = {
  search: { zh: '搜索', en: 'Search' },
  resources: { zh: '算力市场', en: 'Compute market' },
  heterogeneous: { zh: '异构算力', en: 'Accelerated compute' },
  goods: { zh: '商城搜索', en: 'Mall search' },
  cart: { zh: '购物车', en: 'Shopping cart' },
} as const

/** The title of a page about something: that stands first. */
const about = (subject: string, { zh, en }: Readonly<Record<Language, string>>) => ({
  zh: `${subject} - ${zh}`,
  en: `${subject} - ${en}`,
})

const settled = async (page: Page) => {
  await hydrated(page)
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
}
const to = (path: string) => async (page: Page) => {
  // What moves is looked at when it has come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/ui/mall${path}`)
  await settled(page)
}
/** A page that an address alone leads to; the server sends a phone on to its twin. */
const at =
  (path: string) =>
  ({ page }: Visit) =>
    to(path)(page)

const forVisitors: readonly Sight[] = [
  { name: 'the home page', open: at('/'), title: { zh: '超算互联网', en: 'Supercomputing internet' } },
  { name: 'the application mall', open: at('/app'), title: { zh: '应用商城', en: 'Application mall' } },
  { name: 'where a search begins', open: at('/mobile/search?keyword=gpu'), only: 'phone' },
  {
    name: 'a search in everything',
    open: at('/search/global?keyword=A800'),
    title: about('A800', titles.search),
  },
  {
    name: 'a search in everything that finds nothing',
    open: at('/search/global?keyword=zzqqxxyy'),
    title: about('zzqqxxyy', titles.search),
  },
  {
    name: 'a search in compute, filtered',
    open: at('/search/resource?common1=heterogeneous&region=east&lowPrice=1'),
    title: titles.heterogeneous,
  },
  {
    name: 'a search in compute that finds nothing',
    open: at('/search/resource?keyword=zzqqxxyy'),
    title: about('zzqqxxyy', titles.resources),
  },
  {
    name: 'a search in the mall',
    open: at('/search/goods?keyword=gromacs'),
    title: about('gromacs', titles.goods),
  },
  {
    name: 'a search in the mall that finds nothing',
    open: at('/search/goods?keyword=zzqqxxyy'),
    title: about('zzqqxxyy', titles.goods),
  },
  {
    name: 'the filters of a search',
    only: 'phone',
    open: async ({ page }) => {
      await to('/search/resource?region=east')(page)
      await openDialog(page, 'main [aria-haspopup=dialog]')
    },
  },
  {
    name: 'offers of compute compared',
    title: titles.resources,
    open: async ({ page }) => {
      await to('/search/resource')(page)
      for (const offer of [0, 1]) await page.locator('article input[type=checkbox]').nth(offer).check()
      await page.locator('p[role=status] ~ * button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'a ranking', open: at('/ranking'), title: { zh: '排行榜', en: 'Rankings' } },
  // Shops that other journeys open have a name in one language alone.
  { name: 'a search for shops', open: at('/search/shop?keyword=weather') },
  { name: 'a shop', open: at('/detail/shop?id=1001') },
  { name: 'how to become a merchant', open: at('/settle') },
  {
    name: 'sign-in',
    open: at('/sign-in?service=%2Fui%2Fmall%2Fgoods%2Fcart'),
    title: { zh: '登录', en: 'Sign in' },
  },
  {
    name: 'the agreement',
    open: at('/goods/pay/protocol'),
    title: { zh: '算力服务协议', en: 'Compute service agreement' },
  },
  { name: 'an address that leads nowhere', open: at('/nothing/here'), expected: /status of 404/ },
]

const openDialog = async (page: Page, opener: string) => {
  await page.locator(opener).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
}

/** Goods of the demonstration's catalogue, whose numbers never change. */
const goods = {
  compute: '200001',
  application: '200265',
  soldOut: '200105',
  offShelf: '200287',
  missing: '1',
} as const
const detail = (of: keyof typeof goods) => `/detail/goods?goodsId=${goods[of]}`

/** A tab of the goods page behind the first. */
const tab = (name: string, index: number): Sight => ({
  name: `goods: ${name}`,
  as: 'walker',
  open: async ({ page }) => {
    await to(detail('application'))(page)
    await page.getByRole('tab').nth(index).click()
    await settled(page)
  },
})

/** A document that nobody keeps on this machine, drawn as the viewer draws any. */
const documentAt = (query: string, answer: Parameters<Page['route']>[1]) => async (visit: Visit) => {
  await visit.page.route('**/home/guide.pdf', answer)
  await at(`/pdf?${query}`)(visit)
}

/** Pages around the buying path: what there is to read, to look at, and to ask. */
const around: readonly Sight[] = [
  ...(
    [
      ['ai', '人工智能', 'Artificial intelligence'],
      ['container', '容器服务', 'Container service'],
      ['ecs', '弹性计算服务', 'Elastic compute service'],
      ['hpc', '高性能计算', 'High performance computing'],
    ] as const
  ).map(
    ([service, zh, en]): Sight => ({
      name: `a service: ${service}`,
      open: at(`/service/${service}`),
      title: { zh, en },
    }),
  ),
  { name: 'the live page', open: at('/live'), title: { zh: '直播', en: 'Live' } },
  {
    name: 'feedback',
    open: at('/feedback?entrance=sidebar'),
    title: { zh: '意见反馈', en: 'Feedback' },
  },
  { name: 'the privacy policy', open: at('/privacy'), title: { zh: '隐私政策', en: 'Privacy policy' } },
  {
    name: 'a document',
    open: documentAt('pdfUrl=/home/guide.pdf&title=Guide', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: pdfOf(['Guide', 'Prices']) }),
    ),
    title: { zh: 'Guide', en: 'Guide' },
  },
  {
    name: 'a document of others',
    open: at('/pdf?pdfUrl=https%3A%2F%2Fevil.example%2Fx.pdf'),
    title: { zh: '文档', en: 'Document' },
  },
  { name: 'messages', as: 'walker', open: at('/chat/chatList'), title: { zh: '消息', en: 'Messages' } },
  {
    name: 'the footer alone',
    as: 'walker',
    open: at('/component/footer'),
    title: { zh: '页脚', en: 'Footer' },
  },
  {
    name: 'the community',
    open: at('/space/dashboard'),
    title: { zh: 'AI 社区', en: 'AI community' },
  },
  {
    name: 'an asset of the community',
    open: async ({ page }) => {
      await to('/space/dashboard?type=model')(page)
      await openDialog(page, 'article a[href*="asset="]')
    },
  },
  { name: 'applications within another page', open: at('/app-iframe') },
  { name: 'goods within another page', open: at('/detail-goods-iframe?goodsId=200001') },
  { name: 'a shop within another page', open: at('/detail-shop-iframe?id=1001') },
  {
    name: 'an application to become a merchant: being filled in',
    as: 'emptyHanded',
    open: at('/settle/create'),
    title: { zh: '入驻申请', en: 'Merchant application' },
  },
  {
    name: 'an application to become a merchant: its page in review',
    as: 'hopeful',
    quotes: true,
    open: at('/settle/review'),
    title: { zh: '入驻审核', en: 'Review of your application' },
  },
  {
    name: 'an application to become a merchant: its page, rejected',
    as: 'rejected',
    quotes: true,
    open: at('/settle/review'),
    title: { zh: '入驻审核', en: 'Review of your application' },
  },
]

const inTheMall: readonly Sight[] = [
  { name: 'compute', as: 'walker', open: at(detail('compute')) },
  { name: 'an application', as: 'walker', open: at(detail('application')) },
  tab('parameters', 1),
  tab('prices', 2),
  tab('support', 3),
  tab('cases', 4),
  tab('reviews', 5),
  {
    name: 'the choice of an offer',
    as: 'walker',
    only: 'phone',
    open: async ({ page }) => {
      await to(detail('compute'))(page)
      await openDialog(page, 'main [aria-haspopup=dialog]')
    },
  },
  { name: 'goods that are sold out', as: 'walker', open: at(detail('soldOut')) },
  {
    name: 'goods that do not exist',
    as: 'walker',
    expected: /status of 404/,
    open: at(detail('missing')),
  },
  { name: 'goods off the shelf', as: 'walker', open: at(detail('offShelf')) },
  { name: 'the cart', as: 'walker', open: at('/goods/cart'), title: titles.cart },
  { name: 'an empty cart', as: 'emptyHanded', open: at('/goods/cart'), title: titles.cart },
  {
    name: 'a page that one has no right to see',
    as: 'walker',
    open: async ({ page }) => {
      // No page of the mall asks for a role, so that the refusal of a role is put into the answer.
      await page.route('**/market/shoppingcart', (route) =>
        route.fulfill({ json: { code: 'AUTH10004', msg: '', data: null } }),
      )
      await to('/app')(page)
      await page.locator('a[href$="/goods/cart"]').first().click()
      await expect(page).toHaveURL(/\/goods\/cart$/)
      await expect(page.locator('h1')).toBeVisible()
      await settled(page)
    },
  },
]

const applications: readonly Sight[] = [
  { name: 'an application to become a merchant: in review', as: 'hopeful', open: at('/settle') },
  { name: 'an application to become a merchant: rejected', as: 'rejected', open: at('/settle') },
  { name: 'an application to become a merchant: approved', as: 'merchant', open: at('/settle') },
]

const confirming = async (page: Page, name: PropName) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(confirmation(wish(name)))
  await expect(page.getByRole('checkbox')).toBeVisible()
  await settled(page)
}

const confirmations: readonly Sight[] = [
  { name: 'the order confirmation', as: 'walker', open: ({ page }) => confirming(page, 'limited') },
  {
    name: 'the order confirmation with its gate shut',
    as: 'hopeless',
    open: ({ page }) => confirming(page, 'node'),
  },
  {
    name: 'the phone setting',
    as: 'unreachable',
    open: async ({ page }) => {
      await confirming(page, 'licence')
      await openDialog(page, '[role=alert] button')
    },
  },
]

/** A page of the walker's order that has come so far. */
const ofOrder = (name: string, stage: Stage, address: (orderId: string) => string): Sight => ({
  name,
  as: 'walker',
  open: async ({ page, cookie }) => to(address(await orderAt(stage, cookie)))(page),
})

const sessionOf = async (cookie: string) => {
  const query = { orderId: await orderAt('charging', cookie) }
  return call(paymentEndpoints.session, { query }, origin(), cookie)
}

const payments: readonly Sight[] = [
  ofOrder('the cashier', 'unpaid', (orderId) => `/goods/pay?orderId=${orderId}`),
  ofOrder('the code to scan', 'charging', (orderId) => `/goods/pay/scan?orderId=${orderId}`),
  {
    name: 'what others see of a payment',
    as: 'walker',
    open: async ({ page, cookie }) => to(`/goods/pay/scan?sign=${(await sessionOf(cookie)).sign}`)(page),
  },
  {
    name: 'what the payer sees',
    as: 'walker',
    plain: true,
    open: async ({ page, cookie }) => {
      await page.goto((await sessionOf(cookie)).qrTarget)
      await expect(page.locator('form')).toBeVisible()
    },
  },
  ofOrder('the remittance', 'unpaid', (orderId) => `/goods/pay/remittance?orderId=${orderId}`),
  ofOrder('the result: paid', 'paid', (orderId) => `/goods/pay/result?orderId=${orderId}`),
  ofOrder('the result: under way', 'charging', (orderId) => `/goods/pay/result?orderId=${orderId}`),
  ofOrder('the result: not paid', 'unpaid', (orderId) => `/goods/pay/result?orderId=${orderId}`),
  {
    name: 'the recharge',
    as: 'walker',
    open: at('/goods/pay/charge'),
    title: { zh: '充值', en: 'Recharge' },
  },
  {
    name: 'a trial',
    as: 'emptyHanded',
    open: async ({ page, cookie }) => to(`/trial/result?orderId=${await trialOf(cookie)}`)(page),
  },
  {
    name: 'a renewal',
    as: 'walker',
    open: async ({ page, cookie }) => to(`/goods/renewPurchase?lineId=${await lineOf('disk', cookie)}`)(page),
    title: { zh: '续费', en: 'Renew' },
  },
  {
    name: 'a renewal of what has no term',
    as: 'walker',
    open: async ({ page, cookie }) =>
      to(`/goods/renewPurchase?lineId=${await lineOf('tryable', cookie)}`)(page),
    title: { zh: '续费', en: 'Renew' },
  },
]

/** The sign-in of phones, an app of its own. */
const onPhones: readonly Sight[] = [
  {
    name: 'the sign-in of phones',
    only: 'phone',
    plain: true,
    open: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/ui/acm/#/login?service=%2Fui%2Fmall%2Fmobile%2Fgoods%2Fcart')
      await expect(page.locator('h1')).toBeVisible()
    },
  },
]

const all = [
  ...forVisitors,
  ...around,
  ...inTheMall,
  ...applications,
  ...confirmations,
  ...payments,
  ...consoleSights,
  ...onPhones,
]

/** Which sight shows each page of the mall; what only leads elsewhere has none. */
export const sightOf = {
  home: 'the home page',
  app: 'the application mall',
  searchGlobal: 'a search in everything',
  searchGoods: 'a search in the mall',
  searchResource: 'a search in compute, filtered',
  searchShop: 'a search for shops',
  search: 'where a search begins',
  goods: 'compute',
  shop: 'a shop',
  ranking: 'a ranking',
  cart: 'the cart',
  order: 'the order confirmation',
  pay: 'the cashier',
  scan: 'the code to scan',
  result: 'the result: paid',
  recharge: 'the recharge',
  agreement: 'the agreement',
  remittance: 'the remittance',
  renew: 'a renewal',
  trialResult: 'a trial',
  settle: 'how to become a merchant',
  sellerHome: null,
  settleCreate: 'an application to become a merchant: being filled in',
  settleReview: 'an application to become a merchant: its page in review',
  chats: 'messages',
  feedback: 'feedback',
  serviceAi: 'a service: ai',
  serviceContainer: 'a service: container',
  serviceEcs: 'a service: ecs',
  serviceHpc: 'a service: hpc',
  live: 'the live page',
  privacy: 'the privacy policy',
  pdf: 'a document',
  footer: 'the footer alone',
  // The same page at another address.
  mobileFooter: 'the footer alone',
  appEmbed: 'applications within another page',
  goodsEmbed: 'goods within another page',
  shopEmbed: 'a shop within another page',
  community: 'the community',
  signIn: 'sign-in',
} as const

/** Every page that a device has: those of the mall, one's orders, and the sign-in of phones. */
export const sightsOn = (device: Device): readonly Sight[] =>
  all.filter(({ only }) => only === undefined || only === device)

/**
 * In which language the everyday run walks a page on a device: in one on the computer, in the other on the phone, turn
 * about, so that each page is seen in both languages, on both devices, and by every check.
 */
export const languageOf = (device: Device, sight: Sight): Language =>
  (device === 'computer') === (all.indexOf(sight) % 2 === 0) ? 'zh' : 'en'
