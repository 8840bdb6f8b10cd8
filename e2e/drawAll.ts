import type { Page } from '@playwright/test'

/**
 * Has the browser draw what it skips off screen. Skipped, it is as high as was guessed, or as it was with other texts:
 * what is measured within it then is cut, or covers what follows, though nobody ever sees it so.
 */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
