import { origin, signInAs } from './account.ts'
import { phone } from './devices.ts'
import { expect, expectSound, test } from './journey.ts'
import { linesOf, look, stopClock, takeDown } from './line.ts'
import { visitorAt } from './visitor.ts'

const words = {
  zh: {
    box: '消息内容',
    visitor: /访客/,
    messages: '消息',
    list: '会话列表',
    all: '全部',
    send: '发送',
    customer: '客户信息',
    visitorCard: '访客，暂无资料',
    sound: '新消息提示音',
    tellMe: '有新消息时通知我',
    told: '您有新的客户消息',
    retrying: (n: number) => `连接已断开，正在重新连接（第 ${n} 次）`,
    waiting: '待发送',
    underWay: /^(待发送|发送中)$/,
  },
  en: {
    box: 'Message',
    visitor: /Visitor/,
    messages: 'Messages',
    list: 'Conversations',
    all: 'All',
    send: 'Send',
    customer: 'Customer',
    visitorCard: 'A visitor; nothing is known',
    sound: 'Sound for new messages',
    tellMe: 'Notify me of new messages',
    told: 'A customer has written',
    retrying: (n: number) => `The connection was lost. Reconnecting (attempt ${n})`,
    waiting: 'Waiting',
    underWay: /^(Waiting|Sending)$/,
  },
} as const

test('[W22][R4.10] staff, another page is visible: count and tone; hidden under 5 s and for 60 s the line stands: title (1) and (2), tone and one notice of the system', async ({
  page,
  browser,
  who,
  language,
}) => {
  test.slow()
  const w = words[language]
  const owner = who('attendant')
  await signInAs(page.context(), owner.name)
  await page.clock.install()
  const lines = await linesOf(page)
  const told = await takeDown(page)
  await page.goto('/ui/seller/#/messages')
  await page.getByRole('switch', { name: w.sound }).check()
  await page.getByRole('switch', { name: w.tellMe }).check()
  await expect.poll(told).toEqual({ notices: [], tones: 1 })
  await page.goto('/ui/seller/#/shop')
  await expect.poll(() => lines.tried.at(-1)?.heard).toContain('userUnreadCount')

  const { context: visitor, say } = await visitorAt(browser, owner, language, 'one')
  const entry = page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(w.messages) })
    .first()
  await expect(entry).toContainText('1')
  await expect.poll(told).toEqual({ notices: [], tones: 2 })
  await expectSound(page, language)

  await stopClock(page)
  await look(page, 'hidden')
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.clock.runFor(4_900)
  expect(lines.tried.map(({ isClosed }) => isClosed())).toEqual([false])
  await page.clock.runFor(60_000)
  expect(lines.tried.map(({ isClosed }) => isClosed())).toEqual([false])
  await say('two')
  await expect(page).toHaveTitle(/^\(2\) /)
  await expect.poll(async () => (await told()).tones).toBe(3)
  expect((await told()).notices).toHaveLength(1)
  expect((await told()).notices[0]).toContain(w.told)
  await look(page, 'visible')
  await expect(page).not.toHaveTitle(/^\(/)
  await visitor.close()
})

test('[R4.08] staff lose their line for 5 s: what they wrote waits, and goes once when it is back', async ({
  page,
  browser,
  who,
  language,
}) => {
  test.slow()
  const w = words[language]
  const owner = who('typistAtDesk')
  await signInAs(page.context(), owner.name)
  const { context: visitor, dialog, say } = await visitorAt(browser, owner, language, 'anybody?')
  await page.clock.install()
  const lines = await linesOf(page)
  await page.goto('/ui/seller/#/messages')
  const row = page.getByRole('button', { name: w.visitor })
  await row.click()
  const box = page.getByRole('textbox', { name: w.box })
  await box.fill('first')
  await box.press('Enter')
  await expect(dialog.getByRole('listitem').last()).toContainText('first')
  await expect(page.getByText(w.underWay)).toHaveCount(0)
  await stopClock(page)
  await lines.cut()
  await expect(page.getByText(w.retrying(1))).toBeVisible()
  await box.fill('second')
  await box.press('Enter')
  await expect(page.getByText(w.waiting, { exact: true })).toBeVisible()
  await say('while you were away')
  lines.mend()
  await page.clock.resume()
  await page.clock.fastForward(6_000)
  await expect(dialog.getByRole('listitem')).toHaveText([
    /anybody\?/,
    /first/,
    /while you were away/,
    /second/,
  ])
  await expect(page.getByText(w.waiting, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('paragraph').filter({ hasText: 'while you were away' }).last()).toBeVisible()

  await page.getByRole('button', { name: w.all, exact: true }).click()
  const rows = page.getByRole('list', { name: w.list }).getByRole('listitem')
  await expect(rows).toHaveText([/second/])
  await box.fill('half a sen')
  const { context: next } = await visitorAt(browser, owner, language, 'me too')
  await expect(rows).toHaveText([/me too/, /second/])
  await expect(box).toBeFocused()
  await page.keyboard.type('tence')
  await expect(box).toHaveValue('half a sentence')
  await say('and me again')
  await expect(rows).toHaveText([/and me again/, /me too/])
  await expect(box).toBeFocused()
  await next.close()
  await visitor.close()
})

test.describe('on a phone', () => {
  test.use(phone)
  test('[W22][R4.03] staff, on a phone: the full inbox, with the list, the conversation and the customer as three pages', async ({
    page,
    browser,
    who,
    language,
  }) => {
    test.slow()
    const w = words[language]
    const owner = who('pocketDesk')
    await signInAs(page.context(), owner.name)
    const { context: visitor, dialog } = await visitorAt(browser, owner, language, 'on the way?')
    await page.goto('/ui/seller/#/messages')
    const row = page.getByRole('list', { name: w.list }).getByRole('listitem')
    await expect(row).toContainText('on the way?')
    await expectSound(page, language)
    await row.getByRole('button').click()
    await expect(row).toBeHidden()
    const box = page.getByRole('textbox', { name: w.box })
    await box.fill('yes')
    await page.getByRole('button', { name: w.send, exact: true }).click()
    await expect(dialog.getByRole('listitem').last()).toContainText('yes')
    await expectSound(page, language)
    await page.getByRole('button', { name: w.customer }).click()
    await expect(page.getByRole('dialog').getByText(w.visitorCard)).toBeVisible()
    await expectSound(page, language)
    await visitor.close()
  })
})

test.describe('a session that ends', () => {
  test.use({ expected: /401/ })

  test('[R4.12][S10] staff, the session ended elsewhere: the inbox closes within 5 s, and leads to sign-in', async ({
    page,
    browser,
    who,
    language,
  }) => {
    test.slow()
    const w = words[language]
    const owner = who('leaverOfDesk')
    await signInAs(page.context(), owner.name)
    const { context: visitor } = await visitorAt(browser, owner, language, 'a private question')
    await page.goto('/ui/seller/#/messages')
    await page.getByRole('button', { name: w.visitor }).click()
    await expect(page.getByText('a private question').first()).toBeVisible()
    // The same session is ended by another window that shares nothing with this one but the cookie.
    const cookies = await page.context().cookies()
    const other = await browser.newContext({ baseURL: origin() })
    await other.addCookies(cookies)
    await other.request.get('/ac/api/auth/logoutSso.action?logoutUrl=%2Fui%2Fmall%2F')
    await expect(page).toHaveURL(/sign-in|login/, { timeout: 6_000 })
    await expect(page.getByText('a private question')).toHaveCount(0)
    await other.close()
    await visitor.close()
  })
})
