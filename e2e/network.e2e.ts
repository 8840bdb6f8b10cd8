import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectOneLanguage, test } from './journey.ts'

const words = {
  zh: {
    offline: '网络已断开，已填写的内容会保留。未完成的操作请在网络恢复后重试',
    retry: '重试',
    addToCart: '加入购物车',
    cart: '购物车',
    toRanking: '排行',
    ranking: '排行榜',
    orders: '我的订单',
    resources: '资源',
    ownResources: '我的资源',
  },
  en: {
    offline:
      'You are offline. What you entered stays on the page. Try unfinished actions again once you are back online.',
    retry: 'Try again',
    addToCart: 'Add to cart',
    cart: 'Cart',
    toRanking: 'Rankings',
    ranking: 'Rankings',
    orders: 'My orders',
    resources: 'Resources',
    ownResources: 'Resources',
  },
} as const

test.use({ expected: /ERR_INTERNET_DISCONNECTED|: network|Failed to fetch|dynamically imported/ })

test.describe('when the network drops for a moment', () => {
  test('the mall keeps what was chosen, says so, and goes on by itself', async ({
    page,
    context,
    play,
    language,
  }) => {
    const w = words[language]
    await play('dropped')
    await page.goto('/ui/mall/detail/goods?goodsId=g-node&skuId=s-node')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const amount = page.getByRole('spinbutton').first()
    await amount.fill('37')
    await amount.press('Tab')
    await context.setOffline(true)
    await page.getByRole('button', { name: w.addToCart }).first().click()
    const said = page.getByRole('alert').filter({ hasText: w.offline })
    await expect(said).toBeVisible()
    await expectOneLanguage(page, language)
    await page.getByRole('navigation').getByRole('link', { name: w.toRanking }).first().click()
    await expect(page).toHaveURL(/\/ranking/)
    await expect(amount).toHaveValue('37')
    await said.getByRole('button', { name: w.retry }).click()
    await expect(amount).toHaveValue('37')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: w.ranking })).toBeVisible()
    await expect(said).toBeHidden()
  })

  test('[R7.06] an item that was put into the cart offline is not there, and can be put there again', async ({
    page,
    context,
    play,
    language,
  }) => {
    const w = words[language]
    await play('dropped')
    await page.goto('/ui/mall/detail/goods?goodsId=g-node&skuId=s-node')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: w.addToCart }).first().click()
    const said = page.getByRole('alert').filter({ hasText: w.offline })
    await expect(said).toBeVisible()
    await context.setOffline(false)
    await expect(said).toBeHidden()
    await page.goto('/ui/mall/goods/cart')
    await expect(page.getByRole('heading', { level: 1, name: w.cart })).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    await page.goBack()
    await hydrated(page)
    const added = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/market/shoppingcart'),
    )
    await page.getByRole('button', { name: w.addToCart }).first().click()
    await added
    await page.goto('/ui/mall/goods/cart')
    await expect(page.getByRole('spinbutton').first()).toBeVisible()
  })

  test('the console goes on by itself as well', async ({ page, context, play, language }) => {
    const w = words[language]
    await play('dropped')
    await page.goto('/ui/console/#/orders')
    await expect(page.getByRole('heading', { level: 1, name: w.orders })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('link', { name: w.resources, exact: true }).first().click()
    await expect(page.getByRole('alert').filter({ hasText: w.offline })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: w.orders })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: w.ownResources })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('sign-in says so, and takes what was typed when it is back', async ({ page, context, language }) => {
      const w = words[language]
      await page.goto('/sso/login?service=%2Fui%2Fmall%2Fmobile%2Fgoods%2Fcart')
      const account = page.getByRole('textbox').first()
      await account.fill('nobody-offline')
      await context.setOffline(true)
      await expect(page.getByRole('alert').filter({ hasText: w.offline })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('alert').filter({ hasText: w.offline })).toBeHidden()
      await expect(account).toHaveValue('nobody-offline')
    })
  })
})
