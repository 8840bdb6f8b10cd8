import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { adminOrderList, openingList, orderEndpoints, refundRequestList } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLedger,
  openPaymentFixture,
  type PaymentFixture,
  type Placed,
  type TestUser,
} from '../testing/index.ts'

const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code, details }) } })

let fixture: PaymentFixture
let operator: TestUser
let officer: TestUser
beforeAll(async () => {
  fixture = await openPaymentFixture()
  operator = await fixture.server.signIn({ role_type: 'manager', role_ids: ['operator'] })
  officer = await fixture.server.signIn({ role_type: 'manager', role_ids: ['financial'] })
})
afterAll(() => fixture.stop())

const db = () => fixture.server.platform.db
const creditOf = async ({ buyer }: Placed) => (await buyer.get(paymentEndpoints.account, {})).credit
const ask = ({ buyer, orderId }: Placed, reason = '项目取消，不再需要') =>
  buyer.call(orderEndpoints.askRefund, { params: { orderId }, body: { reason } })
const noticesOf = async ({ buyer }: Placed) =>
  (await buyer.get(noticeEndpoints.list, { query: readList(noticeList, []).query })).records.map(
    ({ kind }) => kind,
  )
/** What was exported so far, as the audit log has it. */
const exportsNoted = async () =>
  (await db().selectFrom('audit_log').select('action').where('object_id', '=', 'all').execute()).map(
    ({ action }) => action,
  )
/** The opening of an order's only line, as one that was given up after five tries. */
const fail = async ({ orderId }: Placed): Promise<string> => {
  const { id } = await db()
    .updateTable('order_lines')
    .set({
      provision_status: 'failed',
      provision_at: null,
      provision_tries: 5,
      provision_error: 'no node is free',
    })
    .where('order_id', '=', orderId)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('all orders', () => {
  it('[R4.03] are listed, found and exported by those who answer for them, with the buyer masked', async () => {
    const one = await fixture.paid()
    const { orderNo } = await fixture.orderOf(one)
    const query = { ...readList(adminOrderList, []).query, keyword: orderNo }
    const { records } = await operator.get(orderEndpoints.all, { query })
    expect(records).toEqual([
      expect.objectContaining({
        orderId: one.orderId,
        status: 'paid',
        lines: 1,
        failed: 0,
        buyer: expect.stringMatching(/^.\*\*$/),
      }),
    ])
    const { cursor: _cursor, limit: _limit, ...asked } = query
    const file = await operator.get(orderEndpoints.exportAll, { query: asked })
    expect(new TextDecoder().decode(file.bytes)).toContain(orderNo)
    const shown = await operator.get(orderEndpoints.inspect, { params: { orderId: one.orderId } })
    expect(shown.ledger).toMatchObject([
      { kind: 'payment', provider: 'account:credit', amount: '25.60', settles: true },
    ])
    expect(shown.openings).toMatchObject([{ status: 'pending' }])
    expect(await operator.call(orderEndpoints.inspect, { params: { orderId: 'nothing' } })).toEqual(
      refused('SYS10002'),
    )
  })
})

describe('openings that failed', () => {
  it('[D24] are listed with their reason, and opened again', async () => {
    const one = await fixture.paid()
    const lineId = await fail(one)
    const query = { ...readList(openingList, []).query, status: 'failed' as const }
    const { records } = await operator.get(orderEndpoints.openings, { query })
    expect(records.find((row) => row.lineId === lineId)).toMatchObject({
      tries: 5,
      error: 'no node is free',
      nextTime: null,
    })
    const { cursor: _cursor, limit: _limit, ...selection } = query
    const file = await operator.get(orderEndpoints.exportOpenings, { query: selection })
    expect(new TextDecoder().decode(file.bytes)).toContain('no node is free')
    expect(await exportsNoted()).toContain('opening.exported')
    const again = () => operator.call(orderEndpoints.openAgain, { params: { lineId } })
    expect(await again()).toMatchObject({ right: { tries: 0 } })
    for (let round = 0; round < 20; round++) {
      await fixture.server.runJob('provisioning')
      fixture.server.clock.advance(10_000)
    }
    const buyer = await fixture.server.signInAgain(one.buyer.id)
    expect((await fixture.orderOf({ ...one, buyer })).lines[0]?.provision.status).toBe('open')
    expect(await again()).toEqual(refused('ORDER10001'))
  })

  it('[W30] are released and refunded, and the buyer is told', async () => {
    const one = await fixture.paid()
    const lineId = await fail(one)
    const release = () =>
      operator.call(orderEndpoints.releaseOpening, { params: { lineId }, body: { reason: '该型号已停售' } })
    expect(await release()).toMatchObject({ right: { status: 'released' } })
    expect(await release()).toEqual(refused('ORDER10001'))
    expect((await fixture.orderOf(one)).status).toBe('refunded')
    await fixture.server.runJob('refunding')
    expect(await creditOf(one)).toBe('1000.00')
    expect(await noticesOf(one)).toContain('refundMade')
    expect(await auditLedger(db())).toEqual([])
  })
})

describe('a refund before opening', () => {
  it('[J14][W30] is asked for by the buyer, approved once, and the resource never opens', async () => {
    const one = await fixture.paid()
    const request = await ask(one)
    expect(request).toMatchObject({ right: { status: 'asked' } })
    expect(await ask(one)).toEqual(refused('ORDER10001'))
    const requestId = E.isRight(request) ? request.right.requestId : ''
    const query = { ...readList(refundRequestList, []).query, status: 'asked' as const }
    const { records } = await officer.get(orderEndpoints.refundRequests, { query })
    expect(records).toEqual([
      expect.objectContaining({ requestId, total: '25.60', reason: '项目取消，不再需要' }),
    ])
    const { cursor: _cursor, limit: _limit, ...selection } = query
    const file = await officer.get(orderEndpoints.exportRefunds, { query: selection })
    expect(new TextDecoder().decode(file.bytes)).toContain('项目取消，不再需要')
    expect(await exportsNoted()).toContain('refund.exported')
    const approve = () => officer.call(orderEndpoints.approveRefund, { params: { requestId } })
    const answers = await Promise.all([approve(), approve()])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    await fixture.server.runJob('refunding')
    await fixture.server.runJob('refunding')
    for (let round = 0; round < 5; round++) {
      await fixture.server.runJob('provisioning')
      fixture.server.clock.advance(10_000)
    }
    const order = await fixture.orderOf(one)
    expect([order.status, order.lines[0]?.provision.status]).toEqual(['refunded', 'released'])
    expect(await creditOf(one)).toBe('1000.00')
    expect(await noticesOf(one)).toContain('refundMade')
    expect(await auditLedger(db())).toEqual([])
  })

  it('[W30] is refused with a reason, or withdrawn, and asked for again', async () => {
    const one = await fixture.paid()
    const first = await ask(one)
    const params = { requestId: E.isRight(first) ? first.right.requestId : '' }
    const refuse = () =>
      officer.call(orderEndpoints.refuseRefund, { params, body: { reason: '已超出可退时间' } })
    expect(await refuse()).toMatchObject({ right: { status: 'refused', decision: '已超出可退时间' } })
    expect(await refuse()).toEqual(refused('ORDER10001'))
    expect(await noticesOf(one)).toContain('refundRefused')
    expect(await ask(one)).toMatchObject({ right: { status: 'asked' } })
    const { orderId } = one
    expect(await one.buyer.call(orderEndpoints.withdrawRefund, { params: { orderId } })).toMatchObject({
      right: { status: 'withdrawn' },
    })
  })

  it('[REFUND10001] is not asked for nor approved once the resource is open; the request is closed', async () => {
    const one = await fixture.paid()
    const request = await ask(one)
    for (let round = 0; round < 20; round++) {
      await fixture.server.runJob('provisioning')
      fixture.server.clock.advance(5000)
    }
    const requestId = E.isRight(request) ? request.right.requestId : ''
    expect(await officer.call(orderEndpoints.approveRefund, { params: { requestId } })).toEqual(
      refused('REFUND10001'),
    )
    const shown = await one.buyer.get(orderEndpoints.refundRequest, { params: { orderId: one.orderId } })
    expect(shown?.status).toBe('closed')
    expect(await ask(one)).toEqual(refused('REFUND10001'))
  })

  it('[S1] is nobody else’s to ask for, to see or to withdraw', async () => {
    const one = await fixture.paid()
    await ask(one)
    const stranger = await fixture.server.signIn({})
    const { orderId } = one
    expect(await ask({ ...one, buyer: stranger })).toEqual(refused('SYS10002'))
    expect(await stranger.get(orderEndpoints.refundRequest, { params: { orderId } })).toBeNull()
    expect(await stranger.call(orderEndpoints.withdrawRefund, { params: { orderId } })).toEqual(
      refused('SYS10002'),
    )
  })

  it('[W30] goes back to the provider that took it', async () => {
    const one = await fixture.scanned()
    const { paymentId } = one.session
    await fixture.fakeProvider.tell(fixture.server, paymentId, fixture.fakeProvider.pay(paymentId))
    const request = await ask(one)
    const requestId = E.isRight(request) ? request.right.requestId : ''
    await officer.get(orderEndpoints.approveRefund, { params: { requestId } })
    await fixture.server.runJob('refunding')
    const shown = await operator.get(orderEndpoints.inspect, { params: { orderId: one.orderId } })
    expect(shown.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', '25.60'],
      ['refund', '-25.60'],
    ])
    expect(shown.refunds).toMatchObject([{ reason: 'order', returnTime: expect.any(String) }])
    expect(await auditLedger(db())).toEqual([])
  })
})
