import { identityEndpoints, signOutAddress } from '@compute-mall/core/identity'
import type { Page } from '@playwright/test'
import { origin, signInAnew } from './account.ts'
import { expect, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: { settings: '设置', resources: '我的资源', signOut: '退出登录' },
  en: { settings: 'Settings', resources: 'Resources', signOut: 'Sign out' },
} as const

const isLedToSignIn = async (window: Page, name: string) => {
  await expect(window).toHaveURL(/\/sign-in\?service=/)
  await expect(window.getByText(name)).toHaveCount(0)
}

test('[R4.12][P8] signing out of the console in one window is seen in those beside it, though nobody touches them', async ({
  page,
  context,
  play,
  who,
  language,
}) => {
  const w = words[language]
  await play('tabbed')
  const beside = await context.newPage()
  await beside.goto('/ui/console/#/resources')
  await expect(beside.getByRole('heading', { level: 1, name: w.resources })).toBeVisible()
  await page.goto('/ui/console/#/settings')
  await expect(page.getByRole('heading', { level: 1, name: w.settings })).toBeVisible()
  await page.getByText(who('tabbed').name).first().click()
  await page.getByRole('button', { name: w.signOut }).click()
  await expect(page).toHaveURL(/\/ui\/mall\//)
  await isLedToSignIn(beside, who('tabbed').name)
})

test('[R4.12][R7.04] so is signing out by the address alone', async ({
  page,
  context,
  play,
  who,
  language,
}) => {
  await play('tabbedByAddress')
  const beside = await context.newPage()
  await beside.goto('/ui/console/#/resources')
  await expect(beside.getByRole('heading', { level: 1, name: words[language].resources })).toBeVisible()
  await page.goto(signOutAddress('/ui/mall/privacy'))
  await expect(page).toHaveURL(/\/ui\/mall\/privacy$/)
  await isLedToSignIn(beside, who('tabbedByAddress').name)
})

test('[R4.12] a session that another device ended is over for who comes back to its window', async ({
  page,
  browser,
  play,
  who,
  locale,
  language,
}) => {
  const { name } = who('tabbedElsewhere')
  const here = await play('tabbedElsewhere')
  const device = await browser.newContext({ baseURL: origin(), ...(locale !== undefined && { locale }) })
  await signInAnew(device, name)
  const there = await device.newPage()
  await there.goto('/ui/console/#/resources')
  await expect(there.getByRole('heading', { level: 1, name: words[language].resources })).toBeVisible()
  await page.goto('/ui/console/#/settings')
  await expect(page.getByRole('heading', { level: 1, name: words[language].settings })).toBeVisible()
  await call(identityEndpoints.endOwnSessions, { body: { sessionId: [] } }, origin(), here)
  await there.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await isLedToSignIn(there, name)
  await expect(page.getByRole('heading', { level: 1, name: words[language].settings })).toBeVisible()
  await device.close()
})
