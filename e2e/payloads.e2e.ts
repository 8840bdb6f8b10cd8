import { cartEndpoints } from '@compute-mall/core/cart'
import { isOneLine } from '@compute-mall/core/codec'
import { hostileTexts } from '@compute-mall/core/text/testing'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { computer, phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { HOSTILE } from './payloads.ts'
import { type Product, startProduct } from './product/product.ts'
import { call } from './product/request.ts'
import { admin, existing, ownConsole, seller, turnTo } from './workPages.ts'

// The policy would stop a script that got in; none may get in (S8).
test.use({ bypassCSP: true })

/** Notes what a payload could do: run, ask, leave, or fetch from elsewhere. */
const watch = (page: Page) => {
  const done: string[] = []
  page.on('dialog', async (dialog) => {
    done.push(`asked ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== new URL(origin()).host) done.push(`fetched ${request.url()}`)
  })
  return async (): Promise<readonly string[]> => {
    const hit = await page.evaluate(() => 'hit' in window)
    return hit ? [...done, `ran on ${page.url()}`] : done
  }
}

test.describe('texts of sellers and customers', () => {
  // One after the other: each worker would start a product of its own.
  test.describe.configure({ mode: 'default' })
  let product: Product
  const shared = process.env.PLAYWRIGHT_ORIGIN
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    product = await startProduct({ NODE_ENV: 'development' }, 'e2e/payloads.stage.ts')
    process.env.PLAYWRIGHT_ORIGIN = product.origin
  })
  test.afterAll(async () => {
    process.env.PLAYWRIGHT_ORIGIN = shared
    await product.stop()
  })

  for (const [on, device] of [
    ['a computer', computer],
    ['a phone', phone],
  ] as const)
    test.describe(`on ${on}`, () => {
      test.use(device)
      test('[S8][R2.12] of goods, shops and reviews are shown as they were written, wherever the mall shows them', async ({
        page,
        enter,
      }) => {
        test.setTimeout(120_000)
        const done = watch(page)
        const cookie = await enter('leader')
        const choice = {
          centerName: undefined,
          id: undefined,
          goodsId: HOSTILE.goodsId,
          skuId: HOSTILE.skuId,
          pricingId: 'p-hostile',
          clusterId: undefined,
          purchaseAmount: 1,
          purchaseDuration: 1,
          purchaseDurationUnit: 'month',
        } as const
        await call(cartEndpoints.put, { body: choice }, origin(), cookie)
        const written = page.getByText(`${HOSTILE.word} ${hostileTexts[0]}`).first()
        for (const address of [
          `/search/goods?keyword=${HOSTILE.word}`,
          `/search/global?keyword=${HOSTILE.word}`,
          `/detail/shop?id=${HOSTILE.shopId}`,
          `/detail-goods-iframe?goodsId=${HOSTILE.goodsId}`,
          '/goods/cart',
          `/detail/goods?goodsId=${HOSTILE.goodsId}`,
        ]) {
          await page.goto(`/ui/mall${address}`)
          await hydrated(page)
          await expect(written, address).toBeVisible()
          expect(await done(), address).toEqual([])
        }
        let seen = await page.locator('main').innerText()
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
          seen += await page.locator('main').innerText()
        }
        expect(hostileTexts.filter((text) => seen.includes(text)).length).toBeGreaterThan(100)
        expect(await done()).toEqual([])
      })
    })

  /** Payloads that fit where one line of words stands. */
  const lines = hostileTexts.filter((text) => text.length <= 120 && isOneLine(text))
  const HAN = /\p{Script=Han}/u
  /** Puts a payload in place of whatever somebody wrote: what is written is Chinese in the demonstration. */
  const replaced = (value: unknown, next: () => string): unknown => {
    if (typeof value === 'string') return HAN.test(value) ? next() : value
    if (Array.isArray(value)) return value.map((item) => replaced(item, next))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, next)]))
  }

  for (const { app, account, pages } of [
    { app: 'admin', account: 'superadmin', pages: admin },
    { app: 'seller', account: 'seller', pages: seller },
    { app: 'console', account: 'leader', pages: ownConsole },
  ] as const)
    test(`[S8][R4.03] do nothing on any page of ${app}`, async ({ page, enter }) => {
      test.setTimeout(300_000)
      const done = watch(page)
      await enter(account)
      await page.goto(`/ui/${app}/#/`)
      await expect(page.locator('main h1').first()).toBeVisible()
      const addresses: string[] = []
      for (const path of Object.values<string>(pages)) addresses.push(await existing(page, path))
      let count = 0
      const next = () => lines[count++ % lines.length] ?? ''
      await page.route('**/*', async (route) => {
        if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback()
        const response = await route.fetch()
        if (!(response.headers()['content-type'] ?? '').includes('application/json'))
          return route.fulfill({ response })
        return route.fulfill({ response, json: replaced(await response.json(), next) })
      })
      for (const address of addresses) {
        await turnTo(page, '/nothing/here')
        await turnTo(page, address)
        expect(await done(), address).toEqual([])
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(count).toBeGreaterThan(lines.length)
      expect(lines.length).toBeGreaterThanOrEqual(130)
    })
})
