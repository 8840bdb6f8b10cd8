import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AGREEMENT,
  auditLedger,
  createFakeProvider,
  freeOf,
  intentFor,
  openCode,
  openPaymentFixture,
  order,
  type PaymentFixture,
  putOnSale,
} from '../testing/index.ts'
import { type OpeningOutcome, orderModule, type Provisioner } from './index.ts'

const refused = (code: string) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code }) } })
const DAY = 24 * 3_600_000

describe("an order's life", () => {
  let fixture: PaymentFixture
  /** What the provisioner answers next; opened when nothing is said. */
  const answers: (E.Either<string, OpeningOutcome> | Error)[] = []
  /** What happens elsewhere while the provisioner is asked. */
  let meanwhile: () => Promise<unknown> = async () => undefined
  const provisioner: Provisioner = {
    open: async () => {
      await meanwhile()
      const next = answers.shift() ?? E.right({ kind: 'opened' as const, access: [] })
      if (next instanceof Error) throw next
      return next
    },
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
  const again = async (id: string) => fixture.server.signInAgain(id)
  const provision = () => fixture.server.runJob('provisioning')
  /** A trial of seven days, which is paid as soon as it is ordered. */
  const tried = () =>
    fixture.placed({ type: 'trial', sale: { billingType: 'TRIAL', price: '0', term: 7, free: 100 } })
  const lineOf = async (one: Awaited<ReturnType<PaymentFixture['placed']>>) => {
    const [line] = (await fixture.orderOf({ ...one, buyer: await again(one.buyer.id) })).lines
    return line?.provision
  }

  it('[R4.05] is cancelled by the buyer, once, and gives its stock back', async () => {
    const buyer = await fixture.server.signIn()
    const sale = await putOnSale(db(), { free: 100 })
    const made = await order(buyer, intentFor(sale, { amount: 40 }))
    const orderId = E.isRight(made) ? made.right.orderId : ''
    expect(await freeOf(db(), sale)).toBe(60)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.call(orderEndpoints.cancel, { params: { orderId } })),
    )
    expect(answers.filter(E.isRight)).toMatchObject([
      { right: { status: 'cancelled', closeTime: '2026-11-21T02:00:00.000Z' } },
    ])
    expect(answers.filter(E.isLeft)).toEqual(Array(9).fill(refused('ORDER10001')))
    expect(await freeOf(db(), sale)).toBe(100)
  })

  it('[D23] expires after a day, and gives its stock back', async () => {
    const one = await fixture.placed({ amount: 10, sale: { free: 100 } })
    fixture.server.clock.advance(DAY - 1)
    await fixture.server.runJob('order-expiry')
    expect((await fixture.orderOf({ ...one, buyer: await again(one.buyer.id) })).status).toBe('unpaid')
    fixture.server.clock.advance(1)
    await fixture.server.runJob('order-expiry')
    expect(await fixture.orderOf({ ...one, buyer: await again(one.buyer.id) })).toMatchObject({
      status: 'cancelled',
      events: [{ event: 'order.placed' }, { event: 'order.expired', from: 'unpaid', to: 'cancelled' }],
    })
    expect(await auditLedger(db())).toEqual([])
  })

  it('[D24] opens what was bought: pending, opening, open', async () => {
    const one = await tried()
    expect(await lineOf(one)).toMatchObject({ status: 'pending' })
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'opening' })
    answers.push(E.right({ kind: 'opening' }))
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'opening' })
    fixture.server.clock.advance(1000)
    const access = [{ name: { zh: '队列', en: 'Queue' }, value: 'gpu_a800' }]
    answers.push(E.right({ kind: 'opened', access }))
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'open', access })
  })

  it('[D24] ends after its term, and is released a week later', async () => {
    const one = await tried()
    await provision()
    await provision()
    fixture.server.clock.advance(7 * DAY - 1)
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'open' })
    fixture.server.clock.advance(1)
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'expired' })
    fixture.server.clock.advance(7 * DAY)
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'released' })
    expect(await auditLedger(db())).toEqual([])
  })

  it('[D24] tries an opening that failed again, and after the fifth tells buyer, shop and maintenance', async () => {
    const one = await tried()
    const maintenance = await fixture.server.signIn({ role_type: 'manager', role_ids: ['maintenance'] })
    const shopClerk = await fixture.server.signIn({ retailer_id: '1001', shop_duties: ['orders'] })
    const goodsClerk = await fixture.server.signIn({ retailer_id: '1001', shop_duties: ['goods'] })
    const told = async (userId: string) => {
      const reader = await fixture.server.signInAgain(userId)
      const query = { ...readList(noticeList, []).query, kind: ['openingFailed' as const] }
      return (await reader.get(noticeEndpoints.list, { query })).records.map(({ subjectId }) => subjectId)
    }
    await provision()
    for (let failure = 0; failure < 5; failure += 1) {
      answers.push(failure === 2 ? new Error('the centre fell over') : E.left('the centre is full'))
      await provision()
      expect(await lineOf(one)).toMatchObject({ status: 'failed' })
      expect(await told(maintenance.id)).toHaveLength(failure < 4 ? 0 : 1)
      fixture.server.clock.advance(10_000 * 2 ** failure)
      await provision()
    }
    for (const { id } of [one.buyer, shopClerk, maintenance]) expect(await told(id)).toEqual([one.orderId])
    expect(await told(goodsClerk.id)).toEqual([])
    fixture.server.clock.advance(30 * DAY)
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'failed' })
  })

  it('[D24] opens after a failure', async () => {
    const one = await tried()
    await provision()
    answers.push(E.left('the centre is full'))
    await provision()
    fixture.server.clock.advance(10_000)
    await provision()
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'open' })
  })

  it.each(['pending', 'opening', 'open'] as const)(
    '[R4.05] takes back what is %s when the provider gave the money back',
    async (status) => {
      const one = await fixture.scanned({ sale: { free: 100 }, amount: 5 })
      const { paymentId } = one.session
      const paid = fixture.fakeProvider.pay(paymentId)
      await fixture.fakeProvider.tell(fixture.server, paymentId, paid)
      if (status !== 'pending') await provision()
      if (status === 'open') await provision()
      expect(await lineOf(one)).toMatchObject({ status })
      const refund = { ...paid, kind: 'refunded', refundNo: `50-${paymentId}` } as const
      await fixture.fakeProvider.tell(fixture.server, paymentId, refund)
      await provision()
      expect(await lineOf(one)).toMatchObject({ status: 'released' })
      expect(await fixture.orderOf({ ...one, buyer: await again(one.buyer.id) })).toMatchObject({
        status: 'refunded',
        paidLate: false,
      })
      expect(await auditLedger(db())).toEqual([])
    },
  )

  it('[D23] knows the order that waits also after an earlier one of the same goods was refunded', async () => {
    const buyer = await fixture.server.signIn()
    const intent = intentFor(await putOnSale(db(), { free: 100 }))
    const first = await order(buyer, intent)
    const code = await openCode({ buyer, orderId: E.isRight(first) ? first.right.orderId : '' })
    const paymentId = E.isRight(code) ? code.right.paymentId : ''
    const paid = fixture.fakeProvider.pay(paymentId)
    await fixture.fakeProvider.tell(fixture.server, paymentId, paid)
    const second = await order(buyer, intent)
    const refund = { ...paid, kind: 'refunded', refundNo: `50-${paymentId}` } as const
    await fixture.fakeProvider.tell(fixture.server, paymentId, refund)
    expect(await order(buyer, intent)).toEqual(refused('PURCHASE10009'))
    expect(second).toMatchObject({ right: { status: 'unpaid' } })
  })

  it('[R4.05] takes back what could not be opened once its money is back', async () => {
    const one = await fixture.scanned({ sale: { free: 100 }, amount: 5 })
    const { paymentId } = one.session
    const paid = fixture.fakeProvider.pay(paymentId)
    await fixture.fakeProvider.tell(fixture.server, paymentId, paid)
    await provision()
    const refund = { ...paid, kind: 'refunded', refundNo: `50-${paymentId}` } as const
    await fixture.fakeProvider.tell(fixture.server, paymentId, refund)
    answers.push(E.left('the centre is full'))
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'released' })
    expect(await auditLedger(db())).toEqual([])
  })

  it('[D24] does not end what is renewed in the middle of a round', async () => {
    const { server, fakeProvider } = fixture
    const one = await fixture.scanned({ sale: { billingType: 'MONTH', price: '800.00' } })
    await fakeProvider.tell(server, one.session.paymentId, fakeProvider.pay(one.session.paymentId))
    await provision()
    await provision()
    const [{ lineId = '' } = {}] = (await fixture.orderOf(one)).lines
    const consent = { quotedTotal: '800.00', agreed: true, agreementVersion: AGREEMENT }
    const renewal = await one.buyer.get(orderEndpoints.renew, { body: { lineId, duration: 1, ...consent } })
    const code = await openCode({ buyer: one.buyer, orderId: renewal.orderId })
    const paymentId = E.isRight(code) ? code.right.paymentId : ''
    await tried()
    await provision()
    server.clock.advance(1)
    const end = new Date(server.clock())
    await db()
      .updateTable('order_lines')
      .set({ ends_at: end, provision_at: end })
      .where('id', '=', lineId)
      .execute()
    meanwhile = () => fakeProvider.tell(server, paymentId, fakeProvider.pay(paymentId))
    await provision()
    meanwhile = async () => undefined
    expect(await lineOf(one)).toMatchObject({ status: 'open' })
  })

  it('[D24] opens what is next although a line before it cannot be opened at all', async () => {
    const endless = { billingType: 'TRIAL', price: '0', term: 2_000_000_000, free: 100 } as const
    await fixture.placed({ type: 'trial', sale: endless })
    fixture.server.clock.advance(1)
    const one = await tried()
    await provision()
    await provision()
    expect(await lineOf(one)).toMatchObject({ status: 'open' })
  })

  it('[R9.08] counts a sale when it is paid', async () => {
    const one = await fixture.placed({
      sale: { kind: 'data', billingType: 'FREE', price: '0', clusterId: '' },
    })
    const [line] = (await fixture.orderOf(one)).lines
    await fixture.server.runJob('outbox')
    const counted = await db()
      .selectFrom('goods_counters')
      .select('sale_count')
      .where('goods_id', '=', line?.goodsId ?? '')
      .executeTakeFirst()
    expect(counted).toEqual({ sale_count: 1 })
    const days = await db()
      .selectFrom('goods_days')
      .select('orders')
      .where('goods_id', '=', line?.goodsId ?? '')
      .execute()
    expect(days).toEqual([{ orders: 1 }])
  })
})
