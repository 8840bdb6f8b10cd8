import { readFileSync } from 'node:fs'
import { Theme } from '@compute-mall/core/site'
import type { Page } from '@playwright/test'
import { sessionOf } from './account.ts'
import { barriers } from './axe.ts'
import { type Device, phone } from './devices.ts'
import { expect, expectOneLanguage, expectTexts, overflow, smallTargets, test } from './journey.ts'
import { brokenWords, losses } from './magnified.ts'
import { lengthen } from './pseudoLocalisation.ts'
import { crowded } from './room.ts'
import { coveredBySafeAreas } from './safeAreas.ts'
import type { Sight } from './sight.ts'
import { applyTheme } from './themeTags.ts'
import { consoleSightOf } from './walk.console.ts'
import { languageOf, sightOf, sightsOn } from './walk.ts'

/** How wide a window is, from the narrowest up, in pixels. */
const widths = { computer: [360, 768, 1280], phone: [360, 430] } as const

/** How wide windows are in which texts of another length have to find room: those with a layout of their own. */
const roomy = { computer: [1280, 768], phone: [360] } as const

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
    await applyTheme(page, theme)
    await expectNoBarrier(page, theme, everything)
  }
  await applyTheme(page, 'default')
}

const sizeTexts = (page: Page, size: string) =>
  page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size)

/** What was pointed at explains itself where it stood then: a hint finds its place when one comes to it. */
const leaveAlone = async (page: Page) => {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

const expectRoomWhenMagnified = async (page: Page, device: Device) => {
  await page.setViewportSize(magnified[device].zoomed)
  await expect.poll(() => losses(page), 'at 400 %').toEqual([])
  await leaveAlone(page)
  await page.setViewportSize(magnified[device].enlarged)
  await sizeTexts(page, '200%')
  await expect.poll(() => losses(page), 'with texts of twice their size').toEqual([])
  await sizeTexts(page, '')
}

/** Columns give way to larger texts before their words and figures are broken; a phone has no other room for them. */
const expectWholeWords = async (page: Page) => {
  await page.setViewportSize(magnified.computer.enlarged)
  await sizeTexts(page, '200%')
  await expect.poll(() => brokenWords(page), 'broken words').toEqual([])
  await sizeTexts(page, '')
}

/** No bar, sheet or page has anything where the edges of a phone are: rounded corners, the camera, the swipe up. */
const expectClearOfEdges = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await expect.poll(() => coveredBySafeAreas(page, cdp), 'under the edges of the phone').toEqual([])
}

/** No text is cut, covered or pushed out where a language needs 40 % more for it. */
const expectRoomForLongerTexts = async (page: Page, device: Device) => {
  await lengthen(page)
  for (const width of roomy[device]) {
    await page.setViewportSize({ width, height: phone.viewport.height })
    await expect.poll(() => crowded(page), `longer texts at ${width} px`).toEqual([])
  }
}

const inEveryTheme = (device: Device, sight: Sight) =>
  test.describe(() => {
    const { name, as, open, expected, plain, quotes, title } = sight
    test.use({ expected: expected ?? null })

    test(`[A1][I1][R1.01][R2.06][R3.06] ${name}, in its language, with its title, in every theme, magnified, with longer texts`, {
      tag: `@${languageOf(device, sight)}`,
    }, async ({ page, play, who, language, complete }) => {
      // What is beside what knows no language, colours know no width either; Chinese finds room wherever English does.
      const hasThemes = !plain && (complete || language === 'zh')
      const isMagnified = complete || language === 'en'
      const [narrowest] = widths[device]
      await open({
        page,
        cookie: as === undefined ? '' : await play(as),
        cookieOf: (role) => sessionOf(who(role).name),
      })
      await expect(page).toHaveTitle(new RegExp(`^${title?.[language] ?? '.'}`))
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
      await expectTexts(page)
      if (!quotes) await expectOneLanguage(page, language)
      // The mall may wear another just now, for the sake of another journey.
      if (!plain) await applyTheme(page, 'default')
      for (const width of widths[device]) {
        await page.setViewportSize({ width, height: phone.viewport.height })
        if (complete || language === 'zh' || width === narrowest) await expectNoBarrier(page, 'default', true)
        await expect.poll(() => overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
        if (device === 'phone') await expect.poll(() => smallTargets(page)).toEqual([])
        if (hasThemes && (complete || width === widths[device].at(-1))) await expectThemes(page, complete)
      }
      if (device === 'phone' && !plain && (complete || language === 'zh')) await expectClearOfEdges(page)
      if (device === 'computer') await expectWholeWords(page)
      if (isMagnified) await expectRoomWhenMagnified(page, device)
      if (language === 'en') await expectRoomForLongerTexts(page, device)
    })
  })

/** The names of the routes of an app. */
const routeNames = (app: 'mall' | 'console'): readonly string[] => {
  const table = readFileSync(new URL(`../apps/${app}/src/routes.ts`, import.meta.url), 'utf8')
  return [...table.matchAll(/^ {2}(\w+): route\(\{$/gm)].map(([, name = '']) => name).toSorted()
}

test('[A1] every page of the route table of the console is walked', () => {
  expect(Object.keys(consoleSightOf).toSorted()).toEqual(routeNames('console'))
})

test('[A1][R2.01] every page of the route table of the mall is walked on each device that has it', () => {
  expect(Object.keys(sightOf).toSorted()).toEqual(routeNames('mall'))
  for (const device of ['computer', 'phone'] as const) {
    const walked = sightsOn(device).map(({ name }) => name)
    const wanted = Object.values(sightOf).filter(
      (name) => name !== null && (device === 'phone' || name !== sightOf.search),
    )
    expect(walked).toEqual(expect.arrayContaining(wanted))
  }
})

for (const device of ['computer', 'phone'] as const satisfies readonly Device[])
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone)
    for (const sight of sightsOn(device)) inEveryTheme(device, sight)
  })
