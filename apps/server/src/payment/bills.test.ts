import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { billDifferenceList, payBillList, paymentEndpoints } from '@compute-mall/core/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, openPaymentFixture, type PaymentFixture, type TestUser } from '../testing/index.ts'
import type { BillLine } from './provider/provider.ts'

/** The server's day is 21 November; what is paid on it is compared on the 22nd. */
const DAY = '2026-11-21'
const NEXT_DAY = '2026-11-22T03:00:00.000Z'
const NOON = '2026-11-21T04:00:00.000Z'

let fixture: PaymentFixture
let officer: TestUser
let reader: TestUser
beforeAll(async () => {
  fixture = await openPaymentFixture()
  officer = await fixture.server.signIn({ role_type: 'manager', role_ids: ['financial'] })
  reader = await fixture.server.signIn({ role_type: 'manager', role_ids: ['operateBusiness'] })
})
afterAll(() => fixture.stop())

const db = () => fixture.server.platform.db
const signInAgain = async () => {
  officer = await fixture.server.signInAgain(officer.id)
  reader = await fixture.server.signInAgain(reader.id)
}
const bills = (query: object = {}) =>
  officer.get(paymentEndpoints.bills, { query: { ...readList(payBillList, []).query, ...query } })
const differences = async (query: object = {}) =>
  (
    await officer.get(paymentEndpoints.billDifferences, {
      query: { ...readList(billDifferenceList, []).query, limit: 100, ...query },
    })
  ).records
const compare = (day = DAY, user = officer) =>
  user.call(paymentEndpoints.compareBill, { body: { channel: 'embedded', day } })
const explain = (differenceId: string, explanation: string, user = officer) =>
  user.call(paymentEndpoints.explainDifference, { params: { differenceId }, body: { explanation } })
const actionsOf = async (id: string) =>
  (
    await db()
      .selectFrom('audit_log')
      .select(['action', 'source'])
      .where('object_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action, source }) => `${action} ${source}`)

const paidLine = (paymentId: string, transactionNo: string, amount: string, at = NOON): BillLine => ({
  paymentId,
  fact: { kind: 'paid', transactionNo, amount, at },
})
const refundLine = (refundNo: string, amount: string): BillLine => ({
  paymentId: 'p-none',
  fact: { kind: 'refunded', transactionNo: 't-none', refundNo, amount, at: NOON },
})

/** An entry of our ledger that no session opened. */
const enter = async (
  orderId: string,
  entries: readonly { readonly no: string; readonly amount: string; readonly kind: 'payment' | 'refund' }[],
) => {
  const rows = entries.map(({ no, amount, kind }) => ({
    id: `entry-${no}`,
    order_id: orderId,
    kind,
    provider: 'embedded',
    transaction_no: no,
    payment_id: null,
    given_back: kind === 'refund' ? 't-none' : null,
    amount: kind === 'refund' ? `-${amount}` : amount,
    settles: false,
    at: new Date(NOON),
  }))
  await db().insertInto('ledger_entries').values(rows).execute()
}
const clear = async () => {
  await db().deleteFrom('bill_differences').execute()
  await db().deleteFrom('pay_bills').execute()
  await db().deleteFrom('ledger_entries').where('id', 'like', 'entry-%').execute()
  fixture.fakeProvider.bills.clear()
}

describe('a bill of 1,000 lines', () => {
  it('[F7] has its 12 planted differences found and none besides, and again when it is compared again', async () => {
    const { orderId } = await fixture.placed()
    fixture.server.clock.set(NEXT_DAY)
    await signInAgain()
    const kindOf = (index: number): 'payment' | 'refund' => (index % 10 === 0 ? 'refund' : 'payment')
    const all = Array.from({ length: 1_000 }, (_, index) => ({
      no: `n-${String(index).padStart(4, '0')}`,
      amount: `${(index % 97) + 1}.05`,
      kind: kindOf(index),
    }))
    const [onlyThere, onlyHere, another] = [
      [10, 11, 499, 998],
      [20, 21, 500, 999],
      [30, 31, 501, 997],
    ] as const
    const has = (indices: readonly number[], no: string) => indices.some((index) => all[index]?.no === no)
    fixture.fakeProvider.bills.set(
      DAY,
      all
        .filter(({ no }) => !has(onlyHere, no))
        .map(({ no, amount, kind }) =>
          kind === 'refund' ? refundLine(no, amount) : paidLine('p-none', no, amount),
        ),
    )
    await enter(
      orderId,
      all
        .filter(({ no }) => !has(onlyThere, no))
        .map(({ no, amount, kind }) => ({
          no,
          amount: has(another, no) ? '0.01' : amount,
          kind,
        })),
    )
    const planted = [
      ...onlyThere.map((index) => [all[index]?.no, 'missingHere', kindOf(index)]),
      ...onlyHere.map((index) => [all[index]?.no, 'missingThere', kindOf(index)]),
      ...another.map((index) => [all[index]?.no, 'amount', kindOf(index)]),
    ].toSorted()
    for (const round of ['first', 'second']) {
      const compared = await compare()
      if (E.isLeft(compared)) throw new Error(round)
      expect(compared.right).toMatchObject({
        differences: 12,
        open: 12,
        theirs: { count: 996 },
        ours: { count: 996 },
      })
      const found = await differences({ day: DAY })
      expect(found.map((one) => [one.transactionNo, one.kind, one.entry]).toSorted()).toEqual(planted)
      expect(found.filter(({ takenIn }) => takenIn)).toEqual([])
    }
    const { bytes } = await officer.get(paymentEndpoints.exportBillDifferences, {
      query: { state: undefined, day: DAY, kind: undefined, keyword: undefined, sort: undefined },
    })
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(lines).toHaveLength(13)
    expect(lines[0]).toBe(
      '账单日期,支付渠道,差异类型,收支类型,流水号,订单号,渠道金额（元）,平台金额（元）,交易时间（UTC+8）,状态,已补记入账,说明,说明时间（UTC+8）',
    )
    expect(lines.slice(1).filter((line) => line.startsWith(`${DAY},收银台,`))).toHaveLength(12)
    await clear()
  })
})

describe('what is missing here', () => {
  it('[F7] is entered when we opened the payment, and stays to be explained', async () => {
    fixture.server.clock.set('2026-11-21T04:00:00.000Z')
    const one = await fixture.scanned()
    const fact = fixture.fakeProvider.pay(one.session.paymentId)
    fixture.fakeProvider.bills.set(DAY, [{ paymentId: one.session.paymentId, fact }])
    fixture.server.clock.set(NEXT_DAY)
    await signInAgain()
    expect(E.isRight(await compare())).toBe(true)
    const [found] = await differences({ day: DAY })
    expect(found).toMatchObject({
      kind: 'missingHere',
      transactionNo: fact.transactionNo,
      theirs: fact.amount,
      ours: null,
      orderId: one.orderId,
      takenIn: true,
      state: 'open',
    })
    const entries = await db()
      .selectFrom('ledger_entries')
      .select(['transaction_no', 'amount'])
      .where('order_id', '=', one.orderId)
      .execute()
    expect(entries).toEqual([{ transaction_no: fact.transactionNo, amount: fact.amount }])
    expect(await auditLedger(db())).toEqual([])
    const id = found?.differenceId ?? ''
    expect(await actionsOf(id)).toEqual(['difference.entered staff'])

    expect(E.isRight(await compare())).toBe(true)
    expect(await differences({ day: DAY })).toEqual([found])
    expect(E.isRight(await explain(id, '  渠道未通知，已补记  '))).toBe(true)
    const explained = { state: 'explained', explanation: '渠道未通知，已补记' }
    expect(await differences({ day: DAY })).toMatchObject([explained])
    expect(E.isRight(await compare())).toBe(true)
    expect(await differences({ day: DAY })).toMatchObject([explained])
    expect(await actionsOf(id)).toEqual(['difference.entered staff', 'difference.explained staff'])
    expect((await bills({ state: 'open' })).records).toEqual([])
    await clear()
  })

  it('[F7][S5] is not entered for a payment that is not ours, nor with another amount', async () => {
    fixture.server.clock.set('2026-11-21T04:30:00.000Z')
    const one = await fixture.scanned()
    const { paymentId } = one.session
    fixture.fakeProvider.bills.set(DAY, [
      paidLine('p-nobody', 't-nobody', '9.00'),
      paidLine(paymentId, 't-cheap', '0.01'),
    ])
    fixture.server.clock.set(NEXT_DAY)
    await signInAgain()
    expect(E.isRight(await compare())).toBe(true)
    const found = await differences({ day: DAY })
    expect(found.map(({ transactionNo, takenIn, orderId }) => [transactionNo, takenIn, orderId])).toEqual(
      expect.arrayContaining([
        ['t-nobody', false, null],
        ['t-cheap', false, one.orderId],
      ]),
    )
    // The provider mends its bill: nobody has to explain what is not there any more.
    fixture.fakeProvider.bills.set(DAY, [])
    expect(E.isRight(await compare())).toBe(true)
    expect((await differences({ day: DAY })).map(({ state }) => state)).toEqual(['settled', 'settled'])
    fixture.fakeProvider.bills.set(DAY, [paidLine('p-nobody', 't-nobody', '9.00')])
    expect(E.isRight(await compare())).toBe(true)
    expect((await differences({ state: 'open' })).map(({ transactionNo }) => transactionNo)).toEqual([
      't-nobody',
    ])
    await clear()
  })
})

describe('what we were told of late', () => {
  it('[F7] is no difference of the day on which we were told', async () => {
    fixture.server.clock.set('2026-11-21T15:59:00.000Z')
    const one = await fixture.scanned()
    const { paymentId } = one.session
    const fact = { ...fixture.fakeProvider.pay(paymentId), at: '2026-11-21T15:59:58.000Z' }
    fixture.fakeProvider.payments.get(paymentId)?.facts.splice(0, 1, fact)
    fixture.server.clock.set('2026-11-21T16:00:03.000Z')
    await fixture.fakeProvider.tell(fixture.server, paymentId, fact)
    fixture.fakeProvider.bills.set(DAY, [{ paymentId, fact }])
    fixture.server.clock.set('2026-11-23T03:00:00.000Z')
    await signInAgain()
    expect(await compare('2026-11-22')).toMatchObject({ right: { differences: 0, ours: { count: 0 } } })
    expect(await compare('2026-11-21')).toMatchObject({ right: { differences: 0, ours: { count: 1 } } })

    // The same moment, and the provider's bill lacks it all the same.
    fixture.fakeProvider.bills.clear()
    expect(await compare('2026-11-22')).toMatchObject({ right: { differences: 0 } })
    await db()
      .updateTable('ledger_entries')
      .set({ at: new Date('2026-11-21T15:59:59.000Z') })
      .where('transaction_no', '=', fact.transactionNo)
      .execute()
    expect(await compare('2026-11-21')).toMatchObject({ right: { differences: 1 } })
    expect(await differences({ kind: 'missingThere' })).toMatchObject([
      { transactionNo: fact.transactionNo, ours: fact.amount, theirs: null, orderId: one.orderId },
    ])
    await clear()
  })
})

describe('the days', () => {
  it('[F7] are compared by themselves, and asked for again when the provider gives no bill', async () => {
    fixture.server.clock.set('2026-12-08T03:00:00.000Z')
    await signInAgain()
    fixture.fakeProvider.isAway = true
    await fixture.server.runJob('bill-comparison')
    expect((await bills({ state: 'unanswered' })).records.map(({ day }) => day)).toEqual([
      '2026-12-07',
      '2026-12-06',
      '2026-12-05',
      '2026-12-04',
      '2026-12-03',
      '2026-12-02',
      '2026-12-01',
    ])
    expect(await compare('2026-12-07')).toMatchObject({ left: { error: { code: 'PAY10008' } } })
    fixture.fakeProvider.isAway = false
    await fixture.server.runJob('bill-comparison')
    expect((await bills({ state: 'unanswered' })).records).toEqual([])
    const { records, total } = await bills()
    expect(total).toBe(7)
    expect(records[0]).toMatchObject({
      billId: 'embedded-2026-12-07',
      differences: 0,
      open: 0,
      comparedTime: '2026-12-08T03:00:00.000Z',
    })
    expect(await actionsOf('embedded-2026-12-07')).toEqual(['bill.compared job'])
    // A day that was compared is not compared again by itself.
    await fixture.server.runJob('bill-comparison')
    expect(await actionsOf('embedded-2026-12-07')).toEqual(['bill.compared job'])
    await clear()
  })

  it('[F7] are not compared before they are over', async () => {
    expect(await compare('2026-12-08')).toMatchObject({ left: { error: { code: 'SYS10002' } } })
    expect(await compare('2027-01-01')).toMatchObject({ left: { error: { code: 'SYS10002' } } })
    const other = officer.call(paymentEndpoints.compareBill, {
      body: { channel: 'alipay', day: '2026-12-07' },
    })
    expect(await other).toMatchObject({ left: { error: { code: 'SYS10002' } } })
  })

  it('[S1][F7] are read by whoever reads refunds, and changed by finance alone', async () => {
    const forbidden = { left: { error: { code: 'AUTH10004' } } }
    expect(await compare('2026-12-07', reader)).toMatchObject(forbidden)
    expect(await explain('d1', '原因说明', reader)).toMatchObject(forbidden)
    expect(await explain('d1', '原因说明')).toMatchObject({ left: { error: { code: 'SYS10002' } } })
    const query = readList(payBillList, []).query
    expect(E.isRight(await reader.call(paymentEndpoints.bills, { query }))).toBe(true)
    const operator = await fixture.server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    expect(await operator.call(paymentEndpoints.bills, { query })).toMatchObject(forbidden)
  })
})
