import type { Page } from '@playwright/test'
import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { excerptOf, expectReadable } from './selling.ts'

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
    report: '举报',
    reason: '内容不实',
    send: '提交举报',
    sent: '举报已提交，平台将尽快处理',
    again: '您已举报过该评价',
    reports: '评价举报',
    actions: /的操作$/,
    hide: '隐藏评价',
    why: /^处理理由/,
    hidden: '您举报的评价已被隐藏',
    bell: '1 条未读通知',
    ownHidden: '您的评价已被隐藏',
    ownHiddenText: (goods: string) => `您对“${goods}”的评价已被平台隐藏，理由：内容不实`,
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
    report: 'Report',
    reason: 'Says what is not true',
    send: 'Report',
    sent: 'Your report was sent; we look into it soon',
    again: 'You have reported this review already.',
    reports: 'Reported reviews',
    actions: /^Actions on/,
    hide: 'Hide the review',
    why: /^Why/,
    hidden: 'The review that you reported was hidden',
    bell: '1 unread notice',
    ownHidden: 'Your review was hidden',
    ownHiddenText: (goods: string) =>
      `Your review of “${goods}” is not shown any more. Why: Says what is not true`,
  },
} as const
type Words = (typeof words)['zh' | 'en']

/** Orders what is opened at once, and begins to review it with four stars. */
const beginReview = async (page: Page, cookie: string, w: Words): Promise<void> => {
  const { orderId } = await place(cookie, wish(w.goods))
  await page.goto(`/ui/console/#/orders/${orderId}`)
  await page.getByRole('button', { name: w.write }).click()
  await page.getByRole('dialog').getByRole('radio', { name: w.fourStars }).check()
}

/** Publishes the review that was begun. */
const publish = async (page: Page, written: string, w: Words): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.text }).fill(written)
  await dialog.getByRole('button', { name: w.publish }).click()
  await expect(page.getByText(written)).toBeVisible()
}

/** Follows a notice, which leads to the goods. */
const followNotice = async (page: Page, title: string, w: Words): Promise<void> => {
  await page.goto('/ui/console/#/notices')
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/ui/mall/detail/goods\\?goodsId=g-${w.goods}`))
  await hydrated(page)
}

test('[R2.12][R6.06] a buyer reviews what was opened, the shop replies, and the goods page shows both', async ({
  page,
  play,
  enter,
  language,
  who,
}) => {
  const w = words[language]
  const written = `${w.written} ${who('rater').name}`
  await beginReview(page, await play('rater'), w)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: w.publish }).click()
  await expect(dialog.getByText(w.wrong)).toBeVisible()
  await expectSound(page, language)
  await publish(page, written, w)
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
  await followNotice(page, w.notice, w)
  await page.getByRole('tab', { name: new RegExp(`^${w.reviews}`) }).click()
  const review = page.getByRole('listitem').filter({ hasText: written })
  await expect(review).toContainText('4.0')
  await expect(review).toContainText(w.replied)
})

/** What a page still sends by itself would be refused once somebody else is signed in. */
const leave = (page: Page) => page.goto('about:blank')

test('[R2.12][R6.06] a buyer reports a review, operations hide it, and it leaves the page of the goods', async ({
  page,
  play,
  enter,
  language,
  who,
}) => {
  const w = words[language]
  const written = `${w.written} ${who('boaster').name}`
  await beginReview(page, await play('boaster'), w)
  const dialog = page.getByRole('dialog')
  await publish(page, written, w)

  await leave(page)
  await play('reporter')
  const review = page.getByRole('listitem').filter({ hasText: written })
  const toReview = async () => {
    await page.goto(`/ui/mall/detail/goods?goodsId=g-${w.goods}&tab=reviews`)
    await hydrated(page)
  }
  await toReview()
  await review.getByRole('button', { name: w.report }).click()
  await expectSound(page, language)
  await dialog.getByRole('radio', { name: w.reason }).check()
  await dialog.getByRole('button', { name: w.send }).click()
  await expect(page.getByText(w.sent)).toBeVisible()
  await review.getByRole('button', { name: w.report }).click()
  await dialog.getByRole('radio', { name: w.reason }).check()
  await dialog.getByRole('button', { name: w.send }).click()
  await expect(dialog.getByText(w.again)).toBeVisible()

  await leave(page)
  await enter('admin')
  await page.goto('/ui/admin/#/')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${w.reports}`) })
    .click()
  await expect(page).toHaveURL(/#\/review-reports\?state=open$/)
  await expect(page.getByRole('heading', { level: 1, name: w.reports })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: written })
  await expect(row).toContainText(w.reason)
  // Reviews of the other language stand in the same queue.
  await expectReadable(page)
  await row.getByRole('button', { name: w.actions }).click()
  await page.getByRole('button', { name: w.hide, exact: true }).click()
  await dialog.getByRole('textbox', { name: w.why }).fill(w.reason)
  await expectReadable(page)
  await dialog.getByRole('button', { name: w.hide }).click()
  await expect(row).toHaveCount(0)

  await leave(page)
  await play('reporter')
  await followNotice(page, w.hidden, w)
  await toReview()
  await expect(page.getByRole('tab', { name: new RegExp(`^${w.reviews}`), selected: true })).toBeVisible()
  await expect(review).toHaveCount(0)

  await leave(page)
  await play('boaster')
  const { name } = (await excerptOf(`g-${w.goods}`)).goods
  await page.goto('/ui/console/')
  await page.reload()
  await page.getByRole('banner').locator('summary').filter({ hasText: w.bell }).click()
  const told = page.getByRole('banner').getByText(w.ownHiddenText(name[language]))
  await expect(told).toBeVisible()
  await followNotice(page, w.ownHidden, w)
})
