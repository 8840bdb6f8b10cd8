import { PASSWORD } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    title: '快速购买',
    search: '搜索算力与商品',
    keyword: '道具 node',
    choose: '选择 道具 node',
    buy: '立即购买',
    account: /^账号/,
    password: /^密码/,
    confirm: '确认订单',
    total: '合计 ¥256.00',
    notAgreed: '请先阅读并同意服务协议',
    agree: '我已阅读并同意',
    submit: '提交订单',
    cashier: '收银台',
    pay: '立即支付 ¥256.00',
    waiting: '等待支付',
    payHere: '在本设备上打开支付页面',
    payerPays: /^确认支付/,
    paid: '支付成功',
    done: /^订单 \d+ 已支付，资源正在开通。$/,
  },
  en: {
    title: 'Quick purchase',
    search: 'Search compute and products',
    keyword: 'Prop node',
    choose: 'Choose Prop node',
    buy: 'Buy now',
    account: /^Account/,
    password: /^Password/,
    confirm: 'Confirm your order',
    total: '¥256.00 in all',
    notAgreed: 'Please read and agree to the service agreement first.',
    agree: 'I have read and agree to the',
    submit: 'Place order',
    cashier: 'Cashier',
    pay: 'Pay ¥256.00',
    waiting: 'Waiting for payment',
    payHere: 'Open the payment page on this device',
    payerPays: /^Pay One transaction/,
    paid: 'Payment succeeded',
    done: /^Order \d+ is paid; the resources are being opened\.$/,
  },
} as const

test.describe('the page without React', () => {
  // Goods are requested before the missing session is known.
  test.use({ expected: /401/ })

  test('[R2.01][R5.08][R4.06] buys and pays with the charts of the core alone', async ({
    page,
    language,
    who,
  }) => {
    const w = words[language]
    const choose = async () => {
      await page.getByRole('searchbox', { name: w.search }).fill(w.keyword)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: w.choose, exact: true }).click()
    }
    await page.goto('/ui/plain/')
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
    await expectSound(page, language)
    await choose()

    await expect(page).toHaveURL(/\/sign-in\?/)
    await hydrated(page)
    await page.getByLabel(w.account).fill(who('plainBuyer').name)
    await page.getByLabel(w.password).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
    await choose()
    await page.getByRole('button', { name: w.buy }).click()

    await expect(page.getByRole('heading', { level: 2, name: w.confirm })).toBeVisible()
    await page.getByRole('button', { name: w.submit }).click()
    await expect(page.getByRole('alert')).toContainText(w.notAgreed)
    await expectSound(page, language)
    await page.getByRole('checkbox', { name: w.agree }).check()
    await page.getByRole('button', { name: w.submit }).click()
    await expect(page.getByRole('heading', { level: 2, name: w.cashier })).toBeVisible()
    await expectSound(page, language)
    await page.getByRole('button', { name: w.pay }).click()
    await expect(page.getByRole('heading', { level: 2, name: w.waiting })).toBeVisible()
    await expectSound(page, language)

    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: w.payHere }).click()
    await (await opened).getByRole('button', { name: w.payerPays }).click()
    await expect(page.getByRole('heading', { level: 2, name: w.paid })).toBeVisible()
    await expect(page.getByText(w.done)).toBeVisible()
    await expectSound(page, language)
  })
})
