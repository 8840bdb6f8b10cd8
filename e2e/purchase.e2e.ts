import type { Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import { confirmation, ordersOf, place, trialWish, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { pressWith, tabTo } from './keyboard.ts'

const words = {
  zh: {
    search: '搜索商品、算力与店铺',
    offer: 'Intel8458P-88C-2T-8*A800',
    account: /^账号/,
    password: /^密码/,
    signIn: '登录',
    returning: '登录后将返回您刚才浏览的页面',
    buyNow: '立即购买',
    addToCart: '加入购物车',
    addedToCart: '已加入购物车',
    goToCart: '去购物车结算',
    cart: '购物车',
    selectAll: '全选',
    cartEmpty: '购物车还是空的',
    checkOut: '去结算',
    confirm: '确认订单',
    agreement: '我已阅读并同意 《算力服务协议》',
    agreeFirst: '请先阅读并同意服务协议',
    submit: '提交订单',
    cashier: '收银台',
    pay: /^立即支付 ¥/,
    scan: '扫码支付',
    payHere: '在本设备上打开支付页面',
    payerPays: /^确认支付/,
    paid: '支付成功',
    open: '资源已开通，可立即使用。',
    viewOrder: '查看订单',
    order: '订单详情',
    opened: '已开通',
    access: '登录节点',
    goPay: '去支付',
    reconfirm: '重新确认',
    priceChanged: '您购买的商品价格已发生变化，请重新确认',
    unpaidExists: '该商品存在未支付订单，请前往支付',
    soldOut: '该商品已售罄',
    expired: '该商品已过期，无法购买',
    bought: '您已购买过该商品',
    tried: '您已试用过该商品',
    opening: '资源正在开通中，请稍后',
    noRegion: '您所在区域没有可用资源，请联系团队管理员',
    offShelf: '抱歉，该商品已下架',
    placedElsewhere: '订单已提交，可在“我的订单”中支付。',
    title: '确认订单 - 算力商城',
  },
  en: {
    search: 'Search goods, compute and shops',
    offer: 'Intel8458P-88C-2T-8*A800',
    account: /^Account/,
    password: /^Password/,
    signIn: 'Sign in',
    returning: 'You will return to the page that you came from',
    buyNow: 'Buy now',
    addToCart: 'Add to cart',
    addedToCart: 'Added to the cart',
    goToCart: 'Go to the cart',
    cart: 'Cart',
    selectAll: 'Select all',
    cartEmpty: 'Your cart is empty',
    checkOut: 'Check out',
    confirm: 'Confirm your order',
    agreement: 'I have read and agree to the Compute Service Agreement',
    agreeFirst: 'Please read and agree to the service agreement first.',
    submit: 'Place order',
    cashier: 'Cashier',
    pay: /^Pay ¥/,
    scan: 'Pay by scanning',
    payHere: 'Open the payment page on this device',
    payerPays: /^Pay One transaction/,
    paid: 'Payment succeeded',
    open: 'The resources are open and can be used now.',
    viewOrder: 'View the order',
    order: 'Order',
    opened: 'Open',
    access: 'Login node',
    goPay: 'Go and pay',
    reconfirm: 'Reconfirm',
    priceChanged: 'The price of the product you bought has changed, please reconfirm',
    unpaidExists: 'There is an unpaid order for this product. Please go and pay.',
    soldOut: 'This product is sold out.',
    expired: 'This product has expired and cannot be bought.',
    bought: 'You have already purchased this product.',
    tried: 'You have already tried this product.',
    opening: 'The resources are being opened. Please wait.',
    noRegion: 'No resource is available in your region. Please contact the team admin.',
    offShelf: 'Sorry, this product is off the shelf',
    placedElsewhere: 'Your order was placed. You can pay it from “My orders”.',
    title: 'Confirm order - Compute Mall',
  },
} as const

const QUOTE = '**/market/order/quote'

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
    await page.getByRole('searchbox', { name: w.search }).fill('A800')
    await page.getByRole('searchbox', { name: w.search }).press('Enter')
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
    await expectSound(page, language)
    await page.getByRole('button', { name: w.pay }).click()

    await expect(heading(page, w.scan)).toBeVisible()
    await expectSound(page, language)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: w.payHere }).click()
    const payer = await opened
    await expectSound(payer, language)
    await payer.getByRole('button', { name: w.payerPays }).click()

    await expect(heading(page, w.paid)).toBeVisible()
    await expectSound(page, language)
    await expect(page.getByText(w.open)).toBeVisible({ timeout: 15_000 })
    await page.getByRole('link', { name: w.viewOrder }).click()

    await expect(heading(page, w.order)).toBeVisible()
    await expect(page.getByText(w.opened, { exact: true })).toBeVisible()
    await expect(page.getByText(w.access)).toBeVisible()
    await expectSound(page, language)
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
    await expect(heading(page, w.confirm)).toBeVisible()
    await pressWith(page, page.getByRole('checkbox', { name: w.agreement }), ' ')
    await go('button', w.submit)
    await expect(heading(page, w.cashier)).toBeVisible()
    await go('button', w.pay)
    await expect(heading(page, w.scan)).toBeVisible()
    const opened = page.waitForEvent('popup')
    await go('link', w.payHere)
    const payer = await opened
    await pressWith(payer, payer.getByRole('button', { name: w.payerPays }))
    await expect(heading(page, w.paid)).toBeVisible()
    await go('link', w.viewOrder)
    await expect(heading(page, w.order)).toBeVisible()
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
    await expectSound(page, language)
    await page.getByRole('checkbox', { name: w.selectAll }).check()
    await expect(page.getByText('¥6,255.00')).toBeVisible()
    await page.getByRole('button', { name: w.checkOut }).click()
    await expect(heading(page, w.confirm)).toBeVisible()
    await expectSound(page, language)
    await page.getByRole('checkbox', { name: w.agreement }).check()
    await page.getByRole('button', { name: w.submit }).click()
    await expect(heading(page, w.cashier)).toBeVisible()
    await expect(page.getByText('¥6,255.00').first()).toBeVisible()
    await page.goto('/ui/mall/goods/cart')
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
    await page.route(QUOTE, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('"256.00"', '"210.00"'),
      })
    })
    await open(page, wish('node'))
    await expect(page.getByText('¥210.00').first()).toBeVisible()
    await page.getByRole('checkbox', { name: w.agreement }).check()
    await page.getByRole('button', { name: w.submit }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByText(w.priceChanged)).toBeVisible()
    await expectSound(page, language)
    await page.unroute(QUOTE)
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

  test('[R8.04][D24] says that goods are being opened, then that they are bought or tried', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const cookie = await play('collector')
    for (const intent of [wish('gift'), trialWish('tryable')]) {
      // Resources open in seconds: the order is placed just before the page asks whether it may be.
      await page.route(QUOTE, (route) => place(cookie, intent).then(() => route.continue()), { times: 1 })
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
