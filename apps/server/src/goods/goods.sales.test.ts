import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/index.ts'
import { putOnSale, type Sale } from '../testing/sale.ts'
import { startTestServer } from '../testing/server.ts'
import { countSales } from './index.ts'

let server: TestServer
let one: Sale
let two: Sale
beforeAll(async () => {
  server = await startTestServer({ modules: () => ({}) })
  one = await putOnSale(server.platform.db)
  two = await putOnSale(server.platform.db)
  await sql`
    insert into skus select (json_populate_record(skus, json_build_object('id', id || '-other'))).*
    from skus where id = ${one.skuId}`.execute(server.platform.db)
})
afterAll(() => server.stop())

describe('sales', () => {
  it('[R9.08] are counted once for each order and goods item, on the day in Shanghai', async () => {
    const { db } = server.platform
    await countSales(db, [
      { skuIds: [one.skuId, `${one.skuId}-other`, two.skuId], paidAt: '2026-11-21T15:59:59.000Z' },
      { skuIds: [one.skuId], paidAt: '2026-11-21T16:00:00.000Z' },
      { skuIds: [one.skuId], paidAt: '2026-11-21T16:00:00.000Z' },
    ])
    await countSales(db, [{ skuIds: [one.skuId], paidAt: '2026-11-21T16:00:01.000Z' }])
    const counted = await db.selectFrom('goods_counters').select(['goods_id', 'sale_count']).execute()
    expect(new Map(counted.map((row) => [row.goods_id, row.sale_count]))).toEqual(
      new Map([
        [one.goodsId, 4],
        [two.goodsId, 1],
      ]),
    )
    const days = await db
      .selectFrom('goods_days')
      .select(['orders', ({ cast }) => cast<string>('day', 'text').as('day')])
      .where('goods_id', '=', one.goodsId)
      .orderBy('day')
      .execute()
    expect(days).toEqual([
      { orders: 1, day: '2026-11-21' },
      { orders: 3, day: '2026-11-22' },
    ])
  })
})
