import type { Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    resource: '算力市场',
    compare: /^对比 /,
    compareNow: '对比',
    compared: '算力对比',
    cardHour: '每卡时',
    byHour: /\/ 卡时/,
    byTime: /约合 ¥[\d.,]+\/卡时/,
    soldByHour: /^¥[\d,.]+（每卡每月约 ¥[\d,.]+）$/,
    soldByMonth: /^约 ¥[\d,.]+（每卡每月 ¥[\d,.]+）$/,
    compareBuy: /^去购买 /,
    swipe: '左右滑动查看全部',
    differs: '带标记的行有差异',
    goods: '商城搜索',
    region: '区域',
    category: '分类',
    east: /^华东/,
    hetero: /^异构算力/,
    eastChip: '移除 华东',
    heteroChip: '移除 异构算力',
    clearAll: '清除全部',
    price: /^价格/,
    low: '最低价',
    high: '最高价',
    apply: '确定',
    priceInvalid: '请输入正确的价格，如 99 或 0.08',
    priceChip: '移除 ¥2 – ¥5',
    trial: /^可试用/,
    corrected: '没有找到“gromax”的结果，以下是“gromacs”的结果',
    none: '没有找到与“zzqqxxyy”相关的商品',
    noneHint: '请更换关键词，或减少筛选条件',
    hot: '热门商品',
    clearFilters: '清空筛选条件',
    results: '搜索结果',
    viewAllCompute: /^查看全部 \d+ 条算力结果$/,
    compute: '算力',
    products: '商品',
    total: /^共 \d+\+? 件商品$/,
    signIn: '登录',
    soldOut: '已售罄',
    page2: '第 2 页',
    filters: '筛选',
    show: /^查看 \d+ 件商品$/,
    shop: '观云气象技术',
    ofShop: '观云气象技术的全部商品',
    shopChip: '移除 观云气象技术',
    noShop: '店铺不存在',
    featured: '推荐商品',
  },
  en: {
    resource: 'Compute market',
    compare: /^Compare /,
    compareNow: 'Compare',
    compared: 'Offers compared',
    cardHour: 'Per card-hour',
    byHour: /\/ card-hour/,
    byTime: /about ¥[\d.,]+ per card-hour/,
    soldByHour: /^¥[\d,.]+ \(est\. ¥[\d,.]+ per card per month\)$/,
    soldByMonth: /^est\. ¥[\d,.]+ \(¥[\d,.]+ per card per month\)$/,
    compareBuy: /^Buy /,
    swipe: 'Swipe sideways to see all of it',
    differs: 'Marked rows differ',
    goods: 'Mall search',
    region: 'Region',
    category: 'Category',
    east: /^East China/,
    hetero: /^Accelerated compute/,
    eastChip: 'Remove East China',
    heteroChip: 'Remove Accelerated compute',
    clearAll: 'Clear all',
    price: /^Price/,
    low: 'Lowest price',
    high: 'Highest price',
    apply: 'Apply',
    priceInvalid: 'Enter a price such as 99 or 0.08',
    priceChip: 'Remove ¥2 – ¥5',
    trial: /^Trial/,
    corrected: 'No results for “gromax”. Showing results for “gromacs”.',
    none: 'Nothing was found for “zzqqxxyy”',
    noneHint: 'Try other words or fewer filters',
    hot: 'Popular products',
    clearFilters: 'Clear all filters',
    results: 'Results',
    viewAllCompute: /^View all \d+ results? in Compute$/,
    compute: 'Compute',
    products: 'Products',
    total: /^\d+\+? products?$/,
    signIn: 'Sign in',
    soldOut: 'Sold out',
    page2: 'Page 2',
    filters: 'Filters',
    show: /^Show \d+ products?$/,
    shop: 'Guanyun Weather Technology',
    ofShop: 'Everything that Guanyun Weather Technology sells',
    shopChip: 'Remove Guanyun Weather Technology',
    noShop: 'This shop does not exist.',
    featured: 'Featured products',
  },
} as const

const open = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/ui/mall${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
}
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

test.describe('search', () => {
  test('[R2.10] a copied address opens the same results', async ({ page, context, language }) => {
    const w = words[language]
    await open(page, '/search/resource')
    await page.getByRole('group', { name: w.category }).getByRole('button', { name: w.hetero }).click()
    await page.getByRole('group', { name: w.region }).getByRole('button', { name: w.east }).click()
    await expect(page).toHaveURL(/\?common1=heterogeneous&region=east$/)
    await page.getByRole('button', { name: w.price }).click()
    await expect(page).toHaveURL(/&sort=basePrice$/)
    await expect(page.getByRole('region', { name: w.results })).toHaveAttribute('aria-busy', 'false')
    // The server draws the copy, so that it shows what its address says from its first moment.
    const copy = await context.newPage()
    await copy.goto(page.url())
    await expect(names(copy)).toHaveCount(10)
    await expect(copy.getByRole('heading', { level: 1, name: w.hetero })).toBeVisible()
    await expect(copy).toHaveTitle(w.hetero)
    await expect(names(page)).toHaveText(await names(copy).allInnerTexts())
    await expect(page.getByText(w.total)).toHaveText(await copy.getByText(w.total).innerText())
    await expect(copy.getByRole('button', { name: w.eastChip })).toBeVisible()
    await expect(copy.getByRole('button', { name: w.heteroChip })).toBeVisible()
    await expect(copy.getByRole('button', { name: w.price })).toHaveAttribute('aria-pressed', 'true')
  })

  test('[R3.04] every filter is a chip that can be taken back, and all of them at once', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/search/resource?common1=heterogeneous&region=east')
    await page.getByRole('button', { name: w.eastChip }).click()
    await expect(page).toHaveURL(/\?common1=heterogeneous$/)
    await page.getByRole('button', { name: w.clearAll }).click()
    await expect(page).toHaveURL(/\/search\/resource$/)
    await expect(page.getByRole('button', { name: w.heteroChip })).toHaveCount(0)
  })

  test('[R3.04][R3.03] sorts by price, and the other way round on a second press', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await open(page, '/search/resource?common1=bareMetal&keyword=A800')
    await page.getByRole('button', { name: w.price }).click()
    await expect(page).toHaveURL(/sort=basePrice$/)
    await expect(page.getByRole('article')).toContainText(['¥49,385.00', '¥58,100.00'])
    await page.getByRole('button', { name: w.price }).click()
    await expect(page).toHaveURL(/sort=basePrice&sortBy=desc$/)
    await expect(page.getByRole('article')).toContainText(['¥58,100.00', '¥49,385.00'])
  })

  test('[R3.04] takes a price range, and says when an end is none', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/search/resource')
    await page.getByRole('textbox', { name: w.low }).fill('1e3')
    await page.getByRole('button', { name: w.apply, exact: true }).click()
    await expect(page.getByText(w.priceInvalid)).toBeVisible()
    await expect(page.getByRole('textbox', { name: w.low })).toBeFocused()
    await expect(page.getByRole('textbox', { name: w.low })).toHaveAccessibleDescription(w.priceInvalid)
    await expect(page).toHaveURL(/\/search\/resource$/)
    await page.getByRole('textbox', { name: w.low }).fill('５')
    await page.getByRole('textbox', { name: w.high }).fill('2')
    await page.getByRole('textbox', { name: w.high }).press('Enter')
    await expect(page).toHaveURL(/\?lowPrice=2&highPrice=5$/)
    await page.getByRole('button', { name: w.priceChip }).click()
    await expect(page).toHaveURL(/\/search\/resource$/)
  })

  test('[R3.04] finds what can be tried', async ({ page, language }) => {
    await open(page, '/search/resource')
    await page.getByRole('checkbox', { name: words[language].trial }).check()
    await expect(page).toHaveURL(/\?other=trial$/)
    await expect(page.getByRole('checkbox', { name: words[language].trial })).toBeChecked()
  })

  test('[R9.02] turns pages of ten, and a page behind the last is the last', async ({ page, language }) => {
    await open(page, '/search/resource')
    await expect(names(page)).toHaveCount(10)
    await page.getByRole('link', { name: words[language].page2, exact: true }).click()
    await expect(page).toHaveURL(/\?pageNum=2$/)
    await open(page, '/search/resource?common1=storage&pageNum=999')
    await expect(page).toHaveURL(/\?common1=storage&pageNum=4$/)
    await expect(names(page)).not.toHaveCount(0)
  })

  test('[R3.09] sold-out offers are shown, greyed', async ({ page, language }) => {
    await open(page, '/search/resource?keyword=RTX3090')
    await expect(page.getByText(words[language].soldOut).first()).toBeVisible()
  })

  test('[R2.08] going back shows the filters that were left', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/search/goods')
    await page.getByRole('checkbox', { name: w.trial }).check()
    await expect(page).toHaveURL(/\?other=trial$/)
    await names(page).nth(12).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: words[language].signIn })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\?other=trial$/)
    await expect(page.getByRole('checkbox', { name: w.trial })).toBeChecked()
  })

  test('[R2.08] going back shows what was chosen to be compared', async ({ page, language }) => {
    await open(page, '/search/resource')
    const compared = page.getByRole('checkbox', { name: words[language].compare }).first()
    await compared.check()
    await page.getByRole('navigation').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/ui\/mall\/$/)
    await page.goBack()
    await expect(compared).toBeChecked()
  })

  test('[R3.04] compares accelerators by the card-hour with the month beside it, marks what differs, and leads to each', async ({
    page,
    language,
  }) => {
    const w = words[language]
    // One is sold by the card-hour, the other by the month, and both have eight cards.
    await open(page, '/search/resource?common1=heterogeneous&keyword=A800')
    const offers = page.getByRole('article')
    for (const sold of [w.byHour, w.byTime])
      await offers.filter({ hasText: sold }).first().getByRole('checkbox', { name: w.compare }).check()
    await page.getByRole('button', { name: w.compareNow, exact: true }).click()
    const table = page.getByRole('dialog', { name: w.compared })
    const head = page.getByRole('rowheader', { name: w.cardHour, exact: true })
    const cells = table.getByRole('row').filter({ has: head }).getByRole('cell')
    await expect(cells).toHaveText([w.soldByHour, w.soldByMonth])
    await expect(table.getByText(w.differs)).toBeVisible()
    for (const row of await table.getByRole('row').all()) {
      const words = await row.getByRole('cell').allInnerTexts()
      if (words.length !== 2 || words.some((text) => text === '')) continue
      // Gauges and stars say in pictures what they differ in.
      const isMarked = (await row.getAttribute('data-differs')) !== null
      if (words[0] !== words[1]) expect(isMarked, words.join(' | ')).toBe(true)
    }
    await expect(table.getByText(w.swipe)).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(table.getByText(w.swipe)).toBeVisible()
    const scrolls = await table
      .getByRole('region', { name: w.compared })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(scrolls).toBe(true)
    await expectSound(page, language)
    await expect(table.getByRole('link', { name: w.compareBuy })).toHaveCount(2)
    await table.getByRole('link', { name: w.compareBuy }).first().click()
    await expect(page).toHaveURL(/\/sign-in|\/acm\/|\/detail\/goods/)
  })

  test('[R8.04] searches for what may have been meant', async ({ page, language }) => {
    await open(page, '/search/goods?keyword=gromax')
    await expect(page.getByText(words[language].corrected)).toBeVisible()
    await expect(names(page).filter({ hasText: 'GROMACS' }).first()).toBeVisible()
  })

  test('[R8.04] finding nothing, says what to change and what others buy', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/search/resource?keyword=zzqqxxyy&region=east')
    await expect(page.getByText(w.none)).toBeVisible()
    await expect(page.getByText(w.noneHint)).toBeVisible()
    await expect(page.getByRole('region', { name: w.hot }).getByRole('article')).toHaveCount(5)
    await page.getByRole('button', { name: w.clearFilters }).click()
    await expect(page).toHaveURL(/\?keyword=zzqqxxyy$/)
  })

  test('[R2.11] the global search leads on to compute and to products', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/')
    await page.getByRole('combobox').first().fill('A800')
    await page.getByRole('combobox').first().press('Enter')
    await expect(page).toHaveURL(/\/search\/global\?keyword=A800$/)
    await expect(page.getByRole('region', { name: w.compute }).getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: w.viewAllCompute }).click()
    await expect(page).toHaveURL(/\/search\/resource\?keyword=A800$/)
  })

  test('[R2.01] leads from a shop to everything that it sells', async ({ page, language }) => {
    const w = words[language]
    await open(page, `/search/global?keyword=${encodeURIComponent(w.shop)}`)
    await page.getByRole('link', { name: w.shop, exact: true }).click()
    await expect(page).toHaveURL(/\/detail\/shop\?id=1017$/)
    await expect(page.getByRole('heading', { level: 1, name: w.shop })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectSound(page, language)
    await page.goto('/ui/mall/search/goods?shop=1017')
    await expect(page.getByRole('heading', { level: 1, name: w.ofShop })).toBeVisible()
    await expectSound(page, language)
    await page.getByRole('button', { name: w.shopChip }).click()
    await expect(page).toHaveURL(/\/search\/goods$/)
    await expect(page.getByRole('heading', { level: 1, name: w.goods })).toBeVisible()
  })

  test.describe('in a shop that is not there', () => {
    test.use({ expected: /status of 404/ })

    test('[R8.04] says so', async ({ page, language }) => {
      await page.goto('/ui/mall/detail/shop?id=9999')
      await expect(page.getByText(words[language].noShop)).toBeVisible()
      await page.getByRole('alert').getByRole('link').click()
      await expect(page).toHaveURL(/\/search\/shop$/)
      const featured = page.getByRole('list', { name: words[language].featured })
      await expect(featured.first().getByRole('link')).toHaveCount(3)
    })
  })

  test('[A1] filters on a phone in a drawer, which says how much it finds', async ({ page, language }) => {
    const w = words[language]
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/search/resource')
    await page.getByRole('button', { name: w.filters, exact: true }).click()
    const drawer = page.getByRole('dialog', { name: w.filters })
    await drawer.getByRole('group', { name: w.category }).getByRole('button', { name: w.hetero }).click()
    await expect(page).toHaveURL(/\?common1=heterogeneous$/)
    await drawer.getByRole('group', { name: w.region }).getByRole('button', { name: w.east }).click()
    await expect(page).toHaveURL(/\?common1=heterogeneous&region=east$/)
    await expectSound(page, language)
    await drawer.getByRole('button', { name: w.show }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: w.eastChip })).toBeVisible()
  })

  test('[A1] filters by keyboard alone', async ({ page, language }) => {
    const w = words[language]
    await open(page, '/search/resource')
    const east = page.getByRole('group', { name: w.region }).getByRole('button', { name: w.east })
    await east.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?region=east$/)
    await expect(east).toBeFocused()
    await expect(east).toHaveAttribute('aria-pressed', 'true')
  })
})
