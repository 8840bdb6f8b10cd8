import type { Page, Route } from '@playwright/test'
import { expect, expectTexts, test } from './journey.ts'
import { admin, ownConsole, seller, turnTo } from './workPages.ts'

const words = {
  zh: { retry: '重试', missing: /没有找到该内容/, barred: '没有权限进行此操作，请联系管理员' },
  en: {
    retry: 'Try again',
    missing: /could not be found/,
    barred: 'You have no right to do this. Please contact the administrator.',
  },
} as const

const apps = [
  { app: 'admin', account: 'superadmin', pages: admin },
  { app: 'seller', account: 'seller', pages: seller },
  { app: 'console', account: 'leader', pages: ownConsole },
] as const

/** Answers that no page can read: nothing is in them, all is of another kind, or they are none at all. */
const answers = {
  'an answer without its fields': { json: { code: '0', msg: '', data: {} } },
  'an answer of another kind': { json: { code: '0', msg: '', data: 42 } },
  'a page of a proxy': { status: 200, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
} as const

/** Pages that need no answer for what they are there for, and why. */
const WORKS_WITHOUT: Readonly<Record<string, string>> = {
  'chat/MessagesRoute': 'asks what the frame asks, which is answered',
  'content/AnnouncementNewRoute': 'is an empty form',
  'content/BannerNewRoute': 'is an empty form',
  'notice/NoticesRoute': 'asks what the frame asks, which is answered',
  'team/AskRoute': 'asks what that costs which its address names, and this one names nothing',
  'goods/NewGoodsRoute': 'offers goods to copy where they can be read; its empty form begins without them',
}

/** What is asked for every page alike, and decides whether somebody is here at all. */
const OF_THE_FRAME = /current-user-info|\/user\/info|\/site\/|\/notice|\/customerservice\//

/** Whether a request asks the server for something that a page shows. */
const isAsked = (route: Route) => ['fetch', 'xhr'].includes(route.request().resourceType())

/** Answers each call of a page with what it cannot read. @returns how many were answered so far */
const garble = async (page: Page, answer: (typeof answers)[keyof typeof answers]) => {
  let count = 0
  await page.route('**/*', async (route) => {
    if (!isAsked(route) || OF_THE_FRAME.test(route.request().url())) return route.fallback()
    count++
    return route.fulfill(answer)
  })
  return () => count
}

test.use({ expected: /./ })

for (const { app, account, pages } of apps)
  for (const [what, answer] of Object.entries(answers))
    test(`[B7][R3.01] every page of ${app} that gets ${what} says so, and is neither blank nor in keys @once`, async ({
      page,
      enter,
      language,
    }) => {
      test.setTimeout(300_000)
      const thrown: string[] = []
      page.on('pageerror', ({ message }) => thrown.push(message))
      await enter(account)
      await page.goto(`/ui/${app}/#/`)
      await expect(page.locator('main h1').first()).toBeVisible()
      const garbled = await garble(page, answer)
      const silent: string[] = []
      const w = words[language]
      // What is asked about and has a malformed number is not there; some pages are for others.
      const told = page
        .getByRole('button', { name: w.retry })
        .or(page.getByText(w.missing))
        .or(page.getByText(w.barred))
      const isSilent = async (path: string) => {
        const before = garbled()
        await turnTo(page, path)
        await expectTexts(page)
        // What is shown until then is still of the page before.
        return expect
          .poll(garbled, { timeout: 5_000 })
          .toBeGreaterThan(before)
          .then(() => told.first().waitFor({ timeout: 5_000 }))
          .then(() => false)
          .catch(() => true)
      }
      for (const [file, path] of Object.entries<string>(pages)) {
        if (file in WORKS_WITHOUT || !(await isSilent(path))) continue
        // What was asked late may have been for the page before.
        await turnTo(page, '/nothing/here')
        if (await isSilent(path)) silent.push(file)
      }
      expect(thrown).toEqual([])
      expect(silent).toEqual([])
    })

for (const { app, account } of apps)
  test(`[B7] ${app} stays closed where nobody can say who is here, says so and leads in no circle @once`, async ({
    page,
    enter,
    language,
  }) => {
    await enter(account)
    const asked: string[] = []
    await page.route(/current-user-info|\/user\/info/, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ json: { code: '0', msg: '', data: { userId: 'u-1', roleType: 42 } } })
    })
    await page.goto(`/ui/${app}/#/`)
    await expect(page.getByRole('button', { name: words[language].retry })).toBeVisible()
    await expect(page).toHaveURL(`/ui/${app}/#/`)
    expect(asked.length).toBeLessThan(5)
    await expect(page.locator('main table, main article')).toHaveCount(0)
  })
