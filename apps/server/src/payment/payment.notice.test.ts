import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLedger,
  type Forgery,
  openCode,
  openPaymentFixture,
  type PaidFact,
  type PaymentFixture,
} from '../testing/index.ts'
import type { PaymentFact } from './provider/provider.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Courses of events that are tried; `COURSES=500` is a long form. */
const COURSES = Number(process.env.COURSES ?? 40)

describe('what a provider says', () => {
  let fixture: PaymentFixture
  const logged: string[] = []
  beforeAll(async () => {
    fixture = await openPaymentFixture({ logTo: (line) => logged.push(line) })
  })
  afterAll(() => fixture.stop())

  const audit = () => auditLedger(fixture.server.platform.db)
  const tell = (paymentId: string, fact: PaymentFact, forged?: Forgery) =>
    fixture.fakeProvider.tell(fixture.server, paymentId, fact, forged)
  const entriesOf = (orderId: string) =>
    fixture.server.platform.db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('amount', 'desc')
      .execute()
  const cancel = async ({ buyer, orderId }: Awaited<ReturnType<PaymentFixture['placed']>>) => {
    await buyer.get(paymentEndpoints.giveUp, { body: { orderId } })
    await buyer.get(orderEndpoints.cancel, { params: { orderId } })
  }

  it('[R4.06, D18] pays the order when the provider says so', async () => {
    const one = await fixture.scanned()
    expect(await fixture.statusOf(one)).toBe('WAITING')
    const answer = await tell(one.session.paymentId, fixture.fakeProvider.pay(one.session.paymentId))
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: 'SUCCESS' }])
    expect(await fixture.statusOf(one)).toBe('PAID')
    expect(await fixture.orderOf(one)).toMatchObject({
      status: 'paid',
      payMethod: 'online',
      events: [
        { event: 'order.placed' },
        { event: 'payment.opened' },
        { event: 'payment.received', to: 'paid' },
      ],
    })
    expect(await audit()).toEqual([])
  })

  it('[F4] enters one payment when the same notice comes 20 times at once, and again later', async () => {
    const one = await fixture.scanned()
    const { paymentId } = one.session
    const paid = fixture.fakeProvider.pay(paymentId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(paymentId, paid)))
    fixture.server.clock.advance(1_000)
    answers.push(await tell(paymentId, paid))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(21).fill(200))
    expect(await entriesOf(one.orderId)).toHaveLength(1)
    expect(await audit()).toEqual([])
  })

  it('[F5] ends where the chart ends, in whatever order the news come', async () => {
    const told: readonly PaymentFact['kind'][] = ['paid', 'closed', 'failed', 'refunded']
    const orders = permutations(told).flatMap((kinds) => [kinds, kinds.slice(0, 3), kinds.slice(0, 2)])
    for (const kinds of orders) {
      const one = await fixture.scanned()
      const { paymentId } = one.session
      const at = '2026-11-21T02:01:00.000Z'
      const transactionNo = `42-${one.orderId}`
      const facts: Readonly<Record<PaymentFact['kind'], PaymentFact>> = {
        paid: { kind: 'paid', transactionNo, amount: '25.60', at },
        refunded: { kind: 'refunded', transactionNo, refundNo: `50-${one.orderId}`, amount: '25.60', at },
        failed: { kind: 'failed', at },
        closed: { kind: 'closed', at },
      }
      for (const kind of kinds)
        expect((await tell(paymentId, facts[kind])).statusCode, kinds.join()).toBe(200)
      const expected = kinds.includes('refunded') ? 'refunded' : kinds.includes('paid') ? 'paid' : 'unpaid'
      expect((await fixture.orderOf(one)).status, kinds.join()).toBe(expected)
    }
    expect(await audit()).toEqual([])
  })

  it('[R4.05] lets the order be unpaid again when the payment fails, and be paid with the next code', async () => {
    const one = await fixture.scanned()
    await tell(one.session.paymentId, { kind: 'failed', at: '2026-11-21T02:01:00.000Z' })
    expect(await fixture.statusOf(one)).toBe('FAILED')
    expect((await fixture.orderOf(one)).status).toBe('unpaid')
    const next = await openCode(one)
    if (next._tag === 'Left') throw new Error('no second code')
    expect(await fixture.statusOf(one)).toBe('WAITING')
    await tell(next.right.paymentId, fixture.fakeProvider.pay(next.right.paymentId))
    expect(await fixture.statusOf(one)).toBe('PAID')
  })

  const forgeries: readonly (readonly [what: string, forged: Forgery])[] = [
    ['no signature', { headers: { 'pay-signature': undefined } }],
    ['an empty signature', { headers: { 'pay-signature': '' } }],
    ['a signature that is no base64', { headers: { 'pay-signature': '%%%' } }],
    ['the signature of a stranger', { byStranger: true }],
    ['another nonce', { headers: { 'pay-nonce': 'another' } }],
    ['another time', { headers: { 'pay-timestamp': '1795226461' } }],
    ['a time that is no number', { headers: { 'pay-timestamp': 'NaN' } }],
    ['a replay after more than 300 s', { signedAt: Date.parse('2026-11-21T01:54:58.000Z') }],
    ['a time more than 300 s ahead', { signedAt: Date.parse('2026-11-21T03:00:00.000Z') }],
    ['another app', { body: { appId: 'another-mall' } }],
    ['another amount', { body: { amount: '0.01' } }],
    ['an amount that is no amount', { body: { amount: '1e9' } }],
    ['a payment that was never opened', { body: { outTradeNo: 'p-nothing' } }],
    ['an event that does not exist', { body: { event: 'PAYMENT.GIFT' } }],
    ['no transaction', { body: { transactionId: undefined } }],
    ['a body changed after signing', { sentBody: '{"event":"PAYMENT.SUCCESS"}' }],
    ['an empty body', { sentBody: '' }],
  ]
  it.each(forgeries)(
    '[S5][C5][C6] changes nothing and writes a line when a notice has %s',
    async (_, forged) => {
      fixture.server.clock.set('2026-11-21T02:00:00.000Z')
      const one = await fixture.scanned()
      const paid: PaymentFact = {
        kind: 'paid',
        transactionNo: 'forged',
        amount: '25.60',
        at: '2026-11-21T02:00:00.000Z',
      }
      logged.length = 0
      const answer = await tell(one.session.paymentId, paid, forged)
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'FAIL' }])
      expect(await fixture.statusOf(one)).toBe('WAITING')
      expect(await entriesOf(one.orderId)).toEqual([])
      expect(logged.filter((line) => line.includes('a payment notice was refused'))).toHaveLength(1)
    },
  )

  it('[S5] knows no other provider', async () => {
    for (const provider of ['alipay', 'nobody', '__proto__']) {
      const answer = await fixture.server.http.inject({
        method: 'POST',
        url: `/operation/pay/notice/${provider}`,
        payload: 'trade_status=TRADE_SUCCESS',
      })
      expect(answer.statusCode, provider).toBe(404)
    }
  })

  it('[F6] finds a payment of which no notice came within 60 s', async () => {
    const one = await fixture.scanned()
    fixture.fakeProvider.pay(one.session.paymentId)
    for (let seconds = 0; seconds < 20; seconds += 5) {
      fixture.server.clock.advance(5_000)
      await fixture.server.runJob('reconciling')
    }
    expect(await fixture.statusOf(one)).toBe('PAID')
    expect(await audit()).toEqual([])
  })

  it('[F6] finds it as well when the provider was away for a while', async () => {
    const one = await fixture.scanned()
    fixture.fakeProvider.pay(one.session.paymentId)
    fixture.fakeProvider.isAway = true
    fixture.server.clock.advance(15_000)
    await fixture.server.runJob('reconciling')
    expect(await fixture.statusOf(one)).toBe('WAITING')
    fixture.fakeProvider.isAway = false
    fixture.server.clock.advance(15_000)
    await fixture.server.runJob('reconciling')
    expect(await fixture.statusOf(one)).toBe('PAID')
  })

  it('[R4.07, D5] closes a code that nobody paid, and the order is unpaid again', async () => {
    const one = await fixture.scanned()
    fixture.server.clock.advance(5 * MINUTE)
    expect(await fixture.statusOf(one)).toBe('EXPIRED')
    await fixture.server.runJob('reconciling')
    expect(await fixture.orderOf(one)).toMatchObject({
      status: 'unpaid',
      events: [{}, {}, { event: 'payment.expired', from: 'charging', to: 'unpaid' }],
    })
    expect(await fixture.statusOf(one)).toBe('EXPIRED')
  })

  it('[D5] refunds once what is paid after the order was closed, and says so', async () => {
    const one = await fixture.scanned()
    await cancel(one)
    const late = fixture.fakeProvider.pay(one.session.paymentId)
    expect((await tell(one.session.paymentId, late)).statusCode).toBe(200)
    expect(await fixture.statusOf(one)).toBe('PAID_LATE')
    const asked = fixture.fakeProvider.refunds.length
    await Promise.all([fixture.server.runJob('refunding'), tell(one.session.paymentId, late)])
    await fixture.server.runJob('refunding')
    expect(fixture.fakeProvider.refunds.slice(asked)).toMatchObject([
      { amount: '25.60', paymentId: one.session.paymentId },
    ])
    expect((await entriesOf(one.orderId)).map(({ amount }) => amount)).toEqual(['25.60', '-25.60'])
    expect(await fixture.orderOf(one)).toMatchObject({ status: 'refunded', paidLate: true })
    expect(await audit()).toEqual([])
  })

  it('[D5, F6] finds late money as well when nobody tells of it', async () => {
    const one = await fixture.scanned()
    await cancel(one)
    fixture.fakeProvider.pay(one.session.paymentId)
    fixture.server.clock.advance(2 * MINUTE)
    await fixture.server.runJob('reconciling')
    expect(await fixture.statusOf(one)).toBe('PAID_LATE')
  })

  it('[D18][P2] keeps one payment and refunds the surplus when the payer pays twice', async () => {
    const one = await fixture.scanned()
    const { paymentId } = one.session
    await Promise.all(
      [fixture.fakeProvider.pay(paymentId), fixture.fakeProvider.pay(paymentId)].map((fact) =>
        tell(paymentId, fact),
      ),
    )
    await fixture.server.runJob('refunding')
    await fixture.server.runJob('refunding')
    expect(fixture.fakeProvider.refunds.filter((refund) => refund.paymentId === paymentId)).toHaveLength(1)
    expect((await entriesOf(one.orderId)).map(({ amount }) => amount)).toEqual(['25.60', '25.60', '-25.60'])
    expect(await fixture.statusOf(one)).toBe('PAID')
    expect(await audit()).toEqual([])
  })

  it('[D18] keeps one payment when an older code is paid beside the new one', async () => {
    const one = await fixture.scanned()
    const next = await openCode(one)
    if (next._tag === 'Left') throw new Error('no second code')
    for (const id of [one.session.paymentId, next.right.paymentId])
      await tell(id, fixture.fakeProvider.pay(id))
    await fixture.server.runJob('refunding')
    expect((await entriesOf(one.orderId)).map(({ amount }) => amount)).toEqual(['25.60', '25.60', '-25.60'])
    expect(await audit()).toEqual([])
  })

  it('[D5] asks again for a refund that was not made, and is told of it twice', async () => {
    const one = await fixture.scanned()
    const { paymentId } = one.session
    for (const fact of [fixture.fakeProvider.pay(paymentId), fixture.fakeProvider.pay(paymentId)])
      await tell(paymentId, fact)
    fixture.fakeProvider.isAway = true
    await fixture.server.runJob('refunding')
    fixture.fakeProvider.isAway = false
    fixture.server.clock.advance(HOUR)
    await fixture.server.runJob('refunding')
    const [refund] = fixture.fakeProvider.refunds.slice(-1)
    if (refund === undefined) throw new Error('nothing was refunded')
    const made = { kind: 'refunded', at: '2026-11-21T05:00:00.000Z', ...refund } as const
    expect((await tell(paymentId, made)).statusCode).toBe(200)
    expect(await entriesOf(one.orderId)).toHaveLength(3)
    expect(await fixture.statusOf(one)).toBe('PAID')
    expect(await audit()).toEqual([])
  })

  it('[F5, D18] keeps its books right in any course of events', {
    timeout: 60_000 + COURSES * 1000,
  }, async () => {
    const steps = [
      'pay',
      'tell',
      'fail',
      'close',
      'refund',
      'reconcile',
      'settle',
      'wait',
      'renew',
      'giveUp',
      'cancel',
    ] as const
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 14 }),
        async (scenario) => {
          const one = await fixture.scanned()
          let { paymentId } = one.session
          const at = '2026-11-21T02:01:00.000Z'
          const payments = () => (fixture.fakeProvider.payments.get(paymentId)?.facts ?? []).filter(isPaid)
          const act = {
            pay: async () => void fixture.fakeProvider.pay(paymentId),
            tell: () => Promise.all(payments().map((fact) => tell(paymentId, fact))),
            fail: () => tell(paymentId, { kind: 'failed', at }),
            close: () => tell(paymentId, { kind: 'closed', at }),
            refund: async () => {
              // No provider gives back more than it took.
              const isGivenBack = ({ transactionNo }: PaidFact) =>
                fixture.fakeProvider.refunds.some((refund) => refund.transactionNo === transactionNo)
              const paid = payments().find((fact) => !isGivenBack(fact))
              if (paid === undefined) return
              const refundNo = `by-hand-${paid.transactionNo}`
              await tell(paymentId, { ...paid, kind: 'refunded', refundNo })
            },
            reconcile: () => fixture.server.runJob('reconciling'),
            settle: () => fixture.server.runJob('refunding'),
            wait: async () => fixture.server.clock.advance(2 * MINUTE),
            renew: async () => {
              const next = await openCode(one)
              if (next._tag === 'Right') paymentId = next.right.paymentId
            },
            giveUp: () => one.buyer.call(paymentEndpoints.giveUp, { body: { orderId: one.orderId } }),
            cancel: () => one.buyer.call(orderEndpoints.cancel, { params: { orderId: one.orderId } }),
          }
          for (const step of scenario) await act[step]()
          expect(await audit()).toEqual([])
        },
      ),
      { numRuns: COURSES, endOnFailure: true },
    )
  })
})

const isPaid = (fact: PaymentFact): fact is PaidFact => fact.kind === 'paid'

const permutations = <A>(items: readonly A[]): readonly (readonly A[])[] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      )
