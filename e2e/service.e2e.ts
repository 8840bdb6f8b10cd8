import type { Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'

const words = {
  zh: { service: '在线客服', addToCart: '加入购物车' },
  en: { service: 'Customer service', addToCart: 'Add to cart' },
} as const

const pages = [
  '/ui/mall/',
  '/ui/mall/search/resource?common1=bareMetal',
  '/ui/mall/detail/goods?goodsId=g-node&skuId=s-node',
  '/ui/mall/goods/cart',
]

/** The amounts that the button covers at the present scroll position. */
const covered = (page: Page, service: string): Promise<readonly string[]> =>
  page.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (button === undefined) throw new Error('no button')
    const over = button.getBoundingClientRect()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!/¥/.test(node.textContent ?? '')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A bar at the lower edge lies over the button, not under it.
      const meets = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < over.right &&
          right > over.left &&
          top < over.bottom &&
          bottom > over.top &&
          button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
      )
      if (meets) found.push(node.textContent ?? '')
    }
    return found
  }, service)

test.describe('the button of customer service', () => {
  for (const width of [320, 390, 768, 1280])
    test(`covers no amount in a window of ${width} px, wherever the page is scrolled`, async ({
      page,
      play,
      language,
    }) => {
      const w = words[language]
      await play('dropped')
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/ui/mall/detail/goods?goodsId=g-node&skuId=s-node')
      await hydrated(page)
      await page.getByRole('button', { name: w.addToCart }).first().click()
      for (const address of pages) {
        await page.goto(address)
        await hydrated(page)
        await expect(page.getByRole('button', { name: w.service, exact: true })).toBeAttached()
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        for (let top = 0; top <= height; top += 300) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
          expect(await covered(page, w.service), `${address} at ${top}`).toEqual([])
        }
      }
    })
})
