import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { provisionEndpoints } from '@compute-mall/core/provision'
import type { RenewalRequest } from '@compute-mall/core/purchase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AGREEMENT,
  auditLedger,
  freeOf,
  intentFor,
  openCode,
  openPaymentFixture,
  order,
  type PaidFact,
  type PaymentFixture,
  putOnSale,
  type Sale,
  setPrice,
  setSelling,
  type TestUser,
} from '../testing/index.ts'

const refused = (code: string, details = {}) =>
  expect.objectContaining({
    left: {
      kind: 'refused',
      error: expect.objectContaining({ code, details: expect.objectContaining(details) }),
    },
  })
const DAY = 24 * 3_600_000

describe('a renewal', () => {
  let fixture: PaymentFixture
  beforeAll(async () => {
    fixture = await openPaymentFixture({ env: { PROVISION_DELAY_MS: '0' } })
  })
  afterAll(() => fixture.stop())

  const db = () => fixture.server.platform.db
  const provision = () => fixture.server.runJob('provisioning')

  const pay = async (buyer: TestUser, orderId: string): Promise<{ paid: PaidFact; paymentId: string }> => {
    const opened = await openCode({ buyer, orderId })
    if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
    const { paymentId } = opened.right
    const paid = fixture.fakeProvider.pay(paymentId)
    await fixture.fakeProvider.tell(fixture.server, paymentId, paid)
    return { paid, paymentId }
  }
  const lineIn = async (buyer: TestUser, orderId: string) => {
    const [line] = (await buyer.get(orderEndpoints.detail, { params: { orderId } })).lines
    if (line === undefined) throw new Error('The order has no line.')
    return line
  }
  /** A server by the month, open for one from 2026-11-21T02:00 on, unless the clock was turned. */
  const opened = async (sale: Parameters<typeof putOnSale>[1] = {}) => {
    const buyer = await fixture.server.signIn()
    const onSale = await putOnSale(db(), { billingType: 'MONTH', price: '800.00', free: 100, ...sale })
    const made = await order(buyer, intentFor(onSale, { amount: 2, duration: 1 }))
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    await pay(buyer, made.right.orderId)
    await provision()
    await provision()
    return { buyer, sale: onSale, orderId: made.right.orderId, line: await lineIn(buyer, made.right.orderId) }
  }
  const quote = (buyer: TestUser, lineId: string, duration = 1) =>
    buyer.call(orderEndpoints.quoteRenewal, { body: { lineId, duration } })
  const renew = (buyer: TestUser, lineId: string, changes: Partial<RenewalRequest> = {}) =>
    buyer.call(orderEndpoints.renew, {
      body: {
        lineId,
        duration: 1,
        quotedTotal: '1600.00',
        agreed: true,
        agreementVersion: AGREEMENT,
        ...changes,
      },
    })
  const placed = async (buyer: TestUser, lineId: string, changes: Partial<RenewalRequest> = {}) => {
    const made = await renew(buyer, lineId, changes)
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    return made.right.orderId
  }
  const endOf = async ({ buyer, orderId }: { readonly buyer: TestUser; readonly orderId: string }) =>
    Date.parse((await lineIn(buyer, orderId)).provision.endTime ?? '')
  const stockOf = (sale: Sale) => freeOf(db(), sale)

  it('[D24] extends the end by calendar months once it is paid, and takes no stock', async () => {
    const one = await opened()
    const { buyer, sale, line } = one
    const end = await endOf(one)
    expect(await quote(buyer, line.lineId, 3)).toMatchObject({
      right: { total: '4800.00', refusals: [], unpaidOrderId: null, lines: [{ amount: 2, duration: 3 }] },
    })
    const orderId = await placed(buyer, line.lineId, { duration: 3, quotedTotal: '4800.00' })
    expect([await endOf(one), await stockOf(sale)]).toEqual([end, 98])
    await pay(buyer, orderId)
    expect(await endOf(one)).toBe(Date.parse('2027-03-21T02:00:00.000Z'))
    expect(await stockOf(sale)).toBe(98)
    expect((await lineIn(buyer, orderId)).provision).toMatchObject({
      status: 'open',
      openTime: '2026-12-21T02:00:00.000Z',
      endTime: '2027-03-21T02:00:00.000Z',
    })
    expect((await buyer.get(orderEndpoints.detail, { params: { orderId } })).type).toBe('formal')
    expect(await auditLedger(db())).toEqual([])
  })

  it('[D19] creates nothing at a price that has moved, and renews at the new one', async () => {
    const { buyer, sale, line } = await opened()
    await setPrice(db(), sale, '900.00')
    expect(await renew(buyer, line.lineId)).toEqual(refused('PURCHASE10008'))
    expect(await renew(buyer, line.lineId, { quotedTotal: '0.01' })).toEqual(refused('PURCHASE10008'))
    expect(await renew(buyer, line.lineId, { quotedTotal: '1800.00' })).toMatchObject({
      right: { status: 'unpaid', total: '1800.00' },
    })
  })

  it('[R5.08] needs the agreement', async () => {
    const { buyer, line } = await opened()
    expect(await renew(buyer, line.lineId, { agreed: false })).toEqual(refused('PURCHASE10007'))
  })

  it('[D23] waits in one unpaid order at most, however often it is asked for at once', async () => {
    const { buyer, line } = await opened()
    const answers = await Promise.all(Array.from({ length: 6 }, () => renew(buyer, line.lineId)))
    const made = answers.filter(E.isRight)
    const orderId = made[0]?.right.orderId ?? ''
    expect(made).toHaveLength(1)
    expect(answers.filter(E.isLeft)).toEqual(Array(5).fill(refused('PURCHASE10009', { orderId })))
    expect(await quote(buyer, line.lineId)).toMatchObject({ right: { unpaidOrderId: orderId } })
    await buyer.get(orderEndpoints.cancel, { params: { orderId } })
    expect(await renew(buyer, line.lineId)).toMatchObject({ right: { status: 'unpaid' } })
  })

  it('[D20] gives no stock back when it is cancelled', async () => {
    const { buyer, sale, line } = await opened()
    const orderId = await placed(buyer, line.lineId)
    await buyer.get(orderEndpoints.cancel, { params: { orderId } })
    expect(await stockOf(sale)).toBe(98)
    expect(await auditLedger(db())).toEqual([])
  })

  it('[D24] of what a renewal has renewed counts for the same resource', async () => {
    const one = await opened()
    const end = await endOf(one)
    const first = await placed(one.buyer, one.line.lineId)
    await pay(one.buyer, first)
    const second = await placed(one.buyer, (await lineIn(one.buyer, first)).lineId)
    await pay(one.buyer, second)
    const months = (await endOf(one)) - end
    expect(months).toBeGreaterThanOrEqual(59 * DAY)
    expect(months).toBeLessThanOrEqual(62 * DAY)
  })

  it('[R4.05] [D24] gives the 31st back after a short month, to the buyer who looks at it as well', async () => {
    const one = await opened()
    const [anchor, end] = ['2027-01-31T02:00:00.000Z', '2027-02-28T02:00:00.000Z']
    await db()
      .updateTable('order_lines')
      .set({ opened_at: new Date(anchor), ends_at: new Date(end) })
      .where('id', '=', one.line.lineId)
      .execute()
    const renewals = [await placed(one.buyer, one.line.lineId)]
    await pay(one.buyer, renewals[0] ?? '')
    expect(await endOf(one)).toBe(Date.parse('2027-03-31T02:00:00.000Z'))
    renewals.push(await placed(one.buyer, one.line.lineId))
    const { paid, paymentId } = await pay(one.buyer, renewals[1] ?? '')
    expect(await endOf(one)).toBe(Date.parse('2027-04-30T02:00:00.000Z'))
    const params = { lineId: one.line.lineId }
    expect((await one.buyer.get(provisionEndpoints.detail, { params })).anchorTime).toBe(anchor)
    const refund = { ...paid, kind: 'refunded', refundNo: `51-${paymentId}` } as const
    await fixture.fakeProvider.tell(fixture.server, paymentId, refund)
    expect(await endOf(one)).toBe(Date.parse('2027-03-31T02:00:00.000Z'))
  })

  it('[S1] is nobody else’s', async () => {
    const { line } = await opened()
    const stranger = await fixture.server.signIn()
    expect(await quote(stranger, line.lineId)).toEqual(refused('SYS10002'))
    expect(await renew(stranger, line.lineId)).toEqual(refused('SYS10002'))
    expect(await quote(stranger, 'nothing')).toEqual(refused('SYS10002'))
  })

  it('[D24] is refused for what is not bought by time, and for what is not there yet', async () => {
    const byHour = await opened({ billingType: 'ONCE', price: '25.60' })
    expect(await quote(byHour.buyer, byHour.line.lineId)).toEqual(refused('ORDER10003'))
    const buyer = await fixture.server.signIn()
    const made = await order(buyer, intentFor(await putOnSale(db(), { billingType: 'MONTH' })))
    const unpaid = await lineIn(buyer, E.isRight(made) ? made.right.orderId : '')
    expect(await renew(buyer, unpaid.lineId)).toEqual(refused('ORDER10003'))
  })

  it('[R5.15] is refused for goods that are off the shelf', async () => {
    const { buyer, sale, line } = await opened()
    await db().updateTable('goods').set({ display: false }).where('id', '=', sale.goodsId).execute()
    expect(await renew(buyer, line.lineId)).toEqual(refused('MALL10002'))
  })

  it('[R5.15] is refused while the site sells nothing', async () => {
    const { buyer, line } = await opened()
    await setSelling(db(), false)
    try {
      expect(await quote(buyer, line.lineId)).toMatchObject({
        right: { refusals: [{ code: 'PURCHASE10018' }] },
      })
      expect(await renew(buyer, line.lineId)).toEqual(refused('PURCHASE10018'))
    } finally {
      await setSelling(db(), true)
    }
  })

  it('[D24] reopens what has expired, from the day that it is paid', async () => {
    const one = await opened()
    fixture.server.clock.advance(35 * DAY)
    await provision()
    const buyer = await fixture.server.signInAgain(one.buyer.id)
    expect((await lineIn(buyer, one.orderId)).provision.status).toBe('expired')
    const now = fixture.server.platform.clock()
    await pay(buyer, await placed(buyer, one.line.lineId))
    await provision()
    expect((await lineIn(buyer, one.orderId)).provision.status).toBe('open')
    expect((await endOf({ ...one, buyer })) - now).toBeGreaterThanOrEqual(28 * DAY)
    const params = { lineId: one.line.lineId }
    const { anchorTime } = await buyer.get(provisionEndpoints.detail, { params })
    expect(Date.parse(anchorTime ?? '')).toBe(now)
  })

  it('[D24] that is refunded takes its time off the end again, and gives no stock back', async () => {
    const one = await opened()
    const end = await endOf(one)
    const orderId = await placed(one.buyer, one.line.lineId)
    const { paid, paymentId } = await pay(one.buyer, orderId)
    expect(await endOf(one)).toBeGreaterThan(end)
    const refund = { ...paid, kind: 'refunded', refundNo: `50-${paymentId}` } as const
    await fixture.fakeProvider.tell(fixture.server, paymentId, refund)
    expect(await endOf(one)).toBe(end)
    expect((await lineIn(one.buyer, orderId)).provision.status).toBe('released')
    expect(await stockOf(one.sale)).toBe(98)
    expect(await auditLedger(db())).toEqual([])
  })

  it('[D24] of what was released meanwhile extends nothing and is shown to operations', async () => {
    const one = await opened()
    fixture.server.clock.advance(34 * DAY)
    const buyer = await fixture.server.signInAgain(one.buyer.id)
    const orderId = await placed(buyer, one.line.lineId)
    await db()
      .updateTable('order_lines')
      .set({ provision_status: 'released', provision_at: null })
      .where('id', '=', one.line.lineId)
      .execute()
    await pay(buyer, orderId)
    expect((await lineIn(buyer, orderId)).provision.status).toBe('failed')
    expect((await lineIn(buyer, one.orderId)).provision.status).toBe('released')
  })
})
