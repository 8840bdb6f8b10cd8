import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    views: '视图与导出',
    save: '保存当前视图',
    name: /^视图名称/,
    keep: '保存',
    missing: '请输入视图名称',
    saved: '视图“任务”已保存',
    view: '任务',
    remove: '删除视图“任务”',
    removed: '视图“任务”已删除',
  },
  en: {
    views: 'Views and export',
    save: 'Save this view',
    name: /^Name of the view/,
    keep: 'Save',
    missing: 'Enter a name for the view',
    saved: 'The view “Jobs” is saved.',
    view: 'Jobs',
    remove: 'Delete the view “Jobs”',
    removed: 'The view “Jobs” is deleted.',
  },
} as const

test('[R4.03][R9.02] filters and sort of a list are kept under a name, for oneself alone', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  const menu = page.getByRole('button', { name: w.views })
  const item = (name: string) => page.getByRole('button', { name, exact: true })
  await enter('admin')
  await page.goto('/ui/admin/#/audit?source=job')

  await menu.click()
  await item(w.save).click()
  await page.getByRole('button', { name: w.keep, exact: true }).click()
  await expect(page.getByText(w.missing)).toBeVisible()
  await page.getByRole('textbox', { name: w.name }).fill(w.view)
  await page.getByRole('button', { name: w.keep, exact: true }).click()
  await expect(page.getByText(w.saved)).toBeVisible()
  await expectSound(page, language)

  await page.goto('about:blank')
  await page.goto('/ui/admin/#/audit')
  await menu.click()
  await expect(item(w.remove)).toBeHidden()
  await item(w.view).click()
  await expect(page).toHaveURL(/#\/audit\?source=job$/)

  await menu.click()
  await expect(item(w.remove)).toBeVisible()
  await page.keyboard.press('Escape')
  await enter('superadmin')
  await page.goto('about:blank')
  await page.goto('/ui/admin/#/audit?source=job')
  await menu.click()
  await expect(item(w.save)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(item(w.view)).toBeHidden()

  await enter('admin')
  await page.goto('about:blank')
  await page.goto('/ui/admin/#/audit?source=job')
  await menu.click()
  await item(w.remove).click()
  await expect(page.getByText(w.removed)).toBeVisible()
  await menu.click()
  await expect(item(w.view)).toBeHidden()
})

test('[R4.03][R9.02] a phone keeps the view of a list too', async ({ page, enter, language }) => {
  const w = words[language]
  await page.setViewportSize({ width: 390, height: 844 })
  await enter('seller')
  await page.goto('/ui/seller/#/goods?kind=model')
  const menu = page.getByRole('button', { name: w.views })
  const item = (name: string) => page.getByRole('button', { name, exact: true })
  await menu.click()
  await item(w.save).click()
  await page.getByRole('textbox', { name: w.name }).fill(w.view)
  await page.getByRole('button', { name: w.keep, exact: true }).click()
  await expect(page.getByText(w.saved)).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/ui/seller/#/goods')
  await menu.click()
  await item(w.view).click()
  await expect(page).toHaveURL(/#\/goods\?kind=model$/)
  await menu.click()
  await item(w.remove).click()
  await expect(page.getByText(w.removed)).toBeVisible()
})
