import type { Page, Request } from '@playwright/test'

/** @returns moves the clock of a page by seconds, but never over an answer under way, which would come too late then */
export const clockAdvancer = (page: Page) => {
  const polls: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('queryStatusInThPay')) polls.push(request)
  })
  return async (seconds: number): Promise<void> => {
    await Promise.all(polls.map((poll) => poll.response()))
    await page.clock.fastForward(seconds * 1_000)
  }
}
