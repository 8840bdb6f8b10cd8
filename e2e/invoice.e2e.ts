import { paymentEndpoints } from '@compute-mall/core/payment'
import { origin } from './account.ts'
import { place, wish } from './desk.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    missing: '没有找到该内容',
    ask: '申请发票',
    submit: '提交申请',
    orderWrong: '请选择 1–50 个订单',
    taxNumberWrong: '请输入正确的统一社会信用代码',
    title: /^发票抬头/,
    taxNumber: /^税号/,
    chosen: '已选 1 个订单，共 ¥5,999.00',
    waits: '财务人员将在 3 个工作日内开具发票，届时会通知您。',
    desk: '发票管理',
    issue: '开具',
    issued: '已开具',
    told: '发票已开具',
    download: '下载发票',
    budget: '设置预算',
    budgetAmount: /^预算金额/,
    save: '保存',
    reached: '费用即将达到预算',
    bills: '月账单',
    billTotal: '本月费用合计',
    print: '打印',
  },
  en: {
    missing: 'This could not be found',
    ask: 'Ask for an invoice',
    submit: 'Send the request',
    orderWrong: 'Choose 1 to 50 orders',
    taxNumberWrong: 'Enter a correct unified social credit code',
    title: /^Title/,
    taxNumber: /^Tax number/,
    chosen: '1 order chosen, ¥5,999.00 in all',
    waits: 'Finance issues it within 3 working days, and you are told.',
    desk: 'Invoices',
    issue: 'Issue',
    issued: 'Issued',
    told: 'Your invoice was issued',
    download: 'Download the invoice',
    budget: 'Set a budget',
    budgetAmount: /^Budget/,
    save: 'Save',
    reached: 'You are close to your budget',
    bills: 'Monthly bills',
    billTotal: 'Cost of the month',
    print: 'Print',
  },
} as const

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

test('[R3.10][R5.06] a customer asks for an invoice, finance issues the PDF, the customer downloads it; the bill and the budget tell the same', async ({
  page,
  play,
  enter,
  language,
}) => {
  test.slow()
  const w = words[language]
  const cookie = await play('invoiced')
  const { orderId, orderNo } = await place(cookie, wish('licence'))
  const body = { orderId, method: 'contractFund' as const }
  await call(paymentEndpoints.payFromAccount, { body }, origin(), cookie)
  await page.goto('/ui/console/#/invoices/new')
  await expect(page.getByRole('heading', { level: 1, name: w.ask })).toBeVisible()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByText(w.orderWrong)).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('checkbox', { name: orderNo }).check()
  await expect(page.getByText(w.chosen)).toBeVisible()
  await page.getByRole('textbox', { name: w.title }).fill('Nova Computing Ltd')
  await page.getByRole('textbox', { name: w.taxNumber }).fill('91350100M000100Y44')
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByText(w.taxNumberWrong)).toBeVisible()
  await page.getByRole('textbox', { name: w.taxNumber }).fill('91350100m000100y43')
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByText(w.waits)).toBeVisible()
  await expectSound(page, language)
  const number = /FP\d{8}-[\dA-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  expect(number).not.toBe('')

  await enter('finance')
  await page.goto('/ui/admin/#/invoices/none')
  await expect(page.getByText(w.missing)).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`/ui/admin/#/invoices?keyword=${number}`)
  await expect(page.getByRole('heading', { level: 1, name: w.desk })).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('link', { name: number }).first().click()
  await expect(page.getByText('91350100M000100Y43')).toBeVisible()
  await page.getByRole('button', { name: w.issue, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await expectSound(page, language)
  await dialog.getByRole('button', { name: w.issue, exact: true }).click()
  await expect(page.getByText(w.issued, { exact: true }).first()).toBeVisible()

  await play('invoiced')
  await page.goto('about:blank')
  await page.goto('/ui/console/#/notices')
  await page.getByRole('link', { name: w.told }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: w.download }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${number}.pdf`)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).toString()).toBe(PDF)

  await page.goto('/ui/console/#/account')
  await page.getByRole('button', { name: w.budget }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: w.budgetAmount }).fill('6000')
  await page.getByRole('dialog').getByRole('button', { name: w.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectSound(page, language)
  await page.getByRole('link', { name: w.bills }).click()
  await expect(page.getByText(w.billTotal)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('¥5,999.00')
  await expect(page.getByRole('button', { name: w.print })).toBeVisible()
  await expectSound(page, language)
  await page.goto('/ui/console/#/notices')
  await expect(page.getByText(w.reached).first()).toBeVisible()
})
