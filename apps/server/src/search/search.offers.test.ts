import { type SearchRequest, searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../testing/index.ts'
import { type NewSale, putOnSale } from '../testing/sale.ts'
import { startTestServer } from '../testing/server.ts'

/** What is on sale, by the name that tests give it. */
const offers = {
  free: { price: '0.00', billingType: 'FREE', unit: 'times' },
  storage: { kind: 'storage', price: '0.35', billingType: 'MONTH', unit: 'gbMonth' },
  cores: { price: '0.0850', billingType: 'ONCE', unit: 'coreHour' },
  server: { kind: 'cloudServer', price: '899.00', billingType: 'MONTH', unit: 'month' },
  platform: { kind: 'saas', price: '23988.00', billingType: 'YEAR', unit: 'year' },
  cards: { price: '25.60', billingType: 'ONCE', unit: 'cardHour' },
  node: { kind: 'bareMetal', price: '2688.00', billingType: 'DAY', unit: 'platformDay' },
  call: { kind: 'model', price: '0.01', billingType: 'ONCE', unit: 'times' },
  licence: { kind: 'software', price: '9000.00', billingType: 'FOREVER', unit: 'times' },
} as const satisfies Readonly<Record<string, NewSale>>
type Name = keyof typeof offers

let server: TestServer
let visitor: Caller
const names = new Map<string, Name>()
beforeAll(async () => {
  server = await startTestServer()
  visitor = server.visitor()
  for (const name of Object.keys(offers).toReversed() as Name[])
    names.set((await putOnSale(server.platform.db, offers[name])).goodsId, name)
  await server.runJob('search-refresh')
})
afterAll(() => server.stop())

let asked = 0
/** Pages and counts are kept for a while: each question is another one. */
const search = async (sort: SearchRequest['sort'], filter: Partial<SearchRequest['filter']> = {}) => {
  asked += 1
  const { query } = searchFixtures.request()
  const hits = await visitor.get(searchEndpoints.goods, {
    body: {
      query: { ...query, searchType: 'all', pageSize: 20 + asked },
      classify: undefined,
      sort,
      filter: {
        ...searchFixtures.noFilter,
        highPrice: String(1_000_000 + asked),
        ...filter,
      },
    },
  })
  return { ...hits, found: hits.records.map(({ goodsId }) => names.get(goodsId)) }
}
const cheapest = { sort: 'basePrice', sortBy: 'asc' } as const

const setFree = async (name: Name, free: number) => {
  const [goodsId = ''] = [...names].find(([, known]) => known === name) ?? []
  await server.platform.db.updateTable('sku_stock').set({ free }).where('goods_id', '=', goodsId).execute()
}

describe('sorting by price', () => {
  it('[R3.04] compares what an hour costs, whatever prices are written for; what has no hour comes last', async () => {
    expect((await search(cheapest)).found).toEqual([
      'free',
      'storage',
      'cores',
      'server',
      'platform',
      // A machine of eight accelerators: each costs less than a card-hour of the next.
      'node',
      'cards',
      'call',
      'licence',
    ])
  })

  it('[R3.04] turns all of it round, so that the dearest come first', async () => {
    expect((await search({ sort: 'basePrice', sortBy: 'desc' })).found).toEqual([
      'licence',
      'call',
      'cards',
      'node',
      'platform',
      'server',
      'cores',
      'storage',
      'free',
    ])
  })

  it('[R3.04] follows a price that is changed to another unit', async () => {
    const [goodsId = ''] = [...names].find(([, known]) => known === 'node') ?? []
    const { db } = server.platform
    const pricing = db
      .updateTable('pricings')
      .where('sku_id', 'in', (of) => of.selectFrom('skus').select('id').where('goods_id', '=', goodsId))
    await pricing.set({ billing_type: 'YEAR', unit: 'year' }).execute()
    await server.runJob('search-refresh')
    const [first, second, third] = (await search(cheapest, { payMode: ['YEAR', 'MONTH'] })).found
    expect([first, second, third]).toEqual(['storage', 'node', 'server'])
    await pricing.set({ billing_type: 'DAY', unit: 'platformDay' }).execute()
    await server.runJob('search-refresh')
  })
})

describe('what is in stock', () => {
  const inStock = () => search(cheapest, { inStock: true })

  it('[R3.04] alone is shown and counted where one asks for it', async () => {
    await setFree('cards', 0)
    await setFree('cores', 0)
    await server.runJob('search-refresh')
    const { total, found, facets } = await inStock()
    expect([total, found]).toEqual([7, ['free', 'storage', 'server', 'platform', 'node', 'call', 'licence']])
    expect(facets.payMode).toEqual([
      { code: 'ONCE', count: 1 },
      { code: 'DAY', count: 1 },
      { code: 'MONTH', count: 2 },
      { code: 'YEAR', count: 1 },
      { code: 'FOREVER', count: 1 },
    ])
  })

  it('[R3.09] is shown beside what is sold out where nobody asks', async () => {
    const { total, facets } = await search(cheapest)
    expect(total).toBe(9)
    expect(facets.payMode[0]).toEqual({ code: 'ONCE', count: 3 })
  })

  it('[R3.04] is searched by words, by categories and by price alike', async () => {
    expect((await search(cheapest, { inStock: true, payMode: ['ONCE'] })).found).toEqual(['call'])
    expect((await search(cheapest, { inStock: true, lowPrice: '0.05', highPrice: '30' })).found).toEqual([
      'storage',
    ])
    const { query } = searchFixtures.request('A800')
    const filter = { ...searchFixtures.noFilter, inStock: true }
    const body = {
      query: { ...query, searchType: 'all' as const },
      classify: undefined,
      sort: undefined,
      filter,
    }
    expect((await visitor.get(searchEndpoints.goods, { body })).total).toBe(7)
  })

  it('[R3.04] comes back with the first that is free again, and no sale in between is noted', async () => {
    await setFree('cards', 1)
    await setFree('node', 12)
    const { db } = server.platform
    expect(await db.selectFrom('search_changes').selectAll().execute()).toHaveLength(1)
    await server.runJob('search-refresh')
    expect((await inStock()).found).toContain('cards')
  })
})
