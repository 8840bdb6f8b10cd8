import { E } from '@compute-mall/core/fp'
import { ledgerEndpoints, ledgerList } from '@compute-mall/core/ledger'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import {
  adminOrderList,
  lineRefund,
  orderEndpoints,
  orderList,
  orderMessages,
  orderRefund,
  orderStatusKey,
  owedRefundList,
  type RefundProgress,
  refundRequestList,
  refundState,
  refundTime,
  shopOrderList,
} from '@compute-mall/core/order'
import { paymentEndpoints, remittanceList } from '@compute-mall/core/payment'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { statementEndpoints, statementLineList, statementList } from '@compute-mall/core/statement'
import { DAY_MS, HOUR_MS, platformDay } from '@compute-mall/core/time'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../platform/database/index.ts'
import { selectionOf } from '../testing/csv.ts'
import {
  auditLedger,
  openPaymentFixture,
  type PaymentFixture,
  type Placed,
  type TestUser,
} from '../testing/index.ts'
import { oweRefund } from './store/ledger.ts'
import { lockOrder } from './store/steps.ts'

let fixture: PaymentFixture
let finance: TestUser
let shop: TestUser
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
afterAll(() => fixture.stop())

const db = () => fixture.server.platform.db
const refused = (code: string) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code }) } })

type Way = 'online' | 'offline' | 'credit'

/** Everybody signs in again: sessions end while the clock of a test runs. */
const signIn = async (): Promise<void> => {
  finance = await fixture.server.signIn({ role_type: 'manager', role_ids: ['financial'] })
  shop = await fixture.server.signIn({ retailer_id: '1001' })
}
const again = async (one: Placed): Promise<Placed> => ({
  ...one,
  buyer: await fixture.server.signInAgain(one.buyer.id),
})

const paidBy = async (way: Way): Promise<Placed> => {
  if (way === 'credit') return fixture.paid()
  if (way === 'online') {
    const one = await fixture.scanned()
    const fact = fixture.fakeProvider.pay(one.session.paymentId)
    await fixture.fakeProvider.tell(fixture.server, one.session.paymentId, fact)
    return one
  }
  const one = await fixture.placed()
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1257c7' } })
    .png()
    .toBuffer()
  const slip = { fileName: 'slip.png', contentType: 'image/png', bytes: new Uint8Array(bytes) }
  await one.buyer.get(paymentEndpoints.uploadSlip, { body: { orderId: one.orderId, slip } })
  const money = { orderId: one.orderId, amount: '25.60', bankReference: `in-${one.orderId}` }
  await finance.get(paymentEndpoints.confirmRemittance, { body: money })
  return one
}

const approve = async ({ buyer, orderId }: Placed): Promise<void> => {
  const { requestId } = await buyer.get(orderEndpoints.askRefund, {
    params: { orderId },
    body: { reason: '项目取消' },
  })
  await finance.get(orderEndpoints.approveRefund, { params: { requestId } })
  await fixture.server.runJob('outbox')
}

const only = <A>(found: readonly A[]): A => {
  const [first, ...rest] = found
  if (first === undefined || rest.length > 0) throw new Error(`one was expected, ${found.length} are there`)
  return first
}

interface Reading {
  readonly refund: RefundProgress | null
}

/** What each reader is told about the refund of an order with one line, by the name of the reader. */
const readings = async ({ buyer, orderId }: Placed): Promise<ReadonlyMap<string, Reading['refund']>> => {
  const detail = await buyer.get(orderEndpoints.detail, { params: { orderId } })
  const { orderNo, lines } = detail
  const { lineId } = only(lines)
  const listed = await buyer.get(orderEndpoints.list, { query: readList(orderList, []).query })
  const byNumber = { keyword: orderNo }
  const sold = await shop.get(orderEndpoints.shopList, {
    query: { ...readList(shopOrderList, []).query, ...byNumber },
  })
  const soldOne = await shop.get(orderEndpoints.shopDetail, { params: { lineId } })
  const inspected = await finance.get(orderEndpoints.inspect, { params: { orderId } })
  const all = await finance.get(orderEndpoints.all, {
    query: { ...readList(adminOrderList, []).query, ...byNumber },
  })
  const requests = await finance.get(orderEndpoints.refundRequests, {
    query: { ...readList(refundRequestList, []).query, ...byNumber },
  })
  const owed = await finance.get(orderEndpoints.owedRefunds, {
    query: { ...readList(owedRefundList, []).query, ...byNumber },
  })
  const slips = await finance.get(paymentEndpoints.remittances, {
    query: { ...readList(remittanceList, []).query, ...byNumber },
  })
  const entries = await buyer.get(ledgerEndpoints.list, { query: readList(ledgerList, []).query })
  const month = platformDay(Date.parse(detail.payTime ?? '')).slice(0, 7)
  const bill = await buyer.get(ledgerEndpoints.bill, { params: { month } })
  const statements = await shop.get(statementEndpoints.shopList, { query: readList(statementList, []).query })
  const booked = await Promise.all(
    statements.records.map(async ({ statementId }) => {
      const page = await shop.get(statementEndpoints.shopLines, {
        params: { statementId },
        query: { ...readList(statementLineList, []).query, kind: 'refund' as const, ...byNumber },
      })
      return page.records
    }),
  )
  const resources = await buyer.get(provisionEndpoints.list, { query: readList(resourceList, []).query })
  return new Map([
    ['order page', orderRefund(detail.refunds)],
    ['order list', orderRefund(only(listed.records).refunds)],
    ['shop list', only(sold.records).refund],
    ['shop page', soldOne.refund],
    ['finance order page', lineRefund(inspected.order.refunds, lineId)],
    ['finance refunds of the order', orderRefund(inspected.refunds)],
    ['finance order list', only(all.records).refund],
    ['finance requests', only(requests.records).refund],
    ['finance owed', orderRefund(owed.records)],
    ['ledger', only(entries.records.filter(({ kind }) => kind === 'payment')).refund],
    ['bill', only(bill.entries.filter(({ kind }) => kind === 'payment')).refund],
    ['statement', only(booked.flat()).refund],
    ['resource', only(resources.records).refund],
    ...slips.records.map(({ refund }) => ['remittance', refund] as const),
  ])
}

/** The words of an export about the status of an order. */
const exportsSay = async ({ buyer, orderId }: Placed, words: string): Promise<void> => {
  const { orderNo } = await buyer.get(orderEndpoints.detail, { params: { orderId } })
  const byNumber = { keyword: orderNo }
  const files = [
    await buyer.get(orderEndpoints.export, { query: selectionOf(readList(orderList, []).query) }),
    await shop.get(orderEndpoints.shopExport, {
      query: selectionOf({ ...readList(shopOrderList, []).query, ...byNumber }),
    }),
    await finance.get(orderEndpoints.exportAll, {
      query: selectionOf({ ...readList(adminOrderList, []).query, ...byNumber }),
    }),
    await finance.get(orderEndpoints.exportOwed, {
      query: selectionOf({ ...readList(owedRefundList, []).query, ...byNumber }),
    }),
  ]
  for (const { bytes } of files) expect(new TextDecoder().decode(bytes)).toContain(words)
}

const noticesOf = async ({ buyer }: Placed) =>
  (await buyer.get(noticeEndpoints.list, { query: readList(noticeList, []).query })).records
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'refundApproved' || kind === 'refundMade')
    .toSorted()

/** Asserts that all readers see one state and date. @returns the state */
const agreed = async (one: Placed) => {
  const found = await readings(one)
  const first = found.get('order page') ?? null
  if (first === null) throw new Error('there is no refund')
  for (const [reader, refund] of found) expect([reader, refund]).toEqual([reader, first])
  const state = refundState(first)
  await exportsSay(one, orderMessages.zh[orderStatusKey({ status: 'refunded', refund: first })])
  expect(await noticesOf(one)).toEqual(
    state === 'returned' ? ['refundApproved', 'refundMade'] : ['refundApproved'],
  )
  // The ledger and the bill count the money until it is returned, and from that very moment no more.
  const entries = await one.buyer.get(ledgerEndpoints.list, { query: readList(ledgerList, []).query })
  const back = entries.records.filter(({ kind }) => kind === 'refund')
  expect(back.map(({ at, amount }) => [at, amount])).toEqual(
    state === 'returned' ? [[refundTime(first), '-25.60']] : [],
  )
  return state
}

const transfer = async ({ orderId }: Placed, transferDay: string, bankReference = `out-${orderId}`) => {
  const { refunds } = await finance.get(orderEndpoints.inspect, { params: { orderId } })
  const { refundId } = only(refunds)
  return finance.call(orderEndpoints.refundMade, {
    params: { refundId },
    body: { bankReference, transferDay },
  })
}
const today = () => platformDay(fixture.server.clock())

describe('the progress of a refund', () => {
  it('[R4.16] of a remittance is in progress until finance records the transfer', async () => {
    await signIn()
    const one = await paidBy('offline')
    await approve(one)
    expect(await agreed(one)).toBe('inProgress')
    await fixture.server.runJob('refunding')
    expect(await agreed(one)).toBe('inProgress')

    expect(await transfer(one, platformDay(fixture.server.clock() - DAY_MS))).toEqual(refused('REFUND10002'))
    expect(await transfer(one, platformDay(fixture.server.clock() + DAY_MS))).toEqual(refused('REFUND10002'))
    expect(await agreed(one)).toBe('inProgress')
    fixture.server.clock.advance(HOUR_MS / 4)
    expect(await transfer(one, today())).toMatchObject({
      right: { transferDay: today(), bankReference: `out-${one.orderId}` },
    })
    expect(await agreed(one)).toBe('returned')
    expect(await transfer(one, today(), 'out-again')).toEqual(refused('ORDER10001'))
    const noted = await db()
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', one.orderId)
      .where('action', '=', 'refund.made')
      .execute()
    expect(noted).toHaveLength(1)
    expect(await auditLedger(db())).toEqual([])
  })

  it('[R4.16] of an online payment is in progress while the provider has it pending', async () => {
    await signIn()
    const one = await paidBy('online')
    await approve(one)
    expect(await agreed(one)).toBe('approved')
    fixture.fakeProvider.isSlow = true
    await fixture.server.runJob('refunding')
    fixture.fakeProvider.isSlow = false
    expect(await agreed(one)).toBe('inProgress')
    fixture.server.clock.advance(HOUR_MS / 10)
    await fixture.server.runJob('refunding')
    const fresh = await again(one)
    await signIn()
    expect(await agreed(fresh)).toBe('returned')
    expect(await auditLedger(db())).toEqual([])
  })

  it('[R4.16] is notified for money that came after the order was closed', async () => {
    await signIn()
    const closed = await fixture.placed()
    await closed.buyer.get(orderEndpoints.cancel, { params: { orderId: closed.orderId } })
    const late = { orderId: closed.orderId, amount: '25.60', bankReference: `late-${closed.orderId}` }
    await finance.get(paymentEndpoints.confirmRemittance, { body: late })
    expect(await noticesOf(closed)).toEqual(['refundApproved'])
    expect(only((await fixture.orderOf(closed)).refunds)).toMatchObject({
      reason: 'late',
      way: 'bank',
      returnTime: null,
    })
    expect(E.isRight(await transfer(closed, today()))).toBe(true)
    expect(await noticesOf(closed)).toEqual(['refundApproved', 'refundMade'])
  })

  it('[R4.16] is the same for all who read it, whatever way the money goes and whatever happens', async () => {
    const steps = fc.array(fc.constantFrom('ask', 'slow', 'away', 'transfer', 'wait'), {
      minLength: 1,
      maxLength: 4,
    })
    const way = fc.constantFrom<Way>('online', 'offline', 'credit')
    await fc.assert(
      fc.asyncProperty(way, steps, async (by, taken) => {
        await signIn()
        let one = await paidBy(by)
        await approve(one)
        let last = 0
        for (const step of taken) {
          if (step === 'wait') fixture.server.clock.advance(HOUR_MS / 10)
          if (step === 'transfer') await transfer(one, today())
          fixture.fakeProvider.isSlow = step === 'slow'
          fixture.fakeProvider.isAway = step === 'away'
          if (step !== 'transfer') await fixture.server.runJob('refunding')
          fixture.fakeProvider.isSlow = false
          fixture.fakeProvider.isAway = false
          one = await again(one)
          await signIn()
          const rank = ['approved', 'inProgress', 'returned'].indexOf(await agreed(one))
          expect(rank).toBeGreaterThanOrEqual(last)
          last = rank
        }
        expect(await auditLedger(db())).toEqual([])
      }),
      { numRuns: 6 },
    )
  })

  it('[R4.16] of a line that could not be opened names the line', async () => {
    await signIn()
    const one = await paidBy('credit')
    const { lines } = await fixture.orderOf(one)
    const { lineId } = only(lines)
    await db()
      .updateTable('order_lines')
      .set({ provision_status: 'failed', provision_at: null })
      .where('id', '=', lineId)
      .execute()
    const operator = await fixture.server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    await operator.get(orderEndpoints.releaseOpening, { params: { lineId }, body: { reason: '已停售' } })
    expect((await fixture.orderOf(one)).refunds).toMatchObject([{ lineId, amount: '25.60', way: 'account' }])
  })

  it('[R4.16] is made twice where two parts of one payment go back', async () => {
    await signIn()
    const one = await paidBy('online')
    const paid = await db()
      .selectFrom('ledger_entries')
      .selectAll()
      .where('order_id', '=', one.orderId)
      .executeTakeFirstOrThrow()
    await transact(db(), async (trx) => {
      const order = await lockOrder(trx, one.orderId)
      if (order === undefined) throw new Error('there is no order')
      for (const amount of ['10.00', '15.60'])
        await oweRefund(
          trx,
          order,
          {
            provider: paid.provider,
            transactionNo: paid.transaction_no,
            paymentId: paid.payment_id,
            amount,
            at: new Date(fixture.server.clock()),
          },
          { reason: 'surplus' },
        )
      return E.right(undefined)
    })
    const before = fixture.fakeProvider.refunds.length
    await fixture.server.runJob('refunding')
    await fixture.server.runJob('refunding')
    expect(
      fixture.fakeProvider.refunds
        .slice(before)
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual(['10.00', '15.60'])
    const { refunds } = await fixture.orderOf(one)
    expect(refunds.map(refundState)).toEqual(['returned', 'returned'])
  })
})
