import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const CJK = /\p{Script=Han}/u

interface Journey {
  /** Whether this run reads Chinese or English. */
  readonly language: 'zh' | 'en'
  /** What the browser complained about: errors of scripts, of the console, of the content security policy. */
  readonly complaints: readonly string[]
  /** Complaints that belong to what is tested, e.g. of an answer that is meant to fail. */
  readonly expected: RegExp | null
}

/** A browser at the product, which fails the test when the browser complains. */
export const test = base.extend<Journey>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.PLAYWRIGHT_ORIGIN),
  language: async ({ locale }, use) => use(locale?.startsWith('zh') ? 'zh' : 'en'),
  expected: [null, { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('console', (said) => {
        if (said.type() === 'error') complaints.push(said.text())
      })
      await use(complaints)
      const unexpected = complaints.filter((words) => !expected?.test(words))
      expect(unexpected, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** @returns what breaks WCAG 2.2 A and AA on the page as it is now */
export const barriers = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** @returns the visible lines of the page with Chinese in them, the names of languages left out */
export const chineseLines = async (page: Page): Promise<readonly string[]> => {
  const text = await page.locator('body').innerText()
  return text.split('\n').filter((line) => CJK.test(line) && line.trim() !== '中文')
}

/** The namespaces of texts: what is shown as `namespace:key` is a text that nobody wrote. */
const RAW_KEY =
  /\b(cart|console|error|failure|goods|identity|order|page|parts|payment|purchase|resource|search|shell|shop|site):[a-z]/

/** @returns the visible lines of the page that are keys of texts instead of texts */
const rawKeys = async (page: Page): Promise<readonly string[]> => {
  const text = await page.locator('body').innerText()
  return text.split('\n').filter((line) => RAW_KEY.test(line))
}

/** Looks at a page as it is now: no barrier, one language, no key in place of a text (A1, I1). */
export const expectSound = async (page: Page, language: 'zh' | 'en'): Promise<void> => {
  expect(await barriers(page)).toEqual([])
  expect(await rawKeys(page)).toEqual([])
  if (language === 'en') expect(await chineseLines(page)).toEqual([])
}
