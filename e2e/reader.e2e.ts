import { paymentEndpoints } from '@compute-mall/core/payment'
import type { Page } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import { clockAdvancer } from './advanceClock.ts'
import { place, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { call } from './product/request.ts'
import { words } from './purchase.words.ts'
import { names, trees } from './reader.trees.ts'
import { expectHeard, expectOrder, listen } from './reader.ts'

/** What is heard of a code that is good for 300 s, and after how many seconds each. */
const announcements = {
  zh: [
    [70, '二维码将在 4 分钟内失效'],
    [60, '二维码将在 3 分钟内失效'],
    [60, '二维码将在 2 分钟内失效'],
    [60, '二维码将在 1 分钟内失效'],
    [32, '二维码将在 20 秒内失效，可随时刷新'],
    [30, '二维码已失效'],
  ],
  en: [
    [70, 'The code expires within 4 minutes'],
    [60, 'The code expires within 3 minutes'],
    [60, 'The code expires within 2 minutes'],
    [60, 'The code expires within 1 minute'],
    [32, 'The code expires within 20 seconds. You can refresh it at any time.'],
    [30, 'The code has expired'],
  ],
} as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Reads a page as a screen reader does: what it holds, and whether one finds one's way in it. */
const read = async (page: Page, tree: string) => {
  await expect(page.locator('body')).toMatchAriaSnapshot(tree)
  await expectOrder(page)
}

for (const device of ['computer', 'phone'] as const)
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone)
    const isPhone = device === 'phone'

    test(`[A2] a screen reader's user finds an offer, buys, pays and sees it opened`, async ({
      page,
      who,
      language,
    }) => {
      test.slow()
      const w = words[language]
      const n = names[language]
      const tree = trees[device]
      const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
      await listen(page)

      await page.goto('/ui/mall/')
      await hydrated(page)
      await read(page, tree.home(n, w))
      if (isPhone) await page.getByRole('link', { name: w.find }).click()
      const field = page.getByRole('combobox', { name: w.search })
      await field.fill('A800')
      await field.press('Enter')
      await expect(heading(page, n.results)).toBeFocused()
      await read(page, tree.results(n))
      await page.getByRole('link', { name: n.offer, exact: true }).click()

      await expect(heading(page, n.signInTitle)).toBeVisible()
      await hydrated(page)
      await read(page, tree.signIn(n))
      await press(w.signIn)
      const account = page.getByRole('textbox', { name: n.account, exact: true })
      await expect(account).toBeFocused()
      await read(page, tree.signInRefused(n))
      await account.fill(who(isPhone ? 'phoneReader' : 'reader').name)
      await page.getByRole('textbox', { name: n.password, exact: true }).fill(PASSWORD)
      await press(w.signIn)

      await expect(heading(page, n.offer)).toBeVisible()
      await hydrated(page)
      await read(page, tree.goods(n, w))
      if (isPhone) await press(w.addToCart)
      if (isPhone) await read(page, trees.phone.sheet(n, w))
      const amount = page.getByRole('spinbutton', { name: n.amount })
      await amount.fill('20')
      await amount.press('Enter')
      await expectHeard(page, n.totalOf20)
      const place = isPhone ? page.getByRole('dialog') : page
      await place.getByRole('button', { name: w.addToCart }).first().click()
      await expectHeard(page, n.added)
      await expect(page.getByRole('link', { name: n.oneInCart })).toBeVisible()
      await press(w.buyNow)
      if (isPhone) await page.getByRole('dialog').getByRole('button', { name: w.buyNow }).click()

      await expect(heading(page, w.confirm)).toBeFocused()
      await read(page, isPhone ? trees.phone.confirm(n, w) : trees.computer.confirm(n, w))
      await press(w.submit)
      await expectHeard(page, w.agreeFirst)
      await read(page, tree.shut(n, w))
      await page.getByRole('checkbox', { name: w.agreement }).check()
      await press(w.submit)

      await expect(heading(page, w.cashier)).toBeFocused()
      await read(page, tree.cashier(n, w))
      await press(n.payNow)
      await expect(heading(page, w.scan)).toBeFocused()
      await read(page, tree.scan(n, w))
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: w.payHere }).click()
      const payer = await opened
      await expectOrder(payer)
      await payer.getByRole('button', { name: w.payerPays }).click()

      await expectHeard(page, w.paid)
      await expect(heading(page, w.paid)).toBeFocused()
      await expectHeard(page, n.opened)
      await read(page, tree.result(n, w))
      await page.getByRole('link', { name: w.viewOrder }).click()
      await expect(page.getByRole('status').getByText(n.opened)).toBeVisible()
      await read(page, tree.order(n, w))
      await page.getByRole('link', { name: n.ordersTitle }).click()
      await expect(heading(page, n.ordersTitle)).toBeFocused()
      await expectOrder(page)
    })
  })

test.describe('a code', () => {
  // Where the clock jumps, a question that is under way has taken too long.
  test.use({ expected: /(queryStatusInThPay|customer-info|remind): timeout/ })

  test('[A3] the time left to scan is heard each minute, at 20 s and at its end, and never between', async ({
    page,
    play,
    language,
  }) => {
    const cookie = await play('scanListener')
    const { orderId } = await place(cookie, wish('licence'))
    await call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } }, origin(), cookie)
    await page.clock.install()
    await listen(page)
    const advanceClock = clockAdvancer(page)
    await page.goto(`/ui/mall/goods/pay/scan?orderId=${orderId}`)
    await hydrated(page)
    for (const [seconds, words] of announcements[language]) {
      await advanceClock(seconds)
      await expectHeard(page, words)
    }
    expect(await page.evaluate(() => window.heard)).toEqual(announcements[language].map(([, words]) => words))
  })
})
