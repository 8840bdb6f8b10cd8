import type { Page } from '@playwright/test'
import { drawAll } from './drawAll.ts'
import { overflow } from './journey.ts'

/** The least share of the window that bars have to leave to what one reads; the head and foot of a dialog leave less. */
const MIN_LEFT = { page: 0.5, dialog: 0.3 } as const

/** @returns texts of which a part cannot be seen, and can neither be scrolled to nor read elsewhere */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent ?? ''
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('svg, [inert], [aria-hidden=true], [popover], option, select') === null
    /**
     * What is sold stands whole on its own page, what is folded unfolds, what is pressed leads to the whole, and the
     * name of the page is its heading.
     */
    const isShortened = (box: Element, { webkitLineClamp, textOverflow }: CSSStyleDeclaration) =>
      box.closest('article, [data-folded]') !== null ||
      heading.includes(box.textContent.trim()) ||
      ((webkitLineClamp !== 'none' || textOverflow === 'ellipsis') &&
        (box.closest('a[href], button') ?? box.querySelector('a[href]')) !== null)
    const isCutBy = (box: Element, style: CSSStyleDeclaration, { left, right, top, bottom }: DOMRect) => {
      const edge = box.getBoundingClientRect()
      // A font is higher than its line.
      const slack = (bottom - top) / 4
      return (
        (hides(style.overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
        (hides(style.overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack))
      )
    }
    const cutterOf = (text: Node): Element | null => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const scrolls = [style.overflowX, style.overflowY].some((how) => how === 'auto' || how === 'scroll')
        // What is clipped away is for ears only.
        if (scrolls || style.clipPath !== 'none') return null
        if (lines.some((line) => isCutBy(box, style, line))) return isShortened(box, style) ? null : box
      }
      return null
    }
    const texts = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const cut: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const words = text.textContent?.trim() ?? ''
      if (words === '' || text.parentElement === null || !isSeen(text.parentElement)) continue
      const cutter = cutterOf(text)
      if (cutter !== null) cut.push(`“${words.slice(0, 40)}” is cut by ${cutter.className}`)
    }
    return cut
  })

/** @returns fields that are lower than the text in them */
const lowFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select')]
      .filter(({ clientHeight, scrollHeight }) => clientHeight > 1 && scrollHeight > clientHeight + 1)
      .map((field) => `a field is too low: ${field.outerHTML.slice(0, 80)}`),
  )

/** @returns what can be pressed or filled in and does not come into sight when one goes there (WCAG 2.4.11) */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector('dialog[open]') ?? document
    const isThere = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const isHidden = element.closest(
        '[inert], [aria-hidden=true], [popover], details:not([open]) > :not(summary)',
      )
      const { clipPath, opacity } = getComputedStyle(element)
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        isHidden === null &&
        clipPath === 'none' &&
        opacity !== '0' &&
        width > 1 &&
        height > 1 &&
        element.getAttribute('href') !== '#content'
      )
    }
    const isOnTop = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const whole = element.closest('label') ?? element
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
          return hit !== null && (whole.contains(hit) || hit.contains(element))
        }),
      )
    }
    return [...stage.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')]
      .filter(isThere)
      .filter((element) => {
        // Browsers bring what gets the focus further into sight than a script does, past the snap points of a strip.
        if (element instanceof HTMLElement) element.focus()
        if (document.activeElement !== element)
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        return !isOnTop(element)
      })
      .map((element) => `out of reach: ${element.outerHTML.slice(0, 120)}`)
  })

/** @returns the share of the window that bars leave to what one reads, from 0 to 1, in the middle of the page */
const leftToRead = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const dialog = document.querySelector('dialog[open]')
    if (dialog !== null) return (dialog.querySelector(':scope > div')?.clientHeight ?? 0) / innerHeight
    window.scrollTo(0, (root.scrollHeight - innerHeight) / 2)
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || isBar(element.parentElement))
    const rows = Array.from({ length: 64 }, (_, row) => ((row + 0.5) / 64) * innerHeight)
    return rows.filter((y) => !isBar(document.elementFromPoint(innerWidth / 2, y))).length / rows.length
  })

/** @returns what is lost on the page as it is now, to somebody who sees it magnified (WCAG 1.4.4, 1.4.10) */
export const losses = async (page: Page): Promise<readonly string[]> => {
  await drawAll(page)
  const found = [...(await cutTexts(page)), ...(await lowFields(page)), ...(await outOfReach(page))]
  // The hint of what had the focus last is no part of the page.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const [left, beyond] = [await leftToRead(page), await overflow(page)]
  const least = MIN_LEFT[(await page.locator('dialog[open]').count()) > 0 ? 'dialog' : 'page']
  return [
    ...found,
    ...(left < least ? [`bars leave ${Math.round(100 * left)} % of the window`] : []),
    ...(beyond > 0 ? [`the page is ${beyond} px wider than the window`] : []),
  ]
}

/** @returns words of Latin letters and short numbers that go on in the next line, because their column is too narrow */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    const linesOf = (text: Node, from: number, to: number): number => {
      range.setStart(text, from)
      range.setEnd(text, to)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const broken: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      // An address is one long word, of whatever it addresses.
      const words = (text.nodeValue ?? '').replaceAll(/\S*(@|:\/\/)\S*/g, ({ length }) => ' '.repeat(length))
      if (linesOf(text, 0, words.length) < 2) continue
      for (const { 0: word, index } of words.matchAll(/[A-Za-z]{2,}|\b\d{2,6}\b/g))
        if (linesOf(text, index, index + word.length) > 1) broken.push(`“${word}” is broken in “${words}”`)
    }
    return broken
  })
