import { PASSWORD } from './account.ts'
import { barriers } from './axe.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, expectTexts, overflow, test } from './journey.ts'

const words = {
  zh: {
    merchants: '商家审核',
    search: '搜索申请主体或店铺名称',
    mine: /为您保留至/,
    flagBank: '标记开户银行',
    flagPicture: '标记身份证照片',
    mismatch: '与其他资料不一致',
    unreadable: '无法辨认',
    save: '保存',
    prepared: '名称与证件上的名称不一致，请按证件填写。',
    noReason: '请选择一个原因，或填写说明',
    explanation: '说明',
    collected: '已标记 2 处',
    refuse: '审核不通过',
    confirm: '确认审核不通过',
    outcome: (shop: string) => `“${shop}”的申请审核不通过`,
    account: /^账号/,
    password: /^密码/,
    signIn: '登录',
    home: '首页',
    forbidden: '没有权限访问该页面，请联系管理员',
  },
  en: {
    merchants: 'Merchants',
    search: 'Search applicants and shops',
    mine: /yours until/,
    flagBank: 'Flag Bank',
    flagPicture: 'Flag Photo of the ID',
    mismatch: 'Does not match',
    unreadable: 'Unreadable',
    save: 'Save',
    prepared: 'The name differs from the one on the certificate. Enter it as it stands there.',
    noReason: 'Choose a reason, or explain it in words',
    explanation: 'Explanation',
    collected: '2 reasons collected',
    refuse: 'Reject',
    confirm: 'Reject this submission',
    outcome: (shop: string) => `You rejected “${shop}”.`,
    account: /^Account/,
    password: /^Password/,
    signIn: 'Sign in',
    home: 'Home',
    forbidden: 'You have no permission to see this page. Please contact the administrator.',
  },
} as const

test('[J1][R4.03][R6.06][W32] a reviewer finds an application, names two fields that are wrong, and refuses it', async ({
  page,
  play,
  enter,
  who,
  language,
}) => {
  const w = words[language]
  const shop = `沐言科学计算${who('judged').phone.slice(-5)}`
  await enter('reviewer')
  await page.goto('/ui/admin/')
  await expectSound(page, language)
  await page.getByRole('navigation').getByRole('link', { name: w.merchants }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: w.merchants })).toBeVisible()
  await page.getByRole('searchbox', { name: w.search }).fill(who('judged').phone.slice(-5))
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: shop }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: shop })).toBeVisible()
  await expect(page.getByText(w.mine)).toBeVisible()
  // What the applicant wrote is Chinese in either language of the page.
  await expect.poll(() => barriers(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectTexts(page)

  const dialog = page.getByRole('dialog')
  for (const [flag, kind, text] of [
    [w.flagPicture, w.unreadable, ''],
    [w.flagBank, w.mismatch, 'ICBC '],
  ] as const) {
    await page.getByRole('button', { name: flag, exact: true }).click()
    await dialog.getByRole('button', { name: w.save }).click()
    await expect(dialog.getByText(w.noReason)).toBeVisible()
    await dialog.getByRole('radio', { name: kind }).check()
    await dialog.getByRole('textbox', { name: w.explanation }).fill(text)
    if (kind === w.mismatch) await dialog.getByRole('button', { name: w.prepared }).click()
    await dialog.getByRole('button', { name: w.save }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(page.getByText(w.collected)).toBeVisible()
  await page.getByRole('button', { name: w.refuse, exact: true }).click()
  await expect(dialog.getByRole('heading', { name: w.confirm })).toBeVisible()
  await dialog.getByRole('button', { name: w.refuse, exact: true }).click()
  await expect(page.getByText(w.outcome(shop))).toBeVisible()

  // The applicant reads both reasons where the application stands.
  await play('judged')
  await page.goto('/ui/mall/settle/review')
  for (const text of [w.unreadable, w.mismatch, `ICBC ${w.prepared}`])
    await expect(page.locator('#content').getByText(text).first()).toBeVisible()
})

test('[R4.03] somebody who is no manager is told so, and nothing else', async ({ page, enter, language }) => {
  await enter('leader')
  await page.goto('/ui/admin/#/merchants')
  await expect(page.getByText(words[language].forbidden).first()).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectSound(page, language)
})

test('[R6.04][W6] a manager who enters the mall or the cart stands in the admin app, and may look at a search', async ({
  page,
  enter,
}) => {
  await enter('superadmin')
  for (const path of ['/ui/mall/', '/ui/mall/app', '/ui/mall/goods/cart']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/ui\/admin\//)
  }
  await page.goto('/ui/mall/search/goods')
  await expect(page).toHaveURL(/\/ui\/mall\/search\/goods/)
})

test('[R6.04][W6] a manager who signs in without a target stands in the admin app', async ({
  page,
  language,
}) => {
  const w = words[language]
  await page.goto('/ui/mall/sign-in')
  await hydrated(page)
  await page.getByLabel(w.account).fill('maintenance')
  await page.getByLabel(w.password).fill(PASSWORD)
  await page.getByRole('button', { name: w.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/ui\/admin\//)
  await expect(page.getByRole('heading', { level: 1, name: w.home })).toBeVisible()
})
