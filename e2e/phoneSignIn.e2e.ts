import { identityEndpoints } from '@compute-mall/core/identity'
import type { Page } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import { phone } from './devices.ts'
import { expect, expectSoundOnPhone, test } from './journey.ts'
import { requestOf } from './product/request.ts'

const words = {
  zh: {
    signIn: '登录',
    account: /^账号/,
    password: /^密码/,
    accountEmpty: '请输入账号',
    passwordEmpty: '请输入密码',
    toCart: '登录后继续查看购物车',
    cart: '购物车',
    wrong: '账号或密码错误',
    waits: /^尝试次数过多，请 [\d,]+ 秒后再试$/,
    untrusted: '跳转地址不受信任',
    goesOn: '您已登录，正在继续',
    other: 'English',
    otherLead: 'Sign in to go on to your cart',
  },
  en: {
    signIn: 'Sign in',
    account: /^Account/,
    password: /^Password/,
    accountEmpty: 'Enter your account',
    passwordEmpty: 'Enter your password',
    toCart: 'Sign in to go on to your cart',
    cart: 'Cart',
    wrong: 'The account or the password is wrong.',
    waits: /^Too many attempts\. Try again in [\d,]+ s\.$/,
    untrusted: 'This address may not be followed.',
    goesOn: 'You are signed in. Going on.',
    other: '中文',
    otherLead: '登录后继续查看购物车',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const submit = (page: Page, w: Words) => page.getByRole('button', { name: w.signIn, exact: true }).tap()

const fill = async (page: Page, w: Words, account: string, password: string) => {
  await page.getByRole('textbox', { name: w.account }).fill(account)
  await page.getByLabel(w.password).and(page.locator('input')).fill(password)
  await submit(page, w)
}

/** A guess from the address of the browser: guesses are counted by account and address. @returns the answer's code */
const guess = async (account: string): Promise<string> => {
  const credentials = { account, password: 'wrong', service: `${origin()}/ui/mall/` }
  const { path, ...wire } = requestOf(identityEndpoints.signIn, { body: credentials }, origin())
  const { code } = await (await fetch(origin() + path, wire)).json()
  return code
}

test.describe('[J20] a phone', () => {
  test.use(phone)

  test('[R1.05][R6.03][W21] is led to its own sign-in by a page for users, and back to that page', async ({
    page,
    who,
    language,
  }) => {
    const w = words[language]
    await page.goto('/ui/mall/goods/cart?from=here')
    await expect(page).toHaveURL(
      /\/ui\/acm\/#\/login\?service=%2Fui%2Fmall%2Fmobile%2Fgoods%2Fcart%3Ffrom%3Dhere$/,
    )
    await expect(heading(page, w.signIn)).toBeVisible()
    await expect(page.getByText(w.toCart)).toBeVisible()
    await expectSoundOnPhone(page, language)
    await page.getByRole('button', { name: w.other }).tap()
    await expect(page.getByText(w.otherLead)).toBeVisible()
    await page.getByRole('button', { name: words[language === 'zh' ? 'en' : 'zh'].other }).tap()
    await expect(page.getByText(w.toCart)).toBeVisible()
    await submit(page, w)
    await expect(page.getByText(w.accountEmpty)).toBeVisible()
    await expect(page.getByText(w.passwordEmpty)).toBeVisible()
    await fill(page, w, who('phoneReturner').name, PASSWORD)
    await expect(page).toHaveURL(/\/ui\/mall\/mobile\/goods\/cart\?from=here$/)
    await expect(heading(page, w.cart)).toBeAttached()

    // Who is signed in already goes on at once.
    await page.goto('/sso/login?service=%2Fui%2Fmall%2Fmobile%2Fgoods%2Fcart')
    await expect(page).toHaveURL(/\/ui\/mall\/mobile\/goods\/cart$/)
  })

  test('[R7.04][S7] is led to no address of others, whoever names it', async ({ page, who, language }) => {
    const w = words[language]
    const foreign = encodeURIComponent('https://evil.example/')
    await page.goto(`/sso/login?service=${foreign}`)
    await expect(page).toHaveURL(/\/ui\/acm\/#\/login\?service=%2Fui%2Fmall%2F$/)
    await page.goto('about:blank')
    await page.goto(`/ui/acm/#/login?service=${foreign}`)
    await fill(page, w, who('phoneReturner').name, PASSWORD)
    await expect(page.getByRole('alert').getByText(w.untrusted)).toBeVisible()
    await expect(page).toHaveURL(/\/ui\/acm\/#\/login\?service=/)
  })

  test.describe('that guesses', () => {
    test.use({ expected: /status of 429/ })
    test('[S11] is told how long to wait after ten wrong passwords', async ({ page, who, language }) => {
      const w = words[language]
      const { name } = who('guessed')
      const codes: string[] = []
      for (let n = 0; n < 9; n++) codes.push(await guess(name))
      expect(new Set(codes)).toEqual(new Set(['AUTH10002']))
      await page.goto('/sso/login')
      await fill(page, w, name, 'wrong')
      await expect(page.getByRole('alert').getByText(w.wrong)).toBeVisible()
      await fill(page, w, name, PASSWORD)
      await expect(page.getByRole('alert').getByText(w.waits)).toBeVisible()
      await expectSoundOnPhone(page, language)
    })
  })
})

test('[J20][W21] a computer that opens the sign-in of phones is led to its own', async ({ page }) => {
  await page.goto('/ui/acm/#/login?service=%2Fui%2Fmall%2Fgoods%2Fcart')
  await expect(page).toHaveURL(/\/ui\/mall\/sign-in\?service=%2Fui%2Fmall%2Fgoods%2Fcart$/)
})
