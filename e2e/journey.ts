import { test as base, expect, type Page } from '@playwright/test'
import { origin, signInAs } from './account.ts'
import { attemptOf } from './attempts.ts'
import { barriers } from './axe.ts'
import { type Language, type Person, personOf, type Role } from './cast.ts'
import { beyondEdge, hasRawKey, isChinese, said, WHERE_SAID } from './said.ts'

interface Journey {
  /** Whether this run reads Chinese or English. */
  readonly language: Language
  /** Who plays a role in this run: somebody of its own in each attempt. */
  readonly who: (role: Role) => Person
  /** Signs in as somebody of the cast. @returns the cookies, for calls besides the browser */
  readonly play: (role: Role) => Promise<string>
  /**
   * Signs in as one of the demo accounts, in the language of this run. Both languages and every attempt share them:
   * they are for looking, and whoever changes something is played by the cast.
   */
  readonly enter: (account: string) => Promise<string>
  /** What the browser complained about: errors of scripts, of the console, of the content security policy. */
  readonly complaints: readonly string[]
  /** Complaints that belong to what is tested, e.g. of an answer that is meant to fail. */
  readonly expected: RegExp | null
  /** Looks at everything in everything, for which the everyday run has no time (`npm run walk`). */
  readonly complete: boolean
}

/** What browsers say of a chat line that ends, e.g. with its session or the network; the chart opens it again (R4.09). */
const LINE_LOST = /^WebSocket connection to '\S+\/customerservice\/ws\/message\?\S*' failed/

/** A browser at the product, which fails the test when the browser complains. */
export const test = base.extend<Journey>({
  baseURL: async ({ baseURL: _ }, use) => use(origin()),
  language: async ({ locale }, use) => use(locale?.startsWith('zh') ? 'zh' : 'en'),
  who: async ({ language }, use, info) => use((role) => personOf(role, language, attemptOf(info))),
  play: async ({ context, who }, use) => use((role) => signInAs(context, who(role).name)),
  enter: async ({ context, language }, use) =>
    use(async (account) => {
      const cookies = await signInAs(context, account)
      await context.addCookies([{ name: 'locale', value: language, url: origin() }])
      return cookies
    }),
  expected: [null, { option: true }],
  complete: [false, { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (said) => {
        if (said.type() === 'error') complaints.push(said.text())
      })
      await use(complaints)
      const unexpected = complaints.filter((words) => !LINE_LOST.test(words) && !expected?.test(words))
      expect(unexpected, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** @returns what the page says with Chinese in it, the names of languages left out */
const chineseLines = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(said, WHERE_SAID)).filter(isChinese)

/** @returns what the page says in keys of texts instead of texts */
const rawKeys = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(said, WHERE_SAID)).filter(hasRawKey)

/** Waits until the page has a text wherever it needs one (I1). */
export const expectTexts = (page: Page): Promise<void> => expect.poll(() => rawKeys(page)).toEqual([])

/** Waits until the page speaks one language: in English, nothing that it says is Chinese (I1). */
export const expectOneLanguage = async (page: Page, language: Language): Promise<void> => {
  if (language === 'en') await expect.poll(() => chineseLines(page)).toEqual([])
}

/** @returns how much wider than the window the page is, in pixels */
export const overflow = (page: Page): Promise<number> => page.evaluate(beyondEdge)

/**
 * Whether barriers are looked for. They know no language, and but for the complete run no width: each page is asked at
 * each by the walk.
 */
const findsBarriers = (language: Language, isNarrowest: boolean): boolean => {
  const { complete = false } = base.info().project.use as Partial<Journey>
  return language === 'zh' && (complete || isNarrowest)
}

/** Desktop and phone, in pixels (A1). */
const WIDTHS = [1280, 360]

/**
 * Looks at a page as it is now, as wide as a desktop and as narrow as a phone: no barrier, nothing beyond its edge,
 * one language, no key in place of a text (A1, I1). What is still moving gets the time to end.
 */
export const expectSound = async (page: Page, language: Language): Promise<void> => {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 720 })
    if (findsBarriers(language, width === Math.min(...WIDTHS)))
      await expect.poll(() => barriers(page), `barriers at ${width} px`).toEqual([])
    await expect.poll(() => overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
    await expectTexts(page)
    await expectOneLanguage(page, language)
  }
  if (before !== null) await page.setViewportSize(before)
}

/** The least height of what a thumb presses, in pixels. */
const THUMB = 44

/** @returns what is pressed on the page and lower than a thumb; a link in running text is not, nor one over its whole row */
export const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const isPressed = (element: Element) => {
      const { display, visibility } = getComputedStyle(element)
      const covers = getComputedStyle(element, '::after').position === 'absolute'
      const isSkipLink = element.getAttribute('href') === '#content'
      return (
        display !== 'inline' &&
        visibility === 'visible' &&
        !covers &&
        !isSkipLink &&
        !element.closest('[inert]')
      )
    }
    return [...document.querySelectorAll('a, button, label:has(input), select, summary, [role=tab]')]
      .filter(isPressed)
      .map((element) => ({ height: element.getBoundingClientRect().height, name: element.textContent }))
      .filter(({ height }) => height > 0 && height < least - 0.5)
      .map(({ height, name }) => `${name}: ${height} px`)
  }, THUMB)

/** What phones are, from small to large, in pixels. */
const PHONES = [360, 430]

/** Looks at a phone's page as it is now, at the widths that phones have; what is pressed is made for thumbs (R2.02). */
export const expectSoundOnPhone = async (page: Page, language: Language): Promise<void> => {
  const height = page.viewportSize()?.height ?? 740
  for (const width of PHONES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    if (findsBarriers(language, width === Math.min(...PHONES)))
      await expect.poll(() => barriers(page), `barriers at ${width} px`).toEqual([])
    await expect.poll(() => smallTargets(page), `targets at ${width} px`).toEqual([])
    await expect.poll(() => overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
    await expectTexts(page)
    await expectOneLanguage(page, language)
  }
}
