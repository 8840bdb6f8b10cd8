import { paymentEndpoints } from '@compute-mall/core/payment'
import { lockedPdfOf, pdfOf } from '@compute-mall/core/site/testing'
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
    special: '增值税专用发票',
    registeredAddress: /^注册地址/,
    telephone: /^注册电话/,
    bankName: /^开户银行/,
    bankAccount: /^银行账号/,
    summary: '确认发票信息',
    confirm: '确认提交',
    encrypted: '该 PDF 已加密，请上传打开时不需要密码的文件',
    remove: /^移除/,
    replace: '更换发票文件',
    replaceReason: /^更换原因/,
    oldFile: '下载原文件',
    replacedTold: '发票文件已更换',
    wrongRate: /原因：税率有误/,
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
    special: 'Special VAT invoice',
    registeredAddress: /^Registered address/,
    telephone: /^Company phone/,
    bankName: /^Bank(?! account)/,
    bankAccount: /^Bank account/,
    summary: 'Check the invoice details',
    confirm: 'Submit request',
    encrypted: 'This PDF is encrypted. Upload a file that opens without a password.',
    remove: /^Remove/,
    replace: 'Replace file',
    replaceReason: /^Reason/,
    oldFile: 'Download old file',
    replacedTold: 'Your invoice file was replaced',
    wrongRate: /Reason: 税率有误/,
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

const PDF = pdfOf(['Invoice'])
const REPLACED = pdfOf(['Corrected invoice'])

test('[R3.10][R5.06] a customer requests a special invoice, finance issues and replaces the PDF, the customer downloads it; the bill and the budget tell the same', async ({
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
  await page.getByRole('radio', { name: w.special }).check()
  await page.getByRole('textbox', { name: w.registeredAddress }).fill('福建省福州市软件大道89号')
  await page.getByRole('textbox', { name: w.telephone }).fill('0591-87654321')
  await page.getByRole('textbox', { name: w.bankName }).fill('中国银行福州软件园支行')
  await page.getByRole('textbox', { name: w.bankAccount }).fill('4218 6010 0100 1234 56')
  await page.getByRole('button', { name: w.submit }).click()
  const summary = page.getByRole('dialog', { name: w.summary })
  for (const text of [w.special, 'Nova Computing Ltd', '91350100M000100Y43', '421860100100123456'])
    await expect(summary.getByText(text)).toBeVisible()
  await expect(summary.getByText(`${orderNo} · ¥5,999.00`)).toBeVisible()
  await expectSound(page, language)
  await summary.getByRole('button', { name: w.confirm }).click()
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
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await choose(lockedPdfOf(['Invoice']))
  await dialog.getByRole('button', { name: w.issue, exact: true }).click()
  await expect(page.getByText(w.encrypted).first()).toBeVisible()
  await dialog.getByRole('button', { name: w.remove }).click()
  await choose(PDF)
  await expectSound(page, language)
  await dialog.getByRole('button', { name: w.issue, exact: true }).click()
  await expect(page.getByText(w.issued, { exact: true }).first()).toBeVisible()

  await play('invoiced')
  await page.goto('about:blank')
  await page.goto('/ui/console/#/notices')
  await page.getByRole('link', { name: w.told }).first().click()
  const downloaded = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${number}.pdf`)
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks).toString()
  }
  expect(await downloaded(w.download)).toBe(PDF)

  await enter('finance')
  await page.goto('about:blank')
  await page.goto(`/ui/admin/#/invoices?keyword=${number}`)
  await page.getByRole('link', { name: number }).first().click()
  await page.getByRole('button', { name: w.replace }).click()
  await choose(REPLACED)
  await dialog.getByRole('textbox', { name: w.replaceReason }).fill('税率有误')
  await expectSound(page, language)
  await dialog.getByRole('button', { name: w.replace }).click()
  await expect(page.getByRole('button', { name: w.oldFile })).toBeVisible()
  expect(await downloaded(w.oldFile)).toBe(PDF)

  await play('invoiced')
  await page.goto('about:blank')
  await page.goto('/ui/console/#/notices')
  await page.getByRole('link', { name: w.replacedTold }).first().click()
  await expect(page.getByText(w.wrongRate)).toBeVisible()
  expect(await downloaded(w.download)).toBe(REPLACED)

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
