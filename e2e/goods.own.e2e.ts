import { place, trialWish, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'

const words = {
  zh: {
    buy: '立即购买',
    unpaid: '该商品存在未支付订单，请前往支付',
    goPay: '去支付',
    bought: '您已购买过该商品',
    viewOrders: '查看订单',
    tries: '免费试用 7 天',
    tried: '您已试用过该商品',
  },
  en: {
    buy: 'Buy now',
    unpaid: 'You have an unpaid order for this product. Please pay it first.',
    goPay: 'Pay now',
    bought: 'You have already purchased this product.',
    viewOrders: 'View orders',
    tries: 'Try 7 days free',
    tried: 'You have already tried this product.',
  },
} as const

test('[R8.04][D23] an unpaid order for the product is told, with the way to pay it', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const { orderId } = await place(await play('orderer'), wish('node'))
  await page.goto('/ui/mall/detail/goods?skuId=s-node')
  await hydrated(page)
  await expect(page.getByText(w.unpaid)).toBeVisible()
  await page.getByRole('button', { name: w.buy }).first().click()
  await expect(page).toHaveURL(/\/detail\/goods/)
  await page.getByRole('button', { name: w.goPay }).click()
  await expect(page).toHaveURL(new RegExp(`/goods/pay\\?orderId=${orderId}$`))
})

test('[R8.04] what is had for good cannot be bought twice', async ({ page, play, language }) => {
  const w = words[language]
  await place(await play('orderer'), wish('gift'))
  await expect(async () => {
    await page.goto('/ui/mall/detail/goods?skuId=s-gift')
    await expect(page.getByText(w.bought)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: w.viewOrders })).toBeVisible()
})

test('[R8.04] what was tried cannot be tried again', async ({ page, play, language }) => {
  const w = words[language]
  await place(await play('orderer'), trialWish('tryable'))
  const tries = page.getByRole('button', { name: w.tries })
  await expect(async () => {
    await page.goto('/ui/mall/detail/goods?skuId=s-tryable')
    await hydrated(page)
    await tries.focus({ timeout: 2_000 })
    await expect(page.getByText(w.tried)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(tries).toHaveAttribute('aria-disabled', 'true')
})
