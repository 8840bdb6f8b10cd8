import type { Page } from '@playwright/test'
import { computer, phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'

const ENTRY = '商家入驻'
const SELLER_HOME = /\/ui\/seller\/#\/mall\/seller\/home$/

const devices = {
  desktop: { device: computer, home: '/ui/mall/', settle: /\/ui\/mall\/settle$/ },
  phone: { device: phone, home: '/ui/mall/mobile', settle: /\/ui\/mall\/mobile\/settle$/ },
} as const

/** The entry at the foot of the page, on the desktop; on the phone, the one of its home page. */
const press = async (page: Page) => {
  await hydrated(page)
  await page.getByRole('link', { name: ENTRY, exact: true }).last().click()
}

for (const [name, { device, home, settle }] of Object.entries(devices))
  test.describe(`the entry for merchants on a ${name}`, () => {
    test.use(device)

    test(`[R4.02] leads a visitor from the home page of a ${name} to the settle page`, {
      tag: '@zh',
    }, async ({ page }) => {
      await page.goto(home)
      await press(page)
      await expect(page).toHaveURL(settle)
    })

    for (const role of ['merchant', 'attendant'] as const)
      test(`[R4.02] leads the ${role} from the home page of a ${name} to the seller home`, {
        tag: '@zh',
      }, async ({ page, play }) => {
        await play(role)
        await page.goto(home)
        await press(page)
        await expect(page).toHaveURL(SELLER_HOME)
      })

    test(`[R4.02] leads a customer from the home page of a ${name} to the settle page`, {
      tag: '@zh',
    }, async ({ page, play }) => {
      await play('looker')
      await page.goto(home)
      await press(page)
      await expect(page).toHaveURL(settle)
      await expect(page.getByRole('link', { name: '立即入驻' })).toBeVisible()
    })
  })

test('[R4.02] leads a visitor who is on the settle page to sign-in', { tag: '@zh' }, async ({ page }) => {
  await page.goto('/ui/mall/settle')
  await press(page)
  await expect(page).toHaveURL(/\/ui\/mall\/sign-in\?/)
})

test('[R4.02] moves a customer who is on the settle page to its apply button', { tag: '@zh' }, async ({
  page,
  play,
}) => {
  await play('looker')
  await page.goto('/ui/mall/settle')
  await press(page)
  const apply = page.getByRole('link', { name: '立即入驻' })
  await expect(apply).toBeFocused()
  await expect(apply).toBeInViewport()
  await expect(page).toHaveURL(/\/ui\/mall\/settle$/)
})
