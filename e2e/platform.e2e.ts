import { orderEndpoints } from '@compute-mall/core/order'
import { origin } from './account.ts'
import { confirmation, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { type Product, startProduct } from './product/product.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    title: '平台设置',
    cards: '最少加速卡卡时',
    wrong: '请填写 1 到 99,999,999 的整数',
    saveLimits: '保存 购买限制',
    saved: '已保存，立即生效',
    tooFew: '购买数量须在 20 到 99,999,999 之间',
    rate: '费率（%）',
    saveFee: '保存 平台服务费率',
    rateNow: '当前费率：4.5%',
    day: '日期',
    dayName: '名称',
    add: '添加',
    holiday: '停工日',
    onlyAdmins: '仅管理员可以修改，您可以查看。',
    changes: '查看修改记录',
    changed: '修改平台设置',
    buyNow: '立即购买',
    addToCart: '加入购物车',
    reviews: /^评价/,
  },
  en: {
    title: 'Platform settings',
    cards: 'Minimum card-hours',
    wrong: 'Enter a whole number from 1 to 99,999,999',
    saveLimits: 'Save Purchase limits',
    saved: 'Saved, and in force at once',
    tooFew: 'The amount must be between 20 and 99,999,999.',
    rate: 'Rate (%)',
    saveFee: 'Save Service fee',
    rateNow: 'Rate now: 4.5%',
    day: 'Day',
    dayName: 'Name',
    add: 'Add',
    holiday: 'Maintenance day',
    onlyAdmins: 'Only administrators change these; you may read them.',
    changes: 'What was changed',
    changed: 'Changed a platform setting',
    buyNow: 'Buy now',
    addToCart: 'Add to cart',
    reviews: /^Reviews/,
  },
} as const

test.describe('the settings of the platform', () => {
  // What is set here holds for everybody: these journeys have a server of their own.
  let product: Product
  const shared = process.env.PLAYWRIGHT_ORIGIN
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    product = await startProduct({ NODE_ENV: 'development', GOODS_ACCESS: 'public' }, 'e2e/stage.ts')
    process.env.PLAYWRIGHT_ORIGIN = product.origin
  })
  test.afterAll(async () => {
    process.env.PLAYWRIGHT_ORIGIN = shared
    await product.stop()
  })

  test('[W19][R9.01][R6.06][R3.08] an admin sets limits, fee and holidays, the server obeys at once, and an operator only reads', async ({
    page,
    play,
    language,
  }) => {
    test.setTimeout(180_000)
    const w = words[language]
    const buyer = await play('limited')
    const intent = wish('node')
    const refusalsNow = async () => {
      const { lines } = await call(orderEndpoints.quote, { body: intent }, origin(), buyer)
      return lines.flatMap(({ refusals }) => refusals.map(({ code }) => code))
    }
    expect(await refusalsNow()).toEqual([])

    await play('settingsAdmin')
    await page.goto('/ui/admin/#/settings')
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
    await expectSound(page, language)
    const cards = page.getByRole('textbox', { name: w.cards })
    await cards.fill('0')
    await expect(page.getByText(w.wrong)).toBeVisible()
    await cards.fill('20')
    await page.getByRole('button', { name: w.saveLimits }).click()
    await expect(page.getByText(w.saved).first()).toBeVisible()
    expect(await refusalsNow()).toEqual(['CART10001'])

    await page.getByRole('textbox', { name: w.rate }).fill('4.5')
    await page.getByRole('button', { name: w.saveFee }).click()
    await expect(page.getByText(w.rateNow)).toBeVisible()
    await page.getByLabel(w.day, { exact: true }).fill('2027-03-03')
    await page.getByRole('textbox', { name: w.dayName }).fill(w.holiday)
    await page.getByRole('button', { name: w.add, exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '2027-03-03' })).toContainText(w.holiday)
    await page.getByRole('link', { name: w.changes }).click()
    await expect(page.getByRole('row').filter({ hasText: w.changed })).toHaveCount(3)

    await play('limited')
    await page.goto(confirmation(intent))
    await hydrated(page)
    await expect(page.getByText(w.tooFew).first()).toBeVisible()

    await play('settingsReader')
    await page.goto('about:blank')
    await page.goto('/ui/admin/#/settings')
    await expect(page.getByText(w.onlyAdmins)).toBeVisible()
    await expect(page.getByRole('button', { name: w.saveLimits })).toHaveCount(0)
    await expect(page.getByText(w.rateNow)).toBeVisible()
  })
  test.describe('that are open to visitors', () => {
    // To put into the cart is asked before it is known that nobody is signed in.
    test.use({ expected: /401/ })

    test('[R2.25][R6.03] goods are found and read by a visitor, who signs in to buy or to fill a cart', async ({
      page,
      language,
    }) => {
      const w = words[language]
      await page.goto('/ui/mall/search/resource?keyword=A800')
      await hydrated(page)
      const card = page.getByRole('article').first()
      const name = await card.getByRole('heading', { level: 3 }).innerText()
      await card.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/detail\/goods\?/)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.getByRole('tab', { name: w.reviews }).click()
      await expect(page.getByRole('tab', { name: w.reviews, selected: true })).toBeVisible()
      await expect(page).toHaveURL(/\/detail\/goods\?/)
      await expectSound(page, language)
      const address = page.url()
      for (const button of [w.buyNow, w.addToCart]) {
        await page.goto(address)
        await hydrated(page)
        await page.getByRole('button', { name: button }).first().click()
        await expect(page).toHaveURL(/\/sign-in\?/)
      }

      const sitemap = await (await page.request.get('/ui/mall/sitemap.xml')).text()
      const canonical = `${origin()}/ui/mall/detail/goods?goodsId=${new URL(address).searchParams.get('goodsId')}`
      expect(sitemap).toContain(`<loc>${canonical}</loc>`)
      expect(await (await page.request.get('/robots.txt')).text()).not.toContain('detail/goods')
      const html = await (await page.request.get(address)).text()
      expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
    })
  })
})
