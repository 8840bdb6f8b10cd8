import { PASSWORD } from './account.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { orderByKeyboard, pressWith, tabTo } from './keyboard.ts'
import { words } from './purchase.words.ts'

/* A phone has a keyboard, too: one that is tied to it, or a switch that stands for the tab key and Enter. */
test.use(phone)

test('[A2][R2.02] a phone buys by keyboard alone, with the focus always in sight', async ({
  page,
  who,
  language,
}) => {
  test.slow()
  const w = words[language]
  const go = (role: 'button' | 'link', name: string | RegExp) =>
    pressWith(page, page.getByRole(role, { name, exact: true }).first())
  await page.goto('/ui/mall/')
  await hydrated(page)
  await go('link', w.find)
  await expect(page.getByRole('combobox', { name: w.search })).toBeFocused()
  await page.keyboard.type('A800')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mobile\/search\/global\?keyword=A800$/)
  await pressWith(page, page.getByRole('article').first().getByRole('link'))
  await expect(page).toHaveURL(/\/ui\/acm\/#\/login\?service=/)
  await expect(page.getByRole('textbox', { name: w.account })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: w.account }))
  await page.keyboard.type(who('phoneTypist').name)
  await tabTo(page, page.getByLabel(w.password).first())
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/mobile\/detail\/goods/)
  await hydrated(page)

  const sheet = page.getByRole('dialog', { name: w.choose })
  await go('button', w.buyNow)
  await expect(sheet.getByRole('heading', { name: w.choose })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: w.buyNow })).toBeFocused()
  await page.keyboard.press('Enter')
  const amount = sheet.getByRole('spinbutton')
  const before = Number(await amount.inputValue())
  await tabTo(page, amount)
  await page.keyboard.press('ArrowUp')
  await expect(amount).toHaveValue(String(before + 1))
  await pressWith(page, sheet.getByRole('button', { name: w.buyNow }))

  await orderByKeyboard(page, language)
})

test('[A2][R2.10][R9.02] a phone filters and finds its account behind a list that grows: each sheet gives the focus back', async ({
  page,
  play,
  language,
}) => {
  test.slow()
  const w = words[language]
  await play('phoneTypist')
  await page.goto('/ui/mall/search/resource')
  await hydrated(page)
  const filters = page.getByRole('button', { name: w.filters })
  const sheet = page.getByRole('dialog')
  await pressWith(page, filters)
  await pressWith(page, sheet.getByRole('button', { name: w.east }), ' ')
  await expect(page).toHaveURL(/\/mobile\/search\/resource\?region=east$/)
  await pressWith(page, sheet.getByRole('button', { name: w.showResults }))
  await expect(filters).toBeFocused()

  // The list shows ten more to whoever scrolls there; by keyboard it waits to be asked, or what is below was never reached.
  const rows = page.getByRole('article')
  const more = page.getByRole('button', { name: w.more })
  await tabTo(page, more)
  await expect(rows).toHaveCount(10)
  await page.keyboard.press('Enter')
  await expect(rows.nth(10).getByRole('link')).toBeFocused()
  const mine = page.getByRole('navigation').getByRole('button')
  await pressWith(page, mine)
  await expect(rows).toHaveCount(20)
  await tabTo(page, sheet.getByRole('link', { name: w.myOrders }))
  await page.keyboard.press('Escape')
  await expect(mine).toBeFocused()
  await pressWith(page, page.getByRole('link', { name: w.home, exact: true }).last())
  await expect(page).toHaveURL(/\/ui\/mall\/mobile$/)
})
