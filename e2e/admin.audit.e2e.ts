import { readFileSync } from 'node:fs'
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
    columns: '时间,操作人,角色,来源,操作,对象类型,对象编号',
  },
  en: {
    audit: 'Audit log',
    search: 'Search actors, object ids and request ids',
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
    columns: 'Time,Actor,Role,Source,Action,Object type,Object',
  },
} as const

/** A day of UTC+8, so many days from today. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

test('[R6.06] an administrator searches the audit log by actor, action, kind and time, and exports what is found', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('admin')
  await page.goto('/ui/admin/#/audit')
  await expect(page.getByRole('heading', { level: 1, name: w.audit })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: w.export, exact: true }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv).toContain(w.columns)

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
