import { resourceEndpoints } from '@compute-mall/core/resource'
import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    catalogue: '资源目录',
    add: '新增资源',
    edit: '修改资源',
    save: '保存',
    number: /^资源编号/,
    nameZh: /^中文名称/,
    nameEn: /^英文名称/,
    type: /^资源类型/,
    center: /^算力中心/,
    storage: '存储',
    invalid: '资源编号须为 2 到 64 位字母、数字或 . _ -',
    taken: (number: string) => `资源编号 ${number} 已存在`,
    required: '请填写此项',
    added: (number: string) => `已新增资源 ${number}`,
    saved: (number: string) => `已保存资源 ${number}`,
    enable: '启用',
    enabled: '已启用',
    disable: '停用',
    disabled: '已停用',
    specificationFirst: '请先添加规格',
    addSpecification: '添加规格',
    code: /^规格编码/,
    codeTaken: '规格编码 pfs-100 已存在',
    remove: '删除规格 pfs-100',
    lastOne: '至少保留一个规格',
    cancel: '取消',
    stay: '0 件已上架的商品继续销售',
    history: ['停用目录资源', '修改目录资源', '启用目录资源', '新增资源规格', '新增目录资源'],
    search: '搜索资源编号或名称',
    adminsOnly: '仅管理员可以修改资源目录',
    forbidden: '没有权限访问该页面，请联系管理员',
    name: '并行文件存储',
    newName: '并行文件存储二代',
  },
  en: {
    catalogue: 'Catalogue',
    add: 'Add a resource',
    edit: 'Change a resource',
    save: 'Save',
    number: /^Resource number/,
    nameZh: /^Chinese name/,
    nameEn: /^English name/,
    type: /^Type/,
    center: /^Computing centre/,
    storage: 'Storage',
    invalid: 'The resource number must be 2 to 64 letters, digits, or . _ -',
    taken: (number: string) => `The resource number ${number} exists already.`,
    required: 'Fill this in',
    added: (number: string) => `Resource ${number} was added`,
    saved: (number: string) => `Resource ${number} was saved`,
    enable: 'Enable',
    enabled: 'Enabled',
    disable: 'Disable',
    disabled: 'Disabled',
    specificationFirst: 'Add a specification first',
    addSpecification: 'Add a specification',
    code: /^Specification code/,
    codeTaken: 'The specification code pfs-100 exists already.',
    remove: 'Remove specification pfs-100',
    lastOne: 'At least one specification must remain',
    cancel: 'Cancel',
    stay: '0 products on the shelf stay on sale',
    history: [
      'Disabled a catalogue item',
      'Changed a catalogue item',
      'Enabled a catalogue item',
      'Added a specification',
      'Added a catalogue item',
    ],
    search: 'Search numbers and names',
    adminsOnly: 'Administrators alone change the catalogue',
    forbidden: 'You have no permission to see this page. Please contact the administrator.',
    // Whoever reads English reads nothing Chinese: the name is Latin in both.
    name: 'Parallel file storage',
    newName: 'Parallel file storage 2',
  },
} as const

const fill = async (page: Page, w: (typeof words)['zh' | 'en'], number: string) => {
  await page.getByRole('textbox', { name: w.number }).fill(number)
  await page.getByRole('textbox', { name: w.nameZh }).fill(w.name)
  await page.getByRole('textbox', { name: w.nameEn }).fill('Parallel file storage')
  await page.getByRole('combobox', { name: w.type }).selectOption('storage')
  await page.getByRole('combobox', { name: w.center }).selectOption('c-kunshan')
}

test('[J16][R4.04][R5.11][R6.08] an admin adds a resource, makes it up, enables, changes and disables it; operators look on', async ({
  page,
  enter,
  language,
}) => {
  test.setTimeout(150_000)
  const w = words[language]
  const number = `STO-${language.toUpperCase()}-${Date.now()}`
  const admin = await enter('admin')
  await page.goto('/ui/admin/#/catalogue')
  await expect(page.getByRole('heading', { level: 1, name: w.catalogue })).toBeVisible()
  await expectSound(page, language)

  await page.getByRole('link', { name: w.add }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.add })).toBeVisible()
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.invalid).first()).toBeVisible()
  await expect(page.getByText(w.required).first()).toBeVisible()
  await expectSound(page, language)
  await fill(page, w, number)
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.added(number))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: w.name })).toBeVisible()
  await expect(page.getByText(w.specificationFirst)).toBeAttached()
  await expect(page.getByText(w.disabled, { exact: true })).toBeVisible()
  const item = page.url()

  const dialog = page.getByRole('dialog')
  const specify = async () => {
    await page.getByRole('button', { name: w.addSpecification }).click()
    await dialog.getByRole('textbox', { name: w.code }).fill('pfs-100')
    await dialog.getByRole('textbox', { name: w.nameZh }).fill('100 TB')
    await dialog.getByRole('button', { name: w.addSpecification }).click()
  }
  await specify()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: w.remove })).toHaveAccessibleDescription(w.lastOne)
  await specify()
  await expect(page.getByText(w.codeTaken)).toBeVisible()
  await dialog.getByRole('button', { name: w.cancel }).click()
  await page.getByRole('button', { name: w.enable, exact: true }).click()
  await expect(page.getByText(w.enabled, { exact: true })).toBeVisible()
  await expectSound(page, language)

  // The number is taken, whatever the case of its letters.
  await page.goto('/ui/admin/#/catalogue/new')
  await fill(page, w, number.toLowerCase())
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.taken(number)).first()).toBeVisible()

  await page.goto(item)
  await page.getByRole('link', { name: w.edit }).click()
  await expect(page.getByRole('textbox', { name: w.number })).toHaveValue(number)
  await page.getByRole('textbox', { name: w.nameZh }).fill(w.newName)
  await page.getByRole('textbox', { name: w.nameEn }).fill('Parallel file storage 2')
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.saved(number))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: w.newName })).toBeVisible()

  await page.getByRole('button', { name: w.disable, exact: true }).click()
  await expect(dialog.getByText(w.stay)).toBeVisible()
  await dialog.getByRole('button', { name: w.disable, exact: true }).click()
  await expect(page.getByText(w.disabled, { exact: true })).toBeVisible()
  for (const line of w.history) await expect(page.getByText(line, { exact: true })).toBeVisible()

  const itemId = new URL(item).hash.split('/').at(-1) ?? ''
  const { row, history } = await call(
    resourceEndpoints.catalogueItem,
    { params: { itemId } },
    origin(),
    admin,
  )
  expect([row.item.resourceNumber, row.item.status, row.revision]).toEqual([number, 'disabled', 1])
  expect(history.map(({ action, actor }) => [action, actor])).toEqual([
    ['item.disabled', 'admin'],
    ['item.changed', 'admin'],
    ['item.enabled', 'admin'],
    ['specification.added', 'admin'],
    ['item.added', 'admin'],
  ])

  await enter('reviewer')
  // An address that differs behind its hash alone loads no new document.
  await page.goto('about:blank')
  await page.goto('/ui/admin/#/catalogue')
  await page.getByRole('searchbox', { name: w.search }).fill(number.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: number }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: w.newName })).toBeVisible()
  await expect(page.getByRole('button', { name: w.enable, exact: true })).toHaveAccessibleDescription(
    w.adminsOnly,
  )
  await page.goto(`/ui/admin/#/catalogue/${itemId}/edit`)
  await expect(page.getByText(w.forbidden)).toBeVisible()
})
