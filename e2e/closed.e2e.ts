import { confirmation, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { type Product, startProduct } from './product/product.ts'

const words = {
  zh: {
    closed: '本站暂停购买，请稍后再来',
    buyNow: '立即购买',
    addToCart: '加入购物车',
    selectAll: '全选',
    checkOut: '去结算',
    submit: '提交订单',
  },
  en: {
    closed: 'Buying is closed on this site for now. Please come back later.',
    buyNow: 'Buy now',
    addToCart: 'Add to cart',
    selectAll: 'Select all',
    checkOut: 'Check out',
    submit: 'Place order',
  },
} as const

test.describe('a site that sells nothing at present', () => {
  // The site of all other journeys sells: this one has a server of its own.
  let product: Product
  const shared = process.env.PLAYWRIGHT_ORIGIN
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    product = await startProduct({ NODE_ENV: 'development', SELLING: 'off' }, 'e2e/stage.ts')
    process.env.PLAYWRIGHT_ORIGIN = product.origin
  })
  test.afterAll(async () => {
    process.env.PLAYWRIGHT_ORIGIN = shared
    await product.stop()
  })

  test('[R5.15][R3.11] says so at goods, cart and confirmation, where nothing can be pressed', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    await play('shutOut')
    await page.goto('/ui/mall/detail/goods?skuId=s-node')
    await hydrated(page)
    for (const name of [w.buyNow, w.addToCart]) {
      const button = page.getByRole('button', { name }).first()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(w.closed)
    }
    await expectSound(page, language)

    await page.goto('/ui/mall/goods/cart')
    await hydrated(page)
    await page.getByRole('checkbox', { name: w.selectAll }).check()
    const checkOut = page.getByRole('button', { name: w.checkOut })
    await expect(checkOut).toHaveAttribute('aria-disabled', 'true')
    await expect(checkOut).toHaveAccessibleDescription(w.closed)
    await expectSound(page, language)

    await page.goto(confirmation(wish('node')))
    await hydrated(page)
    await expect(page.getByRole('alert').getByText(w.closed)).toBeVisible()
    const address = page.url()
    await expect(page.getByRole('checkbox').first()).toBeDisabled()
    await page.getByRole('button', { name: w.submit }).first().click()
    await expect(page).toHaveURL(address)
    await expectSound(page, language)
  })
})
