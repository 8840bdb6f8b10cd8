import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import type { Page, Request } from '@playwright/test'
import { origin } from './account.ts'
import { clockAdvancer } from './advanceClock.ts'
import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    scanWith: '收银台扫码',
    pay: '立即支付 ¥256.00',
    scan: '扫码支付',
    payHere: '在本设备上打开支付页面',
    payerPays: /^确认支付/,
    payerRefuses: /^拒绝支付/,
    payerPaysTwice: /^重复支付/,
    payerPaysLate: /^逾期支付/,
    failed: '支付失败',
    failedHint: '未扣款，订单仍待支付，您可以重新支付。',
    giveUp: '放弃支付',
    givenUp: '已放弃支付',
    renew: '刷新二维码',
    check: '我已完成支付',
    notReceived: '暂未收到您的付款。若您已付款，请稍候，到账后本页会自动跳转。',
    warned: '二维码即将失效',
    expired: '二维码已失效',
    paid: '支付成功',
    late: '款项已由支付渠道原路退回。',
    refund: '退款',
    closed: '订单已关闭，请重新下单',
    isClosed: '订单已关闭',
    contractFund: /^合同款/,
    rechargeTitle: /^充值 - /,
    askTitle: '确认付款',
    askAfter: '付款后余额',
    askPay: '确认付款',
    askBack: '返回',
    credit: /^信用额度/,
    platformDiscount: /^平台优惠/,
    insufficient: '账户余额不足',
    notGranted: '您尚未开通后付费，可联系客户经理申请',
    recharge: '去充值',
    rechargeAmount: /^充值金额/,
    rechargeLimits: '充值金额须在 1.00 到 1000000.00 元之间，最多两位小数',
    toRecharge: '去充值',
    awaited: '等待支付',
    orderFailed: '支付失败',
    orderAwaited: '款项到账后订单将自动完成。',
    charged: '充值成功',
    chargedHint: '金额已计入合同款，可用于支付订单。',
  },
  en: {
    scanWith: 'Scan at our cashier',
    pay: 'Pay ¥256.00',
    scan: 'Pay by scanning',
    payHere: 'Open the payment page on this device',
    payerPays: /^Pay One transaction/,
    payerRefuses: /^Refuse/,
    payerPaysTwice: /^Pay twice/,
    payerPaysLate: /^Pay late/,
    failed: 'The payment failed',
    failedHint: 'Nothing was charged and the order is still unpaid. You can try again.',
    giveUp: 'Give up this payment',
    givenUp: 'Payment given up',
    renew: 'Refresh the code',
    check: 'I have paid',
    notReceived: 'No payment has arrived yet. If you have paid, wait a moment: this page moves on by itself.',
    warned: 'The code is about to expire',
    expired: 'The code has expired',
    paid: 'Payment succeeded',
    late: 'The payment provider has returned the money to the original payment method.',
    refund: 'Refunds',
    closed: 'The order is closed. Please order again.',
    isClosed: 'The order is closed',
    contractFund: /^Contract fund/,
    rechargeTitle: /^Recharge - /,
    askTitle: 'Pay from your account?',
    askAfter: 'Balance afterwards',
    askPay: 'Confirm payment',
    askBack: 'Back',
    credit: /^Credit/,
    platformDiscount: /^Platform discount/,
    insufficient: 'The balance is not sufficient.',
    notGranted: 'Post-payment is not enabled for your account. Contact your account manager to apply.',
    recharge: 'Recharge',
    rechargeAmount: /^Amount to recharge/,
    rechargeLimits:
      'The amount to recharge must be between 1.00 and 1000000.00 yuan, with at most two decimals.',
    toRecharge: 'Recharge',
    awaited: 'Waiting for payment',
    orderFailed: 'Payment failed',
    orderAwaited: 'The order completes by itself when the money arrives.',
    charged: 'Recharge succeeded',
    chargedHint: 'The amount is in your contract fund and can pay for orders.',
  },
} as const

type Words = (typeof words)['zh' | 'en']

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const atCashier = async (page: Page, orderId: string) => {
  await page.goto(`/ui/mall/goods/pay?orderId=${orderId}`)
  await hydrated(page)
}

/** From the cashier to the code. */
const atCode = async (page: Page, orderId: string, w: Words) => {
  await atCashier(page, orderId)
  await page.getByRole('button', { name: w.pay }).click()
  await expect(page.getByRole('link', { name: w.payHere })).toBeVisible()
}

/** What the code leads to, as the payer sees it in a tab of their own. */
const payerOf = async (page: Page, w: Words): Promise<Page> => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: w.payHere }).click()
  return opened
}

/** Money goes back a moment after it came. */
const expectRefund = (payer: Page, w: Words) =>
  expect(async () => {
    await payer.reload()
    await expect(payer.getByRole('heading', { name: w.refund })).toBeVisible({ timeout: 1_000 })
  }).toPass()

test.describe('paying by scanning', () => {
  test('[R4.05] refused, says so, is awaited no more, and leaves the order to be paid', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const { orderId } = await place(await play('refuser'), wish('node'))
    await atCode(page, orderId, w)
    const payer = await payerOf(page, w)
    await payer.getByRole('button', { name: w.payerRefuses }).click()
    await expect(page.getByRole('heading', { name: w.failed })).toBeVisible()
    await expect(page.getByText(w.failedHint)).toBeVisible()
    await expect(page.getByText(w.awaited)).toHaveCount(0)
    await expectSound(page, language)
    const order = await page.context().newPage()
    await order.goto(`/ui/console/#/orders/${orderId}`)
    await expect(order.getByText(w.orderFailed)).toBeVisible()
    await expect(order.getByText(w.orderAwaited)).toHaveCount(0)
    await order.close()
    await page.getByRole('button', { name: w.renew }).click()
    await (await payerOf(page, w)).getByRole('button', { name: w.payerPays }).click()
    await expect(heading(page, w.paid)).toBeVisible()
  })

  test('[D5] late, after the order was cancelled, is given back once, and the buyer is told', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const cookie = await play('lateBuyer')
    const { orderId } = await place(cookie, wish('node'))
    await atCode(page, orderId, w)
    const payer = await payerOf(page, w)
    await page.getByRole('button', { name: w.giveUp }).click()
    await expect(page.getByRole('heading', { name: w.givenUp })).toBeVisible()
    await expectSound(page, language)
    await call(orderEndpoints.cancel, { params: { orderId } }, origin(), cookie)
    await payer.reload()
    await payer.getByRole('button', { name: w.payerPaysLate }).click()
    await expect(async () => {
      await page.goto(`/ui/console/#/orders/${orderId}`)
      await page.reload()
      await expect(page.getByText(w.late).first()).toBeVisible({ timeout: 1_500 })
    }).toPass()
    await expectRefund(payer, w)
  })

  test('[D18][P2] twice, is paid once and gives the surplus back', async ({ page, play, language }) => {
    const w = words[language]
    const { orderId } = await place(await play('twice'), wish('node'))
    await atCode(page, orderId, w)
    const payer = await payerOf(page, w)
    await payer.getByRole('button', { name: w.payerPaysTwice }).click()
    await expect(heading(page, w.paid)).toBeVisible()
    await expectRefund(payer, w)
  })

  test('[R4.06] asks at once when the buyer says to have paid', async ({ page, play, language }) => {
    const w = words[language]
    const { orderId } = await place(await play('scanner'), wish('node'))
    await atCode(page, orderId, w)
    await expect(page.getByText(/ ×10$/)).toBeVisible()
    await page.getByRole('button', { name: w.check }).click()
    await expect(page.getByText(w.notReceived)).toBeVisible()
    await expectSound(page, language)
  })
})

/** Hides the page from its buyer or shows it again, as a switch of tabs does. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const secondsOf = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

test.describe('the time left to scan', () => {
  // Where the clock jumps, a question that is under way has taken too long.
  test.use({ expected: /(queryStatusInThPay|customer-info|remind): timeout/ })

  test('[F10][R4.06][R4.07][A3][H15] a code asks nothing while it is hidden, tells the right time whatever the device’s clock is set to, warns and is renewed', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const cookie = await play('sleeper')
    const { orderId } = await place(cookie, wish('node'))
    await page.clock.install()
    await atCode(page, orderId, w)
    const { expireTime } = await call(paymentEndpoints.session, { query: { orderId } }, origin(), cookie)
    const left = () => page.evaluate((deadline) => (Date.parse(deadline) - Date.now()) / 1_000, expireTime)
    const polls: Request[] = []
    page.on('request', (request) => {
      if (request.url().includes('queryStatusInThPay')) polls.push(request)
    })
    const advanceClock = clockAdvancer(page)

    for (const hours of [1, -1, 0]) {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      const before = await secondsOf(page)
      await expect.poll(() => secondsOf(page)).toBeLessThanOrEqual(before - 2)
      const right = (Date.parse(expireTime) - Date.now()) / 1_000
      expect(Math.abs(right - (await secondsOf(page)))).toBeLessThanOrEqual(2)
    }

    await look(page, 'hidden')
    // One that left just before is told of a moment later.
    await page.waitForTimeout(500)
    const asked = polls.length
    await advanceClock(120)
    await page.waitForTimeout(500)
    expect(polls.length).toBe(asked)
    await look(page, 'visible')
    const returned = Date.now()
    await expect.poll(() => polls.length).toBeGreaterThan(asked)
    // By when the browser sent it: a busy machine tells of it later.
    await polls[asked]?.response()
    const { startTime = 0 } = polls[asked]?.timing() ?? {}
    expect(startTime).toBeGreaterThan(0)
    expect(startTime - returned).toBeLessThanOrEqual(1_000)
    await expect.poll(async () => Math.abs((await left()) - (await secondsOf(page)))).toBeLessThanOrEqual(1)

    await advanceClock((await left()) - 15)
    await expect(page.getByRole('heading', { name: w.warned })).toBeVisible()
    await look(page, 'hidden')
    await advanceClock(600)
    await look(page, 'visible')
    await expect(page.getByRole('heading', { name: w.expired })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText('00:00')
    await page.getByRole('button', { name: w.renew, exact: true }).last().click()
    await expect(page.getByRole('heading', { name: w.expired })).toBeHidden()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(290)
  })
})

test('[R8.04] an order that was cancelled meanwhile cannot be paid, and says so', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const cookie = await play('closer')
  const { orderId } = await place(cookie, wish('node'))
  await atCashier(page, orderId)
  await call(orderEndpoints.cancel, { params: { orderId } }, origin(), cookie)
  await page.getByRole('button', { name: w.pay }).click()
  await expect(page.getByRole('alert').getByText(w.closed)).toBeVisible()
  await expectSound(page, language)
  for (const way of ['scan', 'remittance']) {
    await page.goto(`/ui/mall/goods/pay/${way}?orderId=${orderId}`)
    await expect(heading(page, w.isClosed)).toBeVisible()
    await expect(page).toHaveURL(/\/goods\/pay\/result\?/)
  }
})

test.describe('paying from an account of one’s own', () => {
  for (const [method, role] of [
    ['contractFund', 'funded'],
    ['credit', 'credited'],
    ['platformDiscount', 'discounted'],
  ] as const)
    test(`[R4.05] by ${method} asks once, and is done at once`, async ({ page, play, language }) => {
      const w = words[language]
      const { orderId } = await place(await play(role), wish('node'))
      await atCashier(page, orderId)
      await page.getByRole('radio', { name: w[method] }).check()
      await page.getByRole('button', { name: w.pay }).click()
      const question = page.getByRole('alertdialog', { name: w.askTitle })
      await expect(question).toContainText(w.askAfter)
      await expectSound(page, language)
      await question.getByRole('button', { name: w.askBack }).click()
      await expect(question).toHaveCount(0)
      await page.getByRole('button', { name: w.pay }).click()
      await question.getByRole('button', { name: w.askPay }).click()
      await expect(heading(page, w.paid)).toBeVisible()
    })

  test('[R4.05] is closed where it holds too little, says so, and leads to the recharge', async ({
    page,
    play,
    language,
  }) => {
    const w = words[language]
    const { orderId } = await place(await play('scanner'), wish('licence'))
    await atCashier(page, orderId)
    for (const method of ['contractFund', 'credit', 'platformDiscount'] as const)
      await expect(page.getByRole('radio', { name: w[method] })).toBeDisabled()
    await expect(page.getByText(w.insufficient)).toHaveCount(2)
    await expect(page.getByText(w.notGranted)).toBeVisible()
    await page.getByRole('link', { name: w.toRecharge }).click()
    await expect(page).toHaveURL(/\/goods\/pay\/charge$/)
  })
})

test('[R4.06] a recharge leads to the charge page, and its money can pay', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const cookie = await play('recharger')
  await page.goto('/ui/mall/goods/pay/charge')
  await hydrated(page)
  await expect(page).toHaveTitle(w.rechargeTitle)
  const amount = page.getByRole('textbox', { name: w.rechargeAmount })
  await amount.fill('0.5')
  await page.getByRole('button', { name: w.recharge }).click()
  await expect(page.getByText(w.rechargeLimits)).toBeVisible()
  await amount.fill('300')
  await page.getByRole('button', { name: w.recharge }).click()
  await expect(heading(page, w.scan)).toBeVisible()
  await (await payerOf(page, w)).getByRole('button', { name: w.payerPays }).click()
  await expect(page).toHaveURL(/\/goods\/pay\/charge\?orderId=/)
  await expect(heading(page, w.charged)).toBeVisible()
  await expect(page.getByText(w.chargedHint)).toBeVisible()
  await expectSound(page, language)

  const { orderId } = await place(cookie, wish('node'))
  await atCashier(page, orderId)
  await page.getByRole('radio', { name: w.contractFund }).check()
  await page.getByRole('button', { name: w.pay }).click()
  await page.getByRole('button', { name: w.askPay }).click()
  await expect(heading(page, w.paid)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/goods\/pay\/charge\?orderId=/)
})
