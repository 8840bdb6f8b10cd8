import type { Page } from '@playwright/test'
import { origin } from './account.ts'
import { confirmation, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    buyNow: '立即购买',
    submit: '提交订单',
    shut: '暂不能购买',
    member: '团队成员只能购买应用类商品，请联系团队管理员购买',
    askLeader: '联系团队管理员',
    leader: '您的团队管理员是 leader，请联系其购买或为您调整权限。',
    phoneMissing: '您尚未设置手机号，请先设置手机号',
    setPhone: '设置手机号',
    agent: '代理商账号不能购买商品',
    contact: '联系平台运营',
    operations:
      '请联系平台运营：服务热线 400-022-6868（工作日 9:00–18:00），或发送邮件至 service@computemall.example。',
    unsigned: '您的账号尚未签约，暂不能购买',
    unverified: '您的手机号尚未验证，请先完成验证',
    verifyPhone: '验证手机号',
    disabled: '您在华北一区（天津）算力中心的账号已被禁用，暂不能购买',
    cannotAdd: '团队成员不能添加基础资源，请联系团队管理员',
    addToCart: '加入购物车',
    close: '关闭',
    switchTo: 'English',
  },
  en: {
    buyNow: 'Buy now',
    submit: 'Place order',
    shut: 'You cannot buy yet',
    member: 'Members can buy application products only. Ask your team leader to buy this.',
    askLeader: 'Ask your team leader',
    leader: 'Your team leader is leader. Ask them to buy this, or to change your rights.',
    phoneMissing: 'You have no phone number yet. Please set one first.',
    setPhone: 'Set a phone number',
    agent: 'Agent accounts cannot buy.',
    contact: 'Contact operations',
    operations:
      'Please contact platform operations: 400-022-6868 (working days, 9:00 to 18:00), or service@computemall.example.',
    unsigned: 'Your account is not signed yet and cannot buy.',
    unverified: 'Your phone number is not verified yet. Please verify it first.',
    verifyPhone: 'Verify the phone number',
    disabled: 'Your account at North China I (Tianjin) Computing Centre is disabled, so you cannot buy.',
    cannotAdd: 'Members cannot add basic resources. Please contact your team leader.',
    addToCart: 'Add to cart',
    close: 'Close',
    switchTo: '中文',
  },
} as const

/** Counts from now on how often something is shaken. */
const watchShakes = (page: Page) =>
  page.evaluate(() => {
    const { animate } = Element.prototype
    document.documentElement.dataset.shakes = '0'
    Element.prototype.animate = function (...how) {
      const { dataset } = document.documentElement
      dataset.shakes = String(Number(dataset.shakes) + 1)
      return animate.apply(this, how)
    }
  })

/** Presses where the gate is shut: nothing moves on, the page is at its top, the tip was shaken. */
const pressAtShutGate = async (page: Page, button: string) => {
  const address = page.url()
  await watchShakes(page)
  await page.evaluate(() => window.scrollTo(0, 10_000))
  await page
    .getByRole('button', { name: button })
    .first()
    .evaluate((element: HTMLElement) => element.click())
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('data-shakes', '1')
  expect(page.url()).toBe(address)
}

const onGoodsPage = async (page: Page) => {
  await page.goto('/ui/mall/detail/goods?skuId=s-node')
  await hydrated(page)
}
const onConfirmation = async (page: Page) => {
  await page.goto(confirmation(wish('node')))
  await hydrated(page)
}

const tip = (page: Page) => page.getByRole('alert')

test.describe('the gate', () => {
  for (const { account, reason, next, opens } of [
    { account: 'member', reason: 'member', next: 'askLeader', opens: 'leader' },
    { account: 'agent', reason: 'agent', next: 'contact', opens: 'operations' },
    { account: 'unsigned', reason: 'unsigned', next: 'contact', opens: 'operations' },
    { account: 'disabled', reason: 'disabled', next: 'contact', opens: 'operations' },
    { account: 'newcomer', reason: 'phoneMissing', next: 'setPhone', opens: null },
    { account: 'unverified', reason: 'unverified', next: 'verifyPhone', opens: null },
  ] as const)
    test(`[R5.10] is shut for ${account}, says why, and shows the way on`, async ({
      page,
      enter,
      language,
    }) => {
      const w = words[language]
      await enter(account)
      await onGoodsPage(page)
      await expect(tip(page).getByText(w.shut, { exact: true })).toBeVisible()
      await expect(tip(page).getByText(w[reason])).toBeVisible()
      await pressAtShutGate(page, w.buyNow)
      const dialog = page.getByRole('dialog')
      await tip(page).getByRole('button', { name: w[next] }).click()
      await expect(dialog.getByRole('heading', { name: w[next] })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await onConfirmation(page)
      await expect(tip(page).getByText(w[reason])).toBeVisible()
      await pressAtShutGate(page, w.submit)
      await expectSound(page, language)
      await tip(page).getByRole('button', { name: w[next] }).click()
      await expect(dialog.getByRole('heading', { name: w[next] })).toBeVisible()
      if (opens !== null) await expect(dialog.getByText(w[opens])).toBeVisible()
      await expectSound(page, language)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

  test('[R5.10] tells all reasons at once', async ({ page, play, language }) => {
    const w = words[language]
    await play('hopeless')
    await onConfirmation(page)
    await expect(tip(page).getByRole('listitem')).toHaveCount(5)
    for (const reason of ['member', 'phoneMissing', 'agent', 'unsigned', 'disabled'] as const)
      await expect(tip(page).getByText(w[reason])).toBeVisible()
    await pressAtShutGate(page, w.submit)
    await expectSound(page, language)
  })

  test('[R1.01] speaks the other language as soon as it is chosen, names of centres too', async ({
    page,
    context,
    play,
    language,
  }) => {
    const other = words[language === 'zh' ? 'en' : 'zh']
    await play('bilingual')
    for (const open of [onGoodsPage, onConfirmation]) {
      await context.addCookies([{ name: 'locale', value: language, url: origin() }])
      await open(page)
      await expect(tip(page).getByText(words[language].disabled)).toBeVisible()
      await page.getByRole('button', { name: words[language].switchTo }).click()
      await expect(tip(page).getByText(other.disabled)).toBeVisible()
    }
  })

  test('[R6.05] lets a member buy an application', async ({ page, enter, language }) => {
    await enter('member')
    await page.goto(confirmation(wish('licence')))
    await hydrated(page)
    await expect(page.getByText('¥5,999.00').first()).toBeVisible()
    await expect(page.getByText(words[language].shut)).toHaveCount(0)
  })
})
