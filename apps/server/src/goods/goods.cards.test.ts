import {
  choiceAvailability,
  choicePricing,
  chosenSku,
  firstChoice,
  type GoodsCard,
  goodsEndpoints,
  hasTrialMode,
} from '@compute-mall/core/goods'
import { readSearch, requestOf, type Search, searchEndpoints, withKeyword } from '@compute-mall/core/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilForgotten } from '../testing/forgotten.ts'
import type { TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer({ env: { GOODS_ACCESS: 'public' } })
})
afterAll(() => server.stop())

/** The first of the compute market, as they are now. */
const cards = async () => {
  await untilForgotten()
  const { records } = await server
    .visitor()
    .get(searchEndpoints.resource, { body: requestOf(readSearch([]), 5) })
  return records
}

/** All that a card promises of the page that it leads to. */
const promiseOf = ({
  goodsId,
  skuId,
  availability,
  minPrice,
  unit,
  billingType,
  hasTrialMode,
}: GoodsCard) => ({
  goodsId,
  skuId,
  availability,
  minPrice,
  unit,
  billingType,
  hasTrialMode,
})

/** What the page opens with that a card leads to, with the words of the search that it stood in. */
const openedBy = async ({ goodsId, skuId: named }: GoodsCard, keyword = '') => {
  const params = { id: goodsId }
  const visitor = server.visitor()
  const { skuId } =
    keyword === ''
      ? { skuId: named }
      : await visitor.get(searchEndpoints.specificationMatched, { query: { skuId: named, keyword } })
  const offer = {
    goods: await visitor.get(goodsEndpoints.detail, { params }),
    skus: await visitor.get(goodsEndpoints.skus, { params }),
  }
  const choice = firstChoice(offer, { skuId })
  if (choice === null) throw new Error(`goods ${goodsId} have nothing to buy`)
  const sku = chosenSku(offer, choice)
  const pricing = choicePricing(offer, choice)
  return {
    goodsId,
    skuId: choice.skuId,
    availability: choiceAvailability(offer, choice),
    minPrice: pricing?.price,
    unit: pricing?.unit,
    billingType: pricing?.billingType,
    hasTrialMode: sku !== undefined && hasTrialMode(sku),
  }
}

const found = async (search: Search, pageSize: number) => {
  const visitor = server.visitor()
  const body = requestOf(search, pageSize)
  const pages = await Promise.all([
    visitor.get(searchEndpoints.resource, { body }),
    visitor.get(searchEndpoints.goods, { body }),
  ])
  return pages.flatMap(({ records }) => records)
}

const none = readSearch([])
const lists = {
  'all goods': none,
  'what can be tried': readSearch([['other', 'trial']]),
  'words that name a specification': withKeyword(none, '4 卡'),
  'words in English': withKeyword(none, 'L40 8'),
} as const

describe('what a card promises', () => {
  for (const [name, search] of Object.entries(lists))
    it(`[R3.03][R3.09] is what the page opens with that it leads to, of ${name}`, async () => {
      const cards = await found(search, 120)
      expect(cards.length).toBeGreaterThan(name === 'all goods' ? 200 : 4)
      const opened: Awaited<ReturnType<typeof openedBy>>[] = []
      // One page after the other, as somebody would open them: searches in progress are bounded.
      for (const card of cards) opened.push(await openedBy(card, search.keyword))
      expect(cards.map(promiseOf)).toEqual(opened)
    })

  it('[R3.03] is a trial wherever trials were asked for and one is left', async () => {
    const cards = await found(lists['what can be tried'], 119)
    expect(cards.filter((card) => !card.hasTrialMode && card.availability !== 4)).toEqual([])
  })

  it('[R3.02] is nothing of a place that nobody knows', async () => {
    const [card] = (await cards()).filter(({ availability }) => availability !== 4)
    const { db } = server.platform
    const skuId = card?.skuId ?? ''
    // What is left of the sku that the card names is left in that place alone.
    await sql`update sku_stock set free = 0 where sku_id = ${skuId}`.execute(db)
    await sql`insert into sku_stock (sku_id, cluster_id, goods_id, position, free, capacity)
      values (${skuId}, 'c-unknown', ${card?.goodsId}, 99, 50, 50)`.execute(db)
    const after = (await cards()).find(({ goodsId }) => goodsId === card?.goodsId)
    expect(after && promiseOf(after)).toEqual(after && (await openedBy(after)))
    expect(after).toBeDefined()
  })

  it('[R3.03][R3.09] is that of the next sku, which it leads to, where its own is sold out', async () => {
    const [card] = await cards()
    const skuId = card?.skuId ?? ''
    const { db } = server.platform
    await sql`update sku_stock set free = 0 where sku_id = ${skuId}`.execute(db)
    const after = (await cards()).find(({ goodsId }) => goodsId === card?.goodsId)
    expect(after?.skuId).not.toBe(skuId)
    expect(after && promiseOf(after)).toEqual(after && (await openedBy(after)))
  })
})
