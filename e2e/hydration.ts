import type { Page } from '@playwright/test'

/** Waits until the page that the server drew answers to presses: its buttons belong to the script by then. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}
