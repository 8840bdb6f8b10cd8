import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, expectTexts, overflow, test } from './journey.ts'
import { type Product, startProduct } from './product/product.ts'
import { admin, existing, ownConsole, type Pages, seller, turnTo } from './workPages.ts'

/** How wide a window is, from the narrowest up, in pixels. */
const WIDTHS = [360, 768, 1280]

/** Who finds something on every page of an app. */
const apps = [
  { app: 'admin', account: 'superadmin', pages: admin },
  { app: 'seller', account: 'seller', pages: seller },
  { app: 'console', account: 'leader', pages: ownConsole },
] as const

test.describe('the work apps over the whole demonstration', () => {
  // One after the other: each worker would start a product of its own.
  test.describe.configure({ mode: 'default' })
  let product: Product
  const shared = process.env.PLAYWRIGHT_ORIGIN
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    product = await startProduct({ NODE_ENV: 'development' })
    process.env.PLAYWRIGHT_ORIGIN = product.origin
  })
  test.afterAll(async () => {
    process.env.PLAYWRIGHT_ORIGIN = shared
    await product.stop()
  })

  /** What is wrong with a page as it stands, at each width. */
  const faultsOf = async (page: Page, widths: readonly number[]): Promise<readonly string[]> => {
    const found: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      const at = (fault: string) => `${width} px: ${fault}`
      await expect
        .poll(() => barriers(page), { timeout: 3_000 })
        .toEqual([])
        .catch(async () => found.push(...(await barriers(page)).map(at)))
      const beyond = await overflow(page)
      if (beyond > 0) found.push(at(`${beyond} px too wide`))
    }
    return found
  }

  for (const { app, account, pages } of apps)
    test(`[A1][I1][R4.03] every page of ${app} has no barrier and no edge beyond the window, from a phone to a desktop`, {
      tag: '@zh',
    }, async ({ page, enter, language }) => {
      test.setTimeout(600_000)
      await enter(account)
      // What differs between languages is how long their texts are, which is felt where it is narrow.
      const widths = language === 'zh' ? WIDTHS : WIDTHS.slice(0, 1)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/ui/${app}/#/`)
      await expect(page.locator('main h1').first()).toBeVisible()
      const faults: Record<string, readonly string[]> = {}
      for (const [file, path] of Object.entries<string>(pages satisfies Pages)) {
        await page.setViewportSize({ width: 1280, height: 740 })
        await turnTo(page, await existing(page, path))
        await expectTexts(page)
        const found = await faultsOf(page, widths)
        if (found.length > 0) faults[file] = found
      }
      expect(faults).toEqual({})
    })
})
