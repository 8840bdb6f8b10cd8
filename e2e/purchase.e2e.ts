import type { Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import { confirmation, ordersOf, place, trialWish, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { orderByKeyboard, pressWith, tabTo } from './keyboard.ts'
import { words } from './purchase.words.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.describe('from the home page to an opened order', () => {
  test('[R2.01][R5.08][R4.06] a visitor finds an offer, signs in, buys and pays by scanning', async ({
    page,
    who,
    language,
  }) => {
    test.slow()
    const w = words[language]
    await page.goto('/ui/mall/')
    await hydrated(page)
    await page.getByRole('combobox', { name: w.search }).fill('A800')
    await page.getByRole('combobox', { name: w.search }).press('Enter')
    await expect(page).toHaveURL(/\/search\/global\?keyword=A800$/)
    const offer = page.getByRole('article').filter({ hasText: w.offer }).first().getByRole('link').first()
    await offer.click()
    await expect(page.getByText(w.returning)).toBeVisible()
    await hydrated(page)
    await page.getByRole('textbox', { name: w.account }).fill(who('mouse').name)
    await page.getByLabel(w.password).first().fill(PASSWORD)
    await page.getByRole('button', { name: w.signIn, exact: true }).click()

    await expect(page).toHaveURL(/\/detail\/goods\?skuId=\d+/)
    await hydrated(page)
    await page.getByRole('button', { name: w.buyNow }).first().click()

    await expect(heading(page, w.confirm)).toBeVisible()
    await expect(page).toHaveTitle(w.title)
    const agreement = page.getByRole('checkbox', { name: w.agreement })
    await expect(agreement).not.toBeChecked()
    await page.evaluate(() => window.scrollTo(0, 10_000))
    await page.getByRole('button', { name: w.submit }).click()
    await expect(page.getByRole('alert').getByText(w.agreeFirst)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expectSound(page, language)
    await agreement.check()
    await expect(page.getByText(w.agreeFirst)).toBeHidden()
    await page.getByRole('button', { name: w.submit }).click()

    await expect(heading(page, w.cashier)).toBeVisible()
    await page.getByRole('button', { name: w.pay }).click()

    await expect(heading(page, w.scan)).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: w.payHere }).click()
    const payer = await opened
    await payer.getByRole('button', { name: w.payerPays }).click()

    await expect(heading(page, w.paid)).toBeVisible()
    await expect(page.getByText(w.open)).toBeVisible({ timeout: 15_000 })
    await page.getByRole('link', { name: w.viewOrder }).click()

    await expect(heading(page, w.order)).toBeVisible()
    await expect(page.getByText(w.opened, { exact: true })).toBeVisible()
    await expect(page.getByText(w.access)).toBeVisible()
  })

  test('[A2] the same by keyboard alone, with the focus always in sight', async ({ page, who, language }) => {
    test.slow()
    const w = words[language]
    const go = (role: 'button' | 'link', name: string | RegExp) =>
      pressWith(page, page.getByRole(role, { name, exact: true }).first())
    await page.goto('/ui/mall/search/resource?keyword=A800')
    await hydrated(page)
    await pressWith(page, page.getByRole('article').first().getByRole('link').first())
    await expect(page.getByText(w.returning)).toBeVisible()
    await hydrated(page)
    await tabTo(page, page.getByRole('textbox', { name: w.account }))
    await page.keyboard.type(who('keyboard').name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/detail\/goods\?skuId=\d+/)
    await hydrated(page)
    await go('button', w.buyNow)
    await orderByKeyboard(page, language)
  })

  test('[R5.09] the same by the cart', async ({ page, play, language }) => {
    const w = words[language]
    await play('cartBuyer')
    for (const name of ['node', 'licence']) {
      await page.goto(`/ui/mall/detail/goods?skuId=s-${name}`)
      await hydrated(page)
      await page.getByRole('button', { name: w.addToCart }).first().click()
      await expect(page.getByText(w.addedToCart).first()).toBeVisible()
    }
    await page.getByRole('link', { name: w.goToCart }).first().click()
    await expect(heading(page, w.cart)).toBeVisible()
    await page.getByRole('checkbox', { name: w.selectAll }).check()
    await expect(page.getByText('¥6,255.00')).toBeVisible()
    await page.getByRole('button', { name: w.checkOut }).click()
    await expect(heading(page, w.confirm)).toBeVisible()
    await page.getByRole('checkbox', { name: w.agreement }).check()
    await page.getByRole('button', { name: w.submit }).click()
    await expect(heading(page, w.cashier)).toBeVisible()
    await expect(page.getByText('¥6,255.00').first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: w.emptyCart }).click()
    await expect(page.getByText(w.cartEmpty)).toBeVisible()
  })
})

test.describe('the order confirmation', () => {
  const open = async (page: Page, intent: ReturnType<typeof wish>) => {
    await page.goto(confirmation(intent))
    await hydrated(page)
  }

  test('[R5.12][D19] interrupts when the price has changed, and orders nothing', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const cookie = await play('priceWatcher')
    // What the buyer was told is no longer what the server reckons.
    await page.route('**/goods/order?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('256.00', '210.00') })
    })
    await open(page, wish('node'))
    await expect(page.getByText('¥210.00').first()).toBeVisible()
    await page.getByRole('checkbox', { name: w.agreement }).check()
    await page.getByRole('button', { name: w.submit }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByText(w.priceChanged)).toBeVisible()
    await expectSound(page, language)
    await alert.getByRole('button', { name: w.reconfirm }).click()
    await expect(page.getByText('¥256.00').first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: w.agreement })).toBeVisible()
    expect(await ordersOf(cookie)).toEqual([])
  })

  test('[R8.04][D23] leads to the order that waits to be paid', async ({ page, play, language }) => {
    const w = words[language]
    const cookie = await play('forgetful')
    const { orderId } = await place(cookie, wish('node'))
    await open(page, wish('node'))
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByText(w.unpaidExists)).toBeVisible()
    await expectSound(page, language)
    await alert.getByRole('button', { name: w.goPay }).click()
    await expect(page).toHaveURL(new RegExp(`/goods/pay\\?orderId=${orderId}$`))
    await expect(heading(page, w.cashier)).toBeVisible()
  })

  for (const [name, text] of [
    ['soldOut', 'soldOut'],
    ['expired', 'expired'],
    ['offShelf', 'offShelf'],
    ['exhausted', 'noRegion'],
  ] as const)
    test(`[R8.04] says that goods are ${text}`, async ({ page, play, language }) => {
      const w = words[language]
      await play('looker')
      await open(page, wish(name))
      await expect(page.getByRole('alert').getByText(w[text])).toBeVisible()
      await page.getByRole('button', { name: w.submit }).click()
      await expect(heading(page, w.confirm)).toBeVisible()
      await expectSound(page, language)
    })

  test('[R8.04][D20] says that there is less left than is wanted', async ({ page, play, language }) => {
    const w = words[language]
    const cookie = await play('looker')
    await open(page, wish('node', 2_000_000))
    // Before anything is agreed to, and just as much after it is submitted.
    await expect(page.getByRole('alert').getByText(w.tooFew).first()).toBeVisible()
    await page.getByRole('button', { name: w.submit }).click()
    await expect(page.getByRole('alert').getByText(w.tooFew).first()).toBeVisible()
    await expectSound(page, language)
    expect(await ordersOf(cookie)).toEqual([])
  })

  test('[R8.04][D24] says that goods are being opened, then that they are bought or tried', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const cookie = await play('collector')
    for (const intent of [wish('gift'), trialWish('tryable')]) {
      // Resources open in seconds: the order is placed just before the page is asked for.
      await place(cookie, intent)
      await open(page, intent)
      await expect(page.getByRole('alert').getByText(w.opening)).toBeVisible()
    }
    await expect(async () => {
      await open(page, trialWish('tryable'))
      await expect(page.getByRole('alert').getByText(w.tried)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await open(page, wish('gift'))
    await expect(page.getByRole('alert').getByText(w.bought)).toBeVisible()
  })

  for (const [moment, order, home] of [
    ['before the next page is there', 1_000, 3_000],
    ['after that', 2_000, 0],
  ] as const)
    test(`[F9][D3] places the order once when the buyer leaves, and says so ${moment}`, async ({
      page,
      play,
      language,
    }) => {
      const w = words[language]
      const cookie = await play(home > order ? 'hurried' : 'leaver')
      const aborted: string[] = []
      page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname))
      await late(page, '**/market/order', order)
      await late(page, '**/operation/banner/release*', home)
      await open(page, wish('node'))
      await page.getByRole('checkbox', { name: w.agreement }).check()
      await page.getByRole('button', { name: w.submit }).click()
      await page.waitForTimeout(50)
      await page.getByRole('navigation').getByRole('link').first().click()
      await expect(page.getByText(w.placedElsewhere)).toBeVisible()
      await expect(page).toHaveURL(/\/ui\/mall\/$/)
      expect(aborted).not.toContain('/market/order')
      expect(await ordersOf(cookie)).toHaveLength(1)
    })
})

/** Lets calls take their time. */
const late = (page: Page, calls: string, milliseconds: number) =>
  page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
