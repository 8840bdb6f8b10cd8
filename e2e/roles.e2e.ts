import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language, Role } from './cast.ts'
import { expect, test } from './journey.ts'
import { admin, existing, ownConsole, type Pages, seller, turnTo } from './workPages.ts'

/** What a page shows to somebody. */
type Outcome = 'open' | 'forbidden' | 'notMerchant'

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
  'goods/ReviewReportsRoute',
  'goods/GiftRoute',
  'settings/SettingsRoute',
] as const
const orders = ['order/OrdersRoute', 'order/OrderRoute', 'order/OpeningsRoute'] as const
/** Contracts are checked against what customers ordered. */
const ordered = ['order/OrdersRoute', 'order/OrderRoute'] as const
const money = [
  'payment/RemittancesRoute',
  'payment/RemittanceRoute',
  'order/RefundsRoute',
  'order/OwedRoute',
  'payment/BillsRoute',
  'payment/DifferencesRoute',
  'postpaid/PostpaidRoute',
  'postpaid/PostpaidBillsRoute',
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
const editing = ['goods/GoodsEditorRoute', 'goods/NewGoodsRoute'] as const
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
  { shows: 'contracter', cast: 'contracter', ...clerks, admin: [...home, ...ordered] },
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

const words = {
  zh: {
    forbidden: '没有权限访问该页面，请联系管理员',
    notMerchant: '您还不是商家',
    password: /^密码/,
  },
  en: {
    forbidden: 'You have no permission to see this page. Please contact the administrator.',
    notMerchant: 'You are not a merchant yet',
    password: /^Password/,
  },
} as const

const outcomeOf = async (page: Page, language: Language): Promise<Outcome> => {
  const w = words[language]
  const [forbidden, notMerchant] = [page.getByText(w.forbidden), page.getByText(w.notMerchant)]
  await expect(forbidden.or(notMerchant).or(page.locator('main h1, main p')).first()).toBeVisible()
  if ((await forbidden.count()) > 0) return 'forbidden'
  return (await notMerchant.count()) > 0 ? 'notMerchant' : 'open'
}

/** Leads nowhere, and asks nothing. */
const NOWHERE = '/nothing/here'

const setHash = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

/** Elements of every loaded page. */
const SPEAKS = 'main h1, main p'

/**
 * Turns to a page, and waits until the one before is gone: what is not found has the same title everywhere, and what
 * stands before all pages of an app keeps its elements.
 */
const leaveTo = async (page: Page, path: string) => {
  const title = await page.title()
  await page.locator(SPEAKS).evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-before', '')
  })
  await setHash(page, path)
  const remains = async () =>
    (await page.title()) === title && (await page.locator('main [data-before]').count()) > 0
  await expect.poll(remains, { intervals: [50, 50, 100] }).toBe(false)
  await expect(page.locator(SPEAKS).first()).toBeVisible()
}

/** What each page of an app shows, by its file; each comes after one that asks nothing, and is taken for no other. */
const outcomesOf = async (page: Page, language: Language, app: string, pages: Pages) => {
  await page.goto(`/ui/${app}/#${NOWHERE}`)
  await expect(page.locator(SPEAKS).first()).toBeVisible()
  const outcomes: Record<string, Outcome> = {}
  for (const [file, path] of Object.entries(pages)) {
    await leaveTo(page, path)
    outcomes[file] = await outcomeOf(page, language)
    await leaveTo(page, NOWHERE)
  }
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

/** A mark of what is asked in one language alone. */
const once = { tag: '@once' } as const

test('[J19][R6.06] every page of the three work apps is in the tables of who may open it', once, () => {
  for (const [app, pages] of [
    ['admin', admin],
    ['seller', seller],
    ['console', ownConsole],
  ] as const)
    expect([...filesIn(app)].toSorted(), app).toEqual(Object.keys(pages).toSorted())
})

/** Those who are asked about in English too: one of each kind. */
const READ_TWICE: ReadonlySet<string> = new Set(['market', 'member', 'service staff'])
/** Those who are asked about every day; the others are in the complete run. Below, superadmin opens every page. */
const EVERYDAY: ReadonlySet<string> = new Set([...READ_TWICE, 'admin', 'operator, assistant'])
const tagsOf = (shows: string) => [
  ...(READ_TWICE.has(shows) ? [] : ['@once']),
  ...(EVERYDAY.has(shows) ? [] : ['@complete']),
]

for (const { shows, account, cast, ...may } of personas) {
  const title = `[J19][R6.01][R6.06][W11][W19] ${shows}: opens exactly the pages of the tables`
  test(title, { tag: tagsOf(shows) }, async ({ page, play, enter, language }) => {
    test.setTimeout(180_000)
    if (cast === undefined) await enter(account ?? '')
    else await play(cast)
    const asked = may.admin.length > 0 ? admin : few(admin)
    expect(await outcomesOf(page, language, 'admin', asked)).toEqual(
      expectedOf(asked, may.admin, 'forbidden'),
    )
    const sold = may.seller === null ? few(seller) : seller
    expect(await outcomesOf(page, language, 'seller', sold)).toEqual(
      expectedOf(sold, may.seller ?? [], may.seller === null ? 'notMerchant' : 'forbidden'),
    )
    const own = CUSTOMERS.has(shows) ? ownConsole : few(ownConsole)
    expect(await outcomesOf(page, language, 'console', own)).toEqual(
      expectedOf(own, Object.keys(ownConsole), 'forbidden'),
    )
  })
}

/** How often a page may ask the server before it stands (issue 11, point 6.4). */
const MAX_CALLS = 4
/** What the menu asks for its counts once a page stands. */
const COUNTS_OF_THE_MENU = '/mall/admin/queues'

for (const { app, account, pages } of [
  { app: 'admin', account: 'superadmin', pages: admin },
  { app: 'seller', account: 'seller', pages: seller },
] as const)
  test(
    `[R4.03][R9.02] no page of ${app} asks more than four times before it stands`,
    once,
    async ({ page, enter }) => {
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
        await turnTo(page, NOWHERE)
        calls.length = 0
        await leaveTo(page, address)
        await turnTo(page, address)
        const own = calls.filter((path) => path !== COUNTS_OF_THE_MENU)
        asked += own.length
        if (own.length > MAX_CALLS) most[file] = own
      }
      expect(most).toEqual({})
      expect(asked).toBeGreaterThan(Object.keys(pages).length / 2)
    },
  )

test(
  '[J19][R6.04] a visitor is led to sign-in from every page of the three work apps',
  once,
  async ({ page, language, complete }) => {
    test.setTimeout(180_000)
    await page.goto('/ui/admin/#/orders')
    await expect(page.getByLabel(words[language].password)).toBeVisible()
    // The sign-in itself has been seen; what counts is that each page leads there.
    await page.route('**/ui/mall/sign-in*', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'sign-in' }),
    )
    for (const [app, pages] of [
      ['admin', admin],
      ['seller', seller],
      ['console', ownConsole],
    ] as const)
      for (const path of Object.values(complete ? pages : few(pages))) {
        await page.goto(`/ui/${app}/#${path}`)
        await expect(page, `${app} ${path}`).toHaveURL(/\/ui\/mall\/sign-in\?service=/)
      }
  },
)

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
