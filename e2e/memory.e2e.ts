import type { CDPSession, Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'

/** Visits to all pages between two measurements of memory. */
const ROUNDS = Number(process.env.ROUNDS ?? '4')
/** Measurements within which memory has to become stable: caches fill once, a leak never stops. */
const LOOKS = 6
/** Growth between two measurements up to which memory counts as stable (P11). */
const STILL = 1.04
/** How often memory is cleared before it is read: what one clearing lets go of frees more at the next. */
const CLEARINGS = 3

/** Bytes that scripts of a page hold, once what nobody needs any more is cleared away. */
const heapOf = async (browser: CDPSession): Promise<number> => {
  for (let n = 0; n < CLEARINGS; n++) await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  return usedSize
}

/** Turns within the document to each of the pages that the header leads to. */
const useAll = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
}

test('[P11] a tab of the mall stops growing, however many pages it shows @once', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('/ui/mall/')
  await hydrated(page)
  // What first presses need comes with the first sign of a visitor, and stays.
  await page.mouse.move(200, 200)
  const paths = ['/ui/mall/search/resource', '/ui/mall/app', '/ui/mall/']
  const browser = await page.context().newCDPSession(page)
  const looks: number[] = []
  const isStill = () => (looks.at(-1) ?? 0) <= (looks.at(-2) ?? 0) * STILL
  while (looks.length < LOOKS && !isStill()) {
    for (let round = 0; round < ROUNDS; round++) await useAll(page, paths)
    looks.push(await heapOf(browser))
  }
  console.log(`P11: ${looks.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(', ')} MiB`)
  expect(isStill()).toBe(true)
})
