import { goodsEndpoints } from '@compute-mall/core/goods'
import type { Page } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    buy: '立即购买',
    change: '修改',
    addToCart: '加入购物车',
    added: '已加入购物车',
    toCart: '去购物车结算',
    amount: '数量',
    increase: '增加',
    center: '算力中心',
    term: '计费与时长',
    cards8: '8 卡',
    thirtyDays: '30 天',
    month: '1 个月',
    months3: '3 个月',
    year: /^1 年/,
    againstMonths: /比按月买省 \d+%/,
    againstList: /比原价省 \d+%/,
    perCardHour: /约合 ¥[\d,.]+\/卡时/,
    shut: '暂不能购买',
    missing: '抱歉，该商品不存在',
    back: '返回',
    offShelf: '抱歉，该商品已下架',
    toResources: '返回算力市场',
    toGoods: '返回商城搜索',
    soldOut: '该商品已售罄',
    expired: '该商品已过期，无法购买',
    another: '选择其他商品',
    raised: '已调整为最小值 1',
    left: (amount: string) => `剩余约 ${amount} 卡时`,
    more: '需要更多？',
    optionSoldOut: '所选配置已售罄',
    impossible: /不可同时选择/,
    runsOn: '运行所需资源',
    tabs: ['商品详情', '参数', '价格', '服务与支持', '客户案例', '评价'],
    reviews: /^评价/,
    contact: '联系商家',
    hours: '客服时间',
    bar: '购买',
    tries: /^免费试用 \d+ 天$/,
    recent: /^近 180 天 \d+ 笔订单$/,
    cannotAdd: '商品已下架，无法加入购物车',
    failed: '页面暂时无法显示',
    retry: '重试',
  },
  en: {
    buy: 'Buy now',
    change: 'Change',
    addToCart: 'Add to cart',
    added: 'Added to the cart',
    toCart: 'Go to the cart',
    amount: 'Amount',
    increase: 'Increase',
    center: 'Computing centre',
    term: 'Billing and term',
    cards8: '8 cards',
    thirtyDays: '30 days',
    month: '1 month',
    months3: '3 months',
    year: /^1 year/,
    againstMonths: /\d+% less than by the month/,
    againstList: /\d+% off the list price/,
    perCardHour: /about ¥[\d,.]+ per card-hour/,
    shut: 'You cannot buy yet',
    missing: 'Sorry, this product does not exist',
    back: 'Back',
    offShelf: 'Sorry, this product is no longer on sale',
    toResources: 'Back to the compute market',
    toGoods: 'Back to mall search',
    soldOut: 'This product is sold out.',
    expired: 'This product has expired and cannot be bought.',
    another: 'Choose another product',
    raised: 'Raised to the minimum of 1',
    left: (amount: string) => `about ${amount} card-hours left`,
    more: 'Need more?',
    optionSoldOut: 'This option is sold out',
    impossible: /^Not available together with/,
    runsOn: 'Resources it runs on',
    tabs: ['Details', 'Parameters', 'Pricing', 'Service and support', 'Customer cases', 'Reviews'],
    reviews: /^Reviews/,
    contact: 'Contact the seller',
    hours: 'Service hours',
    bar: 'Buy',
    tries: /^Try \d+ days? free$/,
    recent: /^\d+ orders? in the last 180 days$/,
    cannotAdd: 'This product is no longer on sale and cannot be added to the cart.',
    failed: 'This page cannot be shown at the moment',
    retry: 'Try again',
  },
} as const

/** Goods of the demonstration's catalogue, whose numbers never change. */
const NODE = '200001'
const CARD_HOURS = '200001'
/** Machines by the day, the month and the year, a year for less than twelve months. */
const NODES = '200005'
const SOLD_OUT = '200105'
const EXPIRED = '200014'
const OFF_SHELF_RESOURCE = '200022'
const OFF_SHELF_GOODS = '200287'
const TRIED = '200003'

const open = async (page: Page, query: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/ui/mall/detail/goods${query}`)
  await hydrated(page)
}
const gate = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })

test.describe('a visitor', () => {
  test('[R6.03] [D17] signs in to see goods and comes back to them', async ({ page, who }) => {
    await page.goto(`/ui/mall/detail/goods?skuId=${NODE}01`)
    await page.waitForURL(/sign-in/)
    await hydrated(page)
    await page.locator('input[name=account]').fill(who('looker').name)
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.locator('input[name=password]').press('Enter')
    await expect(page).toHaveURL(new RegExp(`/detail/goods\\?skuId=${NODE}01$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a buyer', () => {
  test.beforeEach(({ play }) => play('looker'))

  test('[R2.10] finds the goods by the sku alone, or by the goods', async ({ page }) => {
    await open(page, `?skuId=${NODE}01`)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await open(page, `?goodsId=${NODE}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('[R5.13] sees the price of what is chosen at once', async ({ page, language }) => {
    const w = words[language]
    await open(page, '?skuId=s-node')
    const amount = page.getByRole('spinbutton', { name: w.amount })
    const total = page.getByRole('status').filter({ hasText: '¥' })
    await expect(amount).toHaveValue('10')
    await expect(total).toContainText('256.00')
    await amount.fill('12345')
    await amount.press('Enter')
    await expect(total).toContainText('316,032.00')
  })

  test('[R9.01] is told the limits of the amount, and held within them', async ({ page, language }) => {
    await open(page, '?goodsId=200218')
    const amount = page.getByRole('spinbutton', { name: words[language].amount })
    await amount.fill('0')
    await amount.press('Enter')
    await expect(amount).toHaveValue('1')
    await expect(page.getByText(words[language].raised)).toBeVisible()
  })

  test('[R5.09] chooses no more than is left, and is led to the centre that has more', async ({
    page,
    language,
    who,
  }) => {
    const w = words[language]
    const cookie = await signIn(origin(), who('looker').name, PASSWORD)
    const skus = await call(goodsEndpoints.skus, { params: { id: CARD_HOURS } }, origin(), cookie)
    const unequal = skus.find(
      ({ clusterResources: [first, second] }) =>
        first && second && first.left !== second.left && Math.min(first.left, second.left) >= 100,
    )
    const places = (unequal?.clusterResources ?? []).slice(0, 2).toSorted((a, b) => a.left - b.left)
    const [less, more] = places
    if (unequal === undefined || less === undefined || more === undefined) throw new Error('no two centres')
    await open(page, `?goodsId=${CARD_HOURS}&skuId=${unequal.id}&clusterId=${less.clusterId}`)
    const amount = page.getByRole('spinbutton', { name: w.amount })
    await expect(page.getByText(w.left(less.left.toLocaleString('en')), { exact: true })).toBeVisible()
    await expect(page.getByText(w.more)).toHaveCount(0)
    await amount.fill('99999999')
    await amount.press('Enter')
    await expect(amount).toHaveValue(String(less.left))
    await expect(page.getByRole('button', { name: w.increase })).toBeDisabled()
    await expect(page.getByText(w.more)).toBeVisible()
    await expectSound(page, language)
    await page.getByRole('link', { name: w.left(more.left.toLocaleString('en')) }).click()
    await expect(page).toHaveURL(new RegExp(`clusterId=${more.clusterId}&`))
    await expect(page.getByText(w.left(more.left.toLocaleString('en')), { exact: true })).toBeVisible()
    await expect(page.getByText(w.more)).toHaveCount(0)
  })

  test('cannot choose what does not go together, and is told with what', async ({ page, language }) => {
    await open(page, `?goodsId=${NODE}`)
    const barred = page.locator('input[type=radio][aria-disabled=true]')
    for (const group of await page.getByRole('radio').all()) {
      if ((await barred.count()) > 0) break
      await group.focus()
      await page.keyboard.press('Space')
      await expect(group).toBeChecked()
    }
    await barred.first().focus()
    await expect(page.getByText(words[language].impossible).first()).toBeVisible()
    await page.keyboard.press('Space')
    await expect(barred.first()).not.toBeChecked()
  })

  test('[R2.12] reads six tabs by keyboard', async ({ page, language }) => {
    const w = words[language]
    await open(page, `?goodsId=${NODE}`)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(6)
    for (const [i, name] of w.tabs.entries()) await expect(tabs.nth(i)).toContainText(name)
    await tabs.first().focus()
    for (const [i] of w.tabs.entries()) {
      await expect(tabs.nth(i)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await page.keyboard.press('ArrowRight')
    }
    await page.getByRole('tab', { name: w.reviews }).click()
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    await expect(page).toHaveURL(/[?&]tab=reviews$/)
    await page.reload()
    await expect(page.getByRole('tab', { name: w.reviews })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  })

  test('[R9.08] sees how many ordered over the last 180 days', async ({ page, language }) => {
    await open(page, `?goodsId=${NODE}`)
    await expect(page.getByText(words[language].recent)).toBeVisible()
  })

  test('goes on to the order with what was chosen', async ({ page, language }) => {
    await open(page, `?goodsId=${NODE}`)
    await page.getByRole('button', { name: words[language].buy }).first().click()
    await expect(page).toHaveURL(
      new RegExp(`/goods/order\\?choice.goodsId=${NODE}&choice.skuId=${NODE}\\d\\d&`),
    )
    await expect(page).toHaveURL(/&type=formal$/)
  })

  test('goes back from the order to change it, and finds what was chosen', async ({ page, language }) => {
    const w = words[language]
    await open(page, '?skuId=s-node')
    const amount = page.getByRole('spinbutton', { name: w.amount })
    await amount.fill('12345')
    await amount.press('Enter')
    await page.getByRole('button', { name: w.buy }).first().click()
    await page.getByRole('link', { name: w.change, exact: true }).click()
    await expect(page).toHaveURL(/\/detail\/goods\?skuId=s-node$/)
    await expect(amount).toHaveValue('12345')

    // The browser's way back leads to an address that names another specification, or none.
    await open(page, `?goodsId=${NODE}`)
    const chosen = page.getByRole('radio', { checked: false }).first()
    const value = await chosen.inputValue()
    await chosen.check({ force: true })
    await amount.fill('33')
    await page.getByRole('button', { name: w.buy }).first().click()
    await expect(page).toHaveURL(/\/goods\/order\?/)
    await page.goBack()
    await expect(amount).toHaveValue('33')
    await expect(page.locator(`input[type="radio"][value="${value}"]`)).toBeChecked()
  })

  test('[R2.08] finds the specification, centre, term and amount in the address, after a reload and in a shared link', async ({
    page,
    context,
    language,
  }) => {
    const w = words[language]
    await open(page, `?goodsId=${CARD_HOURS}`)
    const amountIn = (tab: Page) => tab.getByRole('spinbutton', { name: w.amount })
    const cardsIn = (tab: Page) => tab.getByRole('radio', { name: w.cards8 })
    const centersIn = (tab: Page) => tab.getByRole('group', { name: w.center }).getByRole('radio')
    await cardsIn(page).check({ force: true })
    const other = await centersIn(page).evaluateAll((all) =>
      all.findIndex((radio) => !(radio as HTMLInputElement).checked),
    )
    await centersIn(page).nth(other).check({ force: true })
    await amountIn(page).fill('24')
    await amountIn(page).press('Enter')
    await expect(page).toHaveURL(/[?&]skuId=200001\d\d&.*\bclusterId=c-\w+&.*\bamount=24\b/)
    await page.reload()
    await hydrated(page)
    const shared = await context.newPage()
    await shared.goto(page.url())
    for (const tab of [page, shared]) {
      await expect(amountIn(tab)).toHaveValue('24')
      await expect(cardsIn(tab)).toBeChecked()
      await expect(centersIn(tab).nth(other)).toBeChecked()
    }
    // So does the term of what is billed by time.
    await open(page, `?goodsId=${NODES}`)
    await page.getByRole('radio', { name: w.months3 }).check({ force: true })
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('radio', { name: w.months3 })).toBeChecked()
  })

  test('[R9.04] compares terms: no month is said twice, each reduction says against what, each machine what a card-hour comes to', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, `?goodsId=${NODES}`)
    const terms = page.getByRole('group', { name: w.term })
    await expect(terms.getByRole('radio', { name: w.month })).toBeVisible()
    await expect(terms.getByRole('radio', { name: w.thirtyDays })).toHaveCount(0)
    await expect(terms.getByRole('radio', { name: w.year })).toHaveAccessibleName(w.againstMonths)
    for (const name of await terms.getByText('%').allInnerTexts())
      expect(w.againstMonths.test(name) || w.againstList.test(name), name).toBe(true)
    await expect(page.getByRole('main').getByText(w.perCardHour).first()).toBeVisible()
  })

  test('[R2.06] titles its tab by the goods, that of a shop by the shop, that of a search by its words', async ({
    page,
  }) => {
    for (const path of [`/detail/goods?goodsId=${NODE}`, '/detail/shop?id=1017']) {
      await page.goto(`/ui/mall${path}`)
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      expect((await page.title()).split(' - ')[0]).toBe(name)
    }
    await page.goto('/ui/mall/search/resource?keyword=A800')
    await expect(page).toHaveTitle(/^A800 - /)
    await page.goto(`/ui/mall/search/resource?keyword=${encodeURIComponent('国产 DCU')}`)
    await expect(page).toHaveTitle(/^国产 DCU - /)
  })

  test('[R5.09][R7.07] puts what was chosen into the cart, where it is selected', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, `?goodsId=${NODE}`)
    const put = page.waitForRequest(
      (sent) => sent.method() === 'POST' && sent.url().endsWith('/market/shoppingcart'),
    )
    await page.getByRole('button', { name: w.addToCart }).first().click()
    const body = Object.fromEntries(new URLSearchParams((await put).postData() ?? ''))
    expect(body).toMatchObject({ goodsId: NODE, purchaseAmount: '10', purchaseDuration: '1' })
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['purchaseDurationUnit', 'clusterId']))
    await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: w.toCart }).click()
    await expect(page).toHaveURL(/\/goods\/cart$/)
    await expect(page.getByRole('checkbox', { name, checked: true })).toHaveCount(1)
  })

  test('goes on to the trial', async ({ page, language }) => {
    await open(page, `?goodsId=${TRIED}`)
    await page.getByRole('button', { name: words[language].tries }).click()
    await expect(page).toHaveURL(/\/goods\/order\?.*&type=trial$/)
  })

  test('reaches the seller', async ({ page, language }) => {
    const w = words[language]
    await open(page, `?goodsId=${NODE}`)
    await page.getByRole('button', { name: w.contact }).click()
    await expect(page.getByRole('dialog', { name: w.contact })).toContainText(w.hours)
    await expectSound(page, language)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: w.contact })).toBeFocused()
  })

  test('keeps the main button in reach while scrolling', async ({ page, language }) => {
    const w = words[language]
    await page.setViewportSize({ width: 1280, height: 600 })
    await open(page, `?goodsId=${NODE}`)
    await page.getByRole('tabpanel').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const bar = page.getByRole('region', { name: w.bar, exact: true })
    await expect(bar.getByRole('button', { name: w.buy })).toBeVisible()
  })

  test.describe('that do not exist', () => {
    test.use({ expected: /status of 404/ })

    test('[R8.04][R2.07] is told so, and can go back', async ({ page, language }) => {
      const w = words[language]
      await page.goto('/ui/mall/search/resource')
      await open(page, '?skuId=1')
      await expect(page.getByRole('alert').filter({ hasText: w.missing })).toBeVisible()
      await page.getByRole('button', { name: w.back, exact: true }).click()
      await expect(page).toHaveURL(/\/search\/resource$/)

      // A tab of its own has nothing before it.
      const opened = page.waitForEvent('popup')
      await page.evaluate(() => window.open('/ui/mall/detail/goods?skuId=1'))
      const tab = await opened
      await hydrated(tab)
      await tab.getByRole('button', { name: w.back, exact: true }).click()
      await expect(tab).toHaveURL(/\/ui\/mall\/search\//)
    })
  })

  test('[R8.04] is told that goods went off the shelf before they came into the cart', async ({
    page,
    language,
  }) => {
    const w = words[language]
    // The page still shows the goods; what it asks for is by now off the shelf.
    await page.route('**/market/shoppingcart', (route) => {
      const asked = route.request().postData()
      return route.continue(asked === null ? {} : { postData: asked.replaceAll('-node', '-offShelf') })
    })
    await open(page, '?skuId=s-node')
    await page.getByRole('button', { name: w.addToCart }).first().click()
    await expect(page.getByText(w.cannotAdd).first()).toBeVisible()
    await expect(page.getByText(w.added)).toHaveCount(0)
  })

  test.describe('whose browser has run no script yet', () => {
    test.use({ javaScriptEnabled: false })

    test('[R2.12] [L6] reads all of the first tab, what the goods run on as well', async ({
      page,
      language,
    }) => {
      await page.goto('/ui/mall/detail/goods?goodsId=200265')
      await expect(page.getByRole('heading', { name: words[language].runsOn })).toBeVisible()
    })
  })

  test.describe('whose goods cannot be loaded', () => {
    test.use({ expected: /status of 500/ })

    test('[R8.04] sees nothing of them, and can try again', async ({ page, language }) => {
      const w = words[language]
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/ui/mall/search/resource?keyword=A800')
      await hydrated(page)
      const card = page.getByRole('article').first()
      const name = await card.getByRole('heading', { level: 3 }).innerText()
      await page.route('**/mall/goods/*/detail', (route) =>
        route.fulfill({ status: 500, json: { code: 'SYS10000', msg: '', data: null } }),
      )
      await card.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: w.failed })).toBeVisible()
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('button', { name: w.buy })).toHaveCount(0)
      await expectSound(page, language)
      await page.unroute('**/mall/goods/*/detail')
      await page.getByRole('button', { name: w.retry }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
  })

  for (const [id, kind] of [
    [OFF_SHELF_RESOURCE, 'resource'],
    [OFF_SHELF_GOODS, 'goods'],
  ] as const)
    test(`[R8.04][R8.06] is led back to ${kind} search from goods off the shelf`, async ({
      page,
      language,
    }) => {
      const w = words[language]
      await open(page, `?goodsId=${id}`)
      await expect(page.getByRole('alert').filter({ hasText: w.offShelf })).toBeVisible()
      await page.getByRole('link', { name: kind === 'resource' ? w.toResources : w.toGoods }).click()
      await expect(page).toHaveURL(new RegExp(`/search/${kind}$`))
    })

  for (const [id, reason] of [
    [SOLD_OUT, 'soldOut'],
    [EXPIRED, 'expired'],
  ] as const)
    test(`[R8.04] cannot buy what is ${reason}`, async ({ page, language }) => {
      const w = words[language]
      await open(page, `?goodsId=${id}`)
      await page.getByRole('button', { name: w.buy }).first().click()
      await expect(gate(page, w.shut)).toContainText(w[reason])
      await expect(page).toHaveURL(new RegExp(`goodsId=${id}$`))
      await page.getByRole('button', { name: w.another }).first().click()
      await expect(page).toHaveURL(/\/search\/resource$/)
    })
})
