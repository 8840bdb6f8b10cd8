import type { Page } from '@playwright/test'
import type { Language } from './cast.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectSoundOnPhone, test } from './journey.ts'
import { codeFor } from './outbox.ts'

const words = {
  zh: {
    byCode: '短信验证码登录 / 注册',
    forgotten: '忘记密码？',
    phone: /^手机号/,
    code: /^短信验证码/,
    sendCode: '获取验证码',
    sent: '验证码已发送至 ',
    malformed: '手机号格式不正确',
    agree: '我已阅读并同意 算力服务协议 和 隐私政策',
    agreeFirst: '请先阅读并同意服务协议和隐私政策',
    accepted: '已同意的协议',
    agreement: /^《算力服务协议》版本 /,
    privacy: /^《隐私政策》版本 /,
    registering: /同意 · 注册时$/,
    policy: '隐私政策',
    signIn: '登录',
    wrongCode: '验证码错误',
    newPassword: /^设置新密码/,
    weak: '密码须为 8 到 64 位，且包含字母和数字',
    save: '保存并登录',
    noAccount: '该手机号尚未注册，请使用验证码登录以完成注册',
    back: '返回登录',
  },
  en: {
    byCode: 'Sign in or register by text message',
    forgotten: 'Forgot your password?',
    phone: /^Phone number/,
    code: /^Code from the text message/,
    sendCode: 'Send code',
    sent: 'The code was sent to ',
    malformed: 'Phone number format incorrect',
    agree: 'I have read and accept the compute service agreement and the privacy policy',
    agreeFirst: 'Please read and accept the agreement and the privacy policy first',
    accepted: 'Agreements you accepted',
    agreement: /^Compute Service Agreement, version /,
    privacy: /^Privacy policy, version /i,
    registering: /^Accepted .* · when registering$/,
    policy: /^Privacy policy$/i,
    signIn: 'Sign in',
    wrongCode: 'The code is wrong.',
    newPassword: /^Set a new password/,
    weak: 'A password has 8 to 64 characters, with letters and digits among them.',
    save: 'Save and sign in',
    noAccount: 'There is no account with this number yet. Sign in by code to make one.',
    back: 'Back to sign-in',
  },
} as const

/** A number that nobody has: two journeys never begin in the same millisecond of a day. */
const freshPhone = (): string => `139${String(Date.now()).slice(-8)}`

/** From the page of sign-in that is open to an account of a number that nobody had. */
const register = async (page: Page, language: Language, look: () => Promise<void>) => {
  const w = words[language]
  const number = freshPhone()
  await page.getByRole('link', { name: w.byCode }).click()
  await page.getByRole('textbox', { name: w.phone }).fill('12345')
  await page.getByRole('button', { name: w.sendCode }).click()
  await expect(page.getByText(w.malformed)).toBeVisible()
  await page.getByRole('textbox', { name: w.phone }).fill(`+86 ${number.slice(0, 3)}-${number.slice(3)}`)
  await page.getByRole('button', { name: w.sendCode }).click()
  await expect(page.getByText(w.sent + number)).toBeVisible()
  const code = await codeFor(number)
  await page.getByRole('textbox', { name: w.code }).fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: w.signIn, exact: true }).click()
  await expect(page.getByText(w.agreeFirst)).toBeVisible()
  await page.getByRole('checkbox', { name: w.agree }).check()
  await page.getByRole('button', { name: w.signIn, exact: true }).click()
  await expect(page.getByRole('alert').getByText(w.wrongCode)).toBeVisible()
  await look()
  await page.getByRole('textbox', { name: w.code }).fill(code)
  await page.getByRole('button', { name: w.signIn, exact: true }).click()
}

test('[R5.07][R1.05] a new customer registers by a code and comes back to where they were', async ({
  page,
  language,
}) => {
  const w = words[language]
  await page.goto('/ui/mall/sign-in?service=%2Fui%2Fmall%2Fgoods%2Fcart')
  await hydrated(page)
  await register(page, language, () => expectSound(page, language))
  await expect(page).toHaveURL(/\/ui\/mall\/goods\/cart$/)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/ui/console/#/account')
  const accepted = page.getByRole('region', { name: w.accepted })
  await expect(accepted.getByRole('listitem')).toHaveCount(2)
  await expect(accepted.getByText(w.registering)).toHaveCount(2)
  await expect(accepted.getByRole('link', { name: w.agreement })).toBeVisible()
  await expectSound(page, language)
  await accepted.getByRole('link', { name: w.privacy }).click()
  await expect(page).toHaveURL(/\/ui\/mall\/privacy\?version=[\w.-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: w.policy })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)
  test('[R5.07][R1.05][W21] a new customer registers by a code and comes back to where they were', async ({
    page,
    language,
  }) => {
    await page.goto('/ui/mall/mobile/goods/cart')
    await expect(page).toHaveURL(/\/ui\/acm\/#\/login\?service=/)
    await register(page, language, () => expectSoundOnPhone(page, language))
    await expect(page).toHaveURL(/\/ui\/mall\/mobile\/goods\/cart$/)
    await page.goto('/ui/console/#/account')
    const accepted = page.getByRole('region', { name: words[language].accepted })
    await expect(accepted.getByRole('listitem')).toHaveCount(2)
  })
})

test('[R5.07] whoever has forgotten their password is asked for the number, its code and a good one', async ({
  page,
  language,
}) => {
  const w = words[language]
  const number = freshPhone()
  await page.goto('/ui/mall/sign-in')
  await hydrated(page)
  await page.getByRole('link', { name: w.forgotten }).click()
  await page.getByRole('textbox', { name: w.phone }).fill(number)
  await page.getByRole('button', { name: w.sendCode }).click()
  await expect(page.getByText(w.sent + number)).toBeVisible()
  await page.getByRole('textbox', { name: w.code }).fill(await codeFor(number))
  await page.getByLabel(w.newPassword).and(page.locator('input')).fill('short1')
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.weak)).toBeVisible()
  await expectSound(page, language)
  await page.getByLabel(w.newPassword).and(page.locator('input')).fill('Quantum-7')
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByRole('alert').getByText(w.noAccount)).toBeVisible()
  await page.getByRole('link', { name: w.back }).click()
})
