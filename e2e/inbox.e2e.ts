import { signInAs } from './account.ts'
import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    chat: '在线咨询',
    goods: '道具 node',
    asked: '正在咨询的商品',
    orders: '在本店的订单',
    replies: '快捷回复',
    shop: '平台自营旗舰店',
    box: '消息内容',
    send: '发送',
    read: '已读',
    typing: (name: string) => `${name} 正在输入…`,
    unanswered: '待回复',
    mine: '我接待的',
    finish: '完结会话',
    note: /^添加备注/,
    addNote: '保存备注',
    card: '客户信息',
    newReply: '新建快捷回复',
    find: '搜索快捷回复',
    manage: '管理快捷回复',
    edit: '修改',
    moveUp: '上移',
    discard: '删除',
    removeReply: '删除快捷回复',
    title: /^标题/,
    text: /^内容/,
    save: '保存',
    unfilled: '请先补全 {order}',
  },
  en: {
    chat: 'Chat with the shop',
    goods: 'Prop node',
    asked: 'Products asked about',
    orders: 'Orders in this shop',
    replies: 'Canned replies',
    shop: 'Platform Flagship Store',
    box: 'Message',
    send: 'Send',
    read: 'Read',
    typing: (name: string) => `${name} is typing…`,
    unanswered: 'Unanswered',
    mine: 'Mine',
    finish: 'Mark as done',
    note: /^New note/,
    addNote: 'Save the note',
    card: 'About the customer',
    newReply: 'New canned reply',
    find: 'Find a reply',
    manage: 'Manage canned replies',
    edit: 'Edit',
    moveUp: 'Move up',
    discard: 'Delete',
    removeReply: 'Delete the canned reply',
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
  const { orderNo } = await place(await play('desker'), wish('node'))
  await page.goto('/ui/mall/detail/goods?skuId=s-node')
  await hydrated(page)
  await page.getByRole('button', { name: w.chat }).click()
  const dialog = page.getByRole('dialog', { name: w.shop })
  const box = dialog.getByRole('textbox', { name: w.box })
  await box.fill('Can I have an invoice?')
  await box.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)

  const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' })
  await signInAs(context, who('answerer').name)
  const desk = await context.newPage()
  await desk.goto(`${new URL(page.url()).origin}/ui/seller/#/messages`)
  const conversation = desk.getByRole('button', { name: new RegExp(who('desker').name) })
  await conversation.click()
  await expect(dialog.getByText(w.read, { exact: true })).toBeVisible()
  const reply = desk.getByRole('textbox', { name: w.box })
  await reply.pressSequentially('Yes')
  await expect(dialog.getByText(w.typing(who('answerer').name))).toBeVisible()
  await reply.press('Enter')
  await expect(dialog.getByRole('listitem').last()).toContainText('Yes')
  await expect(desk.getByText(w.read, { exact: true })).toBeVisible()

  await desk.getByRole('textbox', { name: w.note }).fill('Asks for invoices')
  await desk.getByRole('button', { name: w.addNote }).click()
  await expect(desk.getByRole('complementary').getByText('Asks for invoices')).toBeVisible()
  await expect(page.getByText('Asks for invoices')).toHaveCount(0)
  const card = desk.getByRole('complementary')
  await expect(card.getByRole('region', { name: w.asked }).getByRole('link', { name: w.goods })).toBeVisible()
  await expect(
    card.getByRole('region', { name: w.orders }).getByRole('link', { name: orderNo }),
  ).toBeVisible()
  await desk.getByRole('button', { name: w.replies, exact: true }).click()
  const replies = desk.getByRole('region', { name: w.replies })
  await replies.getByRole('button', { name: w.newReply }).click()
  await replies.getByRole('textbox', { name: w.title }).fill(`order-${language}`)
  await replies.getByRole('textbox', { name: w.text }).fill(`{goods} of {customer}: {order}`)
  await replies.getByRole('button', { name: w.save, exact: true }).click()
  await replies
    .getByRole('button', { name: new RegExp(`order-${language}`) })
    .first()
    .click()
  await expect(reply).toHaveValue(`${w.goods} of ${who('desker').name}: ${orderNo}`)
  await reply.press('Enter')
  await expect(dialog.getByRole('listitem').last()).toContainText(orderNo)
  await desk.getByRole('textbox', { name: w.find }).press('Escape')
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

  await desk.getByRole('button', { name: w.replies, exact: true }).click()
  await replies.getByRole('link', { name: w.manage }).click()
  await expect(desk.getByRole('heading', { level: 1, name: w.replies })).toBeVisible()
  const written = (title: string) => desk.getByRole('row').filter({ hasText: title })
  const act = async (title: string, action: string) => {
    await written(title).getByRole('button', { name: title }).click()
    await desk.getByRole('button', { name: action, exact: true }).click()
  }
  const form = desk.getByRole('dialog')
  await desk.getByRole('button', { name: w.newReply }).click()
  await form.getByRole('textbox', { name: w.title }).fill(`trial-${language}`)
  await form.getByRole('textbox', { name: w.text }).fill('Seven days')
  await form.getByRole('button', { name: w.save, exact: true }).click()
  await expect(written(`trial-${language}`)).toBeVisible()
  await written(`order-${language}`).getByRole('button', { name: w.edit, exact: true }).click()
  await form.getByRole('textbox', { name: w.text }).fill('The order is {order}')
  await form.getByRole('button', { name: w.save, exact: true }).click()
  await expect(written(`order-${language}`)).toContainText('The order is {order}')
  const ours = desk.getByRole('row').filter({ hasText: new RegExp(`(order|trial)-${language}`) })
  await expect(ours).toHaveText([new RegExp(`order-${language}`), new RegExp(`trial-${language}`)])
  await act(`trial-${language}`, w.moveUp)
  await expect(ours).toHaveText([new RegExp(`trial-${language}`), new RegExp(`order-${language}`)])
  await expectSound(desk, language)
  for (const title of [`trial-${language}`, `order-${language}`]) {
    await act(title, w.discard)
    await form.getByRole('button', { name: w.removeReply, exact: true }).click()
    await expect(written(title)).toHaveCount(0)
  }
  await context.close()
})
