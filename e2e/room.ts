import type { Page } from '@playwright/test'
import { drawAll } from './drawAll.ts'

/** A text that may be cut where there is no room for it, because all of it can be read elsewhere. */
interface Clamp {
  readonly selector: string
  readonly reason: string
}

const clamps: readonly Clamp[] = [
  {
    selector: 'article :is(h3, p)',
    reason: 'name and summary of goods in a list stand whole on their own page',
  },
  {
    selector: 'article :is(h3, p) + div > span',
    reason: 'so do the tags, of which a list shows as many as there is room for',
  },
  { selector: 'article > div > span', reason: 'so does the shop' },
  { selector: 'li > div + h3', reason: 'so do goods in a strip' },
  { selector: 'section > div > div > p:first-child', reason: 'the bar for buying repeats the heading' },
  { selector: '[data-folded]', reason: 'the button behind a row of options unfolds it' },
  {
    selector: 'button[aria-haspopup=dialog] > span',
    reason: 'what is chosen stands whole in the sheet that it opens',
  },
  { selector: 'ol li a', reason: 'so do goods in a ranking' },
  { selector: 'nav [aria-current=page]', reason: 'the heading below says what the last step of a trail is' },
]

/** @returns each text that has no room: cut, out of its box, over another one, or beyond the edge of the page */
export const crowded = async (page: Page): Promise<readonly string[]> => {
  await drawAll(page)
  return page.evaluate(
    (clampSelectors) => {
      /** Pixels by which glyphs may reach over their box: fonts are higher than their lines. */
      const SLACK = { x: 1.5, y: 4 }
      const root = document.querySelector('dialog[open]') ?? document.body
      const styles = new Map<Element, CSSStyleDeclaration>()
      const styleOf = (element: Element) => {
        const style = styles.get(element) ?? getComputedStyle(element)
        styles.set(element, style)
        return style
      }
      const above = (element: Element): readonly Element[] => {
        const chain: Element[] = []
        for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement)
          chain.push(at)
        return chain
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], svg, option, script, style') === null &&
        above(element).every((one) => styleOf(one).clipPath === 'none')

      const isPainted = (element: Element) => {
        const { display, backgroundColor, borderLeftWidth, borderLeftStyle } = styleOf(element)
        const isBordered = borderLeftStyle !== 'none' && Number.parseFloat(borderLeftWidth) > 0
        return display !== 'inline' && (isBordered || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
      }
      const isOutside = (text: DOMRect, box: DOMRect, slack: { readonly x: number; readonly y: number }) =>
        text.left < box.left - slack.x ||
        text.right > box.right + slack.x ||
        text.top < box.top - slack.y ||
        text.bottom > box.bottom + slack.y

      const faultOf = (element: Element, lines: readonly DOMRect[]): string | null => {
        for (const one of above(element)) {
          const { overflowX, overflowY, position } = styleOf(one)
          const box = one.getBoundingClientRect()
          const isHiding = [overflowX, overflowY].some((how) => how === 'hidden' || how === 'clip')
          if (isHiding && lines.some((line) => isOutside(line, box, SLACK))) return 'is cut'
          if ([overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')) return null
          if (isPainted(one) && lines.some((line) => isOutside(line, box, SLACK))) return 'leaves its box'
          if (position === 'absolute' || position === 'fixed') return null
        }
        return null
      }

      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: {
        readonly element: Element
        readonly words: string
        readonly lines: readonly DOMRect[]
      }[] = []
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const words = node.nodeValue?.trim() ?? ''
        const element = node.parentElement
        if (words === '' || element === null || !isShown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
        if (lines.length > 0) texts.push({ element, words, lines })
      }

      /** What is left to see of a line inside everything that hides what goes beyond it. */
      const seenOf = (element: Element, line: DOMRect): DOMRect =>
        above(element).reduce((seen, one) => {
          if (styleOf(one).overflowX === 'visible' && styleOf(one).overflowY === 'visible') return seen
          const box = one.getBoundingClientRect()
          const [left, top] = [Math.max(seen.left, box.left), Math.max(seen.top, box.top)]
          const [right, bottom] = [Math.min(seen.right, box.right), Math.min(seen.bottom, box.bottom)]
          return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
        }, line)
      const layerOf = (element: Element) =>
        above(element).find((one) => ['fixed', 'sticky', 'absolute'].includes(styleOf(one).position))
      const isOver = (one: DOMRect, other: DOMRect) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return width > 2 && height > 2 && height > 0.4 * Math.min(one.height, other.height)
      }
      const boxes = texts
        .flatMap((text) =>
          text.lines.map((line) => ({
            text,
            line: seenOf(text.element, line),
            layer: layerOf(text.element),
          })),
        )
        .sort((one, other) => one.line.top - other.line.top)
      const covered = boxes.flatMap(({ text, line, layer }, index) => {
        const found: string[] = []
        for (const below of boxes.slice(index + 1)) {
          if (below.line.top >= line.bottom) break
          if (below.text !== text && below.layer === layer && isOver(line, below.line))
            found.push(`“${text.words}” and “${below.text.words}” cover one another`)
        }
        return found
      })

      const clamp = clampSelectors.join()
      const cut = texts.flatMap(({ element, words, lines }) => {
        const fault = element.closest(clamp) === null ? faultOf(element, lines) : null
        return fault === null ? [] : [`“${words}” ${fault}`]
      })
      const { scrollWidth, clientWidth } = document.documentElement
      const over = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
      return [...over, ...cut, ...covered]
    },
    clamps.map(({ selector }) => selector),
  )
}
