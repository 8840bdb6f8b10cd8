import type { Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import type { Role } from './cast.ts'
import { confirmation, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { codeFor } from './outbox.ts'

const words = {
  zh: {
    shut: '暂不能购买',
    setPhone: '设置手机号',
    verifyPhone: '验证手机号',
    phone: /^手机号/,
    code: /^短信验证码/,
    sendCode: '获取验证码',
    again: /^\d+ 秒后可重发$/,
    confirm: '确认',
    phoneEmpty: '请输入手机号',
    codeEmpty: '请输入短信验证码',
    malformed: '手机号格式不正确',
    wrongCode: '验证码错误',
    taken: '该手机号已被其他用户绑定',
    sent: '验证码已发送至 ',
    account: /^账号/,
    password: /^密码/,
    signIn: '登录',
    accountEmpty: '请输入账号',
    passwordEmpty: '请输入密码',
    refused: '账号或密码错误',
    untrusted: '跳转地址不受信任',
    agreement: '算力服务协议',
    signOut: '退出登录',
    agree: '我已阅读并同意 《算力服务协议》',
  },
  en: {
    shut: 'You cannot buy yet',
    setPhone: 'Set a phone number',
    verifyPhone: 'Verify the phone number',
    phone: /^Phone number/,
    code: /^Code from the text message/,
    sendCode: 'Send code',
    again: /^Again in \d+ s$/,
    confirm: 'Confirm',
    phoneEmpty: 'Enter your phone number',
    codeEmpty: 'Enter the code from the text message',
    malformed: 'Phone number format incorrect',
    wrongCode: 'The code is wrong.',
    taken: 'This phone number is bound to another user.',
    sent: 'The code was sent to ',
    account: /^Account/,
    password: /^Password/,
    signIn: 'Sign in',
    accountEmpty: 'Enter your account',
    passwordEmpty: 'Enter your password',
    refused: 'The account or the password is wrong.',
    untrusted: 'This address may not be followed.',
    agreement: 'compute service agreement',
    signOut: 'Sign out',
    agree: 'I have read and agree to the Compute Service Agreement',
  },
} as const

test.describe('the phone setting dialog', () => {
  const open = async (page: Page, name: string) => {
    await page.goto(confirmation(wish('node')))
    await hydrated(page)
    await page.getByRole('alert').getByRole('button', { name }).click()
    return page.getByRole('dialog')
  }

  for (const [role, step] of [
    ['caller', 'setPhone'],
    ['verifier', 'verifyPhone'],
  ] as const satisfies readonly (readonly [Role, keyof typeof words.zh])[])
    test(`[R5.07][R2.17] opens the gate for the ${role}, with the code that was sent`, async ({
      page,
      play,
      who,
      language,
    }) => {
      const w = words[language]
      const phone = who(role).freshPhone
      await play(role)
      const dialog = await open(page, w[step])
      const field = dialog.getByRole('textbox', { name: w.phone })
      await expect(field).toBeFocused()
      await dialog.getByRole('button', { name: w.confirm }).click()
      await expect(dialog.getByText(w.phoneEmpty)).toBeVisible()
      await expect(dialog.getByText(w.codeEmpty)).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill('12345')
      await dialog.getByRole('button', { name: w.sendCode }).click()
      await expect(dialog.getByText(w.malformed)).toBeVisible()
      await expectSound(page, language)
      await field.fill(`+86 ${phone.slice(0, 3)}-${phone.slice(3)}`)
      await dialog.getByRole('button', { name: w.sendCode }).click()
      await expect(dialog.getByText(w.sent + phone)).toBeVisible()
      await expect(dialog.getByRole('button', { name: w.again })).toHaveAttribute('aria-disabled', 'true')
      const code = await codeFor(phone)
      await dialog.getByRole('textbox', { name: w.code }).fill(code === '000000' ? '111111' : '000000')
      await dialog.getByRole('button', { name: w.confirm }).click()
      await expect(dialog.getByRole('textbox', { name: w.code })).toBeFocused()
      await expect(dialog.getByRole('textbox', { name: w.code })).toHaveAccessibleDescription(
        new RegExp(w.wrongCode),
      )
      await dialog.getByRole('textbox', { name: w.code }).fill(code)
      await dialog.getByRole('button', { name: w.confirm }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(w.shut)).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: w.agree })).toBeEnabled()
    })

  test("[R5.07][D10] refuses another user's number, but only after the right code", async ({
    page,
    play,
    who,
    language,
  }) => {
    const w = words[language]
    const taken = who('looker').phone
    await play('rival')
    const dialog = await open(page, w.setPhone)
    await dialog.getByRole('textbox', { name: w.phone }).fill(taken)
    await dialog.getByRole('button', { name: w.sendCode }).click()
    await expect(dialog.getByText(w.sent + taken)).toBeVisible()
    await dialog.getByRole('textbox', { name: w.code }).fill(await codeFor(taken))
    await dialog.getByRole('button', { name: w.confirm }).click()
    await expect(dialog.getByRole('textbox', { name: w.phone })).toBeFocused()
    await expect(dialog.getByRole('textbox', { name: w.phone })).toHaveAccessibleDescription(w.taken)
    await expectSound(page, language)
  })
})

test.describe('signing in', () => {
  test('[R6.03] says what is missing and what is wrong, and keeps the account', async ({
    page,
    language,
  }) => {
    const w = words[language]
    await page.goto('/ui/mall/sign-in')
    await hydrated(page)
    const signIn = page.getByRole('button', { name: w.signIn, exact: true })
    await signIn.click()
    await expect(page.getByText(w.accountEmpty)).toBeVisible()
    await expect(page.getByText(w.passwordEmpty)).toBeVisible()
    await page.getByRole('textbox', { name: w.account }).fill(`nobody-${language}`)
    await page.getByLabel(w.password).first().fill('wrong')
    await signIn.click()
    await expect(page.getByRole('alert').getByText(w.refused)).toBeVisible()
    await expectSound(page, language)
    await expect(page.getByRole('textbox', { name: w.account })).toHaveValue(`nobody-${language}`)
  })

  test('[R7.04] leads nowhere else than to us', async ({ page, language }) => {
    const w = words[language]
    await page.goto('/ui/mall/sign-in?service=https%3A%2F%2Fevil.example%2F')
    await hydrated(page)
    await page.getByRole('textbox', { name: w.account }).fill('leader')
    await page.getByLabel(w.password).first().fill(PASSWORD)
    await page.getByRole('button', { name: w.signIn, exact: true }).click()
    await expect(page.getByRole('alert').getByText(w.untrusted)).toBeVisible()
  })

  test('[R5.08] shows the agreement that it names', async ({ page, language }) => {
    const w = words[language]
    await page.goto('/ui/mall/sign-in')
    await hydrated(page)
    await page.getByRole('link', { name: w.agreement }).click()
    await expect(page).toHaveURL(/\/goods\/pay\/protocol$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page, language)
  })
})

test.describe('a session that ends', () => {
  // The line of a tab is closed with the session; a tab that hears of that first asks whether it still stands.
  test.use({ expected: /status of 401/ })

  test('[R4.12] signing out forgets who was here, in every tab', async ({
    page,
    context,
    play,
    who,
    language,
  }) => {
    const w = words[language]
    await play('departing')
    const other = await context.newPage()
    for (const tab of [other, page]) {
      await tab.goto('/ui/mall/')
      await hydrated(tab)
      await expect(tab.getByText(who('departing').name)).toBeVisible()
    }
    await page.evaluate(() => sessionStorage.setItem('anything', 'x'))
    await page.getByText(who('departing').name).click()
    await expectSound(page, language)
    await page.getByRole('button', { name: w.signOut }).click()
    await expect(page.getByRole('link', { name: w.signIn, exact: true })).toBeVisible()
    const stored = () =>
      page.evaluate(() => [
        sessionStorage.getItem('anything'),
        localStorage.getItem('userName'),
        localStorage.getItem('logged_out'),
      ])
    await expect(async () => expect(await stored()).toEqual([null, null, 'true'])).toPass()

    await expect(other.getByRole('link', { name: w.signIn, exact: true })).toBeVisible()
    await expect(other.getByText(who('departing').name)).toHaveCount(0)
    await other.goto('/ui/mall/goods/cart')
    await expect(other).toHaveURL(/\/sign-in\?service=/)
  })
})
