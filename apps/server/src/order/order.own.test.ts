import { cartEndpoints } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allOrders,
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  type Sale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const { list, export: exported, reorder, cancel } = orderEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
})
afterAll(() => server.stop())

const place = async (buyer: TestUser, sale: Sale, amount = 1) => {
  server.clock.advance(1_000)
  const made = await order(buyer, intentFor(sale, { amount }))
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
  return made.right
}
const onSale = (sale = {}) => putOnSale(server.platform.db, sale)
const idsOf = (page: { readonly records: readonly { readonly orderId: string }[] }) =>
  page.records.map(({ orderId }) => orderId)

describe('the orders of a customer', () => {
  it('[R3.10] are listed page by page, the newest first, by status', async () => {
    const buyer = await server.signIn()
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) ids.unshift((await place(buyer, await onSale())).orderId)
    await buyer.get(cancel, { params: { orderId: ids[1] ?? '' } })
    const first = await buyer.get(list, { query: { ...allOrders, limit: 3 } })
    expect([first.total, first.previousCursor, ...idsOf(first)]).toEqual([5, null, ...ids.slice(0, 3)])
    const cursor = first.nextCursor ?? undefined
    const second = await buyer.get(list, { query: { ...allOrders, limit: 3, cursor } })
    expect([second.nextCursor, ...idsOf(second)]).toEqual([null, ...ids.slice(3)])
    const unpaid = await buyer.get(list, { query: { ...allOrders, status: 'unpaid', sort: 'createTime' } })
    expect(idsOf(unpaid)).toEqual([ids[4], ids[3], ids[2], ids[0]])
  })

  it('[R3.10] are found by number, goods and shop, by type, kind and time', async () => {
    const buyer = await server.signIn()
    const node = await place(buyer, await onSale())
    const software = await place(
      buyer,
      await onSale({ kind: 'software', clusterId: '', billingType: 'FOREVER' }),
    )
    let reader = buyer
    const found = async (filters: Partial<typeof allOrders>) =>
      idsOf(await reader.get(list, { query: { ...allOrders, ...filters } }))
    expect(await found({ keyword: ` ${node.orderNo.slice(4)} ` })).toEqual([node.orderId])
    const grouped = node.orderNo.replaceAll(/(....)/g, '$1\u00a0').replace('\u00a0', '－\u200b')
    expect(await found({ keyword: grouped })).toEqual([node.orderId])
    const both = [software.orderId, node.orderId]
    expect(await found({ keyword: 'a800 EIGHT' })).toEqual(both)
    expect(await found({ keyword: '平台自营' })).toEqual(both)
    expect(await found({ keyword: '%' })).toEqual([])
    expect(await found({ kind: 'software' })).toEqual([software.orderId])
    expect(await found({ type: 'formal' })).toEqual(both)
    expect(await found({ type: 'trial' })).toEqual([])
    server.clock.advance(3 * 24 * 3_600_000)
    reader = await server.signInAgain(buyer.id)
    expect(await found({ placedWithin: 2 })).toEqual([])
    expect(await found({ placedWithin: 7 })).toEqual(both)
  })

  it('[R1.01] are exported line by line in the language of the reader, Chinese whole', async () => {
    const buyer = await server.signIn()
    const { orderNo } = await place(buyer, await onSale(), 10)
    const answer = await buyer.call(exported, { query: allOrders })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    const { bytes } = answer.right
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, row, ...rest] = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(head).toBe(
      '订单号,下单时间（UTC+8）,订单类型,订单状态,店铺,商品,商品类型,规格,算力中心,数量,单位,单价（元）,时长,时长单位,小计（元）,支付方式,支付时间（UTC+8）,退款状态时间（UTC+8）',
    )
    expect(row).toContain(`'${orderNo},`)
    expect(row).toContain('正式订单,待支付,平台自营旗舰店,A800 八卡节点,异构算力,')
    expect(row).toContain('华东一区（昆山）算力中心,10,卡时,25.60,,,256.00,,')
    expect(rest).toEqual([])
  })

  it('[R3.10] are exported as the screen lists them, whatever it is filtered by', async () => {
    const buyer = await server.signIn()
    const software = { kind: 'software', clusterId: '', billingType: 'FOREVER' } as const
    const ids: string[] = []
    for (const [amount, sale] of [[1], [3], [2, software], [5], [1, software]] as const)
      ids.push((await place(buyer, await onSale(sale), amount)).orderId)
    await buyer.get(cancel, { params: { orderId: ids[1] ?? '' } })
    for (const filters of [
      {},
      { sort: 'createTime' as const },
      { status: 'cancelled' as const },
      { status: 'unpaid' as const, kind: 'software' as const },
      { keyword: 'A800' },
      { type: 'gift' as const },
    ]) {
      const query = { ...allOrders, ...filters }
      const { records } = await buyer.get(list, { query: { ...query, limit: 120 } })
      const answer = await buyer.call(exported, { query })
      if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
      const [, ...rows] = new TextDecoder().decode(answer.right.bytes).trim().split('\r\n')
      const cells = rows.map((row) => row.split(','))
      expect(cells.map((row) => [row[0], row[9], row[11], row[14]])).toEqual(
        records.flatMap(({ orderNo, lines }) =>
          lines.map(({ amount, unitPrice, subtotal }) => [`'${orderNo}`, `${amount}`, unitPrice, subtotal]),
        ),
      )
    }
  })

  it('[R5.09] go into the cart again as far as they can be bought, and say what cannot', async () => {
    const buyer = await server.signIn()
    const [kept, gone] = [await onSale(), await onSale()]
    const before = await place(buyer, kept, 3)
    expect(await buyer.get(reorder, { params: { orderId: before.orderId } })).toEqual({
      added: 1,
      refused: [],
    })
    const items = await buyer.get(cartEndpoints.list, {})
    expect(items).toMatchObject([{ skuId: kept.skuId, purchaseAmount: 3, clusterId: 'c-kunshan' }])
    const { orderId } = await place(buyer, gone)
    await server.platform.db
      .updateTable('goods')
      .set({ display: false })
      .where('id', '=', gone.goodsId)
      .execute()
    expect(await buyer.get(reorder, { params: { orderId } })).toMatchObject({
      added: 0,
      refused: [{ name: { zh: 'A800 八卡节点' }, refusal: { code: 'CART10003' } }],
    })
    expect((await buyer.get(cartEndpoints.count, {})).count).toBe(1)
  })

  it('[S1][C2] are nobody else’s: not listed, not exported, not put into a cart', async () => {
    const buyer = await server.signIn()
    const { orderId, orderNo } = await place(buyer, await onSale())
    const other = await server.signIn()
    expect(await other.get(list, { query: { ...allOrders, keyword: orderNo } })).toMatchObject({ total: 0 })
    const answer = await other.call(exported, { query: allOrders })
    expect(E.isRight(answer) && new TextDecoder().decode(answer.right.bytes)).not.toContain(orderNo)
    expect(await other.call(reorder, { params: { orderId } })).toEqual(
      expect.objectContaining({
        left: { kind: 'refused', error: expect.objectContaining({ code: 'SYS10002' }) },
      }),
    )
    expect((await other.get(cartEndpoints.count, {})).count).toBe(0)
  })
})
