import { paymentEndpoints } from '@compute-mall/core/payment'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import type { Language } from './cast.ts'
import { confirmation, place, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectSoundOnPhone, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    buyNow: '立即购买',
    submit: '提交订单',
    shut: '暂不能购买',
    member: '团队成员只能购买应用类商品，请联系团队负责人购买',
    askLeader: '联系团队负责人',
    leader: '您的团队负责人是 leader，请联系其购买或为您调整权限。',
    phoneMissing: '您尚未设置手机号，请先设置手机号',
    setPhone: '设置手机号',
    agent: '代理商账号不能购买商品',
    contact: '联系平台运营',
    operations:
      '请联系平台运营：服务热线 400-022-6868（工作日 9:00–18:00），或发送邮件至 service@computemall.example。',
    unsigned: '您的账号尚未签约，暂不能购买',
    unverified: '您的手机号尚未验证，请先完成验证',
    verifyPhone: '验证手机号',
    disabled: '您在华北一区（天津）算力中心的账号已被禁用，暂不能购买',
    cannotAdd: '团队成员不能添加基础资源，请联系团队负责人',
    addToCart: '加入购物车',
    close: '关闭',
    switchTo: 'English',
    unpaid: '有未支付订单',
    pay: '去支付',
    viewOrder: '查看该订单',
    cancelOrder: '取消该订单',
    paying: '该订单正在支付中，请先在订单详情中放弃当前支付。',
    agreement: '我已阅读并同意 《算力服务协议》',
    orderTitle: '订单详情',
  },
  en: {
    buyNow: 'Buy now',
    submit: 'Place order',
    shut: 'You cannot buy yet',
    member: 'Members can buy application products only. Ask your team leader to buy this.',
    askLeader: 'Ask your team leader',
    leader: 'Your team leader is leader. Ask them to buy this, or to change your rights.',
    phoneMissing: 'You have no phone number yet. Please set one first.',
    setPhone: 'Set a phone number',
    agent: 'Agent accounts cannot buy.',
    contact: 'Contact operations',
    operations:
      'Please contact platform operations: 400-022-6868 (working days, 9:00 to 18:00), or service@computemall.example.',
    unsigned: 'Your account is not signed yet and cannot buy.',
    unverified: 'Your phone number is not verified yet. Please verify it first.',
    verifyPhone: 'Verify the phone number',
    disabled: 'Your account at North China I (Tianjin) Computing Centre is disabled, so you cannot buy.',
    cannotAdd: 'Members cannot add basic resources. Please contact your team leader.',
    addToCart: 'Add to cart',
    close: 'Close',
    switchTo: '中文',
    unpaid: 'An order is still unpaid',
    pay: 'Pay now',
    viewOrder: 'View this order',
    cancelOrder: 'Cancel this order',
    paying: 'This order is being paid. Give that payment up first, on the page of the order.',
    agreement: 'I have read and agree to the Compute Service Agreement',
    orderTitle: 'Order',
  },
} as const

/** Counts from now on how often something is shaken. */
const watchShakes = (page: Page) =>
  page.evaluate(() => {
    const { animate } = Element.prototype
    document.documentElement.dataset.shakes = '0'
    Element.prototype.animate = function (...how) {
      const { dataset } = document.documentElement
      dataset.shakes = String(Number(dataset.shakes) + 1)
      return animate.apply(this, how)
    }
  })

/** Presses where the gate is shut: nothing moves on, the page is at its top, the tip was shaken. */
const pressAtShutGate = async (page: Page, button: string) => {
  const address = page.url()
  await watchShakes(page)
  await page.evaluate(() => window.scrollTo(0, 10_000))
  await page
    .getByRole('button', { name: button })
    .first()
    .evaluate((element: HTMLElement) => element.click())
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('data-shakes', '1')
  expect(page.url()).toBe(address)
}

const onGoodsPage = async (page: Page) => {
  await page.goto('/ui/mall/detail/goods?skuId=s-node')
  await hydrated(page)
}
const onConfirmation = async (page: Page) => {
  await page.goto(confirmation(wish('node')))
  await hydrated(page)
}

const tip = (page: Page) => page.getByRole('alert')

test.describe('the gate', () => {
  for (const { account, reason, next, opens } of [
    { account: 'member', reason: 'member', next: 'askLeader', opens: 'leader' },
    { account: 'agent', reason: 'agent', next: 'contact', opens: 'operations' },
    { account: 'unsigned', reason: 'unsigned', next: 'contact', opens: 'operations' },
    { account: 'disabled', reason: 'disabled', next: 'contact', opens: 'operations' },
    { account: 'newcomer', reason: 'phoneMissing', next: 'setPhone', opens: null },
    { account: 'unverified', reason: 'unverified', next: 'verifyPhone', opens: null },
  ] as const)
    test(`[R5.10][R1.09][R1.07][R3.02] is shut for ${account}, says why, and shows the way on`, async ({
      page,
      enter,
      language,
    }) => {
      const w = words[language]
      await enter(account)
      await onGoodsPage(page)
      await expect(tip(page).getByText(w.shut, { exact: true })).toBeVisible()
      await expect(tip(page).getByText(w[reason])).toBeVisible()
      await pressAtShutGate(page, w.buyNow)
      const dialog = page.getByRole('dialog')
      await tip(page).getByRole('button', { name: w[next] }).click()
      await expect(dialog.getByRole('heading', { name: w[next] })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await onConfirmation(page)
      await expect(tip(page).getByText(w[reason])).toBeVisible()
      await pressAtShutGate(page, w.submit)
      await expectSound(page, language)
      await tip(page).getByRole('button', { name: w[next] }).click()
      await expect(dialog.getByRole('heading', { name: w[next] })).toBeVisible()
      if (opens !== null) await expect(dialog.getByText(w[opens])).toBeVisible()
      await expectSound(page, language)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

  test('[R5.10] tells all reasons at once', async ({ page, play, language }) => {
    const w = words[language]
    await play('hopeless')
    await onConfirmation(page)
    await expect(tip(page).getByRole('listitem')).toHaveCount(5)
    for (const reason of ['member', 'phoneMissing', 'agent', 'unsigned', 'disabled'] as const)
      await expect(tip(page).getByText(w[reason])).toBeVisible()
    await pressAtShutGate(page, w.submit)
    await expectSound(page, language)
  })

  test('[R1.01] speaks the other language as soon as it is chosen, names of centres too', async ({
    page,
    context,
    play,
    language,
  }) => {
    const other = words[language === 'zh' ? 'en' : 'zh']
    await play('bilingual')
    for (const open of [onGoodsPage, onConfirmation]) {
      await context.addCookies([{ name: 'locale', value: language, url: origin() }])
      await open(page)
      await expect(tip(page).getByText(words[language].disabled)).toBeVisible()
      await page.getByRole('button', { name: words[language].switchTo }).click()
      await expect(tip(page).getByText(other.disabled)).toBeVisible()
    }
  })

  test('[R6.05] lets a member buy an application', async ({ page, enter, language }) => {
    await enter('member')
    await page.goto(confirmation(wish('licence')))
    await hydrated(page)
    await expect(page.getByText('¥5,999.00').first()).toBeVisible()
    await expect(page.getByText(words[language].shut)).toHaveCount(0)
  })
})

/** An unpaid order of the same goods: it is looked at, and cancelled, and then the goods can be ordered. */
const meetUnpaid = async (page: Page, cookie: string, language: Language, look: () => Promise<void>) => {
  const w = words[language]
  const { orderId } = await place(cookie, wish('licence'))
  await page.goto(confirmation(wish('licence')))
  await hydrated(page)
  const alert = page.getByRole('alertdialog', { name: w.unpaid })
  await expect(alert.getByRole('button', { name: w.pay })).toBeVisible()
  await look()
  await alert.getByRole('button', { name: w.viewOrder }).click()
  await expect(page).toHaveURL(new RegExp(`/ui/console/#/orders/${orderId}$`))
  await expect(page.getByRole('heading', { level: 1, name: w.orderTitle })).toBeVisible()

  // While it is being paid it is not to be cancelled here.
  await call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } }, origin(), cookie)
  await page.goto(confirmation(wish('licence')))
  await hydrated(page)
  await alert.getByRole('button', { name: w.cancelOrder }).click()
  const question = page.getByRole('dialog', { name: w.cancelOrder })
  await question.getByRole('button', { name: w.cancelOrder }).click()
  await expect(question.getByText(w.paying)).toBeVisible()
  await look()
  await call(paymentEndpoints.giveUp, { body: { orderId } }, origin(), cookie)
  await question.getByRole('button', { name: w.cancelOrder }).click()
  await expect(question).toBeHidden()
  await expect(alert).toBeHidden()
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page).toHaveURL(/\/goods\/pay\?orderId=/)
  expect(page.url()).not.toContain(orderId)
}

test('[R5.10][R4.05] an unpaid order that is in the way is paid, looked at or cancelled', async ({
  page,
  play,
  language,
}) => {
  await meetUnpaid(page, await play('blocked'), language, () => expectSound(page, language))
})

test.describe('on a phone', () => {
  test.use(phone)
  test('[R5.10][R4.05] an unpaid order that is in the way is paid, looked at or cancelled', async ({
    page,
    play,
    language,
  }) => {
    await meetUnpaid(page, await play('phoneBlocked'), language, () => expectSoundOnPhone(page, language))
  })
})
