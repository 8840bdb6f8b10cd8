import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { identityEndpoints } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { origin, PASSWORD } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    people: '用户与角色',
    search: '搜索用户名、完整手机号或用户编号',
    toGrant: '要授予的角色',
    grant: '授予角色',
    legal: '法务',
    granted: '已授予角色“法务”',
    reason: '原因',
    reasonMissing: '请填写 2 到 200 个字符',
    disable: '停用账号',
    enable: '启用账号',
    disabled: (name: string) => `已停用 ${name}`,
    enabled: (name: string) => `已启用 ${name}`,
    refusedSignIn: '账号已停用，未能登录',
    noSession: '当前没有登录',
    told: '该账号已停用，请联系管理员',
    own: '不能修改自己的角色或账号状态',
    last: '须保留至少一名超级管理员',
    notAllowed: '您的角色不能进行此操作',
    revokeSuperadmin: '收回“超级管理员”',
    account: /^账号/,
    password: /^密码/,
    signIn: '登录',
    appoint: '设为后台账号',
    appointed: (name: string) => `已将 ${name} 设为后台账号，角色为“法务”`,
    forbidden: '没有权限访问该页面，请联系管理员',
  },
  en: {
    people: 'People and roles',
    search: 'Search names, whole phone numbers and ids',
    toGrant: 'Role to grant',
    grant: 'Grant role',
    legal: 'Legal',
    granted: 'Granted the role “Legal”',
    reason: 'Reason',
    reasonMissing: 'Enter 2 to 200 characters',
    disable: 'Disable account',
    enable: 'Enable account',
    disabled: (name: string) => `Disabled ${name}`,
    enabled: (name: string) => `Enabled ${name}`,
    refusedSignIn: 'Blocked: the account is disabled',
    noSession: 'Not signed in anywhere',
    told: 'This account is disabled. Please contact the administrator.',
    own: 'You cannot change your own roles or account.',
    last: 'One super administrator has to stay.',
    notAllowed: 'Your role may not do this',
    revokeSuperadmin: 'Revoke “Super administrator”',
    account: /^Account/,
    password: /^Password/,
    signIn: 'Sign in',
    appoint: 'Make a back-office account',
    appointed: (name: string) => `${name} works in the back office now, as “Legal”`,
    forbidden: 'You have no permission to see this page. Please contact the administrator.',
  },
} as const

test('[R6.06] a superadmin grants a role, disables the account, whose sessions end and whose sign-in is refused, and enables it', async ({
  page,
  context,
  play,
  enter,
  who,
  language,
}) => {
  const w = words[language]
  const { name } = who('clerk')
  const dialog = page.getByRole('dialog')
  const confirm = async (button: string, reason: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await dialog.getByRole('textbox', { name: w.reason }).fill(reason)
    await dialog.getByRole('button', { name: button, exact: true }).click()
  }
  const trySignIn = async () => {
    // A page that stands asks on, and would be led to sign in by itself.
    await page.goto('about:blank')
    await context.clearCookies()
    await context.addCookies([{ name: 'locale', value: language, url: origin() }])
    await page.goto('/ui/mall/sign-in')
    await hydrated(page)
    await page.getByLabel(w.account).fill(name)
    await page.getByLabel(w.password).fill(PASSWORD)
    await page.getByRole('button', { name: w.signIn, exact: true }).click()
  }
  const openPerson = async () => {
    const cookies = await enter('superadmin')
    await page.goto('/ui/admin/#/people')
    await expect(page.getByRole('heading', { level: 1, name: w.people })).toBeVisible()
    await page.getByRole('searchbox', { name: w.search }).fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    return cookies
  }

  const clerk = await play('clerk')
  const whoAmI = () =>
    call(
      identityEndpoints.currentUser,
      { query: { includeToken: undefined, refresh: undefined } },
      origin(),
      clerk,
    )
  const { id: objectId, roleId } = await whoAmI()
  expect(roleId).toEqual(['operator'])
  const superadmin = await openPerson()
  await expectSound(page, language)
  await page.getByRole('combobox', { name: w.toGrant }).selectOption('legal')
  await page.getByRole('button', { name: w.grant, exact: true }).click()
  await dialog.getByRole('button', { name: w.grant, exact: true }).click()
  await expect(dialog.getByText(w.reasonMissing)).toBeVisible()
  await dialog.getByRole('textbox', { name: w.reason }).fill('2026-114')
  await dialog.getByRole('button', { name: w.grant, exact: true }).click()
  await expect(page.getByText(w.granted)).toBeVisible()
  expect((await whoAmI()).roleId).toEqual(['operator', 'legal'])

  await confirm(w.disable, '2026-115')
  await expect(page.getByText(w.disabled(name))).toBeVisible()
  await expect(page.getByText(w.noSession)).toBeVisible()
  await expect(whoAmI()).rejects.toThrow('AUTH10001')
  await trySignIn()
  await expect(page.getByRole('alert').getByText(w.told)).toBeVisible()
  await expectSound(page, language)

  await openPerson()
  await expect(page.getByText(w.refusedSignIn)).toBeVisible()
  await confirm(w.enable, '2026-116')
  await expect(page.getByText(w.enabled(name))).toBeVisible()
  await trySignIn()
  await expect(page).toHaveURL(/\/ui\/admin\//)

  const query = { ...readList(auditList, []).query, objectId }
  const { records } = await call(auditEndpoints.list, { query }, origin(), superadmin)
  expect(records.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
    ['account.enabled', 'superadmin', '2026-116'],
    ['account.disabled', 'superadmin', '2026-115'],
    ['role.granted', 'superadmin', '2026-114'],
  ])
})

test('[R6.04][R6.06] a superadmin makes a manager of a customer, who stands in the admin app from then on', async ({
  page,
  play,
  enter,
  who,
  language,
}) => {
  const w = words[language]
  const { name } = who('appointee')
  const dialog = page.getByRole('dialog')
  await play('appointee')
  await page.goto('/ui/mall/')
  await expect(page).toHaveURL(/\/ui\/mall\//)

  // The mall would notice the other account, and go home over the next address.
  await page.goto('about:blank')
  await enter('superadmin')
  await page.goto('/ui/admin/#/people')
  await page.getByRole('searchbox', { name: w.search }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('combobox', { name: w.toGrant }).selectOption('legal')
  await page.getByRole('button', { name: w.appoint, exact: true }).click()
  await dialog.getByRole('button', { name: w.appoint, exact: true }).click()
  await expect(dialog.getByText(w.reasonMissing)).toBeVisible()
  await dialog.getByRole('textbox', { name: w.reason }).fill('2026-117')
  await dialog.getByRole('button', { name: w.appoint, exact: true }).click()
  await expect(page.getByText(w.appointed(name))).toBeVisible()
  await expectSound(page, language)

  await play('appointee')
  await page.goto('about:blank')
  await page.goto('/ui/mall/')
  await expect(page).toHaveURL(/\/ui\/admin\//)
})

test('[R6.06] nobody changes their own account, the last superadmin stays, and an administrator only looks', async ({
  page,
  enter,
  language,
}) => {
  const w = words[language]
  await enter('superadmin')
  await page.goto('/ui/admin/#/people/u-superadmin')
  await expect(page.getByText(w.last).first()).toBeAttached()
  await expect(page.getByText(w.own).first()).toBeAttached()
  await expect(page.getByRole('button', { name: w.revokeSuperadmin })).toBeDisabled()
  await enter('admin')
  await page.goto('/ui/admin/#/people/u-leader')
  await page.reload()
  await expect(page.getByText(w.notAllowed).first()).toBeAttached()
  await expectSound(page, language)
})

test('[R6.06] the section of people is not for reviewers', async ({ page, enter, language }) => {
  const w = words[language]
  await enter('reviewer')
  await page.goto('/ui/admin/#/people')
  await expect(page.getByText(w.forbidden).first()).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: w.people })).toHaveCount(0)
})
