import { siteEndpoints } from '@compute-mall/core/site'
import type { Page } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectOneLanguage, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    missing: '您访问的页面不存在！',
    home: '返回首页',
    homePage: '首页',
    back: '返回上一页',
    signIn: '返回登录',
    retry: '重试',
    failed: '页面暂时无法显示',
    forbidden: '没有权限访问该页面，请联系管理员',
    forbiddenHint: '没有权限进行此操作，请联系管理员',
    agreement: '算力服务协议',
    compute: '算力市场',
    apps: '应用商城',
    switchTo: 'English',
    searchField: '搜索商品、算力与店铺',
    categories: '全部分类',
    storage: /^存储资源/,
    live: '直播',
    feedback: '意见反馈',
    settle: '商家入驻',
    stuck: '页面内容已更新，但多次自动刷新未能成功，请重试',
    incomplete: '页面没有完整加载，部分按钮可能没有反应。请重试；若仍如此，请检查网络或稍后再来。',
  },
  en: {
    missing: 'The page you are looking for does not exist!',
    home: 'Go to the home page',
    homePage: 'Home',
    back: 'Go back',
    signIn: 'Return to sign-in',
    retry: 'Try again',
    failed: 'This page cannot be shown at the moment',
    forbidden: 'You have no permission to see this page. Please contact the administrator.',
    forbiddenHint: 'You have no right to do this. Please contact the administrator.',
    agreement: 'Service agreement',
    compute: 'Compute market',
    apps: 'Applications',
    switchTo: '中文',
    searchField: 'Search products, compute and shops',
    categories: 'All categories',
    storage: /^Storage/,
    live: 'Live',
    feedback: 'Feedback',
    settle: 'Become a merchant',
    stuck: 'This page has changed, and loading it again did not work out by itself. Please try again.',
    incomplete:
      'This page did not load completely, and some buttons may not respond. Please try again; if that does not help, check your network or come back later.',
  },
} as const

const open = async (page: Page, path: string) => {
  await page.goto(`/ui/mall${path}`)
  await hydrated(page)
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Marks the document, to tell whether another one has taken its place. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
const MAIN = /^(主导航|Main)$/
const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: MAIN }).getByRole('link', { name, exact: true })
test.describe('pages that are not there', () => {
  test.use({ expected: /status of 404/ })

  test("[R2.07][R2.09] say so with status 404, and 'Page Not Found: {path}'", async ({ page, language }) => {
    const w = words[language]
    const response = await page.goto('/ui/mall/nothing/here')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: w.missing })).toBeVisible()
    await expect(page.getByText('Page Not Found: /nothing/here')).toBeVisible()
    await hydrated(page)
    await expectSound(page, language)
    await page.getByRole('link', { name: w.home }).click()
    await expect(page).toHaveURL(/\/ui\/mall\/$/)
  })

  test('[R2.09] lead back, and to sign-in', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/search/resource')
    await open(page, '/nothing')
    await page.getByRole('button', { name: w.back }).click()
    await expect(page).toHaveURL(/\/search\/resource$/)
    await open(page, '/nothing')
    await page.getByRole('button', { name: w.signIn }).click()
    await expect(page).toHaveURL(/\/ui\/mall\/sign-in\?service=/)
  })
})

test.describe('a page that one has no right to see', () => {
  // What was asked by the account that is left may arrive when its session is over.
  test.use({ expected: /401/ })
  const CART = '**/market/shoppingcart'
  /** No page of the mall asks for a role, so that the refusal of a role is put into the answer. */
  const refuseCart = (page: Page) =>
    page.route(CART, (route) => route.fulfill({ json: { code: 'AUTH10004', msg: '', data: null } }))

  test('[R2.09][R8.04] says so, and leads back and home', async ({ page, play, language }) => {
    const w = words[language]
    await play('looker')
    await refuseCart(page)
    await open(page, '/search/resource')
    const toCart = page.locator('header a[href="/ui/mall/goods/cart"]')
    await toCart.click()
    await expect(page.getByRole('heading', { level: 1, name: w.forbidden })).toBeVisible()
    await expect(page.getByText(w.forbiddenHint).first()).toBeVisible()
    await expectSound(page, language)
    await page.getByRole('button', { name: w.back }).click()
    await expect(page).toHaveURL(/\/search\/resource$/)
    await toCart.click()
    await page.getByRole('link', { name: w.home }).click()
    await expect(page).toHaveURL(/\/ui\/mall\/$/)
  })

  test('[R2.09] leads to a form for another account to sign in, which comes back to the page', async ({
    page,
    play,
    who,
    language,
  }) => {
    const w = words[language]
    await play('switcher')
    await refuseCart(page)
    await open(page, '/search/resource')
    await page.locator('header a[href="/ui/mall/goods/cart"]').click()
    await expect(page.getByRole('heading', { level: 1, name: w.forbidden })).toBeVisible()
    await page.getByRole('button', { name: w.signIn }).click()
    await expect(page).toHaveURL(/\/sign-in\?service=%2Fui%2Fmall%2Fgoods%2Fcart$/)
    await page.unroute(CART)
    await hydrated(page)
    await page.locator('input[autocomplete="username"]').fill(who('looker').name)
    await page.locator('input[type="password"]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ui\/mall\/goods\/cart$/)
    await expect(page.getByText(who('looker').name)).toBeVisible()
    await expect(page.getByText(who('switcher').name)).toHaveCount(0)
  })
})

test.describe('going from page to page', () => {
  test('[R2.08] begins at the top, and comes back to where one was', async ({ page, language }) => {
    await open(page, '/')
    await mark(page)
    await page.evaluate(() => window.scrollTo(0, 700))
    await inNavigation(page, words[language].compute).evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/search\/resource$/)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/ui\/mall\/$/)
    await expect.poll(() => scrolled(page)).toBe(700)
    expect(await isMarked(page)).toBe(true)
  })

  test('[R2.08] finds a kept-alive page as it was left, whichever way one comes', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/app')
    await page.evaluate(() => window.scrollTo(0, 500))
    await inNavigation(page, w.compute).evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/search\/resource$/)
    // The address changes first, the page follows.
    await expect(page.getByRole('heading', { level: 1, name: w.compute, exact: true })).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await inNavigation(page, w.apps).click()
    await expect(page).toHaveURL(/\/app$/)
    await expect.poll(() => scrolled(page)).toBe(500)
    expect(asked.filter((url) => url.includes('/search/'))).toEqual([])
  })

  test('[R2.06] names each page, and moves the focus to its heading', async ({ page, language }) => {
    await open(page, '/')
    await inNavigation(page, words[language].compute).click()
    await expect(page).toHaveTitle(language === 'zh' ? /^算力市场 - / : /^Compute market - /)
    const name = language === 'zh' ? '算力市场' : 'Compute market'
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  })

  test('[A2] is possible by keyboard, over the header to the content', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  test('[R4.15] aborts what the page that is left still asks for', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/search/resource')
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
    await page.route('**/search/quantumCompute/full-text', () => new Promise(() => undefined))
    const asked = page.waitForRequest('**/search/quantumCompute/full-text')
    await page.getByRole('group').getByRole('button').nth(1).click()
    await asked
    await inNavigation(page, w.homePage).click()
    await expect(page).toHaveURL(/\/ui\/mall\/$/)
    await expect.poll(() => failed).toContain('/search/quantumCompute/full-text')
    await expect(page.getByRole('alert').filter({ hasText: w.failed })).toHaveCount(0)
  })
})

test('[A1] all categories open in a panel, which leads to each', async ({ page, language }) => {
  const w = words[language]
  await open(page, '/')
  await page.getByText(w.categories, { exact: true }).click()
  const kind = page.getByRole('navigation', { name: MAIN }).getByRole('link', { name: w.storage })
  await expect(kind).toBeVisible()
  await expectSound(page, language)
  await kind.click()
  await expect(page).toHaveURL(/\/search\/resource\?common1=storage$/)
})

test.describe('the language', () => {
  test('[R1.01] changes where one is: page and state stay', async ({ page, language }) => {
    const w = words[language]
    const other = words[language === 'zh' ? 'en' : 'zh']
    await open(page, '/search/resource?region=east')
    await mark(page)
    await page.getByRole('combobox', { name: w.searchField }).fill('gromacs')
    await page.getByRole('button', { name: w.switchTo }).click()
    const field = page.getByRole('combobox', { name: other.searchField })
    await expect(field).toHaveValue('gromacs')
    await expect(page).toHaveURL(/\?region=east$/)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'en' : 'zh-CN')
    await expect(page).toHaveTitle(language === 'zh' ? /^Compute market/ : /^算力市场/)
    expect(await isMarked(page)).toBe(true)
    await expectOneLanguage(page, language === 'zh' ? 'en' : 'zh')
    await page.reload()
    await expect(page.getByRole('combobox', { name: other.searchField })).toBeVisible()
  })

  test('[R1.01] holds on the pages that one comes to later', async ({ page, language }) => {
    const other = words[language === 'zh' ? 'en' : 'zh']
    await open(page, '/')
    await page.getByRole('button', { name: words[language].switchTo }).click()
    await inNavigation(page, other.compute).click()
    await expect(page).toHaveTitle(language === 'zh' ? /^Compute market/ : /^算力市场/)
    await expectOneLanguage(page, language === 'zh' ? 'en' : 'zh')
  })
})

test.describe('a session', () => {
  test('[R6.03] is asked for where it is needed, and leads back to where one was', async ({ page }) => {
    await page.goto('/ui/mall/app')
    await page.goto('/ui/mall/goods/cart?from=here')
    await expect(page).toHaveURL(/\/sign-in\?service=%2Fui%2Fmall%2Fgoods%2Fcart%3Ffrom%3Dhere$/)
    await hydrated(page)
    await page.locator('input[autocomplete="username"]').fill('leader')
    await page.locator('input[type="password"]').fill('Mall-2026')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ui\/mall\/goods\/cart\?from=here$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/ui\/mall\/app$/)
  })

  test.describe('that died', () => {
    test.use({ expected: /status of 401|ERR_FAILED|customerservice/ })

    test('[R4.12][F12] is left once, with nothing stored, and comes back to the address', async ({
      page,
      context,
      enter,
    }) => {
      // What chat asks by itself would find the session dead before the click does.
      await page.route('**/customerservice/**', (route) => route.abort())
      await enter('leader')
      await open(page, '/')
      await page.evaluate(() => {
        sessionStorage.setItem('anything', 'x')
        localStorage.setItem('userName', 'leader')
      })
      await context.clearCookies({ name: 'sid' })
      const redirects: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('loginSsoRedirect')) redirects.push(request.url())
      })
      await page.locator('header a[href="/ui/mall/goods/cart"]').click()
      await expect(page).toHaveURL(/\/sign-in\?service=/)
      expect(redirects).toHaveLength(1)
      expect(
        await page.evaluate(() => [sessionStorage.getItem('anything'), localStorage.getItem('userName')]),
      ).toEqual([null, null])
    })
  })

  test('[R4.14] that another tab began reloads this one when it is looked at', async ({ page, enter }) => {
    await open(page, '/')
    await mark(page)
    await enter('leader')
    // Where the page has noticed by itself already, it is gone before it can answer.
    await Promise.allSettled([
      page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('visibilitychange')))),
    ])
    await expect(page.locator('html:not([data-marked])')).toBeAttached()
    await expect(page.getByText('leader', { exact: true })).toBeVisible()
  })
})

test.describe('a part of the app that is gone', () => {
  /** Counts the documents that are asked for from now on. */
  const countDocuments = (page: Page): (() => number) => {
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    return () => documents
  }
  test.use({ expected: /status of 404|dynamically imported module/ })

  test('[R4.14][D4] is fetched by one reload, then the error page offers to try again', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/')
    await page.route('**/assets/ResourceSearchRoute-*.js', (route) => route.fulfill({ status: 404 }))
    const documents = countDocuments(page)
    await inNavigation(page, w.compute).click()
    // The page that is left fails too; only the one that was loaded anew says that this did not help.
    await expect(page.getByText(w.stuck)).toBeVisible()
    await expectSound(page, language)
    expect(documents()).toBe(1)
    await page.unroute('**/assets/ResourceSearchRoute-*.js')
    await page.getByRole('button', { name: w.retry }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  for (const [what, files] of [
    ['entry', '**/assets/entry-client-*.js'],
    ['style sheet', '**/assets/*.css'],
    ['own chunk', '**/assets/HomeRoute-*.js'],
  ] as const)
    test(`[F11][R4.14][D4] is fetched by one reload where it is a document’s ${what}, then the page says what to do`, async ({
      page,
      language,
    }) => {
      const w = words[language]
      await page.route(files, (route) => route.fulfill({ status: 404 }))
      const documents = countDocuments(page)
      await page.goto('/ui/mall/', { waitUntil: 'commit' })
      await expect(page.getByText(what === 'own chunk' ? w.stuck : w.incomplete)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(documents()).toBe(2)
      if (what === 'entry') await expectSound(page, language)
      await page.unroute(files)
      await page.getByText(w.retry, { exact: true }).first().click()
      await hydrated(page)
      await expect(page.getByText(w.incomplete)).toHaveCount(0)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

  test('[R4.14][D4] is fetched by three reloads in a session, and no more', async ({ page, language }) => {
    const w = words[language]
    await page.route(
      '**/assets/{AppRoute,ResourceSearchRoute,GoodsSearchRoute,AgreementRoute}-*.js',
      (route) => route.fulfill({ status: 404 }),
    )
    const documents = countDocuments(page)
    // The home page is a document each time, and the first three that are gone for are another.
    for (const [path, loaded] of [
      ['search/resource', 2],
      ['app', 4],
      ['search/goods', 6],
      ['goods/pay/protocol', 7],
    ] as const) {
      await open(page, '/')
      await page
        .locator(`a[href^="/ui/mall/${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await expect(page.getByRole('heading', { name: w.failed })).toBeVisible()
      await expect.poll(documents).toBe(loaded)
    }
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(7)
  })
})

/** What stands on each product that an ad leads to, by the ad's id. */
const promises = {
  zh: {
    'home-ad-gpu': /A800[\s\S]*卡时/,
    'home-ad-trial': '试用',
    'mall-ad-data': '免费',
  },
  en: {
    'home-ad-gpu': /A800[\s\S]*card-hour/,
    'home-ad-trial': 'Trial',
    'mall-ad-data': 'Free',
  },
} as const

test('[R2.13][R2.23] banners and ads open the page that they speak of', async ({ page, language }) => {
  const w = words[language]
  const named = { '/live': w.live, '/feedback': w.feedback, '/settle': w.settle } as const
  const places = (['HOME', 'MALL'] as const).flatMap((showAddress) =>
    (['1', '2'] as const).map((configType) => ({ configType, version: '2.0', showAddress })),
  )
  const banners = await Promise.all(places.map((query) => call(siteEndpoints.banners, { query }, origin())))
  // Those of the demonstration: other journeys publish some of their own.
  const staged = banners.flat().filter(({ id }) => /^(home|mall)-/.test(id))
  const links = new Set(staged.map(({ link }) => link))
  expect(links.size).toBeGreaterThan(7)
  for (const link of links) {
    await page.goto(`/ui/mall${link}`)
    await expect(page, link).toHaveURL(`/ui/mall${link}`)
    const [, title] = Object.entries(named).find(([path]) => path === link) ?? []
    if (title !== undefined) await expect(page, link).toHaveTitle(new RegExp(title))
    else await expect(page.getByRole('main').getByRole('article').first(), link).toBeVisible()
  }
  // What an ad promises is true of each product that it leads to.
  for (const [id, promised] of Object.entries(promises[language])) {
    await page.goto(`/ui/mall${staged.find((banner) => banner.id === id)?.link ?? ''}`)
    const offers = page.getByRole('main').getByRole('article')
    await expect(offers.first(), id).toBeVisible()
    await expect(offers.filter({ hasNotText: promised }), id).toHaveCount(0)
  }
})

for (const device of ['computer', 'phone'] as const)
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone)

    test('[R2.13][R2.23] every tile and link of both home pages leads to a page, every search among them to products', async ({
      page,
    }) => {
      const ways = new Set<string>()
      for (const home of ['/ui/mall/', '/ui/mall/app']) {
        await page.goto(home)
        await hydrated(page)
        const found = page.getByRole('main').locator('a[href^="/ui/mall/"]')
        for (const way of await found.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
          if (way !== null && !way.includes('/detail/goods')) ways.add(way)
      }
      expect(ways.size).toBeGreaterThan(20)
      for (const way of ways) {
        const answer = await page.request.get(way)
        const isFound = !/\/search\/(goods|resource)/.test(way) || (await answer.text()).includes('<article')
        expect([way, answer.status(), isFound]).toEqual([way, 200, true])
      }
    })
  })
