import { E } from '@compute-mall/core/fp'
import type { EnvelopeFailure } from '@compute-mall/core/http'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import {
  ownPostpaidBillList,
  paymentEndpoints,
  postpaidAccountList,
  postpaidBillList,
} from '@compute-mall/core/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allOrders,
  auditLedger,
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const DAY_MS = 86_400_000

let server: TestServer
let finance: TestUser
let customer: TestUser
let other: TestUser

beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
  finance = await server.signIn({ role_type: 'manager', role_ids: ['financial'] })
  customer = await server.signIn({ user_name: 'institute' })
  other = await server.signIn({ user_name: 'passerby' })
})
afterAll(() => server.stop())

const place = async (buyer: TestUser): Promise<string> => {
  const sale = await putOnSale(server.platform.db, { price: '300.00' })
  const made = await order(buyer, intentFor(sale))
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
  return made.right.orderId
}
const payByCredit = (buyer: TestUser, orderId: string) =>
  buyer.call(paymentEndpoints.payFromAccount, { body: { orderId, method: 'credit' } })
const refusalCode = (answer: E.Either<EnvelopeFailure, unknown>): string | null =>
  E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error.code : null
const grant = (limit: string, userName = 'institute') =>
  finance.call(paymentEndpoints.grantPostpaid, { body: { userName, limit, reason: '年度框架合同' } })
const means = () => customer.get(paymentEndpoints.account, {})
const bills = async () =>
  (await customer.get(paymentEndpoints.ownPostpaidBills, { query: readList(ownPostpaidBillList, []).query }))
    .records
const noticeKinds = async () =>
  (await customer.get(noticeEndpoints.list, { query: readList(noticeList, []).query })).records.map(
    ({ kind }) => kind,
  )

/** Sessions do not last that long. */
const passDays = async (days: number): Promise<void> => {
  server.clock.advance(days * DAY_MS)
  finance = await server.signInAgain(finance.id)
  customer = await server.signInAgain(customer.id)
  other = await server.signInAgain(other.id)
}

// The courses below follow each other: the clock starts on 2026-11-21.
describe('post-payment', () => {
  it('[R4.05] is open to nobody whom finance has not approved', async () => {
    expect(refusalCode(await payByCredit(customer, await place(customer)))).toBe('PAY10015')
    expect(refusalCode(await grant('1000.00', 'nobody'))).toBe('ORDER10004')
  })

  it('[R4.05] opens an order of an approved customer at once, as post-paid', async () => {
    expect(E.isRight(await grant('1000.00'))).toBe(true)
    const orderId = await place(customer)
    expect(E.isRight(await payByCredit(customer, orderId))).toBe(true)
    const made = await customer.get(orderEndpoints.detail, { params: { orderId } })
    expect(made).toMatchObject({ type: 'postpaid', status: 'paid', payMethod: 'credit', total: '300.00' })
    expect(await means()).toMatchObject({ creditLimit: '1000.00', credit: '700.00', postpaid: 'active' })
    expect(await noticeKinds()).toContain('postpaidGranted')
  })

  it('[R4.05] ends at the limit, which never falls below what is used', async () => {
    await payByCredit(customer, await place(customer))
    expect(refusalCode(await grant('500.00'))).toBe('PAY10014')
    expect(E.isRight(await grant('700.00'))).toBe(true)
    expect(refusalCode(await payByCredit(customer, await place(customer)))).toBe('PAY10002')
    expect(await means()).toMatchObject({ creditLimit: '700.00', credit: '100.00' })
  })

  it('[R4.05] stops while finance has suspended it', async () => {
    const { records } = await finance.get(paymentEndpoints.postpaidAccounts, {
      query: readList(postpaidAccountList, []).query,
    })
    const [account] = records
    expect(account).toMatchObject({ userName: 'institute', standing: 'active', billed: '0.00' })
    const userId = account?.userId ?? ''
    await finance.get(paymentEndpoints.suspendPostpaid, { params: { userId }, body: { reason: '合同到期' } })
    expect(refusalCode(await payByCredit(customer, await place(customer)))).toBe('PAY10012')
    await grant('1500.00')
    expect(await means()).toMatchObject({ credit: '900.00', postpaid: 'active' })
  })

  it('[R4.05] is billed once after the month, and reminded of once when it is overdue', async () => {
    await server.runJob('postpaid-billing')
    expect(await bills()).toEqual([])
    await passDays(11)
    await server.runJob('postpaid-billing')
    await server.runJob('postpaid-billing')
    expect(await bills()).toMatchObject([
      {
        month: '2026-11',
        amount: '600.00',
        status: 'due',
        dueTime: '2026-12-17T16:00:00.000Z',
        paidBy: null,
      },
    ])
    await passDays(16)
    await server.runJob('postpaid-billing')
    await server.runJob('postpaid-billing')
    expect(await bills()).toMatchObject([{ status: 'overdue' }])
    const kinds = await noticeKinds()
    expect(kinds.filter((kind) => kind === 'postpaidBillIssued')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'postpaidBillOverdue')).toHaveLength(1)
    expect(refusalCode(await payByCredit(customer, await place(customer)))).toBe('PAY10011')
  })

  it('[R4.05] is paid from the contract fund by its customer only, once', async () => {
    const [bill] = await bills()
    const params = { billId: bill?.billId ?? '' }
    expect(refusalCode(await other.call(paymentEndpoints.payPostpaidBill, { params }))).toBe('SYS10002')
    expect(refusalCode(await customer.call(paymentEndpoints.payPostpaidBill, { params }))).toBe('PAY10002')
    await server.platform.db.updateTable('pay_accounts').set({ contract_fund: '650.00' }).execute()
    const tries = await Promise.all(
      [1, 2, 3].map(() => customer.call(paymentEndpoints.payPostpaidBill, { params })),
    )
    expect(tries.map(refusalCode).filter((code) => code === null)).toHaveLength(1)
    expect(await means()).toMatchObject({ contractFund: '50.00', credit: '1500.00', postpaid: 'active' })
  })

  it('[R4.05] is settled by a transfer that finance finds, under one bank reference', async () => {
    await payByCredit(customer, await place(customer))
    await passDays(15)
    await server.runJob('postpaid-billing')
    const { records } = await finance.get(paymentEndpoints.postpaidBills, {
      query: { ...readList(postpaidBillList, []).query, status: 'due' },
    })
    expect(records).toMatchObject([{ month: '2026-12', amount: '300.00', userName: 'institute' }])
    const params = { billId: records[0]?.billId ?? '' }
    const paid = await finance.get(paymentEndpoints.recordPostpaidPayment, {
      params,
      body: { bankReference: 'B-7781' },
    })
    expect(paid).toMatchObject({ status: 'paid', paidBy: 'bank', bankReference: 'B-7781' })
    const again = await finance.call(paymentEndpoints.recordPostpaidPayment, {
      params,
      body: { bankReference: 'B-7782' },
    })
    expect(refusalCode(again)).toBe('PAY10013')
    expect(await means()).toMatchObject({ credit: '1500.00' })
    const file = await finance.call(paymentEndpoints.exportPostpaidBills, {
      query: readList(postpaidBillList, []).query,
    })
    expect(E.isRight(file) && new TextDecoder().decode(file.right.bytes)).toContain('B-7781')
  })

  it('[R4.05] returns to the contract fund what is refunded after its bill was paid', async () => {
    const { records } = await customer.get(orderEndpoints.list, {
      query: { ...allOrders, status: 'paid', type: 'postpaid' },
    })
    const orderId = records[0]?.orderId ?? ''
    const asked = await customer.get(orderEndpoints.askRefund, {
      params: { orderId },
      body: { reason: '用不到了' },
    })
    await finance.get(orderEndpoints.approveRefund, { params: { requestId: asked.requestId } })
    await server.runJob('refunding')
    expect(await means()).toMatchObject({ contractFund: '50.00', credit: '1800.00' })
    await passDays(31)
    await server.runJob('postpaid-billing')
    expect(await means()).toMatchObject({ contractFund: '350.00', credit: '1500.00' })
    expect(await auditLedger(server.platform.db)).toEqual([])
  })
})
