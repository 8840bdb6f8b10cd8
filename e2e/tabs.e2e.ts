import { expect, test } from './journey.ts'

const words = {
  zh: { settings: '设置', resources: '我的资源', signOut: '退出登录' },
  en: { settings: 'Settings', resources: 'Resources', signOut: 'Sign out' },
} as const

test('[R4.12] signing out of the console in one tab is seen at once in the others', async ({
  page,
  context,
  play,
  who,
  language,
}) => {
  const w = words[language]
  await play('tabbed')
  const other = await context.newPage()
  await other.goto('/ui/console/#/resources')
  await expect(other.getByRole('heading', { level: 1, name: w.resources })).toBeVisible()
  await page.goto('/ui/console/#/settings')
  await expect(page.getByRole('heading', { level: 1, name: w.settings })).toBeVisible()
  await page.getByText(who('tabbed').name).first().click()
  await page.getByRole('button', { name: w.signOut }).click()
  await expect(page).toHaveURL(/\/ui\/mall\//)

  await other.bringToFront()
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(other).toHaveURL(/\/sign-in\?service=/)
  await expect(other.getByText(who('tabbed').name)).toHaveCount(0)
})
