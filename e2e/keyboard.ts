import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from './cast.ts'
import { words } from './purchase.words.ts'

/** Stops of the tab key after which a journey is lost. */
const MAX_STOPS = 150

/** Says what is wrong with the focus as it is now: it cannot be seen, or something lies over it (WCAG 2.4.7, 2.4.11). */
const complaintOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body || focused.matches('#content, #content h1')) return null
    const name = focused.outerHTML.slice(0, 120)
    const rings = (element: Element | null, levels: number): boolean =>
      element !== null &&
      levels > 0 &&
      (['', '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none') ||
        rings(element.parentElement, levels - 1))
    if (!rings(focused, 6)) return `The focus cannot be seen: ${name}`
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    )
    const over = points.map(([x, y]) => document.elementFromPoint(x, y))
    const isSeen = over.some((top) => top !== null && (focused.contains(top) || top.contains(focused)))
    const what = over[4]?.outerHTML.slice(0, 120) ?? 'the edge of the window'
    return isSeen ? null : `At ${points[4]} something lies over the focus ${name}: ${what}`
  })

/** Presses Tab until the element has the focus, and looks at every stop on the way. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  // A page that still grows moves its footer, and whatever has the focus there, out of sight.
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    // The browser scrolls to the focus in its own time.
    await expect.poll(() => complaintOf(page)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The tab key does not lead to ${target}`)
}

/** Goes to the element and presses it. */
export const pressWith = async (page: Page, target: Locator, key: 'Enter' | ' ' = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** From the confirmation to the opened order by keyboard alone; each page begins at its heading. */
export const orderByKeyboard = async (page: Page, language: Language): Promise<void> => {
  const w = words[language]
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const go = (role: 'button' | 'link', name: string | RegExp) =>
    pressWith(page, page.getByRole(role, { name, exact: true }).first())
  await expect(heading(w.confirm)).toBeFocused()
  await pressWith(page, page.getByRole('checkbox', { name: w.agreement }), ' ')
  await go('button', w.submit)
  await expect(heading(w.cashier)).toBeFocused()
  await go('button', w.pay)
  await expect(heading(w.scan)).toBeFocused()
  const opened = page.waitForEvent('popup')
  await go('link', w.payHere)
  const payer = await opened
  await pressWith(payer, payer.getByRole('button', { name: w.payerPays }))
  await expect(heading(w.paid)).toBeFocused()
  await go('link', w.viewOrder)
  await expect(heading(w.order)).toBeVisible()
}
