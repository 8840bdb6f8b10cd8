import { paymentEndpoints } from '@compute-mall/core/payment'
import type { BrowserContext, Page } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import type { Role } from './cast.ts'
import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    title: /^发票抬头/,
    submit: '提交申请',
    confirm: '确认提交',
    waits: '财务人员将在 3 个工作日内开具发票，届时会通知您。',
    addMail: '设置邮箱',
    mail: /^邮箱/,
    sendCode: '获取验证码',
  },
  en: {
    title: /^Title/,
    submit: 'Send the request',
    confirm: 'Submit request',
    waits: 'Finance issues it within 3 working days, and you are told.',
    addMail: 'Set a mail address',
    mail: /^Mail address/,
    sendCode: 'Send code',
  },
} as const

const NEW_INVOICE = '/ui/console/#/invoices/new'

const paidOrder = async (cookie: string): Promise<string> => {
  const { orderId, orderNo } = await place(cookie, wish('licence'))
  const body = { orderId, method: 'contractFund' as const }
  await call(paymentEndpoints.payFromAccount, { body }, origin(), cookie)
  return orderNo
}

const expire = (context: BrowserContext) => context.clearCookies({ name: 'sid' })

const signIn = async (page: Page, name: string): Promise<void> => {
  await expect(page).toHaveURL(/\/sign-in\?service=/)
  await hydrated(page)
  await page.locator('input[autocomplete="username"]').fill(name)
  await page.locator('input[type="password"]').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test.describe('what was typed when the session expired', () => {
  test.use({ expected: /status of 401|ERR_FAILED|customerservice|notices\/unread/ })

  test('[R4.12] is there again for the same person, and gone once it is submitted', async ({
    page,
    context,
    play,
    who,
    language,
  }) => {
    test.slow()
    const w = words[language]
    // What the console asks by itself would find the session expired before the button does.
    await page.route(/customerservice|notices\/unread/, (route) => route.abort())
    const orderNo = await paidOrder(await play('expired'))
    await page.goto(NEW_INVOICE)
    const title = page.getByRole('textbox', { name: w.title })
    const submit = async () => {
      await page.getByRole('button', { name: w.submit }).click()
      await page.getByRole('dialog').getByRole('button', { name: w.confirm }).click()
    }
    await title.fill('Nova Computing Ltd')
    await page.locator('input[autocomplete="off"]').first().fill('91350100M000100Y43')
    await page.getByRole('checkbox', { name: orderNo }).check()
    await expire(context)
    await submit()
    await signIn(page, who('expired').name)
    await expect(title).toHaveValue('Nova Computing Ltd')
    await expect(page.getByRole('checkbox', { name: orderNo })).toBeChecked()
    await submit()
    await expect(page.getByText(w.waits)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('mall.typedForms'))).toBeNull()
  })

  test('[R4.12] is empty for another person', async ({ page, context, play, who, language }) => {
    test.slow()
    const w = words[language]
    await page.route(/customerservice|notices\/unread/, (route) => route.abort())
    await play('expiredOnMail')
    await page.goto('/ui/console/#/settings')
    const address = page.getByRole('textbox', { name: w.mail })
    const typeMail = async () => {
      await page.getByRole('button', { name: w.addMail }).click()
      await address.fill('somebody@example.com')
      await expire(context)
      await page.getByRole('button', { name: w.sendCode }).click()
    }
    await typeMail()
    await signIn(page, who('expiredOnMail').name)
    await expect(address).toHaveValue('somebody@example.com')
    await expire(context)
    await page.getByRole('button', { name: w.sendCode }).click()
    const stranger: Role = 'tabbed'
    await signIn(page, who(stranger).name)
    await page.getByRole('button', { name: w.addMail }).click()
    await expect(address).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('mall.typedForms'))).toBeNull()
  })
})
