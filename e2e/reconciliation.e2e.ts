import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { DAY_MS, platformDay } from '@compute-mall/core/time'
import { origin, PASSWORD } from './account.ts'
import { place, wish } from './desk.ts'
import { expect, expectSound, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    home: '首页',
    tile: /对账差异/,
    bills: '支付对账',
    again: '重新对账',
    againDone: (day: string) => `已重新核对 ${day} 的账单`,
    differences: '对账差异',
    search: '搜索订单号或交易流水号',
    found: '渠道有，平台无',
    entered: '收款 · 已补记入账',
    open: '待说明',
    explain: '填写说明',
    reason: '原因',
    because: '渠道未通知，已补记',
    explained: (no: string) => `已记录流水号 ${no} 的说明`,
    isExplained: '已说明',
    given: '说明：渠道未通知，已补记',
    ledger: '资金流水',
  },
  en: {
    home: 'Home',
    tile: /Differences from bills/,
    bills: 'Reconciliation',
    again: 'Compare again',
    againDone: (day: string) => `The bill of ${day} was compared again`,
    differences: 'Differences',
    search: 'Search order and transaction numbers',
    found: 'Only at the provider',
    entered: 'Received · Entered since',
    open: 'To explain',
    explain: 'Explain',
    reason: 'Reason',
    because: 'No notice came, entered since',
    explained: (no: string) => `The explanation of transaction ${no} was noted`,
    isExplained: 'Explained',
    given: 'Explanation: No notice came, entered since',
    ledger: 'Ledger',
  },
} as const

/** A transaction of a payment that the cashier knows of and nobody told: written into its own database. */
const plant = (paymentId: string, transactionNo: string, paidAt: string): void => {
  const dataDir = process.env.PLAYWRIGHT_DATA_DIR
  if (dataDir === undefined) throw new Error('PLAYWRIGHT_DATA_DIR names no folder of the product.')
  const cashier = new DatabaseSync(join(dataDir, 'cashier', 'cashier.sqlite'), { timeout: 5_000 })
  cashier
    .prepare(
      'insert into paid (transaction_id, out_trade_no, amount, paid_at) select ?, out_trade_no, amount, ? from payment where out_trade_no = ?',
    )
    .run(transactionNo, paidAt, paymentId)
  cashier.close()
}

test('[F7] finance finds money on the bill of a day that nobody told of, sees it entered, and explains it', async ({
  page,
  play,
  enter,
  language,
}) => {
  test.setTimeout(120_000)
  const w = words[language]
  const buyer = await play('reconciled')
  const { orderId, orderNo } = await place(buyer, wish('node'))
  const body = { orderId, channel: 'embedded' } as const
  const { paymentId, qrTarget } = await call(paymentEndpoints.open, { body }, origin(), buyer)
  await fetch(`${qrTarget}/pay`, { method: 'POST', redirect: 'manual' })
  await expect
    .poll(async () => (await call(orderEndpoints.detail, { params: { orderId } }, origin(), buyer)).status)
    .toBe('paid')

  const day = platformDay(Date.now() - DAY_MS)
  const transactionNo = `f7-${orderNo}`
  plant(paymentId, transactionNo, `${day}T04:00:00.000Z`)
  const finance = await signIn(origin(), 'finance', PASSWORD)
  const yesterday = { channel: 'embedded', day } as const
  await call(paymentEndpoints.compareBill, { body: yesterday }, origin(), finance)

  await enter('finance')
  await page.goto('/ui/admin/#/')
  await expect(page.getByRole('heading', { level: 1, name: w.home })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: w.tile }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.differences })).toBeVisible()

  await page.goto('/ui/admin/#/reconciliation')
  await expect(page.getByRole('heading', { level: 1, name: w.bills })).toBeVisible()
  const bill = page.getByRole('row').filter({ hasText: day })
  await bill.getByRole('button', { name: w.again }).click()
  await expect(page.getByText(w.againDone(day))).toBeVisible()
  await expectSound(page, language)
  await bill.getByRole('link', { name: day }).click()

  await expect(page.getByRole('heading', { level: 1, name: w.differences })).toBeVisible()
  await page.getByRole('searchbox', { name: w.search }).fill(transactionNo)
  await page.keyboard.press('Enter')
  const difference = page.getByRole('row').filter({ hasText: transactionNo })
  await expect(difference.getByText(w.found, { exact: true })).toBeVisible()
  await expect(difference.getByText(w.entered, { exact: true })).toBeVisible()
  await expect(difference.getByText('¥256.00', { exact: true })).toBeVisible()
  await expect(difference.getByText(w.open, { exact: true })).toBeVisible()
  await expectSound(page, language)
  await difference.getByRole('button', { name: w.explain, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.reason }).fill(w.because)
  await dialog.getByRole('button', { name: w.explain, exact: true }).click()
  await expect(page.getByText(w.explained(transactionNo))).toBeVisible()
  await expect(difference.getByText(w.isExplained, { exact: true })).toBeVisible()
  await expect(page.getByText(w.given)).toBeVisible()

  await difference.getByRole('link', { name: orderNo }).click()
  await expect(page).toHaveURL(/#\/orders\//)
  await expect(page.getByText(w.ledger, { exact: true })).toBeVisible()
  await expect(page.getByText(transactionNo).first()).toBeVisible()
})
