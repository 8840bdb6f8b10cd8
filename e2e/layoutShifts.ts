import type { Page } from '@playwright/test'

/** An entry of the Layout Instability API, as far as it is looked at; the DOM's own types do not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** What moved since the page was opened, each with its share of the layout shift, of which Google calls a tenth good. */
export const shifts = (page: Page): Promise<readonly { readonly value: number; readonly what: string }[]> =>
  page.evaluate(async () => {
    const entries: LayoutShift[] = []
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What was noted before comes in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50))
    observer.disconnect()
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName.toLowerCase()} "${element?.textContent?.trim().slice(0, 30)}"`
    }
    return entries.map(({ value, sources }) => ({
      value,
      what: sources.map(({ node }) => nameOf(node)).join(', '),
    }))
  })
