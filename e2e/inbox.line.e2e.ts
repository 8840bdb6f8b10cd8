import type { Locator, Page } from '@playwright/test'
import { signInAs } from './account.ts'
import type { Language } from './cast.ts'
import { expect, expectSound, test } from './journey.ts'
import { exhaust, installClock, linesOf, look, stopClock } from './line.ts'
import { visitorAt } from './visitor.ts'

const words = {
  zh: {
    box: '消息内容',
    visitor: '访客',
    messages: '消息',
    list: '会话列表',
    thread: '消息记录',
    all: '全部',
    unanswered: (n: number) => `待回复 ${n}`,
    unread: (n: number) => `${n} 条未读消息`,
    visitorTyping: '访客正在输入…',
    retrying: (n: number) => `连接已断开，正在重新连接（第 ${n} 次）`,
    givenUp: '暂时无法连接客服，请检查网络后重试',
    reconnect: '重新连接',
    waiting: '待发送',
    newMessages: '以下为新消息',
    edit: '修改',
    save: '保存',
  },
  en: {
    box: 'Message',
    visitor: 'Visitor',
    messages: 'Messages',
    list: 'Conversations',
    thread: 'Messages',
    all: 'All',
    unanswered: (n: number) => `Unanswered ${n}`,
    unread: (n: number) => `${n} unread message${n === 1 ? '' : 's'}`,
    visitorTyping: 'The visitor is typing…',
    retrying: (n: number) => `The connection was lost. Reconnecting (attempt ${n})`,
    givenUp: 'Customer service cannot be reached. Check your network and try again.',
    reconnect: 'Reconnect',
    waiting: 'Waiting',
    newMessages: 'New messages',
    edit: 'Edit',
    save: 'Save',
  },
} as const

const bubblesOf = (page: Page, language: Language): Locator =>
  page.getByRole('list', { name: words[language].thread }).getByRole('listitem')

// A turned clock ends what a call may take, whether its answer is on the way or not.
test.use({ expected: /: timeout/ })

test('[R2.17][W22] staff, the conversation is open and the page visible: read after 1 s in sight, the other window follows; the list reorders, focus and draft stay', async ({
  page,
  context,
  browser,
  who,
  language,
}) => {
  test.slow()
  const w = words[language]
  const owner = who('deskReader')
  await signInAs(context, owner.name)
  const asker = await visitorAt(browser, owner, language, 'first question')
  const other = await visitorAt(browser, owner, language, 'me too')
  const elsewhere = await context.newPage()
  await elsewhere.goto('/ui/seller/#/shop')
  const entry = elsewhere
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(w.messages) })
    .first()
  await expect(entry).toContainText('2')

  await page.clock.install()
  await page.goto('/ui/seller/#/messages?filter=all')
  const rows = page.getByRole('list', { name: w.list }).getByRole('listitem')
  await expect(rows).toHaveText([/me too/, /first question/])
  await expect(page.getByRole('button', { name: w.unanswered(2) })).toBeVisible()
  await rows.filter({ hasText: 'first question' }).getByRole('button').click()
  await expect(bubblesOf(page, language)).toHaveText([/first question/])
  await expect(entry).toContainText('1')
  await asker.box.pressSequentially('and')
  await expect(page.getByText(w.visitorTyping)).toBeVisible()
  await expectSound(page, language)
  const box = page.getByRole('textbox', { name: w.box })
  await box.fill('half a sen')

  await stopClock(page)
  await asker.say('second question')
  await expect(bubblesOf(page, language)).toHaveText([/first question/, /second question/])
  await expect(entry).toContainText('2')
  await page.clock.runFor(900)
  await expect(entry).toContainText('2')
  await page.clock.runFor(100)
  await expect(entry).toContainText('1')
  await page.clock.resume()
  await expect(rows).toHaveText([/second question/, /me too/])
  await expect(box).toBeFocused()
  await page.keyboard.type('tence')
  await expect(box).toHaveValue('half a sentence')

  // What is written stays with its conversation.
  await rows.filter({ hasText: 'me too' }).getByRole('button').click()
  await expect(bubblesOf(page, language)).toHaveText([/me too/])
  await expect(box).toHaveValue('')
  await expect(entry).not.toContainText(/\d/)
  await box.fill('another')
  await rows.filter({ hasText: 'second question' }).getByRole('button').click()
  await expect(box).toHaveValue('half a sentence')
  await page.reload()
  await expect(box).toHaveValue('half a sentence')
  for (const each of [asker, other]) await each.context.close()
})

test('[R4.08][F14] staff, the line is lost: 20 attempts 5 s apart, every fifth as a fresh visitor, then rest until Reconnect; what was written waits and goes once', async ({
  page,
  browser,
  who,
  language,
}) => {
  test.slow()
  const w = words[language]
  const owner = who('deskRetrier')
  await signInAs(page.context(), owner.name)
  const { context, dialog } = await visitorAt(browser, owner, language, 'anybody there?')
  await installClock(page)
  const lines = await linesOf(page)
  await page.goto('/ui/seller/#/messages')
  await page.getByRole('button', { name: w.visitor }).click()
  await expect(bubblesOf(page, language)).toHaveText([/anybody there\?/])
  const own = lines.tried[0]?.userId ?? ''
  await stopClock(page)
  await lines.cut()
  await expect(page.getByText(w.retrying(1))).toBeVisible()
  const box = page.getByRole('textbox', { name: w.box })
  await box.fill('in a moment')
  await box.press('Enter')
  await expect(page.getByText(w.waiting, { exact: true })).toBeVisible()
  await exhaust(page, lines, (attempt) =>
    expect(page.getByText(attempt < 20 ? w.retrying(attempt) : w.givenUp)).toBeVisible(),
  )
  lines.mend()
  await page.clock.resume()
  await expectSound(page, language)
  await page.getByRole('button', { name: w.reconnect }).click()
  await expect(page.getByText(w.waiting, { exact: true })).toHaveCount(0)
  await expect(dialog.getByRole('listitem')).toHaveText([/anybody there\?/, /in a moment/])
  await expect(bubblesOf(page, language)).toHaveText([/anybody there\?/, /in a moment/])
  expect(lines.tried.at(-1)?.userId).toBe(own)
  await context.close()
})

test('[F13][J9] staff, coming back: 12 messages and 2 changes missed, each once and in order within 2 s, behind the divider; title and count follow', async ({
  page,
  browser,
  who,
  language,
}) => {
  test.slow()
  const w = words[language]
  const owner = who('deskReturner')
  await signInAs(page.context(), owner.name)
  const { context, dialog, box, say } = await visitorAt(browser, owner, language, 'before')
  await page.clock.install()
  const lines = await linesOf(page)
  await page.goto('/ui/seller/#/messages')
  await page.getByRole('button', { name: w.visitor }).click()
  await expect(bubblesOf(page, language)).toHaveText([/before/])
  await expect(page.getByText(w.unread(1))).toHaveCount(0)
  await stopClock(page)
  await look(page, 'hidden')
  await lines.cut()
  const numbers = Array.from({ length: 12 }, (_, index) => `number ${index + 1};`)
  for (const text of numbers) await say(text)
  for (const n of [3, 8]) {
    const bubble = dialog.getByRole('listitem').filter({ hasText: `number ${n};` })
    await bubble.getByRole('button', { name: w.edit, exact: true }).click()
    await box.fill(`number ${n}; changed`)
    await dialog.getByRole('button', { name: w.save, exact: true }).click()
    await expect(bubble).toContainText('changed')
  }
  lines.mend()
  await page.clock.runFor(6_000)
  // The line stands again while the page is still hidden, and the title counts.
  await expect(page).toHaveTitle(/^\(12\) /)
  await page.clock.resume()
  await look(page, 'visible')
  await expect(bubblesOf(page, language)).toHaveCount(13, { timeout: 2_000 })
  await expect(bubblesOf(page, language)).toHaveText([
    /before/,
    ...numbers.map((text, index) => new RegExp([2, 7].includes(index) ? `${text} changed` : `${text}$`)),
  ])
  await expect(bubblesOf(page, language).filter({ hasText: w.newMessages })).toHaveText([/number 1;/])
  await expect(page).not.toHaveTitle(/^\(/)
  await context.close()
})
