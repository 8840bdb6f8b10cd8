import type { Page } from '@playwright/test'
import { PASSWORD } from './account.ts'
import { place, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'

// Tracing reads the preview's blob from within the page, which our content security policy rightly refuses.
test.use({ trace: 'off' })

const words = {
  zh: {
    account: /^账号/,
    password: /^密码/,
    show: '显示密码',
    signIn: '登录',
    search: '搜索商品、算力与店铺',
    switchTo: 'English',
    otherSearch: 'Search products, compute and shops',
    results: '“gromacs”的搜索结果',
    amount: /^充值金额/,
    recharge: '去充值',
    limits: '充值金额须在 1.00 到 1000000.00 元之间，最多两位小数',
    remove: '移除 slip.png',
    region: '区域',
    east: /^华东/,
    buy: '立即购买',
    byPrice: /^价格/,
    page2: '第 2 页',
  },
  en: {
    account: /^Account/,
    password: /^Password/,
    show: 'Show password',
    signIn: 'Sign in',
    search: 'Search products, compute and shops',
    switchTo: '中文',
    otherSearch: '搜索商品、算力与店铺',
    results: 'Results for “gromacs”',
    amount: /^Amount to recharge/,
    recharge: 'Recharge',
    limits: 'The amount to recharge must be between 1.00 and 1000000.00 yuan, with at most two decimals.',
    remove: 'Remove slip.png',
    region: 'Region',
    east: /^East China/,
    buy: 'Buy now',
    byPrice: /^Price/,
    page2: 'Page 2',
  },
} as const

/**
 * Opens a page as the server drew it, with its script held back.
 * @returns lets the script come, and waits until the page answers
 */
const openEarly = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/ui/mall${path}`, { waitUntil: 'domcontentloaded' })
  return async () => {
    held.resolve()
    await hydrated(page)
  }
}

test.describe('what is done on a page before it answers', () => {
  test('[R6.03] typed into the sign-in form, is kept and signs in', async ({ page, who, language }) => {
    const w = words[language]
    const answer = await openEarly(page, '/sign-in')
    const account = page.getByRole('textbox', { name: w.account })
    const password = page.getByLabel(w.password).first()
    await account.fill(who('looker').name)
    await password.fill(PASSWORD)
    await answer()
    // Whatever draws the form anew would put an empty state into it.
    await page.getByRole('button', { name: w.show }).click()
    await expect(account).toHaveValue(who('looker').name)
    await expect(password).toHaveValue(PASSWORD)
    await page.getByRole('button', { name: w.signIn, exact: true }).click()
    await expect(page.getByText(who('looker').name)).toBeVisible()
  })

  test('[R6.03] submitted, puts no password into an address, and loses nothing', async ({
    page,
    language,
  }) => {
    const w = words[language]
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const answer = await openEarly(page, '/sign-in')
    const password = page.getByLabel(w.password).first()
    await page.getByRole('textbox', { name: w.account }).fill('leader')
    await password.fill('secret-42')
    await password.press('Enter')
    await page.getByRole('button', { name: w.signIn, exact: true }).click()
    await answer()
    expect(addresses.filter((address) => address.includes('secret-42'))).toEqual([])
    await expect(password).toHaveValue('secret-42')
    await expect(page).toHaveURL(/\/sign-in$/)
  })

  test('[R2.10] typed into the search box, is kept', async ({ page, language }) => {
    const w = words[language]
    const answer = await openEarly(page, '/search/resource')
    await page.getByRole('combobox', { name: w.search }).fill('gromacs')
    await answer()
    await page.getByRole('button', { name: w.switchTo }).click()
    await expect(page.getByRole('combobox', { name: w.otherSearch })).toHaveValue('gromacs')
  })

  test('[R2.10] searched for, is found without any script', async ({ page, language }) => {
    const w = words[language]
    await openEarly(page, '/')
    await page.getByRole('combobox', { name: w.search }).fill('gromacs')
    await page.getByRole('combobox', { name: w.search }).press('Enter')
    await expect(page).toHaveURL(/\/search\/global\?keyword=gromacs$/)
    await expect(page.getByRole('heading', { level: 1, name: w.results })).toBeVisible()
  })

  test('[R2.10] pressed as a filter, is filtered by', async ({ page, language }) => {
    const w = words[language]
    const answer = await openEarly(page, '/search/resource')
    await page.getByRole('group', { name: w.region }).getByRole('button', { name: w.east }).click()
    await expect(page).toHaveURL(/\/search\/resource$/)
    await answer()
    await expect(page).toHaveURL(/\/search\/resource\?region=east$/)
  })

  test('[R3.04] pressed as an order of what was found, is sorted by', async ({ page, language }) => {
    const answer = await openEarly(page, '/search/resource')
    await page.getByRole('button', { name: words[language].byPrice }).click()
    await answer()
    await expect(page).toHaveURL(/\/search\/resource\?sort=basePrice$/)
  })

  test('[R9.02] pressed as a page, is turned to without any script', async ({ page, language }) => {
    await openEarly(page, '/search/resource')
    await page.getByRole('link', { name: words[language].page2, exact: true }).click()
    await expect(page).toHaveURL(/\/search\/resource\?pageNum=2$/)
    await expect(page.getByRole('article')).toHaveCount(10)
  })

  test('[R5.10] pressed to buy, goes on to the order', async ({ page, play, language }) => {
    await play('filler')
    const answer = await openEarly(page, '/detail/goods?goodsId=200001')
    await page.getByRole('button', { name: words[language].buy }).first().click()
    await answer()
    await expect(page).toHaveURL(/\/goods\/order\?choice.goodsId=200001&/)
  })

  test('[R4.06] typed as an amount to recharge, is kept and checked', async ({ page, play, language }) => {
    const w = words[language]
    await play('looker')
    const answer = await openEarly(page, '/goods/pay/charge')
    const amount = page.getByRole('textbox', { name: w.amount })
    await amount.fill('0.5')
    await amount.press('Enter')
    await answer()
    await page.getByRole('button', { name: w.recharge }).click()
    await expect(page.getByText(w.limits)).toBeVisible()
    await expect(amount).toHaveValue('0.5')
  })

  test('[R4.05] chosen as the slip of a remittance, is there', async ({ page, play, language }) => {
    const w = words[language]
    const { orderId } = await place(await play('early'), wish('node'))
    const answer = await openEarly(page, `/goods/pay/remittance?orderId=${orderId}`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('a slip') })
    await answer()
    await expect(page.getByRole('button', { name: w.remove })).toBeVisible()
  })
})

test.describe('what is done on a page of a phone before it answers', () => {
  test.use(phone)

  test('[R3.04] pressed as an order of what was found, is sorted by', async ({ page, language }) => {
    const answer = await openEarly(page, '/mobile/search/resource')
    await page.getByRole('button', { name: words[language].byPrice }).tap()
    await answer()
    await expect(page).toHaveURL(/\/search\/resource\?sort=basePrice$/)
  })

  test('[R5.10] pressed to buy, opens the choice', async ({ page, play, language }) => {
    await play('phoneLooker')
    const answer = await openEarly(page, '/mobile/detail/goods?goodsId=200001')
    await page.getByRole('button', { name: words[language].buy }).first().tap()
    await answer()
    await expect(page.getByRole('dialog').getByRole('button', { name: words[language].buy })).toBeVisible()
  })
})
