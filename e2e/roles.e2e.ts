import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Role } from './cast.ts'
import { expect, test } from './journey.ts'

/** What a page shows to somebody. */
type Outcome = 'open' | 'forbidden' | 'notMerchant'

/** The pages of an app by their files, with an address of each; what it names need not be there. */
type Pages = Readonly<Record<string, string>>

const admin = {
  'home/HomeRoute': '/',
  'goods/GoodsQueueRoute': '/goods-applications',
  'goods/GoodsReviewRoute': '/goods-applications/x',
  'goods/ShelvesRoute': '/goods',
  'catalogue/CatalogueRoute': '/catalogue',
  'catalogue/CatalogueNewRoute': '/catalogue/new',
  'catalogue/CatalogueItemRoute': '/catalogue/x',
  'catalogue/CatalogueEditRoute': '/catalogue/x/edit',
  'search/SynonymsRoute': '/synonyms',
  'search/MissesRoute': '/synonyms/misses',
  'search/TaxonomyRoute': '/taxonomy',
  'settlement/MerchantsRoute': '/merchants',
  'settlement/MerchantRoute': '/merchants/x',
  'feedback/FeedbackQueueRoute': '/feedback',
  'feedback/FeedbackRoute': '/feedback/x',
  'order/OrdersRoute': '/orders',
  'order/OrderRoute': '/orders/x',
  'order/OpeningsRoute': '/openings',
  'payment/RemittancesRoute': '/remittances',
  'payment/RemittanceRoute': '/remittances/x',
  'order/RefundsRoute': '/refunds',
  'order/OwedRoute': '/owed',
  'payment/BillsRoute': '/reconciliation',
  'payment/DifferencesRoute': '/reconciliation/differences',
  'statement/StatementsRoute': '/statements',
  'statement/StatementRoute': '/statements/x',
  'invoice/InvoicesRoute': '/invoices',
  'invoice/InvoiceRoute': '/invoices/x',
  'content/BannersRoute': '/banners',
  'content/BannerNewRoute': '/banners/new',
  'content/BannerRoute': '/banners/x',
  'content/BannerEditRoute': '/banners/x/edit',
  'content/AnnouncementsRoute': '/announcements',
  'content/AnnouncementNewRoute': '/announcements/new',
  'content/AnnouncementRoute': '/announcements/x',
  'content/AnnouncementEditRoute': '/announcements/x/edit',
  'content/LiveRoute': '/live',
  'content/ThemeRoute': '/theme',
  'content/ServicesRoute': '/services',
  'document/DocumentsRoute': '/documents',
  'document/VersionNewRoute': '/documents/privacy/new',
  'document/VersionRoute': '/documents/privacy/version/x',
  'document/DraftRoute': '/document-drafts/x',
  'document/DraftEditRoute': '/document-drafts/x/edit',
  'settings/SettingsRoute': '/settings',
  'people/PeopleRoute': '/people',
  'people/PersonRoute': '/people/x',
  'audit/AuditRoute': '/audit',
} as const satisfies Pages

const seller = {
  'home/HomeRoute': '/mall/seller/home',
  'goods/GoodsRoute': '/goods',
  'goods/GoodsDetailRoute': '/goods/x',
  'goods/GoodsEditorRoute': '/goods/x/edit',
  'goods/CustomerReviewsRoute': '/reviews',
  'order/OrdersRoute': '/orders',
  'order/OrderRoute': '/orders/x',
  'statement/StatementsRoute': '/statements',
  'statement/StatementRoute': '/statements/x',
  'chat/MessagesRoute': '/messages',
  'chat/CannedRepliesRoute': '/messages/replies',
  'shop/ShopRoute': '/shop',
} as const satisfies Pages

const ownConsole = {
  'overview/OverviewRoute': '/',
  'order/OrdersRoute': '/orders',
  'order/OrderRoute': '/orders/x',
  'resource/ResourcesRoute': '/resources',
  'resource/ResourceRoute': '/resources/x',
  'team/TeamRoute': '/team',
  'team/GroupRoute': '/team/groups/x',
  'team/RequestsRoute': '/team/requests',
  'team/RequestRoute': '/team/requests/x',
  'team/AskRoute': '/team/ask?goodsId=x&skuId=x&pricingId=x',
  'account/AccountRoute': '/account',
  'account/EntriesRoute': '/account/entries',
  'account/BillRoute': '/account/bills/2026-10',
  'invoice/InvoicesRoute': '/invoices',
  'invoice/AskInvoiceRoute': '/invoices/new',
  'invoice/InvoiceRoute': '/invoices/x',
  'notice/NoticesRoute': '/notices',
  'feedback/FeedbackListRoute': '/feedback',
  'feedback/FeedbackRoute': '/feedback/x',
  'settings/SettingsRoute': '/settings',
  'space/SpaceRoute': '/space',
} as const satisfies Pages

type AdminPage = keyof typeof admin
type SellerPage = keyof typeof seller

/** The sections of design 2.6, literally: which pages each has. */
const home = ['home/HomeRoute'] as const
const content = [
  'content/BannersRoute',
  'content/BannerNewRoute',
  'content/BannerRoute',
  'content/BannerEditRoute',
  'content/AnnouncementsRoute',
  'content/AnnouncementNewRoute',
  'content/AnnouncementRoute',
  'content/AnnouncementEditRoute',
  'content/LiveRoute',
  'content/ServicesRoute',
] as const
const documents = ['document/DocumentsRoute', 'document/VersionRoute', 'document/DraftRoute'] as const
const writing = ['document/VersionNewRoute', 'document/DraftEditRoute'] as const
const operations = [
  ...content,
  ...documents,
  'content/ThemeRoute',
  'goods/GoodsQueueRoute',
  'goods/GoodsReviewRoute',
  'goods/ShelvesRoute',
  'catalogue/CatalogueRoute',
  'catalogue/CatalogueItemRoute',
  'search/SynonymsRoute',
  'search/MissesRoute',
  'search/TaxonomyRoute',
  'settlement/MerchantsRoute',
  'settlement/MerchantRoute',
  'feedback/FeedbackQueueRoute',
  'feedback/FeedbackRoute',
  'settings/SettingsRoute',
] as const
const orders = ['order/OrdersRoute', 'order/OrderRoute', 'order/OpeningsRoute'] as const
const money = [
  'payment/RemittancesRoute',
  'payment/RemittanceRoute',
  'order/RefundsRoute',
  'order/OwedRoute',
  'payment/BillsRoute',
  'payment/DifferencesRoute',
  'statement/StatementsRoute',
  'statement/StatementRoute',
  'invoice/InvoicesRoute',
  'invoice/InvoiceRoute',
] as const
const administration = [
  'catalogue/CatalogueNewRoute',
  'catalogue/CatalogueEditRoute',
  'people/PeopleRoute',
  'people/PersonRoute',
  'audit/AuditRoute',
] as const

/** What everybody of a shop opens, and what needs a duty (W11). */
const ofShop = [
  'home/HomeRoute',
  'goods/GoodsRoute',
  'goods/GoodsDetailRoute',
  'order/OrdersRoute',
  'order/OrderRoute',
  'chat/MessagesRoute',
  'shop/ShopRoute',
] as const
const editing = ['goods/GoodsEditorRoute'] as const
const replying = ['goods/CustomerReviewsRoute'] as const
const answering = ['chat/CannedRepliesRoute'] as const
const accounts = ['statement/StatementsRoute', 'statement/StatementRoute'] as const

interface Persona {
  /** The roles of section 6 that this person shows, or what the person is besides. */
  readonly shows: string
  /** One of the demo accounts, or somebody of the cast. */
  readonly account?: string
  readonly cast?: Role
  readonly admin: readonly AdminPage[]
  /** Null for who works for no shop. */
  readonly seller: readonly SellerPage[] | null
}

const clerks = { seller: null } as const
const customers = { admin: [], seller: null } as const
const personas: readonly Persona[] = [
  {
    shows: 'superadmin',
    account: 'superadmin',
    ...clerks,
    admin: [...home, ...operations, ...orders, ...money, ...administration],
  },
  {
    shows: 'admin',
    account: 'admin',
    ...clerks,
    admin: [...home, ...operations, ...orders, ...administration],
  },
  {
    shows: 'operator, assistant',
    account: 'reviewer',
    ...clerks,
    admin: [...home, ...operations, ...orders],
  },
  { shows: 'market', account: 'market', ...clerks, admin: [...home, ...content] },
  { shows: 'legal', account: 'legal', ...clerks, admin: [...home, ...documents, ...writing] },
  { shows: 'maintenance', account: 'maintenance', ...clerks, admin: [...home, ...orders] },
  { shows: 'financial', account: 'finance', ...clerks, admin: [...home, ...orders, ...money] },
  { shows: 'operateBusiness', cast: 'businessOperator', ...clerks, admin: [...home, ...money] },
  { shows: 'contracter', cast: 'contracter', ...clerks, admin: [...home] },
  { shows: 'salesBusiness', cast: 'salesManager', ...clerks, admin: [...home] },
  { shows: 'common, leader', account: 'leader', ...customers },
  { shows: 'member', account: 'member', ...customers },
  { shows: 'agent', account: 'agent', ...customers },
  { shows: 'saler', cast: 'saler', ...customers },
  { shows: 'salerMaster', cast: 'salerMaster', ...customers },
  { shows: 'salerCluster', cast: 'salerCluster', ...customers },
  {
    shows: 'merchant',
    account: 'seller',
    admin: [],
    seller: [...ofShop, ...editing, ...replying, ...answering, ...accounts],
  },
  { shows: 'service staff', account: 'service', admin: [], seller: [...ofShop, ...replying, ...answering] },
  { shows: 'goods staff', cast: 'stocker', admin: [], seller: [...ofShop, ...editing, ...replying] },
  { shows: 'orders staff', cast: 'dispatcher', admin: [], seller: [...ofShop, ...replying] },
  { shows: 'money staff', cast: 'cashier', admin: [], seller: [...ofShop, ...accounts] },
]

const FORBIDDEN = '没有权限访问该页面，请联系管理员'
const NOT_MERCHANT = '您还不是商家'

const outcomeOf = async (page: Page, address: string): Promise<Outcome> => {
  await page.goto('about:blank')
  await page.goto(address)
  const said = page.getByText(FORBIDDEN).or(page.getByText(NOT_MERCHANT)).or(page.locator('main h1, main p'))
  await expect(said.first()).toBeVisible()
  if ((await page.getByText(FORBIDDEN).count()) > 0) return 'forbidden'
  return (await page.getByText(NOT_MERCHANT).count()) > 0 ? 'notMerchant' : 'open'
}

/** What each page of an app shows, by its file. */
const outcomesOf = async (page: Page, app: string, pages: Pages) => {
  const outcomes: Record<string, Outcome> = {}
  for (const [file, path] of Object.entries(pages))
    outcomes[file] = await outcomeOf(page, `/ui/${app}/#${path}`)
  return outcomes
}

/** The first pages of an app, for whom its gate lets in or keeps out whatever they open. */
const few = (pages: Pages): Pages => Object.fromEntries(Object.entries(pages).slice(0, 4))
/** Who opens every page of the console; to everybody else it is the same app. */
const CUSTOMERS: ReadonlySet<string> = new Set(['common, leader', 'member', 'operator, assistant'])

const expectedOf = (pages: Pages, open: readonly string[], otherwise: Outcome) =>
  Object.fromEntries(Object.keys(pages).map((file) => [file, open.includes(file) ? 'open' : otherwise]))

/** The files of the pages that a route table names. */
const filesIn = (app: string): ReadonlySet<string> =>
  new Set(
    [
      ...readFileSync(new URL(`../apps/${app}/src/routes.ts`, import.meta.url), 'utf8').matchAll(
        /\bpage: '([^']+)'/g,
      ),
    ].flatMap(([, file]) => file ?? []),
  )

test('[J19][R6.06] every page of the three work apps is in the tables of who may open it', () => {
  for (const [app, pages] of [
    ['admin', admin],
    ['seller', seller],
    ['console', ownConsole],
  ] as const)
    expect([...filesIn(app)].toSorted(), app).toEqual(Object.keys(pages).toSorted())
})

for (const { shows, account, cast, ...may } of personas) {
  test(`[J19][R6.01][R6.06][W11][W19] ${shows}: opens exactly the pages of the tables`, async ({
    page,
    play,
    enter,
  }) => {
    test.setTimeout(180_000)
    if (cast === undefined) await enter(account ?? '')
    else await play(cast)
    const asked = may.admin.length > 0 ? admin : few(admin)
    expect(await outcomesOf(page, 'admin', asked)).toEqual(expectedOf(asked, may.admin, 'forbidden'))
    const sold = may.seller === null ? few(seller) : seller
    expect(await outcomesOf(page, 'seller', sold)).toEqual(
      expectedOf(sold, may.seller ?? [], may.seller === null ? 'notMerchant' : 'forbidden'),
    )
    const own = CUSTOMERS.has(shows) ? ownConsole : few(ownConsole)
    expect(await outcomesOf(page, 'console', own)).toEqual(
      expectedOf(own, Object.keys(ownConsole), 'forbidden'),
    )
  })
}

/** How often a page may ask the server before it stands (issue 11, point 6.4). */
const MAX_CALLS = 4

/** Where a page leads to more of its kind: an address of its own list names what the demonstration holds. */
const existing = async (page: Page, path: string): Promise<string> => {
  if (!path.includes('/x')) return path
  const [before = '', after = ''] = path.split('/x')
  await turnTo(page, before)
  const links = await page
    .locator(`main a[href^="#${before}/"]`)
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const [, id = 'x'] = links.flatMap((href) => href.slice(1 + before.length).match(/^\/([^/?]+)$/) ?? [])
  return `${before}/${id}${after}`
}

/** Turns to a page within its app, and waits until it stands. */
const turnTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
  await expect(page).toHaveURL(new RegExp(`#${path.replaceAll(/[?/]/g, '\\$&')}`))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1, main p').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0)
}

for (const { app, account, pages } of [
  { app: 'admin', account: 'superadmin', pages: admin },
  { app: 'seller', account: 'seller', pages: seller },
] as const)
  test(`[R4.03][R9.02] no page of ${app} asks more than four times before it stands`, async ({
    page,
    enter,
  }) => {
    test.setTimeout(180_000)
    await enter(account)
    const calls: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
    })
    await page.goto(`/ui/${app}/#/`)
    await expect(page.locator('main h1').first()).toBeVisible()
    const most: Record<string, readonly string[]> = {}
    let asked = 0
    for (const [file, path] of Object.entries(pages)) {
      const address = await existing(page, path)
      // From a page that asks nothing, so that each begins with nothing known.
      await turnTo(page, '/nothing/here')
      calls.length = 0
      await turnTo(page, address)
      asked += calls.length
      if (calls.length > MAX_CALLS) most[file] = [...calls]
    }
    expect(most).toEqual({})
    expect(asked).toBeGreaterThan(Object.keys(pages).length / 2)
  })

test('[J19][R6.04] a visitor is led to sign-in from every page of the three work apps', async ({ page }) => {
  test.setTimeout(180_000)
  for (const [app, pages] of [
    ['admin', admin],
    ['seller', seller],
    ['console', ownConsole],
  ] as const)
    for (const path of Object.values(pages)) {
      await page.goto('about:blank')
      await page.goto(`/ui/${app}/#${path}`)
      await expect(page.getByLabel(/^密码/), `${app} ${path}`).toBeVisible()
    }
})

test('[J19][R6.04][W6] a manager who opens the home of the mall stands in the admin app', async ({
  page,
  enter,
}) => {
  for (const account of ['reviewer', 'finance', 'market']) {
    await enter(account)
    await page.goto('about:blank')
    await page.goto('/ui/mall/')
    await expect(page).toHaveURL(/\/ui\/admin\//)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await enter('leader')
  await page.goto('/ui/mall/')
  await expect(page).toHaveURL(/\/ui\/mall\//)
})
