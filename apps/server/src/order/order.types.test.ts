import { E } from '@compute-mall/core/fp'
import { invoiceEndpoints } from '@compute-mall/core/invoice'
import { ledgerEndpoints, ledgerList } from '@compute-mall/core/ledger'
import { readList } from '@compute-mall/core/list'
import { adminOrderList, type OrderType, orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/index.ts'
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
import { settleIfFree } from './order.create.ts'

let server: TestServer
let buyer: TestUser
let sales: { readonly gift: Sale; readonly postpaid: Sale }
const orderIds: Partial<Record<OrderType, string>> = {}

/** No call makes such an order (decision 29): one that was made otherwise stands in the tables like this. */
const place = async (sale: Sale, type: 'formal' | 'gift' | 'postpaid'): Promise<string> => {
  const { db } = server.platform
  const made = await order(buyer, intentFor(sale))
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
  const { orderId } = made.right
  await db.updateTable('orders').set({ type }).where('id', '=', orderId).execute()
  if (type === 'gift') {
    await db.updateTable('orders').set({ total: '0.00' }).where('id', '=', orderId).execute()
    await sql`update order_lines set document = jsonb_set(document::jsonb, '{subtotal}', '"0.00"')
      where order_id = ${orderId}`.execute(db)
    await inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      await settleIfFree(trx, row)
    })
  } else await buyer.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'credit' } })
  return orderId
}

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.platform
  await publishAgreement(db)
  buyer = await server.signIn({ user_name: 'contractor' })
  await db
    .insertInto('pay_accounts')
    .values({ user_id: buyer.id, credit: '100000.00', credit_limit: '100000.00' })
    .execute()
  sales = { gift: await putOnSale(db, { price: '7.00' }), postpaid: await putOnSale(db, { price: '256.00' }) }
  orderIds.gift = await place(sales.gift, 'gift')
  orderIds.postpaid = await place(sales.postpaid, 'postpaid')
  await server.runJob('outbox')
  await server.runJob('provisioning')
  server.clock.advance(1_000)
  await server.runJob('provisioning')
})
afterAll(() => server.stop())

const types = ['gift', 'postpaid'] as const
const idOf = (type: 'gift' | 'postpaid') => orderIds[type] ?? ''

describe('orders that somebody else made for a customer', () => {
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

  it('[R3.10] are invoiced and stand on the statement of their shop where they cost something', async () => {
    const open = await buyer.get(invoiceEndpoints.orders, {})
    expect(open.map(({ orderId }) => orderId)).toEqual([idOf('postpaid')])
    const lines = await server.platform.db.selectFrom('statement_lines').selectAll().execute()
    expect(lines.map(({ kind }) => kind)).toEqual(['sale'])
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
    const again = await place(sales.postpaid, 'formal')
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
