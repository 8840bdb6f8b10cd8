import type { CDPSession, Page } from '@playwright/test'

/** What the edges of a phone take of its window, in pixels. */
interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** As much as any phone takes, held upright and on its side. */
const positions = [
  { width: 390, height: 844, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
] as const

/** Where a page is looked at: a bar that stays in sight covers what is under it, wherever one scrolled to. */
const ends = ['top', 'bottom'] as const

/** To an end of the page and of all that scrolls in a dialog, as far as it is drawn there. */
const scrollTo = (page: Page, end: (typeof ends)[number]) =>
  page.evaluate(async (to) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await drawn()
    for (const one of [document.documentElement, ...document.querySelectorAll('dialog[open] *')])
      one.scrollTo({ top: to === 'top' ? 0 : one.scrollHeight, behavior: 'instant' })
    await drawn()
  }, end)

/**
 * @returns what is read or pressed where the edges of the phone take the window; what scrolls may pass below the upper
 * and the lower edge, but has to stand clear of them at its ends
 */
const underSafeAreas = (page: Page, insets: Insets, end: (typeof ends)[number]): Promise<readonly string[]> =>
  page.evaluate(
    ({ top, right, bottom, left, atTop }) => {
      const root = document.querySelector('dialog[open]') ?? document.body
      const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
      const sticks = (element: Element) => {
        const { position, top: above, bottom: below } = getComputedStyle(element)
        return position === 'fixed' || (position === 'sticky' && [above, below].some((one) => one !== 'auto'))
      }
      const isStaying = (element: Element | null): boolean =>
        element !== null &&
        (element.matches('[popover]:popover-open, dialog[open]') ||
          sticks(element) ||
          (!scrolls(element) && isStaying(element.parentElement)))
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], svg, option, a[href="#content"]') === null &&
        getComputedStyle(element).clipPath === 'none'
      /** What is left to see of a box inside everything that hides what goes beyond it. */
      const seenOf = (around: Element | null, { x, y, width, height }: DOMRect): DOMRect => {
        const seen = { left: x, top: y, right: x + width, bottom: y + height }
        for (let at = around; at !== null && at !== root; at = at.parentElement) {
          if (getComputedStyle(at).overflowX === 'visible') continue
          const box = at.getBoundingClientRect()
          seen.left = Math.max(seen.left, box.left)
          seen.right = Math.min(seen.right, box.right)
          seen.top = Math.max(seen.top, box.top)
          seen.bottom = Math.min(seen.bottom, box.bottom)
        }
        return new DOMRect(seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top)
      }
      const isUnder = (around: Element | null, box: DOMRect) => {
        const seen = seenOf(around, box)
        if (seen.width < 1 || seen.height < 1) return false
        const isBar = isStaying(around)
        return (
          seen.left < left - 0.5 ||
          seen.right > innerWidth - right + 0.5 ||
          ((isBar || atTop) && seen.top < top - 0.5 && seen.bottom > 0) ||
          ((isBar || !atTop) && seen.bottom > innerHeight - bottom + 0.5 && seen.top < innerHeight)
        )
      }
      const range = document.createRange()
      const linesOf = (text: Node) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      }
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const element = text.parentElement
        const words = text.nodeValue?.trim() ?? ''
        if (words === '' || element === null || !isShown(element)) continue
        if (linesOf(text).some((line) => isUnder(element, line))) found.push(`“${words.slice(0, 40)}”`)
      }
      for (const control of root.querySelectorAll('button, input, select, textarea, a[href]'))
        if (isShown(control) && isUnder(control.parentElement, control.getBoundingClientRect()))
          found.push(control.outerHTML.slice(0, 100))
      return found
    },
    { ...insets, atTop: end === 'top' },
  )

/** Waits until the page knows of them. */
const taken = (page: Page, insets: Insets) =>
  page.waitForFunction(({ top, left }) => {
    const probe = document.createElement('div')
    probe.style.padding = 'env(safe-area-inset-top) 0 0 env(safe-area-inset-left)'
    document.body.append(probe)
    const { paddingTop, paddingLeft } = getComputedStyle(probe)
    probe.remove()
    return paddingTop === `${top}px` && paddingLeft === `${left}px`
  }, insets)

/** Looks at a phone's page as its edges leave it, held upright and on its side, at both ends. */
export const coveredBySafeAreas = async (page: Page, cdp: CDPSession): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { width, height, insets } of positions) {
    await page.setViewportSize({ width, height })
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await taken(page, insets)
    for (const end of ends) {
      await scrollTo(page, end)
      const under = await underSafeAreas(page, insets, end)
      found.push(...under.map((what) => `${width} × ${height}, ${end}: ${what}`))
    }
  }
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  return found
}
