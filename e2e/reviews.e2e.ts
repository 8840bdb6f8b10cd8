import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    goods: 'gift',
    write: /^写评价/,
    fourStars: '4 星',
    text: /^评价内容/,
    wrong: '请输入 5–500 字的评价，最多 20 行，不能包含特殊控制字符',
    written: '开通很快，跑了一晚没有中断。',
    publish: '发布评价',
    change: /^修改评价/,
    reviews: '评价',
    reply: /^回复/,
    replyText: /^回复内容/,
    replied: '感谢您的支持，欢迎再来。',
    publishReply: '发布回复',
    answered: '已回复',
    notice: '商家回复了您的评价',
  },
  en: {
    goods: 'chatModel',
    write: /^Write a review/,
    fourStars: '4 stars',
    text: /^Your review/,
    wrong: 'Write 5 to 500 characters in at most 20 lines, without control characters.',
    written: 'Opened at once and ran all night.',
    publish: 'Publish the review',
    change: /^Change the review/,
    reviews: 'Reviews',
    reply: /^Reply/,
    replyText: /^Your reply/,
    replied: 'Thank you. We hope to see you again.',
    publishReply: 'Publish the reply',
    answered: 'Answered',
    notice: 'The seller answered your review',
  },
} as const

test('[R2.12][R6.06] a buyer reviews what was opened, the shop replies, and the goods page shows both', async ({
  page,
  play,
  enter,
  language,
  who,
}) => {
  const w = words[language]
  const written = `${w.written} ${who('rater').name}`
  const { orderId } = await place(await play('rater'), wish(w.goods))
  await page.goto(`/ui/console/#/orders/${orderId}`)
  await page.getByRole('button', { name: w.write }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: w.fourStars }).check()
  await dialog.getByRole('button', { name: w.publish }).click()
  await expect(dialog.getByText(w.wrong)).toBeVisible()
  await expectSound(page, language)
  await dialog.getByRole('textbox', { name: w.text }).fill(written)
  await dialog.getByRole('button', { name: w.publish }).click()
  await expect(page.getByText(written)).toBeVisible()
  await expect(page.getByRole('button', { name: w.change })).toBeVisible()
  await expectSound(page, language)

  await enter('seller')
  await page.goto(`/ui/seller/#/reviews?answered=false&goodsId=g-${w.goods}`)
  await expect(page.getByRole('heading', { level: 1, name: w.reviews })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: written })
  await row.getByRole('button', { name: w.reply }).click()
  await dialog.getByRole('textbox', { name: w.replyText }).fill(w.replied)
  await expectSound(page, language)
  await dialog.getByRole('button', { name: w.publishReply }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toHaveCount(0)
  await page.getByRole('tab', { name: w.answered, exact: true }).click()
  await expect(row.getByText(w.replied)).toBeVisible()
  await expectSound(page, language)

  await play('rater')
  await page.goto('/ui/console/#/notices')
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: w.notice }).click()
  await expect(page).toHaveURL(new RegExp(`/ui/mall/detail/goods\\?goodsId=g-${w.goods}`))
  await hydrated(page)
  await page.getByRole('tab', { name: new RegExp(`^${w.reviews}`) }).click()
  const review = page.getByRole('listitem').filter({ hasText: written })
  await expect(review).toContainText('4.0')
  await expect(review).toContainText(w.replied)
})
