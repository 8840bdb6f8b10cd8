import { Theme } from '@compute-mall/core/site'
import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { type Device, phone } from './devices.ts'
import { dress } from './dresses.ts'
import { expect, overflow, smallTargets, test } from './journey.ts'
import { losses } from './magnified.ts'
import { type Sight, sightsOn } from './walk.ts'

/** How wide a window is, from the narrowest up, in pixels. */
const widths = { computer: [360, 768, 1280], phone: [360, 430] } as const

/**
 * What somebody sees who needs everything larger: a window of 1280 × 1024 pixels at 400 %, and a usual one with texts
 * of twice their size (WCAG 1.4.10, 1.4.4). A phone is magnified as far as it is narrow.
 */
const magnified = {
  computer: { zoomed: { width: 320, height: 256 }, enlarged: { width: 1280, height: 720 } },
  phone: { zoomed: { width: 320, height: 568 }, enlarged: phone.viewport },
} as const

const expectNoBarrier = (page: Page, theme: Theme, everything: boolean) =>
  expect.poll(() => barriers(page, everything ? 'everything' : 'colours'), `barriers in ${theme}`).toEqual([])

/** Looks at the page in the themes that are not the usual one. */
const expectThemes = async (page: Page, everything: boolean) => {
  for (const theme of Theme.values.filter((name) => name !== 'default')) {
    await dress(page, theme)
    await expectNoBarrier(page, theme, everything)
  }
  await dress(page, 'default')
}

const doubleTexts = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

const inEveryDress = (device: Device, { name, as, open, expected, plain }: Sight) =>
  test.describe(() => {
    test.use({ expected: expected ?? null })

    test(`[A1][R3.06] ${name}, in every dress and magnified`, async ({ page, play, language, complete }) => {
      // Colours speak no language and know no width; and Chinese finds room wherever English does.
      const hasThemes = !plain && (complete || language === 'zh')
      const isMagnified = complete || language === 'en'
      await open({ page, cookie: as === undefined ? '' : await play(as) })
      // The mall may wear another just now, for the sake of another journey.
      if (!plain) await dress(page, 'default')
      for (const width of widths[device]) {
        await page.setViewportSize({ width, height: phone.viewport.height })
        await expectNoBarrier(page, 'default', true)
        await expect.poll(() => overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
        if (device === 'phone') await expect.poll(() => smallTargets(page)).toEqual([])
        if (hasThemes && (complete || width === widths[device].at(-1))) await expectThemes(page, complete)
      }
      if (!isMagnified) return
      await page.setViewportSize(magnified[device].zoomed)
      await expect.poll(() => losses(page), 'at 400 %').toEqual([])
      await page.setViewportSize(magnified[device].enlarged)
      await doubleTexts(page)
      await expect.poll(() => losses(page), 'with texts of twice their size').toEqual([])
    })
  })

for (const device of ['computer', 'phone'] as const satisfies readonly Device[])
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone)
    for (const sight of sightsOn(device)) inEveryDress(device, sight)
  })
