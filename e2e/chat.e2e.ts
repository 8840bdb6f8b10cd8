import type { Page, Request } from '@playwright/test'
import { origin } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { staffAt } from './staff.ts'

const words = {
  zh: {
    service: '在线客服',
    search: '搜索商品、算力与店铺',
    chat: '在线咨询',
    shop: '平台自营旗舰店',
    goods: '道具 node',
    box: '消息内容',
    thread: '消息记录',
    send: '发送',
    minimise: '最小化',
    closeNotice: '关闭提醒',
    open: '查看',
    notices: '新消息提醒',
    justNow: '1分钟前',
    messages: '消息',
    list: '会话列表',
    retrying: /正在重新连接/,
    notOnPhones: '移动端暂未开放客服功能，请通过PC端浏览器使用',
    unread: /^消息，[123] 条未读$/,
    tooLong: '消息最多 2,000 字，请缩短后发送',
  },
  en: {
    service: 'Customer service',
    search: 'Search products, compute and shops',
    chat: 'Chat with the shop',
    shop: 'Platform Flagship Store',
    goods: 'Prop node',
    box: 'Message',
    thread: 'Messages',
    send: 'Send',
    minimise: 'Minimise',
    closeNotice: 'Close this notice',
    open: 'Open',
    notices: 'New messages',
    justNow: '1 minute ago',
    messages: 'Messages',
    list: 'Conversations',
    retrying: /Reconnecting/,
    notOnPhones: 'Customer service is not available on phones yet. Please use a browser on a computer.',
    unread: /^Messages, [123] unread$/,
    tooLong: 'A message holds 2,000 characters at most. Shorten it to send it.',
  },
} as const

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('[R2.17] who writes to a shop while a page is on its way goes on writing when it has come', async ({
  page,
  language,
}) => {
  const w = words[language]
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.goto('/ui/mall/')
  await hydrated(page)
  await page.route(/searchAll\/full-text/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('combobox', { name: w.search }).fill('A800')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: w.service }).click()
  const box = dialogOf(page, w.shop).getByRole('textbox', { name: w.box })
  await box.fill('is it free')
  release()
  await expect(page.getByRole('heading', { level: 1, name: /A800/ })).toBeVisible()
  await page.keyboard.press('!')
  await expect(box).toHaveValue('is it free!')
})

test('[R2.17][R9.06][J1] asks about goods from their page, is answered, and finds the conversation in the list', async ({
  page,
  play,
  who,
  language,
}) => {
  const w = words[language]
  await play('asker')
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/user/customer-info')) begun.push('customer-info')
  })
  page.on('websocket', () => begun.push('line'))
  await page.goto('/ui/mall/detail/goods?skuId=s-node')
  await hydrated(page)
  await page.getByRole('button', { name: w.chat }).click()
  const dialog = dialogOf(page, w.shop)
  await expect(dialog.getByRole('link', { name: w.goods })).toBeVisible()
  const box = dialog.getByRole('textbox', { name: w.box })
  await expect(box).toBeFocused()
  await box.fill(language === 'zh' ? '能试用吗 Is there a trial? 👩‍💻' : 'Is there a trial? 👩‍💻')
  await box.press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Is there a trial?' })).toContainText(w.goods)
  await expect(box).toHaveValue('')
  // What customer service is told of a user goes first (R6.07).
  expect(begun).toEqual(['customer-info', 'line'])

  const staff = await staffAt(origin(), who('askerStaff').name)
  const conversationId = await expect
    .poll(() => staff.conversationWith(who('asker').name))
    .not.toBeNull()
    .then(() => staff.conversationWith(who('asker').name))
  await staff.say(conversationId ?? '', 'Seven days https://mall.example/trial <b>')
  await expect(dialog.getByRole('listitem').last()).toContainText('Seven days https://mall.example/trial <b>')
  await expect(dialog.getByRole('link', { name: 'https://mall.example/trial' })).toHaveAttribute(
    'rel',
    /noopener/,
  )
  if (language === 'zh') await expectSound(page, language)

  await dialog.getByRole('button', { name: w.minimise }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: w.chat })).toBeFocused()
  await staff.say(conversationId ?? '', 'Anything else?')
  const notices = page.getByRole('region', { name: w.notices })
  await expect(notices).toContainText('Anything else?')
  // The first answer counts as read once it was in sight for a second, which may not be over yet.
  await expect(page.getByRole('link', { name: w.messages })).toContainText(/[12]/)
  await page.getByRole('link', { name: w.messages }).click()
  await expect(page).toHaveURL(/\/chat\/chatList$/)
  await expect(page.getByRole('button', { name: new RegExp(w.shop) })).toContainText(w.justNow)
  await page.getByRole('button', { name: new RegExp(w.shop) }).click()
  await expect(page.getByRole('region', { name: w.thread }).getByText('Anything else?').last()).toBeVisible()
  await expectSound(page, language)

  await page.goto('/ui/console/')
  await staff.say(conversationId ?? '', 'One more thing')
  await page.reload()
  // The message before it counts as read once it was in sight for a second, which may not be over yet.
  await expect(page.getByRole('link', { name: w.unread })).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('link', { name: w.unread }).click()
  await expect(page).toHaveURL(/\/ui\/console\/#\/messages$/)
  await page.getByRole('button', { name: new RegExp(w.shop) }).click()
  const here = page.getByRole('list', { name: w.thread }).getByRole('listitem')
  await expect(here.last()).toContainText('One more thing')
  await expect(page.getByRole('link', { name: w.unread })).toHaveCount(0)
  await page.getByRole('textbox', { name: w.box }).fill('Nothing else, thank you')
  await page.getByRole('button', { name: w.send, exact: true }).click()
  await expect(here.last()).toContainText('Nothing else, thank you')
  await expectSound(page, language)
  staff.close()
})

test('[R4.11] customer, another page is visible: badge and the notice of that shop, which stays until it is closed, and comes again with the next message', async ({
  page,
  play,
  who,
  language,
}) => {
  const w = words[language]
  await play('noticer')
  await page.goto('/ui/mall/')
  await hydrated(page)
  await page.getByRole('button', { name: w.service }).click()
  const dialog = dialogOf(page, w.shop)
  await dialog.getByRole('textbox', { name: w.box }).fill('hello')
  await dialog.getByRole('button', { name: w.send }).click()
  const staff = await staffAt(origin(), who('noticerStaff').name)
  await expect.poll(() => staff.conversationWith(who('noticer').name)).not.toBeNull()
  const conversationId = (await staff.conversationWith(who('noticer').name)) ?? ''
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await staff.say(conversationId, 'first')
  const notices = page.getByRole('region', { name: w.notices })
  await expect(notices.getByRole('listitem')).toContainText('first')
  await expect(page.getByRole('link', { name: w.unread })).toBeVisible()
  await notices.getByRole('button', { name: w.closeNotice }).press('Enter')
  await expect(notices).toBeHidden()
  await staff.say(conversationId, 'second')
  await expect(notices.getByRole('listitem')).toContainText('second')
  await notices.getByRole('button', { name: w.open }).click()
  await expect(dialog.getByRole('listitem').last()).toContainText('second')
  await expect(notices).toBeHidden()
  staff.close()
})

/** What chat may cost the first view, in bytes as they come over the line (issue 12, point 5). */
const MAX_FIRST_VIEW = 2_048

test('[R2.17][R4.08] chat costs a visitor’s first view of home and goods 2 KB at most, and opens no line', async ({
  page,
}) => {
  const lines: string[] = []
  const scripts: Request[] = []
  page.on('websocket', (line) => lines.push(line.url()))
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  for (const address of ['/ui/mall/', '/ui/mall/detail/goods?skuId=s-node']) {
    scripts.length = 0
    await page.goto(address)
    await hydrated(page)
    // The codecs belong to the client of the whole contract, which comes when the browser is idle.
    const ofChat = () =>
      scripts.filter((request) => /\/(\w*Chat\w*|chat(?!\.codec)[\w.]*)-/.test(request.url()))
    await expect.poll(() => ofChat().length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(ofChat().map((request) => request.url().replace(/^.*\/|-.*$/g, ''))).toEqual(['ChatHost'])
    const sizes = await Promise.all(ofChat().map((request) => request.sizes()))
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(
      MAX_FIRST_VIEW,
    )
  }
  expect(lines).toEqual([])
})

test('[R2.17] a visitor writes too, and takes 2,000 characters and no more', async ({ page, language }) => {
  const w = words[language]
  await page.goto('/ui/mall/')
  await hydrated(page)
  await page.getByRole('button', { name: w.service }).click()
  const dialog = dialogOf(page, w.shop)
  const box = dialog.getByRole('textbox', { name: w.box })
  await box.fill('x'.repeat(100_000))
  await expect(dialog.getByText(w.tooLong).first()).toBeVisible()
  await box.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await box.fill('y'.repeat(2_000))
  await box.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await box.fill('مرحبا')
  await expect(box).toHaveCSS('direction', 'rtl')
  await box.press('Shift+Enter')
  await expect(box).toHaveValue('مرحبا\n')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})
