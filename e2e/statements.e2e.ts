import { PRODUCT_VERSION, VERSION_HEADER } from '@compute-mall/core/http'
import { invoiceEndpoints } from '@compute-mall/core/invoice'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { pdfOf } from '@compute-mall/core/site/testing'
import type { Locator } from '@playwright/test'
import { origin } from './account.ts'
import { place, wish } from './desk.ts'
import { phone } from './devices.ts'
import { expect, expectSound, test } from './journey.ts'
import { type Product, startProduct } from './product/product.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    askRefund: '申请退款',
    reason: '退款原因',
    waiting: '退款申请处理中',
    refundApproved: '退款申请已批准',
    refunds: '退款申请',
    searchRefunds: '搜索订单号或买家',
    approve: '批准退款',
    toCorrect: '开具后已退款 ¥256.00，请开具红字发票冲减。',
    correct: '登记红字发票',
    redNumber: /^红字发票号码/,
    redNumberWrong: '请输入 8、12 或 20 位数字的发票号码',
    corrected: '红字发票已开具',
    approved: (no: string) => `已批准订单 ${no} 的退款`,
    title: '对账单',
    lines: '对账明细',
    sale: '销售',
    refund: '退款',
    open: '统计中',
    closed: '待确认',
    disputedState: '有异议',
    confirmedState: '已确认',
    paidState: '已付款',
    unread: '未读通知',
    disputedNotice: '对账单有异议',
    paidNotice: '对账单已付款',
    dispute: '提出异议',
    what: '异议说明',
    missing: '补贴未计入',
    subsidy: '活动补贴',
    tooShort: '请填写 2 到 500 个字符',
    disputed: '已提交异议',
    said: (text: string) => `商家异议：${text}`,
    adjust: '添加调整',
    amount: '调整金额（元）',
    note: '调整说明',
    adjusted: '已添加调整',
    confirm: '确认对账单',
    confirmed: /^已确认 .+ 的对账单$/,
    pay: '登记付款',
    reference: '银行流水号',
    paid: /^已登记 .+ 的付款$/,
  },
  en: {
    askRefund: 'Ask for a refund',
    reason: 'Why you want a refund',
    waiting: 'Your request for a refund is being looked at',
    refundApproved: 'Your refund request was approved',
    refunds: 'Refund requests',
    searchRefunds: 'Search order numbers and buyers',
    approve: 'Approve',
    toCorrect: '¥256.00 was refunded since it was issued. Correct it by a red-letter invoice.',
    correct: 'Note the red-letter invoice',
    redNumber: /^Number of the red-letter invoice/,
    redNumberWrong: 'Enter a number of 8, 12 or 20 digits',
    corrected: 'Your invoice was corrected',
    approved: (no: string) => `The refund of order ${no} was approved`,
    title: 'Statements',
    lines: 'Lines',
    sale: 'Sale',
    refund: 'Refund',
    open: 'In progress',
    closed: 'To be confirmed',
    disputedState: 'Disputed',
    confirmedState: 'Confirmed',
    paidState: 'Paid',
    unread: 'unread notice',
    disputedNotice: 'A statement is disputed',
    paidNotice: 'A statement was paid',
    dispute: 'Dispute',
    what: 'What is wrong',
    missing: 'The subsidy is missing',
    subsidy: 'Subsidy of the campaign',
    tooShort: 'Enter 2 to 500 characters',
    disputed: 'The dispute was sent',
    said: (text: string) => `The merchant says: ${text}`,
    adjust: 'Add adjustment',
    amount: 'Amount (yuan)',
    note: 'Reason',
    adjusted: 'The adjustment was added',
    confirm: 'Confirm',
    confirmed: /^The statement of .+ was confirmed$/,
    pay: 'Record payment',
    reference: 'Bank reference',
    paid: /^The payment of .+ was recorded$/,
  },
} as const

/** The amounts and rates of a row, in the order of its cells. */
const figuresOf = async (row: Locator): Promise<readonly string[]> =>
  (await row.getByRole('cell').allTextContents()).flatMap(
    (text) => text.replaceAll('¥', '').match(/-?[\d,]+\.\d{2}|\d+%/g) ?? [],
  )

test.describe('the account of a shop', () => {
  // Openings are held back, and the shop has statements of earlier months: this needs a server of its own.
  let product: Product
  const shared = process.env.PLAYWRIGHT_ORIGIN
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    product = await startProduct(
      { NODE_ENV: 'development', STATEMENTS: 'on', PROVISION_DELAY_MS: '3600000' },
      'e2e/stage.ts',
    )
    process.env.PLAYWRIGHT_ORIGIN = product.origin
  })
  test.afterAll(async () => {
    process.env.PLAYWRIGHT_ORIGIN = shared
    await product.stop()
  })

  test('[J14][W30][W18] a refund before opening is approved, nothing opens, and the statement has the counter-line at the rate of the sale', async ({
    page,
    play,
    language,
  }) => {
    test.setTimeout(180_000)
    const w = words[language]
    const buyer = await play('refunder')
    const { orderId, orderNo } = await place(buyer, wish('node'))
    await call(
      paymentEndpoints.payFromAccount,
      { body: { orderId, method: 'contractFund' } },
      origin(),
      buyer,
    )
    const orderNow = () => call(orderEndpoints.detail, { params: { orderId } }, origin(), buyer)

    const openLines = async () => {
      await play('shopkeeper')
      // Months that are over are open too, until the job closes them within its first minute.
      const month = orderNo.replace(/^(\d{4})(\d{2}).*/, '$1-$2-01 – ')
      const row = page.getByRole('row').filter({ hasText: w.open }).filter({ hasText: month })
      // The sale is told to statements a moment later.
      await expect(async () => {
        await page.goto('about:blank')
        await page.goto('/ui/seller/#/statements')
        await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
        await expect(row.first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await row.getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
    }
    const lineOf = (kind: string) =>
      page.getByRole('row').filter({ hasText: orderNo }).filter({ hasText: kind })
    await openLines()
    await expect
      .poll(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
        return lineOf(w.sale).count()
      })
      .toBe(1)
    expect(await figuresOf(lineOf(w.sale))).toEqual(['256.00', '12.80', '5%', '243.20'])

    await play('refunder')
    await page.goto(`/ui/console/#/orders/${orderId}`)
    await page.getByRole('button', { name: w.askRefund, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: w.reason }).fill('项目取消 / project cancelled')
    await dialog.getByRole('button', { name: w.askRefund, exact: true }).click()
    await expect(page.getByText(w.waiting)).toBeVisible()

    await play('treasurer')
    await page.goto('/ui/admin/#/refunds?status=asked')
    await page.getByRole('searchbox', { name: w.searchRefunds }).fill(orderNo)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: orderNo })).toHaveCount(1)
    await page
      .getByRole('row')
      .filter({ hasText: orderNo })
      .getByRole('button', { name: new RegExp(`^${w.approve}`) })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: w.approve, exact: true }).dblclick()
    await expect(page.getByText(w.approved(orderNo))).toBeVisible()

    expect((await orderNow()).status).toBe('refunded')
    expect((await orderNow()).lines.map(({ provision }) => provision.openTime)).toEqual([null])
    const finance = await play('treasurer')
    await expect
      .poll(async () => {
        const { ledger } = await call(orderEndpoints.inspect, { params: { orderId } }, origin(), finance)
        return ledger.map(({ kind, amount }) => [kind, amount])
      })
      .toEqual([
        ['payment', '256.00'],
        ['refund', '-256.00'],
      ])

    await openLines()
    await expect
      .poll(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
        return lineOf(w.refund).count()
      })
      .toBe(1)
    expect(await figuresOf(lineOf(w.refund))).toEqual(['-256.00', '-12.80', '5%', '-243.20'])
    expect(await figuresOf(lineOf(w.sale))).toEqual(['256.00', '12.80', '5%', '243.20'])
    await expectSound(page, language)

    await play('refunder')
    await page.goto(`/ui/console/#/orders/${orderId}`)
    await expect(page.getByText(w.refundApproved)).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('[J14][W30][R3.10] the buyer has the money back before opening, and the invoice that was issued is corrected', async ({
      page,
      play,
      language,
    }) => {
      test.setTimeout(180_000)
      const w = words[language]
      const buyer = await play('refunder')
      const { orderId } = await place(buyer, wish('node'))
      const pay = { orderId, method: 'contractFund' as const }
      await call(paymentEndpoints.payFromAccount, { body: pay }, origin(), buyer)
      const form = {
        kind: 'personal' as const,
        title: 'Li Yun',
        taxNumber: '',
        special: undefined,
        orderId: [orderId],
      }
      const { invoiceId } = await call(invoiceEndpoints.ask, { body: form }, origin(), buyer)
      const finance = await play('treasurer')
      const file = new FormData()
      file.set('file', new Blob([pdfOf(['Invoice'])], { type: 'application/pdf' }), 'invoice.pdf')
      const path = invoiceEndpoints.issue.path.replace(':invoiceId', invoiceId)
      const issued = await fetch(origin() + path, {
        method: 'POST',
        headers: { [VERSION_HEADER]: PRODUCT_VERSION, origin: origin(), cookie: finance },
        body: file,
      })
      expect(issued.status).toBe(200)

      await play('refunder')
      await page.goto(`/ui/console/#/orders/${orderId}`)
      await page.getByRole('button', { name: w.askRefund, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: w.reason }).fill('project cancelled')
      await expectSound(page, language)
      await dialog.getByRole('button', { name: w.askRefund, exact: true }).click()
      await expect(page.getByText(w.waiting)).toBeVisible()
      await expectSound(page, language)
      const request = await call(orderEndpoints.refundRequest, { params: { orderId } }, origin(), buyer)
      const params = { requestId: request?.requestId ?? '' }
      await call(orderEndpoints.approveRefund, { params }, origin(), finance)
      await page.reload()
      await expect(page.getByText(w.refundApproved)).toBeVisible()

      await play('treasurer')
      await expect(async () => {
        await page.goto('about:blank')
        await page.goto(`/ui/admin/#/invoices/${invoiceId}`)
        await expect(page.getByText(w.toCorrect)).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await page.getByRole('button', { name: w.correct }).click()
      await dialog.getByRole('button', { name: w.correct }).click()
      await expect(dialog.getByText(w.redNumberWrong)).toBeVisible()
      await expectSound(page, language)
      const redNumber = `2644200000${Date.now().toString().slice(-10)}`
      await dialog.getByRole('textbox', { name: w.redNumber }).fill(redNumber)
      await dialog.getByRole('button', { name: w.correct }).click()
      await expect(page.getByText(redNumber)).toBeVisible()
      await expect(page.getByText(w.toCorrect)).toHaveCount(0)

      await play('refunder')
      await page.goto('about:blank')
      await page.goto('/ui/console/#/notices')
      await page.getByRole('link', { name: w.corrected }).first().click()
      await expect(page.getByText(redNumber)).toBeVisible()
      await expectSound(page, language)
    })
  })

  test('[W18] the shop disputes a statement, finance adjusts it, the shop confirms, and it is paid once', async ({
    page,
    play,
    language,
  }) => {
    test.setTimeout(180_000)
    const w = words[language]
    const dialog = page.getByRole('dialog')
    const shop = async (status: string) => {
      await play('shopkeeper')
      await page.goto('/ui/seller/#/statements')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
      await page.getByRole('row').filter({ hasText: status }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
    }
    await shop(w.closed)
    const address = new URL(page.url()).hash
    await expectSound(page, language)
    const finance = async () => {
      await play('treasurer')
      await page.goto(`/ui/admin/${address}`)
      await page.reload()
      await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
    }
    await page.getByRole('button', { name: w.dispute, exact: true }).first().click()
    await dialog.getByRole('button', { name: w.dispute, exact: true }).click()
    await expect(dialog.getByText(w.tooShort)).toBeVisible()
    await dialog.getByRole('textbox', { name: w.what }).fill(w.missing)
    await dialog.getByRole('button', { name: w.dispute, exact: true }).click()
    await expect(page.getByText(w.disputed)).toBeVisible()

    // Whoever is told is led to where they may act: finance to operations, the shop to its own app.
    const followBell = async (app: string, notice: string) => {
      await page.goto(`/ui/${app}/`)
      const banner = page.getByRole('banner')
      await banner.locator('summary').filter({ hasText: w.unread }).click()
      await banner.getByRole('link', { name: notice }).first().click()
      await expect(page.getByRole('heading', { name: w.lines })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(`/ui/${app}/`)
    }
    await play('treasurer')
    await followBell('admin', w.disputedNotice)
    expect(new URL(page.url()).hash).toBe(address)
    await expect(page.getByText(w.said(w.missing))).toBeVisible()
    await page.goto('/ui/console/#/notices')
    await expect(page.getByRole('link', { name: w.disputedNotice }).first()).toHaveAttribute(
      'href',
      `/ui/admin/${address}`,
    )
    await finance()
    await page.getByRole('button', { name: w.adjust, exact: true }).click()
    await dialog.getByRole('textbox', { name: w.amount }).fill('100.00')
    await dialog.getByRole('textbox', { name: w.note }).fill(w.subsidy)
    await dialog.getByRole('button', { name: w.adjust, exact: true }).dblclick()
    await expect(page.getByText(w.adjusted)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: w.subsidy })).toHaveCount(1)

    await shop(w.closed)
    await page.getByRole('button', { name: w.confirm, exact: true }).click()
    await dialog.getByRole('button', { name: w.confirm, exact: true }).click()
    await expect(page.getByText(w.confirmed)).toBeVisible()

    await finance()
    await page.getByRole('button', { name: w.pay, exact: true }).click()
    await dialog.getByRole('textbox', { name: w.reference }).fill(`ICBC-${language}-0001`)
    await dialog.getByRole('button', { name: w.pay, exact: true }).dblclick()
    await expect(page.getByText(w.paid)).toBeVisible()
    await expect(page.getByText(`ICBC-${language}-0001`)).toHaveCount(1)
    await expect(page.getByRole('button', { name: w.pay, exact: true })).toHaveCount(0)
    await expectSound(page, language)
    await play('shopkeeper')
    await followBell('seller', w.paidNotice)
    expect(new URL(page.url()).hash).toBe(address)
    await expectSound(page, language)
  })
})
