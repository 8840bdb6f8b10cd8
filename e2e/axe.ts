import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What is asked of a page: WCAG 2.2 A and AA (A1), or that part of it whose answer changes with the colours alone. */
const questions = {
  everything: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>

interface AxeWindow {
  readonly axe?: typeof axe
}

/**
 * What breaks a rule on the page as it is now. The bars that stay in sight are laid down to where they belong on the
 * page meanwhile: whatever lies half under one now can be scrolled clear of it, and would be called small, or not be
 * looked at at all.
 */
export const barriers = async (
  page: Page,
  about: keyof typeof questions = 'everything',
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (options: RunOptions) => {
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const { position } = getComputedStyle(element)
        const isOnTop = element.closest('dialog, [popover]') !== null
        return (
          (position === 'sticky' || position === 'fixed') &&
          !isOnTop &&
          element.getBoundingClientRect().bottom > 0
        )
      })
      for (const { style } of bars) {
        style.position = 'relative'
        style.inset = 'auto'
      }
      const results = await (window as AxeWindow).axe?.run(document, options)
      for (const { style } of bars) {
        style.position = ''
        style.inset = ''
      }
      return (results?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    // Of these rules none reads the sheets that axe would fetch again.
    { ...questions[about], resultTypes: ['violations'], preload: false } as RunOptions,
  )
}
