import { cartEndpoints } from '@compute-mall/core/cart'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { confirmation, wish } from './desk.ts'
import { type Device, phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { shifts } from './layoutShifts.ts'
import { call } from './product/request.ts'

/** Every page on the way to an order; a phone is sent on to its twins. */
const paths = [
  '/ui/mall/',
  '/ui/mall/app',
  '/ui/mall/search/global?keyword=A800',
  '/ui/mall/search/resource?keyword=A800',
  '/ui/mall/search/goods',
  '/ui/mall/detail/goods?goodsId=200001',
  '/ui/mall/goods/cart',
  confirmation(wish('node')),
]

/** A tenth of what Google calls good: the header may still grow while its own end is on the way. */
const STEADY = 0.01

/** In which a page that answers may still load and draw what it only needs then. */
const AFTERWARDS_MS = 300

for (const device of ['computer', 'phone'] as const satisfies readonly Device[])
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone)

    test('[L6] nothing moves by itself, from the first picture until the page has answered for a while', async ({
      page,
      enter,
    }) => {
      await enter('leader')
      for (const path of paths) {
        await page.goto(path)
        await hydrated(page)
        await page.waitForTimeout(AFTERWARDS_MS)
        const moved = await shifts(page)
        const sum = moved.reduce((all, { value }) => all + value, 0)
        expect(sum, `${path}: ${moved.map(({ what }) => what).join('; ')}`).toBeLessThan(STEADY)
      }
    })
  })

const words = {
  zh: {
    addToCart: '加入购物车',
    added: '已加入购物车',
    compare: /^对比 /,
    compareNow: '对比',
    compared: '算力对比',
  },
  en: {
    addToCart: 'Add to cart',
    added: 'Added to the cart',
    compare: /^Compare /,
    compareNow: 'Compare',
    compared: 'Offers compared',
  },
} as const

/** Where all is that is seen of the header; menus that are closed are not. */
const headerOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button, input')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, height } = element.getBoundingClientRect()
          return { x, y, height }
        }),
    )

test('[L6] the header stays where it is while the cart fills', async ({ page, play, language }) => {
  const cookie = await play('filler')
  const lines = await call(cartEndpoints.list, {}, origin(), cookie)
  if (lines.length > 0)
    await call(cartEndpoints.remove, { body: { ids: lines.map(({ id }) => id) } }, origin(), cookie)
  await page.goto('/ui/mall/detail/goods?skuId=s-node')
  await hydrated(page)
  const before = await headerOf(page)
  await page.getByRole('button', { name: words[language].addToCart }).first().click()
  await expect(page.getByRole('status').filter({ hasText: words[language].added })).toBeVisible()
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
  expect(await headerOf(page)).toEqual(before)
})

test('[L6] a dialog neither shifts the page nor leaves a bare strip where its scroll bar was', async ({
  playwright,
  launchOptions,
  language,
  locale,
}) => {
  const w = words[language]
  // Browsers under test hide their scroll bars.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const page = await browser.newPage({
      baseURL: origin(),
      viewport: { width: 1280, height: 720 },
      ...(locale && { locale }),
    })
    await page.goto('/ui/mall/search/resource')
    await hydrated(page)
    const boxes = page.getByRole('checkbox', { name: w.compare })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    const measured = () =>
      page.evaluate(() => {
        const { clientWidth } = document.documentElement
        const { x, width } = document.querySelector('main')?.getBoundingClientRect() ?? { x: 0, width: 0 }
        return { bar: innerWidth - clientWidth, clientWidth, x, width }
      })
    const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const [before, bare] = [await measured(), await canvas()]
    expect(before.bar).toBeGreaterThan(0)
    await page.getByRole('button', { name: w.compareNow, exact: true }).click()
    await expect(page.getByRole('dialog', { name: w.compared })).toBeVisible()
    const { bar: _, clientWidth: __, ...held } = await measured()
    expect(held).toEqual({ x: before.x, width: before.width })
    expect(await canvas()).not.toBe(bare)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: w.compared })).toHaveCount(0)
    expect(await measured()).toEqual(before)
    expect(await canvas()).toBe(bare)
  } finally {
    await browser.close()
  }
})
