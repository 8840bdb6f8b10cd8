import { E } from '@compute-mall/core/fp'
import { invoiceEndpoints } from '@compute-mall/core/invoice'
import { ledgerEndpoints, ledgerList } from '@compute-mall/core/ledger'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { adminOrderList, type OrderType, orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allOrders,
  auditLedger,
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  type Sale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

let server: TestServer
let buyer: TestUser
let operator: TestUser
let sales: { readonly gift: Sale; readonly postpaid: Sale }
const orderIds: Partial<Record<OrderType, string>> = {}

const give = async (sale: Sale): Promise<string> => {
  const { choice } = intentFor(sale)
  if (choice === undefined) throw new Error('a sale is one choice')
  const { orderId } = await operator.get(orderEndpoints.give, {
    body: { userName: 'contractor', choice, worth: '7.00', reason: '新客户体验' },
  })
  return orderId
}

const buy = async (sale: Sale): Promise<string> => {
  const made = await order(buyer, intentFor(sale))
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
  const { orderId } = made.right
  await buyer.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'credit' } })
  return orderId
}

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.platform
  await publishAgreement(db)
  buyer = await server.signIn({ user_name: 'contractor' })
  operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'], user_name: 'operator' })
  const finance = await server.signIn({ role_type: 'manager', role_ids: ['financial'] })
  await finance.get(paymentEndpoints.grantPostpaid, {
    body: { userName: 'contractor', limit: '100000.00', reason: '框架合同 2026-118' },
  })
  sales = { gift: await putOnSale(db, { price: '7.00' }), postpaid: await putOnSale(db, { price: '256.00' }) }
  orderIds.gift = await give(sales.gift)
  orderIds.postpaid = await buy(sales.postpaid)
  await server.runJob('outbox')
  await server.runJob('provisioning')
  server.clock.advance(1_000)
  await server.runJob('provisioning')
})
afterAll(() => server.stop())

const types = ['gift', 'postpaid'] as const
const idOf = (type: 'gift' | 'postpaid') => orderIds[type] ?? ''

describe('gift and post-paid orders', () => {
  it.each(types)('[R3.10] of type %s are listed, shown and exported by their name', async (type) => {
    const { records } = await buyer.get(orderEndpoints.list, { query: { ...allOrders, type } })
    expect(records.map(({ orderId }) => orderId)).toEqual([idOf(type)])
    const detail = await buyer.get(orderEndpoints.detail, { params: { orderId: idOf(type) } })
    expect(detail).toMatchObject({ type, status: 'paid', total: type === 'gift' ? '0.00' : '256.00' })
    const file = await buyer.call(orderEndpoints.export, { query: { ...allOrders, type } })
    const text = E.isRight(file) ? new TextDecoder().decode(file.right.bytes) : ''
    expect(text).toContain(type === 'gift' ? '赠送订单' : '后付费订单')
    const officer = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    const seen = await officer.get(orderEndpoints.all, {
      query: { ...readList(adminOrderList, []).query, type },
    })
    expect(seen.records.map(({ orderId }) => orderId)).toEqual([idOf(type)])
  })

  it.each(types)('[R3.10] of type %s are opened and can be used and renewed', async (type) => {
    const { records } = await buyer.get(provisionEndpoints.list, { query: readList(resourceList, []).query })
    expect(records.find(({ orderId }) => orderId === idOf(type))).toMatchObject({
      orderType: type,
      status: 'open',
    })
  })

  it('[R3.10] stand in ledger, bill and costs as far as money moved, to the cent', async () => {
    const entries = await buyer.get(ledgerEndpoints.list, { query: readList(ledgerList, []).query })
    expect(entries.records.map(({ orderType, amount }) => [orderType, amount])).toEqual([
      ['postpaid', '256.00'],
    ])
    const month = await buyer.get(ledgerEndpoints.bill, { params: { month: '2026-11' } })
    expect([month.total, month.entries.length]).toEqual(['256.00', 1])
    const costs = await buyer.get(ledgerEndpoints.costs, {})
    expect(costs.map(({ amount }) => amount)).toEqual(['256.00'])
    expect(await auditLedger(server.platform.db)).toEqual([])
  })

  it('[R4.05] are paid to their shops on the statement, and invoiced where the customer pays', async () => {
    const open = await buyer.get(invoiceEndpoints.orders, {})
    expect(open.map(({ orderId }) => orderId)).toEqual([idOf('postpaid')])
    const lines = await server.platform.db
      .selectFrom('statement_lines')
      .select(['kind', 'amount'])
      .orderBy('amount')
      .execute()
    expect(lines).toEqual([
      { kind: 'gift', amount: '7.00' },
      { kind: 'sale', amount: '256.00' },
    ])
  })

  it('[R4.05] tell the customer of a gift, and the audit log who gave it and why', async () => {
    const notices = await buyer.get(noticeEndpoints.list, { query: readList(noticeList, []).query })
    expect(notices.records.find(({ kind }) => kind === 'giftReceived')?.subjectId).toBe(idOf('gift'))
    const line = await server.platform.db
      .selectFrom('audit_log')
      .select(['actor_id', 'object_id', 'reason', 'after'])
      .where('action', '=', 'order.given')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({
      actor_id: operator.id,
      object_id: idOf('gift'),
      reason: '新客户体验',
      after: { worth: '7.00' },
    })
  })

  it('[R4.05] refuse a gift to nobody, at another worth, and more than is left', async () => {
    const { choice } = intentFor(sales.gift)
    if (choice === undefined) throw new Error('a sale is one choice')
    const gift = { userName: 'contractor', choice, worth: '7.00', reason: '新客户体验' }
    const codeOf = async (body: Partial<typeof gift>) => {
      const made = await operator.call(orderEndpoints.give, { body: { ...gift, ...body } })
      return E.isLeft(made) && made.left.kind === 'refused' ? made.left.error.code : null
    }
    expect(await codeOf({ userName: 'nobody' })).toBe('ORDER10004')
    expect(await codeOf({ userName: 'operator' })).toBe('ORDER10004')
    expect(await codeOf({ worth: '6.00' })).toBe('PURCHASE10008')
    expect(await codeOf({ choice: { ...choice, purchaseAmount: 2_000_000 } })).toMatch(/^(PURCHASE|CART)/)
  })

  it('[R9.08] count as a sale where they were sold, and not where they were given', async () => {
    const counted = await server.platform.db
      .selectFrom('goods_counters')
      .select(['goods_id', 'sale_count'])
      .where('sale_count', '>', 0)
      .execute()
    expect(counted.map(({ goods_id, sale_count }) => [goods_id, sale_count])).toEqual([
      [sales.postpaid.goodsId, 1],
    ])
  })

  it('[R5.10] keep what they hold as bought when a purchase of the same is given back', async () => {
    const again = await buy(sales.postpaid)
    const asked = await buyer.get(orderEndpoints.askRefund, {
      params: { orderId: again },
      body: { reason: '重复购买' },
    })
    const finance = await server.signIn({ role_type: 'manager', role_ids: ['financial'] })
    await finance.get(orderEndpoints.approveRefund, { params: { requestId: asked.requestId } })
    const held = await server.platform.db
      .selectFrom('sku_buyers')
      .select('has_formal')
      .where('user_id', '=', buyer.id)
      .where('sku_id', '=', sales.postpaid.skuId)
      .executeTakeFirstOrThrow()
    expect(held.has_formal).toBe(true)
  })
})
