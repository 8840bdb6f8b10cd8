import type { Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import { confirmation, place, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSoundOnPhone, test } from './journey.ts'
import { words } from './purchase.words.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.describe('a computer', () => {
  test('[R2.02] is sent from a twin to its page, with its query', async ({ page }) => {
    await page.goto('/ui/mall/mobile/search/resource?keyword=A800&region=east')
    await expect(page).toHaveURL(/\/ui\/mall\/search\/resource\?keyword=A800&region=east$/)
    await page.goto('/ui/mall/mobile/search?keyword=A800')
    await expect(page).toHaveURL(/\/ui\/mall\/search\/global\?keyword=A800$/)
  })
})

test.describe('a phone', () => {
  test.use(phone)

  test('[R2.02] is sent from a page to its twin, with its query, and stays among twins', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await page.goto('/ui/mall/search/resource?keyword=A800&region=east')
    await expect(page).toHaveURL(/\/ui\/mall\/mobile\/search\/resource\?keyword=A800&region=east$/)
    await hydrated(page)
    await page.getByRole('link', { name: w.home }).last().tap()
    await expect(page).toHaveURL(/\/ui\/mall\/mobile$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/ui\/mall\/mobile\/search\/resource\?keyword=A800&region=east$/)
  })

  test.describe('at an address that leads nowhere', () => {
    test.use({ expected: /status of 404/ })
    test('[R2.09] is told so by a twin, which leads home', async ({ page, language }) => {
      await page.goto('/ui/mall/mobile/nothing')
      await hydrated(page)
      await expectSoundOnPhone(page, language)
      await page.getByRole('main').getByRole('link').tap()
      await expect(page).toHaveURL(/\/ui\/mall\/mobile$/)
    })
  })

  test('[R2.02][R1.05][W21][R5.08][R4.06] finds an offer, signs in, buys and pays', async ({
    page,
    who,
    language,
  }) => {
    test.slow()
    const w = words[language]
    await page.goto('/ui/mall/')
    await hydrated(page)
    await page.getByRole('link', { name: w.find }).tap()
    const field = page.getByRole('combobox', { name: w.search })
    await expect(field).toBeFocused()
    await field.fill('A800')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/mobile\/search\/global\?keyword=A800$/)
    await page.getByRole('article').filter({ hasText: w.offer }).first().getByRole('link').tap()
    // Sign-in on phones is an app of its own, and leads back to the goods.
    await expect(page).toHaveURL(/\/ui\/acm\/#\/login\?service=%2Fui%2Fmall%2Fmobile%2Fdetail%2Fgoods/)
    await page.getByRole('textbox', { name: w.account }).fill(who('phoneBuyer').name)
    await page.getByLabel(w.password).first().fill(PASSWORD)
    await page.getByRole('button', { name: w.signIn, exact: true }).tap()

    await expect(page).toHaveURL(/\/mobile\/detail\/goods\?skuId=\d+/)
    await hydrated(page)
    await page.getByRole('button', { name: w.buyNow }).tap()
    const sheet = page.getByRole('dialog', { name: w.choose })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: w.buyNow }).tap()

    await expect(heading(page, w.confirm)).toBeAttached()
    await expect(page).toHaveURL(/\/mobile\/goods\/order/)
    await page.getByRole('button', { name: w.submit }).tap()
    await expect(page.getByRole('alert').getByText(w.agreeFirst)).toBeVisible()
    await page.getByRole('checkbox', { name: w.agreement }).check()
    await expect(page.getByText(w.agreeFirst)).toBeHidden()
    await page.getByRole('button', { name: w.submit }).tap()

    await expect(heading(page, w.cashier)).toBeAttached()
    await expect(page).toHaveURL(/\/mobile\/goods\/pay\?/)
    await page.getByRole('button', { name: w.pay }).tap()

    await expect(heading(page, w.scan)).toBeAttached()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: w.payHere }).tap()
    const payer = await opened
    await payer.getByRole('button', { name: w.payerPays }).tap()
    await expect(heading(page, w.paid)).toBeVisible()
    await expect(page).toHaveURL(/\/mobile\/goods\/pay\/result/)
  })

  test('[R2.02][R5.09] puts goods into the cart and checks out from it', async ({ page, play, language }) => {
    const w = words[language]
    await play('phoneCarter')
    await page.goto('/ui/mall/detail/goods?skuId=s-node')
    await hydrated(page)
    await page.getByRole('button', { name: w.addToCart }).tap()
    await page.getByRole('dialog').getByRole('button', { name: w.addToCart }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: w.goToCart }).tap()
    await expect(page).toHaveURL(/\/mobile\/goods\/cart$/)
    // What has just been added is ticked.
    await expect(page.getByRole('checkbox', { name: w.selectAll })).toBeChecked()
    await expectSoundOnPhone(page, language)
    await page.getByRole('button', { name: w.checkOut }).tap()
    await expect(heading(page, w.confirm)).toBeAttached()
    await expect(page).toHaveURL(/\/mobile\/goods\/order/)
  })

  test('[R8.02][R9.07] is told of a refusal by a toast above the title of the sheet, which goes by itself or is closed', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    await play('phoneLooker')
    await page.goto('/ui/mall/detail/goods?skuId=s-licence')
    await hydrated(page)
    await page.route('**/market/shoppingcart', (route) =>
      route.fulfill({ json: { code: 'SYS10009', msg: '', data: null } }),
    )
    await page.getByRole('button', { name: w.addToCart }).tap()
    await page.getByRole('dialog').getByRole('button', { name: w.addToCart }).tap()
    const toast = page.getByRole('region', { name: w.notifications }).getByRole('alert')
    await expect(toast).toBeVisible()
    await expect(toast).toBeHidden({ timeout: 5000 })
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()

    // It covers nothing of the sheet, and can be closed.
    await sheet.getByRole('button', { name: w.addToCart }).tap()
    await expect(toast).toBeVisible()
    const title = sheet.getByRole('heading').first()
    const [said, named] = [await toast.boundingBox(), await title.boundingBox()]
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(named?.y ?? 0)
    await toast.getByRole('button', { name: w.close }).tap()
    await expect(toast).toHaveCount(0)
    await expect(sheet).toBeVisible()
  })

  test('[R2.02][R2.12] reads the six tabs, and reaches the seller by call or mail', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    await play('phoneLooker')
    await page.goto('/ui/mall/detail/goods?goodsId=200001')
    await hydrated(page)
    for (const name of w.tabs) {
      await page.getByRole('tab', { name }).tap()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
    await page.getByRole('button', { name: w.contact }).tap()
    await expect(page.getByRole('dialog').getByText(w.chatClosed)).toBeVisible()
    await expectSoundOnPhone(page, language)
    await page.getByRole('dialog').getByRole('button', { name: w.close }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('[R9.02][R2.08] lets a list grow by tens, and finds it as long when coming back', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await page.goto('/ui/mall/search/goods')
    await hydrated(page)
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 4000)
    await expect(page.getByText(w.shown)).toBeAttached()
    await expect(page).toHaveURL(/pageNum=2/)
    const name = await page.getByRole('article').nth(14).getByRole('heading').innerText()
    await page.getByRole('article').nth(14).getByRole('link').tap()
    await expect(page).toHaveURL(/\/ui\/acm\/#\/login\?service=/)
    await page.goBack()
    await hydrated(page)
    await expect(page.getByRole('article').nth(14).getByRole('heading')).toHaveText(name)
  })

  test('[R2.10][R3.04] filters in a sheet; the address says by what', async ({ page, language }) => {
    const w = words[language]
    await page.goto('/ui/mall/search/resource')
    await hydrated(page)
    await page.getByRole('button', { name: w.filters }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: w.east }).tap()
    await expect(page).toHaveURL(/\/mobile\/search\/resource\?region=east$/)
    await sheet.getByRole('textbox').first().fill('1')
    await sheet.getByRole('heading').first().tap()
    await expect(page).toHaveURL(/\?region=east&lowPrice=1$/)
    await sheet.getByRole('button', { name: w.showResults }).tap()
    await expect(sheet).toBeHidden()
    await expectSoundOnPhone(page, language)
  })

  test('[R5.07][R5.10] is told why it may not buy, and sets its phone number in a sheet', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    await play('phoneCaller')
    await page.goto(confirmation(wish('licence')))
    await hydrated(page)
    await expect(page).toHaveURL(/\/mobile\/goods\/order/)
    await page.getByRole('button', { name: w.setPhone }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('[R2.02] remits from a twin', async ({ page, play, language }) => {
    const w = words[language]
    const cookie = await play('phoneBuyer')
    const { orderId } = await place(cookie, wish('node'))
    await page.goto(`/ui/mall/goods/pay?orderId=${orderId}`)
    await hydrated(page)
    await page.getByRole('radio', { name: w.remit }).check()
    await page.getByRole('button', { name: w.pay }).tap()
    await expect(page).toHaveURL(/\/mobile\/goods\/pay\/remittance/)
  })
})
