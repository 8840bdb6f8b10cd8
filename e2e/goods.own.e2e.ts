import { type BillingType, goodsEndpoints } from '@compute-mall/core/goods'
import { orderEndpoints } from '@compute-mall/core/order'
import { readSearch, requestOf, searchEndpoints } from '@compute-mall/core/search'
import { demoBuyer, signIn } from '../tools/src/product/people.ts'
import { call } from '../tools/src/product/request.ts'
import { signInAs } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'

type Language = 'zh' | 'en'

const words = {
  zh: {
    buy: '立即购买',
    unpaid: '该商品存在未支付订单，请前往支付',
    goPay: '去支付',
    bought: '您已购买过该商品',
    viewOrders: '查看订单',
    tries: /^免费试用 \d+ 天$/,
    tried: '您已试用过该商品',
  },
  en: {
    buy: 'Buy now',
    unpaid: 'There is an unpaid order for this product. Please go and pay.',
    goPay: 'Go and pay',
    bought: 'You have already purchased this product.',
    viewOrders: 'View orders',
    tries: /^Try \d+ days? free$/,
    tried: 'You have already tried this product.',
  },
} as const

const origin = () => process.env.PLAYWRIGHT_ORIGIN ?? ''

/**
 * Orders what a search finds; each language something else, so that the two never meet.
 * @returns the sku that was ordered
 */
const ordered = async (query: string, billingType: BillingType, language: Language): Promise<string> => {
  const cookie = await signIn(origin(), demoBuyer.account, demoBuyer.password)
  const found = await call(
    searchEndpoints.goods,
    { body: requestOf(readSearch(new URLSearchParams(query)), 10) },
    origin(),
    cookie,
  )
  const card = found.records.filter(({ availability }) => availability < 4)[language === 'zh' ? 0 : 1]
  const skus = await call(goodsEndpoints.skus, { params: { id: card?.goodsId ?? '' } }, origin(), cookie)
  const offers = skus.flatMap((sku) => sku.pricing.map((pricing) => ({ sku, pricing })))
  const offer = offers.find(({ pricing }) => pricing.billingType === billingType)
  if (card === undefined || offer === undefined) throw new Error(`Nothing to order for ${query}.`)
  const { sku, pricing } = offer
  const detail = await call(goodsEndpoints.detail, { params: { id: card.goodsId } }, origin(), cookie)
  const intent = {
    cartIds: [],
    choice: {
      goodsId: card.goodsId,
      skuId: sku.id,
      pricingId: pricing.id,
      clusterId: sku.clusterResources.find(({ availability }) => availability < 4)?.clusterId,
      purchaseAmount: Math.max(1, detail.limit.amount),
      purchaseDuration: 1,
      purchaseDurationUnit: undefined,
    },
    type: billingType === 'TRIAL' ? 'trial' : 'formal',
  } as const
  const quote = await call(orderEndpoints.quote, { body: intent }, origin(), cookie)
  const isOrdered = quote.unpaidOrderId !== null || quote.lines.some(({ refusals }) => refusals.length > 0)
  if (!isOrdered) {
    const { total: quotedTotal, agreementVersion } = quote
    const body = { ...intent, quotedTotal, agreed: true, agreementVersion }
    await call(orderEndpoints.create, { body }, origin(), cookie)
  }
  return sku.id
}

test.beforeEach(async ({ context, language }) => {
  await signInAs(context, demoBuyer.account)
  await context.addCookies([{ name: 'locale', value: language, url: origin() }])
})

test('[R8.04] [D23] an unpaid order for the product is told, with the way to pay it', async ({
  page,
  language,
}) => {
  const w = words[language]
  const skuId = await ordered('?common1=sourceCode', 'FOREVER', language)
  await page.goto(`/ui/mall/detail/goods?skuId=${skuId}`)
  await hydrated(page)
  await expect(page.getByText(w.unpaid)).toBeVisible()
  await page.getByRole('button', { name: w.buy }).first().click()
  await expect(page).toHaveURL(/\/detail\/goods/)
  await page.getByRole('button', { name: w.goPay }).click()
  await expect(page).toHaveURL(/\/goods\/pay\?orderId=/)
})

test('[R8.04] what is had for good cannot be bought twice', async ({ page, language }) => {
  const w = words[language]
  const skuId = await ordered('?common1=software&other=free', 'FREE', language)
  await expect(async () => {
    await page.goto(`/ui/mall/detail/goods?skuId=${skuId}`)
    await expect(page.getByText(w.bought)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('button', { name: w.viewOrders })).toBeVisible()
})

test('[R8.04] what was tried cannot be tried again', async ({ page, language }) => {
  const w = words[language]
  const skuId = await ordered('?common1=saas&other=trial', 'TRIAL', language)
  await expect(async () => {
    await page.goto(`/ui/mall/detail/goods?skuId=${skuId}`)
    await hydrated(page)
    await page.getByRole('button', { name: w.tries }).focus({ timeout: 2000 })
    await expect(page.getByText(w.tried)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('button', { name: w.tries })).toHaveAttribute('aria-disabled', 'true')
})
