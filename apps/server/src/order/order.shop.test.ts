import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
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
let owner: TestUser
let buyer: TestUser
let sale: Sale
beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
  sale = await putOnSale(server.platform.db)
  owner = await server.signIn({ retailer_id: '1001' })
  buyer = await server.signIn({
    user_name: 'wangxiaoming',
    phone: '13912345678',
    group: { id: 'g', isLeader: true },
  })
})
afterAll(() => server.stop())

const query = {
  status: undefined,
  provision: undefined,
  keyword: undefined,
  sort: undefined,
  cursor: undefined,
  limit: undefined,
}

describe('the orders of a shop', () => {
  it('[R6.06] are its own lines, without a way to reach the buyer', async () => {
    const placed = await order(buyer, intentFor(sale))
    const listed = await owner.get(orderEndpoints.shopList, { query })
    expect(listed.records).toMatchObject([
      {
        orderNo: E.isRight(placed) && placed.right.orderNo,
        status: 'unpaid',
        amount: 1,
        goodsId: sale.goodsId,
      },
    ])
    expect(JSON.stringify(listed)).not.toMatch(/wangxiaoming|13912345678|139\*/)
    const [line] = listed.records
    const params = { lineId: line?.lineId ?? '' }
    const detail = await owner.get(orderEndpoints.shopDetail, { params })
    expect(detail.events).toMatchObject([{ event: 'order.placed', to: 'unpaid' }])
    const other = await server.signIn({ retailer_id: '1002' })
    expect((await other.get(orderEndpoints.shopList, { query })).records).toEqual([])
    const foreign = await other.call(orderEndpoints.shopDetail, { params })
    expect(E.isLeft(foreign) && foreign.left).toMatchObject({ error: { code: 'SYS10002' } })
  })

  it('[R6.06] are found by number and state, and exported by those with the duty alone', async () => {
    const [line] = (await owner.get(orderEndpoints.shopList, { query })).records
    const found = async (asked: Partial<typeof query> | { status: 'paid' } | { keyword: string }) =>
      (await owner.get(orderEndpoints.shopList, { query: { ...query, ...asked } })).records.length
    expect(await found({ keyword: line?.orderNo.slice(-6) ?? 'none' })).toBe(1)
    expect(await found({ keyword: '%' })).toBe(0)
    expect(await found({ status: 'paid' })).toBe(0)
    const file = await owner.send({ method: 'GET', url: '/mall/seller/order/export' })
    expect(file.body).toContain(line?.orderNo)
    const service = await server.signIn({ retailer_id: '1001', shop_duties: ['service'] })
    const refused = await service.send({ method: 'GET', url: '/mall/seller/order/export' })
    expect(refused.json().code).toBe('AUTH10004')
    const noted = await server.platform.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'shop.ordersExported')
      .execute()
    expect(noted).toMatchObject([{ source: 'seller', object_id: '1001' }])
  })
})
