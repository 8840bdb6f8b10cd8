import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    title: '搜索词',
    add: '新增搜索词',
    edit: '修改搜索词',
    save: '保存',
    term: /^搜索词/,
    kind: '作用',
    instead: '替代词',
    meanings: /^含义/,
    termWrong: '请填写搜索词',
    taken: (term: string) => `搜索词“${term}”已存在`,
    added: (term: string) => `已新增搜索词“${term}”`,
    saved: (term: string) => `已保存搜索词“${term}”`,
    removed: (term: string) => `已删除搜索词“${term}”`,
    search: '搜索词或含义',
    cancel: '取消',
    remove: '删除',
  },
  en: {
    title: 'Search words',
    add: 'Add a search word',
    edit: 'Edit a search word',
    save: 'Save',
    term: /^Search word/,
    kind: 'What it does',
    instead: 'Substitute',
    meanings: /^Meanings/,
    termWrong: 'Enter the word',
    taken: (term: string) => `The search word "${term}" exists already.`,
    added: (term: string) => `Added the search word "${term}"`,
    saved: (term: string) => `Saved the search word "${term}"`,
    removed: (term: string) => `Removed the search word "${term}"`,
    search: 'Search words and meanings',
    cancel: 'Cancel',
    remove: 'Remove',
  },
}

test('[R2.10][R6.04] an operator teaches the search a word, changes what it means and takes it back', async ({
  page,
  enter,
  language,
  browser,
}) => {
  test.setTimeout(150_000)
  const w = words[language]
  const term = `qx${language}${Date.now()}`
  await enter('reviewer')
  await page.goto('/ui/admin/#/synonyms')
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: w.add }).click()
  await dialog.getByRole('button', { name: w.save }).click()
  await expect(dialog.getByText(w.termWrong)).toBeVisible()
  await dialog.getByRole('textbox', { name: w.term }).fill(term)
  await dialog.getByRole('textbox', { name: w.meanings }).fill('A800')
  await dialog.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.added(term))).toBeVisible()
  await page.getByRole('button', { name: w.add }).click()
  await dialog.getByRole('textbox', { name: w.term }).fill(term.toUpperCase())
  await dialog.getByRole('textbox', { name: w.meanings }).fill('A800')
  await dialog.getByRole('button', { name: w.save }).click()
  await expect(dialog.getByText(w.taken(term))).toBeVisible()
  await dialog.getByRole('button', { name: w.cancel }).click()

  const visitor = await (await browser.newContext()).newPage()
  const found = visitor.getByRole('link', { name: /A800/ }).first()
  await visitor.goto(`/ui/mall/search/resource?keyword=${term}`)
  await expect(found).toBeVisible()

  await page.getByRole('searchbox', { name: w.search }).fill(term)
  await page.getByRole('searchbox', { name: w.search }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: term })).toHaveCount(1)
  await expectSound(page, language)
  await page.getByRole('button', { name: w.edit }).click()
  await dialog.getByLabel(w.kind).selectOption({ label: w.instead })
  await dialog.getByRole('textbox', { name: w.meanings }).fill('RTX4090')
  await dialog.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.saved(term))).toBeVisible()
  await expect(async () => {
    await visitor.goto(`/ui/mall/search/resource?keyword=${term}`)
    await expect(visitor.getByRole('link', { name: /RTX4090/ }).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  await page.getByRole('button', { name: new RegExp(term) }).click()
  await page.getByRole('button', { name: w.remove, exact: true }).click()
  await dialog.getByRole('button', { name: w.remove }).click()
  await expect(page.getByText(w.removed(term))).toBeVisible()
  await expect(async () => {
    await visitor.goto(`/ui/mall/search/resource?keyword=${term}`)
    await expect(visitor.getByRole('link', { name: /RTX4090/ })).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})
