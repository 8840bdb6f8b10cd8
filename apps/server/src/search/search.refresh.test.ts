import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as recompute } from '../migrations/20261124T0320-search-cards.ts'
import { untilForgotten } from '../testing/forgotten.ts'
import type { Caller, TestServer } from '../testing/index.ts'
import { putOnSale, type Sale, setPrice } from '../testing/sale.ts'
import { startTestServer } from '../testing/server.ts'
import { groupColumns } from './search.codes.ts'

let server: TestServer
let visitor: Caller
let sale: Sale
beforeAll(async () => {
  server = await startTestServer()
  visitor = server.visitor()
  sale = await putOnSale(server.platform.db, { price: '25.60' })
  await server.runJob('search-refresh')
})
afterAll(() => server.stop())

const found = async () => {
  // Pages and counts are kept for a while; another page size and another price are another page.
  const { query, ...usual } = searchFixtures.request('A800')
  return visitor.get(searchEndpoints.goods, {
    body: {
      ...usual,
      query: { ...query, searchType: 'all', pageSize: 10 + changes },
      filter: { ...searchFixtures.noFilter, highPrice: String(1_000_000 + changes) },
    },
  })
}
let changes = 0
const refreshed = async () => {
  changes += 1
  await server.runJob('search-refresh')
  await untilForgotten()
  return found()
}
const regionsOf = ({ facets }: Awaited<ReturnType<typeof found>>) => facets.region

describe('the index follows the catalogue', () => {
  it('[R3.04] finds goods that were put on sale, with their counts', async () => {
    const hits = await found()
    expect([hits.total, hits.records[0]?.minPrice, hits.records[0]?.saleCount]).toEqual([1, '25.60', 0])
    expect(regionsOf(hits)).toEqual([{ code: 'east', count: 1 }])
  })

  it('[R3.03] a migration has cards made anew that named another price', async () => {
    const { db } = server.platform
    await sql`update goods set card = (card::jsonb || '{"minPrice": "9.99"}')::json`.execute(db)
    await sql`delete from search_changes`.execute(db)
    await recompute(db as unknown as Kysely<unknown>)
    await server.runJob('search-refresh')
    const { rows } = await sql<{ price: string }>`select card->>'minPrice' as price from goods`.execute(db)
    expect(rows).toEqual([{ price: '25.60' }])
  })

  it('[R3.03] goods are found by the parameters of their skus once these change', async () => {
    const body = searchFixtures.request('浸没液冷')
    const total = async () => (await visitor.get(searchEndpoints.resource, { body })).total
    expect(await total()).toBe(0)
    const param = JSON.stringify([
      { name: { zh: '散热', en: 'Cooling' }, value: { zh: '浸没液冷', en: 'Immersion' } },
    ])
    await sql`update skus set document = (document::jsonb || jsonb_build_object('param', ${param}::jsonb))::json
      where id = ${sale.skuId}`.execute(server.platform.db)
    await refreshed()
    expect(await total()).toBe(1)
  })

  it('[R3.03] a changed price is on the card, and filters go by it', async () => {
    await setPrice(server.platform.db, sale, '3.20')
    const { records } = await refreshed()
    expect([records[0]?.minPrice, records[0]?.sourcePrice]).toEqual(['3.20', '3.20'])
    const body = {
      ...searchFixtures.request('A800'),
      filter: { ...searchFixtures.noFilter, highPrice: '3.2' },
    }
    expect((await visitor.get(searchEndpoints.resource, { body })).total).toBe(1)
    const cheaper = { ...body, filter: { ...searchFixtures.noFilter, highPrice: '3.19' } }
    expect((await visitor.get(searchEndpoints.resource, { body: cheaper })).total).toBe(0)
  })

  it('[R2.13] a sale is on the card, without waiting for the hour', async () => {
    await server.platform.db
      .updateTable('goods_counters')
      .set({ sale_count: 7 })
      .where('goods_id', '=', sale.goodsId)
      .execute()
    expect((await refreshed()).records[0]?.saleCount).toBe(7)
  })

  it('[R3.09] what is sold out says so within a second', async () => {
    await server.platform.db.updateTable('sku_stock').set({ free: 0 }).execute()
    await untilForgotten()
    expect((await found()).records[0]?.availability).toBe(4)
  })

  it('[R3.04] a price of another kind moves the goods from one value of a filter to another', async () => {
    expect((await found()).facets.payMode).toEqual([{ code: 'ONCE', count: 1 }])
    await server.platform.db
      .updateTable('pricings')
      .set({ billing_type: 'MONTH' })
      .where('id', '=', sale.pricingId)
      .execute()
    expect((await refreshed()).facets.payMode).toEqual([{ code: 'MONTH', count: 1 }])
  })

  it('[R3.04] goods taken off the shelf are found no more, and counted nowhere', async () => {
    await server.platform.db.updateTable('goods').set({ display: false }).execute()
    const hits = await refreshed()
    expect([hits.total, hits.records, regionsOf(hits)]).toEqual([0, [], []])
    const { rows } = await sql<{ held: number }>`
      select coalesce(sum(shelved), 0) as held from search_profiles`.execute(server.platform.db)
    expect(rows).toEqual([{ held: 0 }])
  })

  it('[R3.04] goods with other codes have another profile, whichever code it is', async () => {
    const { rows } = await sql<{ column: string }>`
      select column_name as column from information_schema.constraint_column_usage
      where constraint_name = 'search_profiles_codes'`.execute(server.platform.db)
    expect(rows.map(({ column }) => column).toSorted()).toEqual(
      ['compute', ...Object.values(groupColumns)].toSorted(),
    )
  })

  it('what is rolled back leaves nothing to refresh', async () => {
    const { db } = server.platform
    await db
      .transaction()
      .execute(async (trx) => {
        await setPrice(trx, sale, '9.90')
        throw new Error('taken back')
      })
      .catch(() => {})
    expect(await db.selectFrom('search_changes').selectAll().execute()).toEqual([])
  })
})
