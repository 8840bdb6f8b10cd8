import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilForgotten } from '../testing/forgotten.ts'
import type { TestServer } from '../testing/index.ts'
import { putOnSale } from '../testing/sale.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let goods: readonly string[]
beforeAll(async () => {
  server = await startTestServer()
  const onSale: string[] = []
  for (const price of ['1.00', '2.00', '3.00'])
    onSale.push((await putOnSale(server.platform.db, { price })).goodsId)
  goods = onSale
  await server.runJob('search-refresh')
})
afterAll(() => server.stop())

/** The cheapest first, as they are now. */
const search = async () => {
  await untilForgotten()
  const { query } = searchFixtures.request()
  const { records } = await server.visitor().get(searchEndpoints.goods, {
    body: {
      query: { ...query, searchType: 'all', pageSize: 3 },
      classify: undefined,
      sort: { sort: 'basePrice', sortBy: 'asc' },
      filter: searchFixtures.noFilter,
    },
  })
  return records.map(({ goodsId, availability }) => [goods.indexOf(goodsId), availability])
}

it('[L4][R3.04] the order of a page is kept as long as the index does not change, its cards say what is so now', async () => {
  const [first = '', second = ''] = goods
  const { db } = server.platform
  const before = await search()
  expect(before.map(([place]) => place)).toEqual([0, 1, 2])

  await db.updateTable('sku_stock').set({ free: 0 }).where('goods_id', '=', first).execute()
  const [soldOut = [], ...others] = await search()
  expect(soldOut).toEqual([0, 4])
  expect(others).toEqual(before.slice(1))

  await db.updateTable('goods_search').set({ shelf: false }).where('goods_id', '=', second).execute()
  expect((await search()).map(([place]) => place)).toEqual([0, 2])

  await db
    .updateTable('pricings')
    .set({ price: '9.00', source_price: '9.00' })
    .where('sku_id', 'in', (eb) => eb.selectFrom('skus').select('skus.id').where('goods_id', '=', first))
    .execute()
  expect((await search()).map(([place]) => place)).toEqual([0, 2])
  await server.runJob('search-refresh')
  expect((await search()).map(([place]) => place)).toEqual([2, 0])
})
