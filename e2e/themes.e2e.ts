import { Theme } from '@compute-mall/core/site'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { applyTheme, themeChooser } from './themeTags.ts'

/* The whole mall wears what is chosen here: this file runs in order, and once: colours know no language. */
test.describe.configure({ mode: 'serial' })

const chooseTheme = async (theme: Theme) => (await themeChooser(origin()))(theme)
test.afterAll(() => chooseTheme('default'))

/** What one sees of a theme: the main accent, the ground of the hero, the ornament of the header, the drawings. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector)
      if (element === null) throw new Error(`there is no ${selector}`)
      return getComputedStyle(element)
    }
    return {
      accent: style('nav summary').backgroundColor,
      footer: style('footer').backgroundColor,
      hasOrnament: style('header').backgroundImage.includes('data:image/svg+xml'),
      drawing: style('[role=group] svg').visibility,
    }
  })

const looks = {
  default: { accent: 'rgb(192, 0, 25)', footer: 'rgb(16, 19, 24)', hasOrnament: false, drawing: 'visible' },
  spring: { accent: 'rgb(12, 116, 64)', footer: 'rgb(15, 42, 29)', hasOrnament: true, drawing: 'visible' },
  newYear: { accent: 'rgb(179, 32, 14)', footer: 'rgb(77, 10, 18)', hasOrnament: true, drawing: 'visible' },
  christmas: { accent: 'rgb(173, 26, 48)', footer: 'rgb(10, 47, 37)', hasOrnament: true, drawing: 'visible' },
  empty: { accent: 'rgb(192, 0, 25)', footer: 'rgb(245, 246, 247)', hasOrnament: false, drawing: 'hidden' },
} as const

/** Colours pass over into one another, be it within a moment. */
const expectLook = (page: Page, theme: Theme) => expect.poll(() => lookOf(page)).toEqual(looks[theme])

for (const theme of Theme.values)
  test(`[R3.06, A1] operations choose ${theme}, and the home page wears it without a barrier`, async ({
    page,
    language,
  }) => {
    await chooseTheme(theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Visitors share a page for up to a second.
    await expect(async () => {
      await page.goto('/ui/mall/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 100 })
    }).toPass()
    await hydrated(page)
    await expectLook(page, theme)
    await expectSound(page, language)
  })

test('[R3.06][R3.11] a page that is dressed in the browser looks as the server would have sent it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ui/mall/')
  await hydrated(page)
  for (const theme of [...Theme.values, 'default'] as const) {
    await applyTheme(page, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectLook(page, theme)
  }
})
