import { E } from '@compute-mall/core/fp'
import { ledgerEndpoints, ledgerList, totalOf } from '@compute-mall/core/ledger'
import { readList } from '@compute-mall/core/list'
import { add } from '@compute-mall/core/money'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaymentFixture, type PaymentFixture, type TestUser } from '../testing/index.ts'

const { list, export: exported, costs } = ledgerEndpoints
const everything = readList(ledgerList, []).query

describe('the ledger of a customer', () => {
  let fixture: PaymentFixture
  beforeAll(async () => {
    fixture = await openPaymentFixture()
  })
  afterAll(() => fixture.stop())

  const fund = (userId: string) =>
    fixture.server.platform.db
      .insertInto('pay_accounts')
      .values({
        user_id: userId,
        credit_limit: '0.00',
        credit: '0.00',
        contract_fund: '100000.00',
        platform_discount: '0.00',
      })
      .execute()
  /** Somebody who paid two orders, of card hours and of software. */
  const paying = async (): Promise<TestUser> => {
    const one = await fixture.placed({ amount: 10 })
    await fund(one.buyer.id)
    const pay = (orderId: string) =>
      one.buyer.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'contractFund' } })
    await pay(one.orderId)
    const other = await fixture.placed({
      user: {},
      sale: { kind: 'software', billingType: 'FOREVER', price: '199.90', clusterId: '' },
    })
    await fixture.server.platform.db
      .updateTable('orders')
      .set({ user_id: one.buyer.id })
      .where('id', '=', other.orderId)
      .execute()
    await pay(other.orderId)
    return one.buyer
  }
  const sumOf = async (user: TestUser) =>
    (await user.get(list, { query: everything })).records.reduce((sum, { amount }) => add(sum, amount), '0')

  it('[R3.10] is told entry by entry, by month and by kind; costs come to the same to the cent', async () => {
    const buyer = await paying()
    const { records } = await buyer.get(list, { query: everything })
    expect(records.map(({ kind, amount, payMethod }) => [kind, amount, payMethod]).sort()).toEqual([
      ['payment', '199.90', 'contractFund'],
      ['payment', '256.00', 'contractFund'],
    ])
    expect((await buyer.get(list, { query: { ...everything, month: '2026-11' } })).total).toBe(2)
    expect((await buyer.get(list, { query: { ...everything, month: '2026-10' } })).total).toBe(0)
    expect((await buyer.get(list, { query: { ...everything, kind: 'refund' } })).total).toBe(0)
    const told = await buyer.get(costs, {})
    expect(told.map(({ month, kind, clusterId, amount }) => [month, kind, clusterId, amount])).toEqual([
      ['2026-11', 'heterogeneous', 'c-kunshan', '256.00'],
      ['2026-11', 'software', null, '199.90'],
    ])
    expect(totalOf(told)).toBe(await sumOf(buyer))
  })

  it('[R3.10] has no cost left of an order that was refunded', async () => {
    const one = await fixture.scanned({ amount: 10 })
    const paid = fixture.fakeProvider.pay(one.session.paymentId)
    await fixture.fakeProvider.tell(fixture.server, one.session.paymentId, paid)
    await fixture.server.platform.db
      .insertInto('ledger_entries')
      .values({
        id: 'refund-of-ledger-test',
        order_id: one.orderId,
        kind: 'refund',
        provider: 'embedded',
        transaction_no: 'refund-1',
        given_back: paid.transactionNo,
        amount: '-256.00',
        settles: false,
        at: new Date(fixture.server.clock()),
      })
      .execute()
    expect(await one.buyer.get(costs, {})).toEqual([])
    expect(await sumOf(one.buyer)).toBe('0')
  })

  it('[R1.01] is exported as it is shown, in the reader’s language', async () => {
    const buyer = await paying()
    const answer = await buyer.call(exported, {
      query: { month: undefined, kind: undefined, sort: undefined },
    })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    const text = new TextDecoder().decode(answer.right.bytes)
    expect(text).toContain('时间（UTC+8）,订单,订单类型,类型,支付方式,金额（元）')
    expect(text).toContain('正式订单,支付,合同款,256.00')
    expect(text.trim().split('\r\n')).toHaveLength(3)
  })

  it('[S1] is nobody else’s', async () => {
    await paying()
    const other = await fixture.server.signIn()
    expect(await other.get(list, { query: everything })).toMatchObject({ total: 0, records: [] })
    expect(await other.get(costs, {})).toEqual([])
  })
})
