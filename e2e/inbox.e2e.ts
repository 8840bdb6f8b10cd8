import { signInAs } from './account.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    service: '在线客服',
    shop: '平台自营旗舰店',
    box: '消息内容',
    send: '发送',
    read: '已读',
    typing: /service 正在输入/,
    unanswered: '待回复',
    mine: '我接待的',
    finish: '完结会话',
    note: /^添加备注/,
    addNote: '保存备注',
    card: '客户信息',
    newReply: '新建快捷回复',
    title: /^标题/,
    text: /^内容/,
    save: '保存',
    unfilled: '请先补全 {order}',
  },
  en: {
    service: 'Customer service',
    shop: 'Platform Flagship Store',
    box: 'Message',
    send: 'Send',
    read: 'Read',
    typing: /service is typing/,
    unanswered: 'Unanswered',
    mine: 'Mine',
    finish: 'Mark as done',
    note: /^New note/,
    addNote: 'Save the note',
    card: 'About the customer',
    newReply: 'New canned reply',
    title: /^Title/,
    text: /^Text/,
    save: 'Save',
    unfilled: 'Fill in {order} first',
  },
} as const

test('[J9][R4.03] staff answer from the inbox while the customer looks on', async ({
  page,
  play,
  who,
  browser,
  language,
}) => {
  test.slow()
  const w = words[language]
  await play('desker')
  await page.goto('/ui/mall/')
  await hydrated(page)
  await page.getByRole('button', { name: w.service }).click()
  const dialog = page.getByRole('dialog', { name: w.shop })
  const box = dialog.getByRole('textbox', { name: w.box })
  await box.fill('Can I have an invoice?')
  await box.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)

  const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' })
  await signInAs(context, 'service')
  const desk = await context.newPage()
  await desk.goto(`${new URL(page.url()).origin}/ui/seller/#/messages`)
  const conversation = desk.getByRole('button', { name: new RegExp(who('desker').name) })
  await conversation.click()
  await expect(dialog.getByText(w.read, { exact: true })).toBeVisible()
  const reply = desk.getByRole('textbox', { name: w.box })
  await reply.pressSequentially('Yes')
  await expect(dialog.getByText(w.typing)).toBeVisible()
  await reply.press('Enter')
  await expect(dialog.getByRole('listitem').last()).toContainText('Yes')
  await expect(desk.getByText(w.read, { exact: true })).toBeVisible()

  await desk.getByRole('textbox', { name: w.note }).fill('Asks for invoices')
  await desk.getByRole('button', { name: w.addNote }).click()
  await expect(desk.getByRole('complementary').getByText('Asks for invoices')).toBeVisible()
  await expect(page.getByText('Asks for invoices')).toHaveCount(0)
  await reply.fill('Order {order}')
  await reply.press('Enter')
  await expect(dialog.getByText('Order {order}')).toHaveCount(0)
  await reply.fill('')
  await expectSound(desk, language)
  await desk.getByRole('button', { name: w.finish }).click()
  await expect(conversation).toBeHidden()
  await box.fill('One more question')
  await box.press('Enter')
  await expect(conversation).toBeVisible()
  await context.close()
})
