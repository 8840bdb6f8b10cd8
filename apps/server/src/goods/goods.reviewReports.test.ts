import { deskEndpoints } from '@compute-mall/core/desk'
import { E } from '@compute-mall/core/fp'
import {
  DAILY_REPORTS,
  goodsEndpoints,
  type NewReviewReport,
  reportedReviewList,
  shopReviewList,
} from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList, noticeView } from '@compute-mall/core/notice'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOnSale, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

let server: TestServer
let operator: TestUser
beforeAll(async () => {
  server = await startTestServer({ env: { GOODS_ACCESS: 'public' } })
  operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
})
afterAll(() => server.stop())

const { reportReview, reportedReviews, decideReview, reviews, detail, shopReviews } = goodsEndpoints
const codeOf = (answer: E.Either<unknown, unknown>) =>
  E.isLeft(answer) ? (answer.left as { readonly error: { readonly code: string } }).error.code : 'accepted'

let count = 0
/** A review of goods on the shelf that two people have reviewed, with 1 and 5 stars. */
const reviewed = async () => {
  const { db } = server.platform
  const { goodsId } = await putOnSale(db)
  const writer = await server.signIn()
  count += 1
  const reviewId = `reported-${count}`
  const insert = (id: string, userId: string | null, stars: number) =>
    db
      .insertInto('reviews' as never)
      .values({
        id,
        goods_id: goodsId,
        shop_id: '1001',
        user_id: userId,
        user_name: 'wangxiaoming',
        stars,
        text: JSON.stringify({ zh: '加微信领优惠', en: '加微信领优惠' }),
        created_at: new Date(server.clock()),
      } as never)
      .execute()
  await insert(reviewId, writer.id, 1)
  await insert(`${reviewId}-other`, null, 5)
  await sql`
    insert into goods_counters (goods_id, review_count, star_total) values (${goodsId}, 2, 6)
    on conflict (goods_id) do update set review_count = 2, star_total = 6`.execute(db)
  return { goodsId, reviewId, writer }
}
const report = (caller: TestUser, id: string, body: NewReviewReport = { reason: 'advertising', text: '' }) =>
  caller.call(reportReview, { params: { id }, body })
const decide = (id: string, decision: 'hidden' | 'kept', reason = '广告', caller = operator) =>
  caller.call(decideReview, { params: { id }, body: { decision, reason } })
const queue = async (state: 'open' | 'hidden' | 'kept') => {
  const { query } = readList(reportedReviewList, [])
  return (await operator.get(reportedReviews, { query: { ...query, state, limit: 100 } })).records
}
const waiting = async (id: string) => (await queue('open')).find(({ reviewId }) => reviewId === id)
const noticesOf = async (userId: string) =>
  (
    await server.platform.db
      .selectFrom('notices')
      .select(['kind', 'subject_id', 'details'])
      .where('user_id', '=', userId)
      .execute()
  ).map(({ kind, subject_id, details }) => [kind, subject_id, details.reason])
/** The reviews on the page of the goods, and its rating; what many look at is a second old. */
const shown = async (goodsId: string) => {
  const goods = { params: { id: goodsId } }
  const page = await server.visitor().get(reviews, { ...goods, query: { pageNum: 1, pageSize: 10 } })
  return page.records.map(({ id }) => id).sort()
}
const ratedAs = (goodsId: string, score: number, reviewCount: number) =>
  expect
    .poll(() => server.visitor().get(detail, { params: { id: goodsId } }), { timeout: 10_000 })
    .toMatchObject({ score, reviewCount })

describe('a report of a review', () => {
  it('[R2.12][R6.06] is decided by operations: hidden, the review leaves page and rating, and the reporters are told', async () => {
    const { goodsId, reviewId } = await reviewed()
    const buyer = await server.signIn({ user_name: 'zhaoliu' })
    const owner = await server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
    expect(await shown(goodsId)).toEqual([reviewId, `${reviewId}-other`])
    await ratedAs(goodsId, 3, 2)
    expect(codeOf(await report(buyer, reviewId, { reason: 'other', text: ' 无关内容 ' }))).toBe('accepted')
    expect(codeOf(await report(owner, reviewId))).toBe('accepted')
    const row = await waiting(reviewId)
    expect(row).toMatchObject({ state: 'open', writer: 'w**', stars: 1, decideTime: null, decision: null })
    expect(
      row?.reports.map(({ side, reporter, reason, text }) => [side, reporter.slice(0, 1), reason, text]),
    ).toEqual(
      expect.arrayContaining([
        ['customer', 'z', 'other', '无关内容'],
        ['shop', expect.any(String), 'advertising', ''],
      ]),
    )
    expect(JSON.stringify(row)).not.toContain('zhaoliu')
    expect(await decide(reviewId, 'hidden')).toMatchObject({ right: { state: 'hidden', decision: '广告' } })
    expect(await shown(goodsId)).toEqual([`${reviewId}-other`])
    await ratedAs(goodsId, 5, 1)
    const { query } = readList(shopReviewList, [])
    const ofShop = await owner.get(shopReviews, { query: { ...query, goodsId } })
    expect(ofShop.records.map((review) => review.reviewId)).toEqual([`${reviewId}-other`])
    for (const { id } of [buyer, owner])
      expect(await noticesOf(id)).toEqual([['reportHidden', goodsId, undefined]])
    const noted = await server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'source', 'reason', 'after'])
      .where('object_id', '=', goodsId)
      .execute()
    expect(noted).toMatchObject([
      {
        action: 'customerReview.hidden',
        source: 'staff',
        reason: '广告',
        after: { reviewId, state: 'hidden' },
      },
    ])
  })

  it('[R2.12][R4.01] that hides a review tells its writer why, with the name of the goods', async () => {
    const { goodsId, reviewId, writer } = await reviewed()
    await report(await server.signIn(), reviewId)
    expect(codeOf(await decide(reviewId, 'hidden', ' 含他人电话 '))).toBe('accepted')
    expect(codeOf(await decide(reviewId, 'hidden', '广告'))).toBe('MALL10014')
    expect(await noticesOf(writer.id)).toEqual([['reviewHidden', goodsId, '含他人电话']])
    const { name } = await server.visitor().get(detail, { params: { id: goodsId } })
    const { records } = await writer.get(noticeEndpoints.list, { query: readList(noticeList, []).query })
    const values = { goodsName: name.zh, reason: '含他人电话' }
    expect(records.map((notice) => noticeView('zh')(notice).text)).toEqual([
      { key: 'notice:text.reviewHidden', values },
    ])
  })

  it('[R2.12] of a review that came with the goods is decided all the same: nobody wrote it here', async () => {
    const { reviewId } = await reviewed()
    await report(await server.signIn(), `${reviewId}-other`)
    expect(codeOf(await decide(`${reviewId}-other`, 'hidden'))).toBe('accepted')
  })

  it('[R2.12] is told again of a review that was kept, and those of before are not told twice', async () => {
    const { goodsId, reviewId, writer } = await reviewed()
    const [first, second] = [await server.signIn(), await server.signIn()]
    await report(first, reviewId)
    expect(codeOf(await decide(reviewId, 'kept', '属实'))).toBe('accepted')
    expect(await noticesOf(first.id)).toEqual([['reportKept', goodsId, undefined]])
    expect(await noticesOf(writer.id)).toEqual([])
    expect(await shown(goodsId)).toContain(reviewId)
    expect((await queue('kept')).map((row) => row.reviewId)).toContain(reviewId)
    server.clock.advance(1_000)
    expect(codeOf(await report(second, reviewId))).toBe('accepted')
    expect(await waiting(reviewId)).toMatchObject({ state: 'open', decision: null })
    expect(codeOf(await decide(reviewId, 'kept', '属实'))).toBe('accepted')
    expect(await noticesOf(first.id)).toHaveLength(1)
    expect(await noticesOf(second.id)).toHaveLength(1)
  })

  it('[R4.03][R6.06] waits on the home of operations, with the oldest, until it is decided', async () => {
    const counts = async () => {
      const queues = await operator.get(deskEndpoints.queues, {})
      return queues.find(({ queue }) => queue === 'reviewReports')?.counts
    }
    const [first, second] = [await reviewed(), await reviewed()]
    const before = (await counts())?.waiting ?? 0
    const since = new Date(server.clock()).toISOString()
    await report(await server.signIn(), first.reviewId)
    server.clock.advance(1_000)
    await report(await server.signIn(), second.reviewId)
    await report(await server.signIn(), second.reviewId)
    expect((await counts())?.waiting).toBe(before + 2)
    for (const { reviewId } of await queue('open'))
      if (reviewId !== first.reviewId && reviewId !== second.reviewId) await decide(reviewId, 'kept')
    expect(await counts()).toEqual({ waiting: 2, oldest: since, nextId: first.reviewId, due: null })
    await decide(first.reviewId, 'hidden')
    expect(await counts()).toMatchObject({ waiting: 1, nextId: second.reviewId })
    await decide(second.reviewId, 'kept')
    expect(await counts()).toEqual({ waiting: 0, oldest: null, nextId: null, due: null })
  })

  it('[S4] is one for each person and review, and none of what is hidden or one’s own', async () => {
    const { reviewId, writer } = await reviewed()
    const buyer = await server.signIn()
    const answers = await Promise.all(Array.from({ length: 4 }, () => report(buyer, reviewId)))
    expect(answers.map(codeOf).sort()).toEqual(['MALL10012', 'MALL10012', 'MALL10012', 'accepted'])
    expect((await waiting(reviewId))?.reports).toHaveLength(1)
    expect(codeOf(await report(writer, reviewId))).toBe('SYS10002')
    expect(codeOf(await report(buyer, 'none'))).toBe('SYS10002')
    await decide(reviewId, 'hidden')
    expect(codeOf(await report(await server.signIn(), reviewId))).toBe('SYS10002')
    expect(codeOf(await decide(reviewId, 'kept'))).toBe('MALL10014')
    expect(codeOf(await decide('none', 'kept'))).toBe('SYS10002')
  })

  it('[S4] is refused without a reason of the list, with too much text, and after as many as a day allows', async () => {
    const { reviewId } = await reviewed()
    const buyer = await server.signIn()
    const send = (body: object) =>
      buyer.call(reportReview, { params: { id: reviewId }, body: body as NewReviewReport })
    expect(codeOf(await send({ reason: 'dislike', text: '' }))).toBe('SYS10001')
    expect(codeOf(await send({ reason: 'other', text: '好'.repeat(201) }))).toBe('SYS10013')
    const ids = await Promise.all(
      Array.from({ length: DAILY_REPORTS }, async () => (await reviewed()).reviewId),
    )
    for (const id of ids) expect(codeOf(await report(buyer, id))).toBe('accepted')
    expect(codeOf(await report(buyer, reviewId))).toBe('MALL10013')
  })

  it.each([
    ['', 'SYS10001'],
    [' \u3164 ', 'SYS10001'],
    ['好'.repeat(201), 'SYS10013'],
  ])('[S4] is not decided for the reason %j', async (reason, code) => {
    const { reviewId } = await reviewed()
    await report(await server.signIn(), reviewId)
    expect(codeOf(await decide(reviewId, 'hidden', reason))).toBe(code)
    expect(await waiting(reviewId)).toMatchObject({ state: 'open' })
  })

  it('[S1] is read and decided by operations alone', async () => {
    const { reviewId } = await reviewed()
    const owner = await server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
    await report(owner, reviewId)
    const { query } = readList(reportedReviewList, [])
    expect(codeOf(await owner.call(reportedReviews, { query }))).toBe('AUTH10004')
    expect(codeOf(await decide(reviewId, 'hidden', '广告', owner))).toBe('AUTH10004')
  })
})
