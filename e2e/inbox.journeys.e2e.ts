import type { Browser, BrowserContext, Page } from '@playwright/test'
import { origin, signInAs } from './account.ts'
import { type Language, type Person, shopOf } from './cast.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { look, takeDown } from './line.ts'

const words = {
  zh: {
    shop: (person: Person) => `店铺 ${shopOf(person)}`,
    chat: '在线咨询',
    box: '消息内容',
    visitor: '访客',
    linked: (name: string) => `该访客已登录为 ${name}`,
    unread: '1 条未读消息',
    list: '会话列表',
    unreadLink: /消息，1 条未读/,
    notices: '新消息提醒',
    open: '查看',
    newMessages: '以下为新消息',
    read: '已读',
    all: '全部',
    none: '这里没有会话',
    notThere: '内容不存在或已被移除',
    tellMe: '有新消息时通知我',
    told: (person: Person) => `店铺 ${shopOf(person)} 给您发来新消息: `,
    about: /^店铺介绍/,
    daysOff: '休息日',
    addDayOff: '添加休息日',
    save: '保存',
    saved: '店铺资料已保存',
    back: (time: string) => `客服将于 ${time} 上班`,
    hint: (time: string) => `现在不是服务时间，您可以先留言，我们将于 ${time} 回复`,
    underWay: /^(待发送|发送中)$/,
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
    automatic: '自动回复',
    unanswered: '待回复',
    replies: '快捷回复',
    findReply: '搜索快捷回复',
    newReply: '新建快捷回复',
    title: /^标题/,
    text: /^内容/,
    unfilled: '请先补全 {order}',
  },
  en: {
    shop: (person: Person) => `Shop ${shopOf(person)}`,
    chat: 'Chat with the shop',
    box: 'Message',
    visitor: 'Visitor',
    linked: (name: string) => `This visitor has signed in as ${name}`,
    unread: '1 unread message',
    list: 'Conversations',
    unreadLink: /Messages, 1 unread/,
    notices: 'New messages',
    open: 'Open',
    newMessages: 'New messages',
    read: 'Read',
    all: 'All',
    none: 'No conversations here',
    notThere: 'This does not exist or is no longer available.',
    tellMe: 'Notify me of new messages',
    told: (person: Person) => `Shop ${shopOf(person)} has sent you a message: `,
    about: /^About the shop/,
    daysOff: 'Days off',
    addDayOff: 'Add a day off',
    save: 'Save',
    saved: 'The shop’s details are saved.',
    back: (time: string) => `Back ${time}`,
    hint: (time: string) => `We are closed now. Leave a message: we answer from ${time}.`,
    underWay: /^(Waiting|Sending)$/,
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    automatic: 'Automatic reply',
    unanswered: 'Unanswered',
    replies: 'Canned replies',
    findReply: 'Find a reply',
    newReply: 'New canned reply',
    title: /^Title/,
    text: /^Text/,
    unfilled: 'Fill in {order} first',
  },
} as const

/** Somebody else's browser, in the language of this run. */
const elsewhere = async (browser: Browser, language: Language, account: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: origin(),
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
  })
  await signInAs(context, account)
  return context
}

/** Asks a shop from its page. @returns the dialog */
const ask = async (page: Page, person: Person, language: Language, text: string) => {
  const w = words[language]
  await page.goto(`/ui/mall/detail/shop?id=${shopOf(person)}`)
  await hydrated(page)
  await page.getByRole('button', { name: w.chat }).click()
  const dialog = page.getByRole('dialog', { name: w.shop(person) })
  const box = dialog.getByRole('textbox', { name: w.box })
  await box.fill(text)
  await box.press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(dialog.getByText(w.underWay)).toHaveCount(0)
  return dialog
}

test('[J10][W24][S10] a visitor signs in, a day later: the same conversation for the customer, the name in the row for staff, and nothing for another shop', async ({
  page,
  context,
  who,
  browser,
  language,
}) => {
  test.slow()
  const w = words[language]
  const [greeter, returner] = [who('greeter'), who('returner')]
  await ask(page, greeter, language, 'Do you sell by the hour?')
  await page.close()

  const staff = await elsewhere(browser, language, greeter.name)
  const desk = await staff.newPage()
  await desk.goto('/ui/seller/#/messages')
  const row = desk.getByRole('list', { name: w.list }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(w.visitor)
  await expect(row).toContainText(w.unread)
  await row.getByRole('button').click()
  await expect(desk).toHaveURL(/conversation=/)
  const conversation = new URL(desk.url()).hash.match(/conversation=([\w-]+)/)?.[1] ?? ''
  await expect(row).not.toContainText(w.unread)
  const reply = desk.getByRole('textbox', { name: w.box })
  await reply.fill('Yes, from one hour')
  await reply.press('Enter')
  await expect(desk.getByRole('listitem').filter({ hasText: 'Yes, from one hour' }).last()).toBeVisible()

  await signInAs(context, returner.name)
  const later = await context.newPage()
  await later.goto('/ui/mall/')
  await hydrated(later)
  await expect(later.getByRole('link', { name: w.unreadLink })).toBeVisible()
  const notice = later.getByRole('region', { name: w.notices })
  await expect(notice).toContainText('Yes, from one hour')
  await notice.getByRole('button', { name: w.open, exact: true }).click()
  const dialog = later.getByRole('dialog', { name: w.shop(greeter) })
  const bubbles = dialog.getByRole('listitem')
  await expect(bubbles).toHaveText([/Do you sell by the hour\?/, /Yes, from one hour/])
  await expect(bubbles.last()).toContainText(w.newMessages)
  await expect(later.getByRole('link', { name: w.unreadLink })).toHaveCount(0)

  await expect(desk.getByRole('heading', { level: 2, name: returner.name })).toBeVisible()
  await expect(desk.getByText(w.read, { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: w.all, exact: true }).click()
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(returner.name)
  await expect(row).not.toContainText(w.visitor)
  await expectSound(desk, language)

  const again = await browser.newContext({ baseURL: origin(), locale: language === 'zh' ? 'zh-CN' : 'en-GB' })
  await ask(await again.newPage(), greeter, language, 'And by the day?')
  await signInAs(again, returner.name)
  const back = await again.newPage()
  await back.goto('/ui/mall/')
  await expect(row).toHaveCount(2)
  await row.filter({ hasText: 'And by the day?' }).getByRole('button').click()
  await expect(desk.getByText(w.linked(returner.name))).toBeVisible()
  await again.close()

  const other = await elsewhere(browser, language, who('bystander').name)
  const stranger = await other.newPage()
  await stranger.goto('/ui/seller/#/messages?filter=all')
  await expect(stranger.getByText(w.none)).toBeVisible()
  await stranger.goto(`/ui/seller/#/messages?filter=all&conversation=${conversation}`)
  await expect(stranger.getByRole('alert').filter({ hasText: w.notThere }).first()).toBeVisible()
  await expect(stranger.getByText('Do you sell by the hour?')).toHaveCount(0)
  for (const each of [staff, other]) await each.close()
})

/** A day of the platform's zone, so many days from now. */
const dayAhead = (days: number): Date => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000)

test('[J11][W26][W37] on a day off the head says when the shop is back, one message is sent by nobody, and who asked is told', async ({
  page,
  who,
  browser,
  language,
}) => {
  test.slow()
  const w = words[language]
  const owner = who('dayOffTaker')
  const staff = await elsewhere(browser, language, owner.name)
  const desk = await staff.newPage()
  await desk.goto('/ui/seller/#/shop')
  await desk.getByRole('textbox', { name: w.about }).first().fill('We answer on the days agreed')
  for (const ahead of [0, 1]) {
    await desk.getByLabel(w.daysOff).fill(dayAhead(ahead).toISOString().slice(0, 10))
    await desk.getByRole('button', { name: w.addDayOff }).click()
  }
  await desk.getByRole('button', { name: w.save, exact: true }).click()
  await expect(desk.getByText(w.saved).first()).toBeVisible()

  const time = `${w.weekdays[dayAhead(2).getUTCDay()]} 00:00 (UTC+8)`
  const told = await takeDown(page)
  const dialog = await ask(page, owner, language, 'Is anybody there?')
  await expect(dialog.getByText(w.back(time))).toBeVisible()
  await expect(dialog.getByText(w.hint(time))).toBeVisible()
  await expect(dialog.getByText(w.automatic)).toHaveCount(1)
  const box = dialog.getByRole('textbox', { name: w.box })
  await box.fill('One more thing')
  await box.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByText(w.automatic)).toHaveCount(1)
  await dialog.getByRole('switch', { name: w.tellMe }).check()
  await expectSound(page, language)

  await desk.goto('/ui/seller/#/messages')
  const row = desk.getByRole('list', { name: w.list }).getByRole('listitem')
  await expect(row).toContainText('One more thing')
  await expect(row).toContainText(w.unanswered)
  await row.getByRole('button').click()
  const reply = desk.getByRole('textbox', { name: w.box })
  await desk.getByRole('button', { name: w.replies, exact: true }).click()
  const replies = desk.getByRole('region', { name: w.replies })
  await replies.getByRole('button', { name: w.newReply }).click()
  await replies.getByRole('textbox', { name: w.title }).fill('hours')
  await replies.getByRole('textbox', { name: w.text }).fill('We answer {hours}, also about {order}')
  await replies.getByRole('button', { name: w.save, exact: true }).click()
  await expect(replies.getByRole('button', { name: /We answer/ })).toBeVisible()
  await desk.getByRole('textbox', { name: w.findReply }).press('Escape')
  await expect(reply).toBeFocused()
  await desk.keyboard.type('/hours')
  await expect(replies.getByRole('button', { name: /We answer/ })).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(reply).toHaveValue('We answer 00:00-24:00 (UTC+8), also about {order}')
  await expectSound(desk, language)
  await reply.press('Enter')
  await expect(desk.getByText(w.unfilled).first()).toBeVisible()
  await expect(reply).toHaveValue('We answer 00:00-24:00 (UTC+8), also about {order}')
  await expect(dialog.getByText('also about')).toHaveCount(0)
  const answer = 'We answer 00:00-24:00 (UTC+8), also about invoices'
  await look(page, 'hidden')
  await reply.fill(answer)
  await reply.press('Enter')
  await expect.poll(told).toEqual({ notices: [`${w.told(owner)}${answer}`], tones: 0 })
  await look(page, 'visible')
  await expect(dialog.getByText('also about invoices').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await staff.close()
})
