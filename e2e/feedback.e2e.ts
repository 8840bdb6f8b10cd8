import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    missing: '没有找到该内容',
    side: '反馈',
    title: '意见反馈',
    text: /^反馈内容/,
    textMissing: '请输入反馈内容',
    contact: /^联系方式/,
    contactInvalid: '手机号格式不正确',
    send: '提交反馈',
    sent: '反馈已提交',
    own: '我的反馈',
    received: '已收到',
    desk: '反馈处理',
    start: '开始处理',
    answerLabel: /^给提交人的回复/,
    sendAnswer: '发送回复',
    answered: '已回复',
    reopen: '仍未解决',
    reopenText: /^请补充说明/,
    reopened: '已重新提交，我们会继续处理',
  },
  en: {
    missing: 'This could not be found',
    side: 'Feedback',
    title: 'Feedback',
    text: /^Your message/,
    textMissing: 'Enter your message',
    contact: /^Contact/,
    contactInvalid: 'Phone number format incorrect',
    send: 'Send feedback',
    sent: 'Your feedback was sent',
    own: 'My feedback',
    received: 'Received',
    desk: 'Feedback',
    start: 'Start',
    answerLabel: /^Answer to the writer/,
    sendAnswer: 'Send the answer',
    answered: 'Answered',
    reopen: 'Not solved yet',
    reopenText: /^What is still missing/,
    reopened: 'Sent again. We go on with it.',
  },
} as const

test('[R2.13][R8.04] a customer writes, operations answer, and the customer reads it and writes again', async ({
  page,
  play,
  enter,
  language,
}) => {
  const w = words[language]
  await play('critic')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ui/mall/search/resource?region=east')
  await hydrated(page)
  await page.locator('a[href*="entrance=sidebar"]').getByText(w.side, { exact: true }).click()
  await expect(page).toHaveURL(/\/ui\/mall\/feedback\?entrance=sidebar&from=/)
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
  await expectSound(page, language)

  await page.getByRole('textbox', { name: w.contact }).fill('12345')
  await page.getByRole('button', { name: w.send }).click()
  await expect(page.getByText(w.textMissing)).toBeVisible()
  await expect(page.getByText(w.contactInvalid)).toBeVisible()
  await expect(page.getByRole('textbox', { name: w.text })).toBeFocused()
  await page
    .getByRole('textbox', { name: w.text })
    .fill('The price of the cart differs from that of the page.')
  await page.getByRole('textbox', { name: w.contact }).fill('+86 138-0013-8000')
  await page.getByRole('button', { name: w.send }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.sent })).toBeVisible()
  const number = /F\d{8}-[\dA-F]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  expect(number).not.toBe('')
  await page.getByRole('link', { name: w.own }).click()
  await expect(page).toHaveURL(/\/ui\/console\/#\/feedback$/)
  await expect(page.getByText(w.received).first()).toBeVisible()
  await expectSound(page, language)

  await enter('reviewer')
  await page.goto('/ui/admin/#/feedback/none')
  await expect(page.getByText(w.missing)).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`/ui/admin/#/feedback?keyword=${number}`)
  await expect(page.getByRole('heading', { level: 1, name: w.desk })).toBeVisible()
  await page.getByRole('link', { name: number }).first().click()
  await expect(page.getByText('13800138000').first()).toBeVisible()
  await expect(page.getByText('/search/resource?region=east')).toBeVisible()
  await page.getByRole('button', { name: w.start }).click()
  await page.getByRole('textbox', { name: w.answerLabel }).fill('It is mended now.')
  await page.getByRole('button', { name: w.sendAnswer }).click()
  await expect(page.getByText(w.answered).first()).toBeVisible()
  await expectSound(page, language)

  await play('critic')
  await page.goto('/ui/console/#/feedback')
  await page.reload()
  await page.getByRole('link', { name: number }).first().click()
  await expect(page.getByText('It is mended now.')).toBeVisible()
  await page.getByRole('textbox', { name: w.reopenText }).fill('It still differs.')
  await page.getByRole('button', { name: w.reopen }).click()
  await expect(page.getByText(w.reopened)).toBeVisible()
  await expect(page.getByText(w.received).first()).toBeVisible()
})
