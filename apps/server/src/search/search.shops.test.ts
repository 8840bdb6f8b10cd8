import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { shopEndpoints } from '@compute-mall/core/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addShop } from '../testing/chatting.ts'
import type { Caller, TestServer } from '../testing/index.ts'
import { putOnSale } from '../testing/sale.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let visitor: Caller
/** Four shops, each with one goods item: `id` → how often it was reviewed, and all its stars. */
const reviewed = {
  praised: { review_count: 100, star_total: 490 },
  lucky: { review_count: 1, star_total: 5 },
  new: { review_count: 0, star_total: 0 },
  poor: { review_count: 20, star_total: 60 },
}
const goods = new Map<string, string>()

beforeAll(async () => {
  server = await startTestServer()
  visitor = server.visitor()
  const { db } = server.platform
  for (const [id, counted] of Object.entries(reviewed).toReversed()) {
    await addShop(db, id)
    const { goodsId } = await putOnSale(db)
    goods.set(id, goodsId)
    await db.updateTable('goods').set({ shop_id: id }).where('id', '=', goodsId).execute()
    await db.updateTable('goods_counters').set(counted).where('goods_id', '=', goodsId).execute()
  }
  await db.deleteFrom('goods_lives').where('shop_id', '=', '1001').execute()
  await db.deleteFrom('shops').where('id', '=', '1001').execute()
})
afterAll(() => server.stop())

const shops = async () => {
  const { records } = await visitor.get(searchEndpoints.shops, { body: searchFixtures.request() })
  return records.map(({ shopId, shopScore, reviewCount }) => [shopId, shopScore, reviewCount])
}

describe('how shops are rated', () => {
  it('[R2.03] ranks by all stars, so that one review says little and none says nothing (D30)', async () => {
    expect(await shops()).toEqual([
      ['praised', 4.9, 100],
      ['lucky', 5, 1],
      ['new', 0, 0],
      ['poor', 3, 20],
    ])
  })

  it('[R2.21] names the goods that a shop features, then what sells best', async () => {
    await server.runJob('search-refresh')
    const { records } = await visitor.get(searchEndpoints.shops, { body: searchFixtures.request() })
    expect(records.map(({ shopId, featured }) => [shopId, featured.map(({ id }) => id)])).toEqual(
      ['praised', 'lucky', 'new', 'poor'].map((id) => [id, [goods.get(id)]]),
    )
  })

  it('[R3.01] tells of a shop that nobody has reviewed', async () => {
    const shop = await visitor.get(shopEndpoints.detail, { params: { id: 'new' } })
    expect([shop.shopScore, shop.reviewCount]).toEqual([0, 0])
  })

  it('[R2.03] counts a review at once, and one that is taken back no more', async () => {
    const { db } = server.platform
    const count = (review_count: number, star_total: number) =>
      db
        .updateTable('goods_counters')
        .set({ review_count, star_total })
        .where('goods_id', '=', goods.get('new') ?? '')
        .execute()
    await count(3, 14)
    expect((await shops()).map(([id]) => id)).toEqual(['praised', 'new', 'lucky', 'poor'])
    expect((await shops())[1]).toEqual(['new', 4.7, 3])
    await count(0, 0)
    expect((await shops())[2]).toEqual(['new', 0, 0])
  })
})

describe('what a shop features', () => {
  const of = async (storeId: string | undefined, pageSize: number) => {
    const usual = searchFixtures.request()
    const body = { ...usual, query: { ...usual.query, searchType: 'all' as const, storeId, pageSize } }
    const { records } = await visitor.get(searchEndpoints.goods, { body })
    return records.map(({ goodsId, tags }) => [goodsId, tags.some(({ en }) => en === 'Featured')])
  }

  it('[R6.08][W12] stands first and is marked among its own goods, and nowhere else', async () => {
    const { db } = server.platform
    const owner = { shop_id: 'praised' }
    const added = [await putOnSale(db), await putOnSale(db)].map(({ goodsId }) => goodsId)
    for (const goodsId of added) {
      await db.updateTable('goods').set(owner).where('id', '=', goodsId).execute()
      await db.updateTable('goods_lives').set(owner).where('goods_id', '=', goodsId).execute()
    }
    await server.runJob('search-refresh')
    const before = await of('praised', 20)
    expect(before.map(([, isMarked]) => isMarked)).toEqual([false, false, false])
    const [last] = before.at(-1) ?? []
    await db
      .updateTable('goods_lives')
      .set({ featured_at: new Date(server.clock()) })
      .where('goods_id', '=', String(last))
      .execute()
    const after = await of('praised', 21)
    expect(after[0]).toEqual([last, true])
    expect(after.slice(1)).toEqual(before.filter(([id]) => id !== last))
    expect((await of(undefined, 22)).filter(([, isMarked]) => isMarked)).toEqual([])
  })
})
