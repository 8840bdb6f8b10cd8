import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    audit: '操作日志',
    search: '搜索操作人、对象编号或请求编号',
    export: '导出',
    exported: '导出操作日志',
    action: '操作',
    kind: '对象类型',
    period: '时间范围',
    first: '起始日',
    last: '截止日',
    show: '查看',
    reversed: '截止日不能早于起始日',
    nothing: '没有符合条件的结果',
    columns: '时间（UTC+8）,操作人,角色,来源,操作,对象类型,对象编号',
    people: '用户与角色',
    userColumns: '用户编号,用户名,状态,账号类型,角色,手机号,注册时间（UTC+8）',
    goods: '商品管理',
    goodsColumns: '商品名称,商品编号,类型,店铺,上架状态,审核状态,销量,更新时间（UTC+8）',
    software: '应用软件',
    tookUsers: '导出用户',
  },
  en: {
    audit: 'Audit log',
    search: 'Actor, object or request id',
    export: 'Export',
    exported: 'Exported the audit log',
    action: 'Action',
    kind: 'Kind of object',
    period: 'Time range',
    first: 'First day',
    last: 'Last day',
    show: 'Show',
    reversed: 'The last day cannot come before the first',
    nothing: 'Nothing matches these filters',
    columns: 'Time (UTC+8),Actor,Role,Source,Action,Object type,Object',
    people: 'People and roles',
    userColumns: 'User id,User name,Status,Kind of account,Roles,Phone number,Registered (UTC+8)',
    goods: 'Goods',
    goodsColumns: 'Name,Number,Kind,Shop,Shelf,Review,Sales,Changed (UTC+8)',
    software: 'Software',
    tookUsers: 'Exported users',
  },
} as const

/** A day of UTC+8, so many days from today. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

/** Presses the button that exports. @returns the file's text */
const exported = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

test('[R6.06] an administrator searches the audit log by actor, action, kind and time, and exports what is found', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('admin')
  await page.goto('/ui/admin/#/audit')
  await expect(page.getByRole('heading', { level: 1, name: w.audit })).toBeVisible()
  expect(await exported(page, w.export)).toContain(w.columns)

  const table = page.getByRole('table')
  await page.getByRole('searchbox', { name: w.search }).fill('ADMIN')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=ADMIN/)
  await page.getByRole('combobox', { name: w.action, exact: false }).selectOption({ label: w.exported })
  await expect(page).toHaveURL(/action=audit\.exported/)
  await page.getByRole('combobox', { name: w.kind }).selectOption({ label: w.audit })
  await expect(page).toHaveURL(/objectType=audit/)
  await expect(table.getByText(w.exported).first()).toBeVisible()
  await expectSound(page, language)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: w.period, exact: true }).click()
  await dialog.getByLabel(w.first).fill(dayFromNow(0))
  await dialog.getByLabel(w.last).fill(dayFromNow(-1))
  await dialog.getByRole('button', { name: w.show, exact: true }).click()
  await expect(dialog.getByText(w.reversed)).toBeVisible()
  await dialog.getByLabel(w.last).fill(dayFromNow(0))
  await dialog.getByRole('button', { name: w.show, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/until=/)
  await expect(table.getByText(w.exported).first()).toBeVisible()

  await page.getByRole('button', { name: w.period, exact: true }).click()
  await dialog.getByLabel(w.first).fill(dayFromNow(-3))
  await dialog.getByLabel(w.last).fill(dayFromNow(-2))
  await dialog.getByRole('button', { name: w.show, exact: true }).click()
  await expect(page.getByText(w.nothing)).toBeVisible()
})

test('[R6.06] an administrator takes users and goods away as files, as the filters leave them', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('admin')
  await page.goto('/ui/admin/#/people?roleType=manager')
  await expect(page.getByRole('heading', { level: 1, name: w.people })).toBeVisible()
  const links = page.getByRole('table').getByRole('link')
  await expect(links.first()).toBeVisible()
  const users = await exported(page, w.export)
  expect(users).toContain(w.userColumns)
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const href of shown) expect(users).toContain(`\n${href?.split('/').at(-1)},`)
  expect(users).not.toMatch(/,1\d{10},/)

  await page.goto('/ui/admin/#/goods?kind=software')
  await expect(page.getByRole('heading', { level: 1, name: w.goods })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(w.software)
  const [head, ...goods] = (await exported(page, w.export)).trimEnd().split('\r\n')
  expect(head).toContain(w.goodsColumns)
  expect(goods.length).toBeGreaterThan(0)
  expect(goods.filter((row) => !row.includes(`,${w.software},`))).toEqual([])

  await page.goto('/ui/admin/#/audit?action=people.exported')
  await expect(page.getByRole('table').getByText(w.tookUsers).first()).toBeVisible()
  await expectSound(page, language)
})

test('[R4.03][R9.02] two filters that are chosen while the list is still loaded are both kept, and none that one went back from', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  const action = page.getByRole('combobox', { name: w.action })
  await enter('admin')
  await page.goto('/ui/admin/#/audit')
  await expect(page.getByRole('table')).toBeVisible()
  // A slow network: the second is chosen before the first has its answer.
  await page.route(/\/mall\/admin\/audit\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await action.selectOption({ label: w.exported })
  // What was chosen is shown before its rows are there.
  await expect(action).toHaveValue('audit.exported', { timeout: 1_000 })
  await page.getByRole('combobox', { name: w.kind }).selectOption({ label: w.audit })
  await expect(page).toHaveURL(/\?action=audit\.exported&objectType=audit$/)
  await expect(action).toHaveValue('audit.exported')

  await page.goBack()
  await expect(page).toHaveURL(/\?action=audit\.exported$/)
  await page.goBack()
  await expect(action).toHaveValue('')
  await page.evaluate(() => {
    location.hash = '/audit?source=job'
  })
  await action.selectOption({ label: w.exported })
  await expect(page).toHaveURL(/\?action=audit\.exported$/)
})
