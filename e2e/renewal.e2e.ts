import { readList } from '@compute-mall/core/list'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { addDuration, formatInstant } from '@compute-mall/core/time'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import type { Language } from './cast.ts'
import { confirmation, place, trialWish, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectSoundOnPhone, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    renew: '续费',
    more: '增加',
    agreement: '我已阅读并同意 《算力服务协议》',
    submit: '续费并支付',
    unpaid: '有未支付订单',
    goPay: '去支付',
    contractFund: /^合同款/,
    askPay: '确认付款',
    pay: /^立即支付 ¥/,
    paid: '支付成功',
    terms: '使用期限',
    notRenewable: '该资源不能续费，您可以再次购买。',
    tried: '试用已开通',
    use: '使用资源',
    left: '剩余试用时间',
    amount: '×100 GB',
    lineLeft: /^剩余 \d+ 天$/,
    trialRule: '免费试用 7 天，到期自动停止，不会扣费。',
    needs: '待处理',
    weekLeft: '剩余 7 天',
    newEnd: '续费后到期时间',
    fromNow: '原期限已结束，新的期限自支付成功之日起计算。',
    kept: /数据保留至下方时间；在此之前续费即可恢复使用/,
    open: '运行中',
    ended: '已到期',
  },
  en: {
    renew: 'Renew',
    more: 'Increase',
    agreement: 'I have read and agree to the Compute Service Agreement',
    submit: 'Renew and pay',
    unpaid: 'An order is still unpaid',
    goPay: 'Pay now',
    contractFund: /^Contract fund/,
    askPay: 'Confirm payment',
    pay: /^Pay ¥/,
    paid: 'Payment succeeded',
    terms: 'Terms',
    notRenewable: 'This resource cannot be renewed. You can buy it again.',
    tried: 'Your trial is open',
    use: 'Use the resource',
    left: 'Time left',
    amount: '×100 GB',
    lineLeft: /^\d+ days left$/,
    trialRule: 'Free of charge for 7 days. It stops by itself, and nothing is charged.',
    needs: 'Needs you now',
    weekLeft: '7 days left',
    newEnd: 'Ends after renewal',
    fromNow: 'Its term is over; the new one begins on the day of payment.',
    kept: /renew before then to go on using it/,
    open: 'Open',
    ended: 'Ended',
  },
} as const

/** Storage for three months, bought and opened by calls alone. @returns the line */
const openStorage = async (cookie: string): Promise<string> => {
  const { choice, ...intent } = wish('disk', 100)
  const { orderId } = await place(cookie, {
    ...intent,
    choice: choice && { ...choice, purchaseDuration: 3 },
  })
  await call(paymentEndpoints.payFromAccount, { body: { orderId, method: 'contractFund' } }, origin(), cookie)
  const lineOf = async () =>
    (await call(orderEndpoints.detail, { params: { orderId } }, origin(), cookie)).lines[0]
  await expect.poll(async () => (await lineOf())?.provision.status).toBe('open')
  return (await lineOf())?.lineId ?? ''
}

const renew = async (page: Page, lineId: string, language: Language, look: () => Promise<void>) => {
  const w = words[language]
  await page.goto(`/ui/console/#/resources/${lineId}`)
  await page.getByRole('link', { name: w.renew }).click()
  await hydrated(page)
  await page.getByRole('button', { name: w.more }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await look()
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page).toHaveURL(/\/goods\/pay\?orderId=/)
  // Who comes again is told that a renewal waits to be paid.
  await page.goto(`/ui/mall/goods/renewPurchase?lineId=${lineId}`)
  const dialog = page.getByRole('alertdialog', { name: w.unpaid })
  await dialog.getByRole('button', { name: w.goPay }).click()
  await expect(page).toHaveURL(/\/goods\/pay\?orderId=/)
  await page.getByRole('radio', { name: w.contractFund }).check()
  await page.getByRole('button', { name: w.pay }).click()
  await page.getByRole('button', { name: w.askPay }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.paid })).toBeVisible()
  await page.goto(`/ui/console/#/resources/${lineId}`)
  await expect(page.getByRole('region', { name: w.terms }).getByRole('listitem')).toHaveCount(2)
  // The order says what is left as well, and of what there is so much.
  await page.getByRole('region', { name: w.terms }).getByRole('link').first().click()
  await expect(page.getByText(w.lineLeft)).toBeVisible()
  await expect(page.getByText(w.amount)).toBeVisible()
}

/** What has no term is not renewed; its page offers to buy it once more. */
const buyAgain = async (page: Page, cookie: string, language: Language) => {
  const { orderId, orderNo } = await place(cookie, wish('chatModel'))
  await page.goto(`/ui/console/#/orders/${orderId}`)
  await expect(page.getByText(orderNo).first()).toBeVisible()
  await page.getByRole('link', { name: words[language].use }).click()
  await expect(page).toHaveURL(/#\/resources\//)
  const [, lineId = ''] = /resources\/(\w+)/.exec(page.url()) ?? []
  await page.goto(`/ui/mall/goods/renewPurchase?lineId=${lineId}`)
  await expect(page.getByText(words[language].notRenewable)).toBeVisible()
}

test.describe('[J12] a renewal', () => {
  test('[R2.20][D24][R4.05] on a computer: from the resource to the cashier, and two terms afterwards', async ({
    page,
    play,
    language,
  }) => {
    test.slow()
    const lineId = await openStorage(await play('renewer'))
    await renew(page, lineId, language, () => expectSound(page, language))
  })

  test('[R2.20][D24] of what has no term leads to buying again', async ({ page, play, language }) => {
    await buyAgain(page, await play('receiver'), language)
    await expectSound(page, language)
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('[R2.20][D24][R4.05] from the resource to the cashier, two terms afterwards, and buying again what has none', async ({
      page,
      play,
      language,
    }) => {
      test.slow()
      const cookie = await play('phoneRenewer')
      const lineId = await openStorage(cookie)
      await renew(page, lineId, language, () => expectSoundOnPhone(page, language))
      await buyAgain(page, cookie, language)
      await expectSoundOnPhone(page, language)
    })
  })
})

/** Three calendar months later, as renewals count. */
const threeMonthsAfter = (instant: string): string => addDuration(instant, { amount: 3, unit: 'month' })

/** Agrees on the renewal page that is open, and pays from the fund. */
const payRenewal = async (page: Page, language: Language) => {
  const w = words[language]
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page).toHaveURL(/\/goods\/pay\?orderId=/)
  await hydrated(page)
  await page.getByRole('radio', { name: w.contractFund }).check()
  await page.getByRole('button', { name: w.pay }).click()
  await page.getByRole('button', { name: w.askPay }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.paid })).toBeVisible()
}

test('[J12][D24] what ends in 7 days is renewed to its new end, what has ended from today; console and order agree', async ({
  page,
  play,
  language,
}) => {
  test.slow()
  const w = words[language]
  const cookie = await play('lateRenewer')
  const held = async () =>
    (await call(provisionEndpoints.list, { query: readList(resourceList, []).query }, origin(), cookie))
      .records
  const resources = await held()
  const of = (amount: number) => {
    const found = resources.find((resource) => resource.amount === amount)
    if (found === undefined) throw new Error(`${amount} GB are not held`)
    return found
  }
  const endOf = async (lineId: string) => {
    const { endTime, orderId } = await call(
      provisionEndpoints.detail,
      { params: { lineId } },
      origin(),
      cookie,
    )
    const order = await call(orderEndpoints.detail, { params: { orderId } }, origin(), cookie)
    expect(order.lines[0]?.provision.endTime).toBe(endTime)
    return endTime ?? ''
  }
  const ending = of(100)
  await page.goto('/ui/console/')
  const needs = page.getByRole('region', { name: w.needs })
  await expect(needs.getByText(w.weekLeft)).toBeVisible()
  await needs.getByRole('link', { name: w.renew }).click()
  await hydrated(page)
  await expect(page).toHaveURL(new RegExp(`renewPurchase\\?lineId=${ending.lineId}$`))
  const newEnd = threeMonthsAfter(ending.endTime ?? '')
  await expect(page.getByText(w.newEnd).locator('..')).toContainText(formatInstant(newEnd, language))
  await payRenewal(page, language)
  expect(await endOf(ending.lineId)).toBe(newEnd)

  const ended = of(200)
  await page.goto(`/ui/console/#/resources/${ended.lineId}`)
  await expect(page.getByText(w.ended, { exact: true })).toBeVisible()
  await expect(page.getByText(w.kept)).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('link', { name: w.renew }).click()
  await hydrated(page)
  await expect(page.getByText(w.fromNow)).toBeVisible()
  const before = new Date().toISOString()
  await payRenewal(page, language)
  const end = Date.parse(await endOf(ended.lineId))
  expect(end).toBeGreaterThanOrEqual(Date.parse(threeMonthsAfter(before)))
  expect(end).toBeLessThanOrEqual(Date.parse(threeMonthsAfter(new Date().toISOString())))
  await page.goto(`/ui/console/#/resources/${ended.lineId}`)
  await expect(page.getByText(w.open, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: w.terms }).getByRole('listitem')).toHaveCount(2)
})

test('[R2.03][R2.21][R3.03][D24] a trial says its days before it is ordered, and has its page on a computer, with what is left and the way to use it', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const cookie = await play('renewer')
  await page.goto(confirmation(trialWish('tryable')))
  await expect(page.getByText(w.trialRule)).toBeVisible()
  const { orderId } = await place(cookie, trialWish('tryable'))
  await page.goto(`/ui/mall/trial/result?orderId=${orderId}`)
  await expect(page.getByRole('heading', { name: w.tried })).toBeVisible()
  await expect(page.getByText(w.left)).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('link', { name: w.use }).click()
  await expect(page).toHaveURL(/\/ui\/console\/#\/resources\//)
})
