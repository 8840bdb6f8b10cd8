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
    termWrong: '请填写搜索词，至少包含一个汉字、字母或数字',
    taken: (term: string) => `搜索词“${term}”已存在`,
    added: (term: string) => `已新增搜索词“${term}”`,
    saved: (term: string) => `已保存搜索词“${term}”`,
    removed: (term: string) => `已删除搜索词“${term}”`,
    search: '搜索词或含义',
    cancel: '取消',
    remove: '删除',
    misses: '未命中的搜索',
    nothing: '没有结果',
    typed: '顾客输入',
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
    termWrong: 'Enter a word with at least one letter or digit',
    taken: (term: string) => `The search word “${term}” exists already.`,
    added: (term: string) => `Added the search word “${term}”`,
    saved: (term: string) => `Saved the search word “${term}”`,
    removed: (term: string) => `Removed the search word “${term}”`,
    search: 'Search words and meanings',
    cancel: 'Cancel',
    remove: 'Remove',
    misses: 'Searches in vain',
    nothing: 'Nothing found',
    typed: 'Typed words',
  },
}

test('[R2.10][R6.04][R8.03] an operator teaches the search a word, takes it back, and reads that it found nothing', async ({
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
  await expect(dialog.getByText(w.taken(term)).first()).toBeVisible()
  await dialog.getByRole('button', { name: w.cancel }).click()

  const locale = language === 'zh' ? 'zh-CN' : 'en'
  const visitor = await (await browser.newContext({ locale })).newPage()
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

  await page.getByRole('link', { name: w.misses }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.misses })).toBeVisible()
  await page.getByRole('searchbox', { name: w.typed }).fill(term)
  await page.getByRole('searchbox', { name: w.typed }).press('Enter')
  const missed = page.getByRole('row').filter({ hasText: term }).filter({ hasText: w.nothing })
  await expect(async () => {
    await page.reload()
    await expect(missed).toHaveCount(1, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expectSound(page, language)
  await missed.getByRole('button', { name: w.add }).click()
  await expect(dialog.getByRole('textbox', { name: w.term })).toHaveValue(term)
})

const categoryWords = {
  zh: {
    title: '分类与筛选',
    applications: '应用分类',
    add: '新增分类',
    save: '保存',
    cancel: '取消',
    parent: /^上级/,
    software: '应用软件',
    code: /^编码/,
    nameZh: /^中文名称/,
    nameEn: /^英文名称/,
    nameWrong: '请输入中文名称',
    taken: (code: string) => `编码“${code}”已存在`,
    added: (name: string) => `已新增“${name}”`,
    disable: '停用',
    disabled: (name: string) => `已停用“${name}”，商城不再显示`,
  },
  en: {
    title: 'Categories and filters',
    applications: 'Applications',
    add: 'Add a category',
    save: 'Save',
    cancel: 'Cancel',
    parent: /^Below/,
    software: 'Software',
    code: /^Code/,
    nameZh: /^Name in Chinese/,
    nameEn: /^Name in English/,
    nameWrong: 'Enter the name in Chinese',
    taken: (code: string) => `The code “${code}” exists already.`,
    added: (name: string) => `Added “${name}”`,
    disable: 'Disable',
    disabled: (name: string) => `Disabled “${name}”: the mall no longer shows it`,
  },
}

test('[R3.04][R6.04] an operator adds a category, which the mall shows until it is disabled', async ({
  page,
  enter,
  language,
  browser,
}) => {
  test.setTimeout(150_000)
  const w = categoryWords[language]
  const code = `q${language}${Date.now()}`
  const name = language === 'zh' ? `量子${code}` : `Quantum ${code}`
  await enter('reviewer')
  await page.goto('/ui/admin/#/taxonomy')
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
  // Whoever does not wait for the tree that they turned to adds to it all the same.
  const applications = Promise.withResolvers<void>()
  await page.route(/taxonomy.*application/, async (route) => {
    await applications.promise
    await route.continue()
  })
  await page.getByRole('tab', { name: w.applications }).click()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: w.add }).click()
  await dialog.getByRole('button', { name: w.save }).click()
  await expect(dialog.getByText(w.nameWrong)).toBeVisible()
  applications.resolve()
  await dialog.getByLabel(w.parent).selectOption({ label: w.software })
  await expect(dialog.getByText(w.nameWrong)).toBeVisible()
  await dialog.getByRole('textbox', { name: w.code }).fill('llm')
  await dialog.getByRole('textbox', { name: w.nameZh }).fill(`量子${code}`)
  await dialog.getByRole('textbox', { name: w.nameEn }).fill(`Quantum ${code}`)
  // What was wrong leaves the dialog, and moves the button.
  await expect(dialog.getByText(w.nameWrong)).toHaveCount(0)
  await dialog.getByRole('button', { name: w.save }).click()
  await expect(dialog.getByText(w.taken('llm')).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: w.code }).fill(code)
  await dialog.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.added(name))).toBeVisible()
  await expectSound(page, language)

  const locale = language === 'zh' ? 'zh-CN' : 'en'
  const visitor = await (await browser.newContext({ locale })).newPage()
  const shown = visitor.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(async () => {
    await visitor.goto('/ui/mall/search/goods?common1=software')
    await expect(shown).toHaveCount(1, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  const row = page.getByRole('row').filter({ hasText: code })
  await row.getByRole('button', { name: new RegExp(code) }).click()
  await page.getByRole('button', { name: w.disable, exact: true }).click()
  await expect(page.getByText(w.disabled(name))).toBeVisible()
  await expect(async () => {
    await visitor.goto('/ui/mall/search/goods?common1=software')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shown).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})
