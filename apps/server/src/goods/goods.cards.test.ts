import { choiceAvailability, firstChoice, goodsEndpoints } from '@compute-mall/core/goods'
import { readSearch, requestOf, searchEndpoints } from '@compute-mall/core/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
})
afterAll(() => server.stop())

/** The first so many of the compute market; another number is not read from the cache. */
const cards = async (pageSize: number) => {
  const { records } = await server
    .visitor()
    .get(searchEndpoints.resource, { body: requestOf(readSearch([]), pageSize) })
  return records
}

/** What a page opens with that a card leads to. */
const openedBy = async ({ goodsId, skuId }: { readonly goodsId: string; readonly skuId: string }) => {
  const params = { id: goodsId }
  const visitor = server.visitor()
  const offer = {
    goods: await visitor.get(goodsEndpoints.detail, { params }),
    skus: await visitor.get(goodsEndpoints.skus, { params }),
  }
  const choice = firstChoice(offer, { skuId })
  return choice && choiceAvailability(offer, choice)
}

describe('the level of a card', () => {
  it('[R3.09] is that of what the page opens with', async () => {
    const all = await cards(120)
    expect(all.length).toBeGreaterThan(100)
    const promised = all.map(({ goodsId, availability }) => [goodsId, availability])
    const opened = await Promise.all(all.map(async (card) => [card.goodsId, await openedBy(card)]))
    expect(promised).toEqual(opened)
  })

  it('[R3.09] is that of the next sku, which it leads to, where its own is sold out', async () => {
    const [card] = await cards(2)
    const skuId = card?.skuId ?? ''
    const { db } = server.platform
    await sql`update sku_stock set free = 0 where sku_id = ${skuId}`.execute(db)
    const after = (await cards(3)).find(({ goodsId }) => goodsId === card?.goodsId)
    expect(after?.skuId).not.toBe(skuId)
    expect(after?.availability).toBe(after && (await openedBy(after)))
  })
})
