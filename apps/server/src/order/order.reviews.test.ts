import { E } from '@compute-mall/core/fp'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { orderEndpoints } from '@compute-mall/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createFakeProvider,
  intentFor,
  openPaymentFixture,
  order,
  type PaymentFixture,
  putOnSale,
  type Sale,
  type TestUser,
} from '../testing/index.ts'
import { orderModule, type Provisioner } from './index.ts'

const DAY = 24 * 3_600_000
const TEXT = '开通很快，跑了一晚没有中断。'
const query = {
  stars: undefined,
  answered: undefined,
  goodsId: undefined,
  sort: undefined,
  cursor: undefined,
  limit: undefined,
}

describe('reviews of what was bought', () => {
  let fixture: PaymentFixture
  const provisioner: Provisioner = {
    open: async () => E.right({ kind: 'opened', access: [] }),
    use: async () => E.right(new Map()),
  }
  beforeAll(async () => {
    const fakeProvider = createFakeProvider()
    fixture = await openPaymentFixture({
      fakeProvider,
      modules: (platform, sessions) => ({
        ...fakeProvider.modules(platform, sessions),
        order: orderModule(platform, provisioner),
      }),
    })
  })
  afterAll(() => fixture.stop())

  const db = () => fixture.server.platform.db
  const staff = (duty: 'owner' | 'goods' | 'service' | 'money', retailer_id = '1001') =>
    fixture.server.signIn({ retailer_id, shop_duties: [duty] })
  const codeOf = (answer: E.Either<unknown, unknown>) =>
    E.isLeft(answer) ? (answer.left as { readonly error: { readonly code: string } }).error.code : 'accepted'

  /** Free goods, which are paid as soon as they are ordered. */
  const free = () => putOnSale(db(), { billingType: 'ONCE', price: '0' })
  /** Two runs of the job: it begins to open what is paid, and it opens it. */
  const openAll = async (): Promise<void> => {
    await fixture.server.runJob('provisioning')
    await fixture.server.runJob('provisioning')
  }
  const bought = async (buyer: TestUser, sale: Sale, isOpened = true): Promise<string> => {
    const made = await order(buyer, intentFor(sale))
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    if (isOpened) await openAll()
    return made.right.orderId
  }
  const write = (buyer: TestUser, orderId: string, goodsId: string, stars = 5, text = TEXT) =>
    buyer.call(orderEndpoints.review, { params: { orderId }, body: { goodsId, stars, text } })
  const again = (buyer: TestUser) => fixture.server.signInAgain(buyer.id)
  const noticesOf = (userId: string) =>
    db().selectFrom('notices').select(['kind', 'subject_id']).where('user_id', '=', userId).execute()

  it('[R2.12][R6.06] are written by the buyer, answered by the shop, and stand on the page of the goods', async () => {
    const buyer = await fixture.server.signIn({ user_name: 'wangxiaoming' })
    const owner = await staff('owner')
    const sale = await free()
    const orderId = await bought(buyer, sale)
    const params = { orderId }
    expect(await buyer.get(orderEndpoints.reviews, { params })).toMatchObject([
      { goodsId: sale.goodsId, review: null, mayWrite: true },
    ])
    const written = await write(buyer, orderId, sale.goodsId, 4)
    expect(written).toMatchObject({ right: { review: { stars: 4, text: TEXT, reply: null } } })
    expect(await noticesOf(owner.id)).toContainEqual({ kind: 'reviewWritten', subject_id: sale.goodsId })

    const asked = { query: { ...query, answered: false, goodsId: sale.goodsId } }
    const [row] = (await owner.get(goodsEndpoints.shopReviews, asked)).records
    expect(row).toMatchObject({ stars: 4, buyer: 'w**', text: { zh: TEXT }, reply: null, mayReply: true })
    const reviewId = row?.reviewId ?? ''
    const reply = (caller: TestUser, text: string) =>
      caller.call(goodsEndpoints.replyToReview, { params: { id: reviewId }, body: { text } })
    expect(await reply(owner, '谢谢支持')).toMatchObject({ right: { reply: { zh: '谢谢支持' } } })
    expect(await reply(owner, '谢谢您的支持')).toMatchObject({ right: { reply: { zh: '谢谢您的支持' } } })
    expect(await noticesOf(buyer.id)).toEqual([{ kind: 'reviewReplied', subject_id: sale.goodsId }])
    expect((await owner.get(goodsEndpoints.shopReviews, asked)).records).toEqual([])

    const goods = { params: { id: sale.goodsId } }
    const shown = await buyer.get(goodsEndpoints.reviews, { ...goods, query: { pageNum: 1, pageSize: 4 } })
    expect(shown).toMatchObject({
      total: 1,
      records: [{ userName: 'w**', score: 4, text: { zh: TEXT }, reply: { en: '谢谢您的支持' } }],
    })
    expect(JSON.stringify(shown)).not.toContain('wangxiaoming')
    expect(await buyer.get(goodsEndpoints.detail, goods)).toMatchObject({ score: 4, reviewCount: 1 })
    const noted = await db()
      .selectFrom('audit_log')
      .select(['action', 'source', 'before', 'after'])
      .where('object_id', '=', sale.goodsId)
      .orderBy('action')
      .execute()
    expect(noted).toMatchObject([
      { action: 'customerReview.replied', source: 'seller', before: { reply: null } },
      {
        action: 'customerReview.replyChanged',
        before: { reply: '谢谢支持' },
        after: { reply: '谢谢您的支持' },
      },
    ])
  })

  it('[R2.12] are one for each buyer and goods, whatever the orders, and change the stars of goods and shop', async () => {
    const sale = await free()
    const [first, second] = [await fixture.server.signIn(), await fixture.server.signIn()]
    const shopBefore = await db()
      .selectFrom('shops')
      .select(['review_count', 'star_total'])
      .where('id', '=', '1001')
      .executeTakeFirstOrThrow()
    const orders = [await bought(first, sale), await bought(first, sale)]
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => write(first, orders[i % 2] ?? '', sale.goodsId, (i % 5) + 1)),
    )
    expect(answers.filter(E.isRight)).toHaveLength(6)
    await write(first, orders[0] ?? '', sale.goodsId, 2)
    await write(second, await bought(second, sale), sale.goodsId, 5)
    const rows = await db()
      .selectFrom('reviews')
      .select('stars')
      .where('goods_id', '=', sale.goodsId)
      .execute()
    expect(rows.map(({ stars }) => stars).sort()).toEqual([2, 5])
    const counted = await db()
      .selectFrom('goods_counters')
      .select(['review_count', 'star_total'])
      .where('goods_id', '=', sale.goodsId)
      .executeTakeFirstOrThrow()
    expect(counted).toEqual({ review_count: 2, star_total: 7 })
    const shop = await db()
      .selectFrom('shops')
      .select(['review_count', 'star_total'])
      .where('id', '=', '1001')
      .executeTakeFirstOrThrow()
    expect(shop).toEqual({
      review_count: shopBefore.review_count + 2,
      star_total: shopBefore.star_total + 7,
    })
    const { notices } = await db()
      .selectFrom('notices')
      .select(({ fn }) => fn.count<number>('event_id').distinct().as('notices'))
      .where('kind', '=', 'reviewWritten')
      .where('subject_id', '=', sale.goodsId)
      .executeTakeFirstOrThrow()
    expect(notices).toBeLessThanOrEqual(2)
  })

  it('[S1][R6.06] are for nobody else: another’s order, another shop’s review and unopened goods', async () => {
    const buyer = await fixture.server.signIn()
    const sale = await free()
    const orderId = await bought(buyer, sale, false)
    expect(await buyer.get(orderEndpoints.reviews, { params: { orderId } })).toEqual([])
    expect(codeOf(await write(buyer, orderId, sale.goodsId))).toBe('ORDER10001')
    await openAll()
    const stranger = await fixture.server.signIn()
    expect(codeOf(await write(stranger, orderId, sale.goodsId))).toBe('SYS10002')
    expect(codeOf(await stranger.call(orderEndpoints.reviews, { params: { orderId } }))).toBe('SYS10002')
    expect(codeOf(await write(buyer, orderId, (await free()).goodsId))).toBe('SYS10002')
    const written = await write(buyer, orderId, sale.goodsId)
    const id = E.isRight(written) ? (written.right.review?.reviewId ?? '') : ''
    const reply = (caller: TestUser) =>
      caller.call(goodsEndpoints.replyToReview, { params: { id }, body: { text: '谢谢' } })
    const other = await staff('owner', '1002')
    expect(codeOf(await reply(other))).toBe('SYS10002')
    expect((await other.get(goodsEndpoints.shopReviews, { query })).records).toEqual([])
    expect(codeOf(await reply(await staff('money')))).toBe('AUTH10004')
    expect(codeOf(await reply(await staff('service')))).toBe('accepted')
  })

  it('[R2.12] are not written by those who sell the goods, nor for a trial', async () => {
    const own = await staff('owner')
    const sale = await free()
    expect(codeOf(await write(own, await bought(own, sale), sale.goodsId))).toBe('ORDER10001')
    const trial = await fixture.placed({
      type: 'trial',
      sale: { billingType: 'TRIAL', price: '0', term: 7, free: 100 },
    })
    await openAll()
    expect(await trial.buyer.get(orderEndpoints.reviews, { params: { orderId: trial.orderId } })).toEqual([])
  })

  it.each([
    ['four characters', '不错的。', 'SYS10001'],
    ['501 characters', '好'.repeat(501), 'SYS10001'],
    ['a control character', '开通很快\u0007很安静', 'SYS10014'],
    ['a turn of direction', '开通很快\u202e很安静', 'SYS10014'],
    ['21 lines', Array(21).fill('好').join('\n'), 'SYS10001'],
    ['blanks', '      ', 'SYS10001'],
    ['nothing visible', '\u3164'.repeat(9), 'SYS10001'],
  ])('[S4][R5.05] are refused with %s', async (_, text, code) => {
    const buyer = await fixture.server.signIn()
    const sale = await free()
    const orderId = await bought(buyer, sale)
    expect(codeOf(await write(buyer, orderId, sale.goodsId, 5, text))).toBe(code)
  })

  it.each([0, 6])('[S4] are refused with %s stars', async (stars) => {
    const buyer = await fixture.server.signIn()
    expect(codeOf(await write(buyer, 'none', 'none', stars))).toBe('SYS10001')
  })

  it('[R2.12] are changed for 7 days, their reply for 24 hours', async () => {
    const buyer = await fixture.server.signIn()
    const sale = await free()
    const orderId = await bought(buyer, sale)
    const written = await write(buyer, orderId, sale.goodsId)
    const id = E.isRight(written) ? (written.right.review?.reviewId ?? '') : ''
    const answer = async (owner: TestUser) =>
      codeOf(await owner.call(goodsEndpoints.replyToReview, { params: { id }, body: { text: '谢谢' } }))
    const owner = await staff('owner')
    expect(await answer(owner)).toBe('accepted')
    fixture.server.clock.advance(DAY - 1)
    expect(await answer(await again(owner))).toBe('accepted')
    fixture.server.clock.advance(1)
    expect(await answer(await again(owner))).toBe('MALL10011')
    fixture.server.clock.advance(6 * DAY - 1)
    expect(codeOf(await write(await again(buyer), orderId, sale.goodsId, 1))).toBe('accepted')
    fixture.server.clock.advance(1)
    const late = await again(buyer)
    expect(codeOf(await write(late, orderId, sale.goodsId, 3))).toBe('MALL10010')
    expect(await late.get(orderEndpoints.reviews, { params: { orderId } })).toMatchObject([
      { mayWrite: false, review: { stars: 1 } },
    ])
  })
})
