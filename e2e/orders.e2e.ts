import { contract } from '@compute-mall/core/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../tools/src/product/request.ts'
import { signInAs } from './account.ts'
import { nameOf } from './cast.ts'
import { barriers, chineseLines, expect, test } from './journey.ts'

const words = {
  zh: {
    title: '我的订单',
    unpaid: '待支付',
    cancelled: '已取消',
    cancel: '取消订单',
    pay: '去支付',
    placed: '提交订单',
    cancelledByBuyer: '买家取消订单',
    missing: '内容不存在或已被移除',
    retry: '重试',
  },
  en: {
    title: 'My orders',
    unpaid: 'Unpaid',
    cancelled: 'Cancelled',
    cancel: 'Cancel the order',
    pay: 'Go and pay',
    placed: 'Order placed',
    cancelledByBuyer: 'Cancelled by the buyer',
    missing: 'This does not exist or is no longer available.',
    retry: 'Try again',
  },
} as const

/** The prop `licence`, which is bought for good. */
const licence = {
  goodsId: 'g-licence',
  skuId: 's-licence',
  pricingId: 'p-licence',
  clusterId: undefined,
  purchaseAmount: 1,
  purchaseDuration: 1,
  purchaseDurationUnit: undefined,
}

const origin = () => process.env.PLAYWRIGHT_ORIGIN ?? ''

/** Signs in and places an order, as the mall would. */
const placeOrder = async (context: BrowserContext, account: string) => {
  await signInAs(context, account)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const intent = { cartIds: [], choice: licence, type: 'formal' as const }
  const { total } = await call(contract.order.quote, { body: intent }, origin(), cookie)
  const { version } = await call(contract.site.agreement, { query: { version: undefined } }, origin())
  const body = { ...intent, quotedTotal: total, agreed: true, agreementVersion: version }
  return call(contract.order.create, { body }, origin(), cookie)
}

const orderCard = (page: Page, orderNo: string) =>
  page
    .locator('#content')
    .getByText(orderNo)
    .locator('xpath=ancestor::div[.//a[contains(@href,"#/orders/")]][1]')

test.describe('orders in the console', () => {
  test('[R4.05] lists an unpaid order with the way to pay it', async ({ page, context, language }) => {
    const w = words[language]
    const { orderNo, orderId } = await placeOrder(context, nameOf('lister', language))
    await page.goto('/ui/console/')
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
    await page.getByRole('tab', { name: w.unpaid }).click()
    await expect(page).toHaveURL(/#\/orders\?status=unpaid$/)
    const card = orderCard(page, orderNo)
    await expect(card.getByText(w.unpaid)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    if (language === 'en') expect(await chineseLines(page)).toEqual([])
    await card.getByRole('link', { name: w.pay }).click()
    await expect(page).toHaveURL(new RegExp(`/ui/mall/goods/pay\\?orderId=${orderId}$`))
  })

  test('[R4.05] cancels an unpaid order after asking, and tells its history', async ({
    page,
    context,
    language,
  }) => {
    const w = words[language]
    const { orderId } = await placeOrder(context, nameOf('canceller', language))
    await page.goto(`/ui/console/#/orders/${orderId}`)
    await expect(page.getByText(w.placed)).toBeVisible()
    await page.getByRole('button', { name: w.cancel }).click()
    const question = page.getByRole('dialog')
    expect(await barriers(page)).toEqual([])
    await question.getByRole('button', { name: w.cancel }).click()
    await expect(page.locator('#content').getByText(w.cancelled, { exact: true })).toBeVisible()
    await expect(page.getByText(w.cancelledByBuyer)).toBeVisible()
    await expect(page.getByRole('link', { name: w.pay })).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
  })

  test('[S1] says of an order of somebody else what it says of none', async ({ page, context, language }) => {
    const w = words[language]
    const { orderId } = await placeOrder(context, nameOf('owner', language))
    await signInAs(context, nameOf('stranger', language))
    for (const id of [orderId, 'no-such-order']) {
      await page.goto('about:blank')
      await page.goto(`/ui/console/#/orders/${id}`)
      await expect(page.getByText(w.missing)).toBeVisible()
    }
  })
})

test('[R6.03] a visitor of the console signs in first and comes back', async ({ page }) => {
  await page.goto('/ui/console/#/orders?status=unpaid')
  await expect(page).toHaveURL(/\/sign-in\?service=%2Fui%2Fconsole%2F%23%2Forders%3Fstatus%3Dunpaid$/)
})
