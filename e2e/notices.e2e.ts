import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { settlementEndpoints } from '@compute-mall/core/settlement'
import { origin, PASSWORD } from './account.ts'
import { expect, expectSound, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    bell: '1 条未读通知',
    title: '入驻申请审核不通过',
    text: '请查看审核不通过的原因，修改后可重新提交。',
    all: '查看全部通知',
    heading: '通知',
    unread: '未读 1',
    markRead: '标为已读',
    noneUnread: '没有未读通知',
    viewAll: '查看全部通知',
  },
  en: {
    bell: '1 unread notice',
    title: 'Your application was rejected',
    text: 'See the reasons, mend the application and submit it again.',
    all: 'All notices',
    heading: 'Notices',
    unread: 'Unread 1',
    markRead: 'Mark as read',
    noneUnread: 'No unread notices',
    viewAll: 'View all notices',
  },
} as const

/** Operations reject the application of whoever has the cookie. */
const reject = async (cookie: string) => {
  const { applicationId } = await call(settlementEndpoints.info, {}, origin(), cookie)
  const reviewer = await signIn(origin(), 'reviewer', PASSWORD)
  const body = { revision: 1, reason: 'The photo of the ID card is blurred.', reasons: [] }
  await call(
    settlementEndpoints.reject,
    { params: { applicationId: applicationId ?? '' }, body },
    origin(),
    reviewer,
  )
}

test('[R4.01] a notice is counted on the bell, read in the list and gone from the unread ones', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const cookie = await play('notified')
  await reject(cookie)
  await page.goto('/ui/console/')
  const bell = page.getByRole('banner').locator('summary').filter({ hasText: w.bell })
  await bell.click()
  await expect(page.getByRole('banner').getByText(w.text)).toBeVisible()
  await page.getByRole('link', { name: w.all, exact: true }).click()
  await expect(page).toHaveURL(/#\/notices$/)
  const content = page.locator('#content')
  await expect(content.getByRole('heading', { level: 1, name: w.heading })).toBeVisible()
  await expect(content.getByText(w.text)).toBeVisible()
  await expect(content.getByRole('link', { name: w.title })).toHaveAttribute('href', '/ui/mall/settle')
  await expectSound(page, language)
  await content.getByRole('tab', { name: w.unread }).click()
  await expect(page).toHaveURL(/#\/notices\?unread=true$/)
  await content.getByRole('button', { name: w.markRead, exact: true }).click()
  await expect(content.getByText(w.noneUnread)).toBeVisible()
  await expect(bell).toHaveCount(0)
  await expectSound(page, language)
  await content.getByRole('button', { name: w.viewAll }).click()
  await expect(page).toHaveURL(/#\/notices$/)
  await expect(content.getByRole('link', { name: w.title })).toBeVisible()
  await expect(content.getByRole('button', { name: w.markRead, exact: true })).toHaveCount(0)
  const { query } = readList(noticeList, [])
  const { records } = await call(noticeEndpoints.list, { query }, origin(), cookie)
  expect(records.map(({ kind, readAt }) => [kind, readAt !== null])).toEqual([['settlementRejected', true]])
})
