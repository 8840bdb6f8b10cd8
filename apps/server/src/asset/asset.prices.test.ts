import type { Asset } from '@compute-mall/core/asset'
import {
  type GoodsCard,
  goodsEndpoints,
  listedPricing,
  type Pricing,
  type Sku,
  shownUnit,
} from '@compute-mall/core/goods'
import { searchEndpoints } from '@compute-mall/core/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startSeededServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let visitor: Caller
let cards: readonly GoodsCard[]
let assets: readonly Asset[]

const MOST = 120
const body = (pageNum: number, searchType: 'all' | undefined, pageSize: number) => ({
  body: {
    query: { keyWords: undefined, pageNum, pageSize, searchType, storeId: undefined },
    classify: undefined,
    sort: undefined,
    filter: undefined,
  },
})

const allPages = async <Row>(
  read: (page: number) => Promise<{ readonly total: number; readonly records: readonly Row[] }>,
) => {
  const first = await read(1)
  const rest = Array.from({ length: Math.ceil(first.total / MOST) - 1 }, (_, page) => read(page + 2))
  return [first, ...(await Promise.all(rest))].flatMap(({ records }) => records)
}

beforeAll(async () => {
  server = await startSeededServer({ env: { GOODS_ACCESS: 'public' } })
  visitor = server.visitor()
  cards = await allPages((page) => visitor.get(searchEndpoints.goods, body(page, 'all', MOST)))
  assets = await allPages((page) => visitor.get(searchEndpoints.aiNexus, body(page, undefined, MOST)))
})
afterAll(() => server.stop())

const skusOf = (goodsId: string): Promise<readonly Sku[]> =>
  visitor.get(goodsEndpoints.skus, { params: { id: goodsId } })

const priced = (
  goods: Pick<GoodsCard, 'kind'>,
  { price, unit, billingType }: Pick<Pricing, 'price' | 'unit' | 'billingType'>,
) => `${price} ${shownUnit(goods, { unit, billingType })}`

describe('the price of every goods item of the demonstration', () => {
  it('[R3.03][R3.04] is one that is sold, of a month wherever months are', async () => {
    const wrong = await Promise.all(
      cards.map(async (card) => {
        const sku = (await skusOf(card.goodsId)).find(({ id }) => id === card.skuId)
        const sold = sku && (listedPricing(sku) ?? sku.pricing[0])
        const isMonth = sku?.pricing.some(({ billingType }) => billingType === 'MONTH')
        const isRight =
          sold !== undefined &&
          priced(card, { ...card, price: card.minPrice }) === priced(card, sold) &&
          (isMonth === false || card.billingType === 'MONTH')
        return isRight ? [] : [card.name.en]
      }),
    )
    expect(cards.length).toBeGreaterThan(250)
    expect(wrong.flat()).toEqual([])
    expect(new Set(cards.map(({ billingType }) => billingType))).toEqual(
      new Set(['MONTH', 'YEAR', 'ONCE', 'FOREVER', 'FREE']),
    )
  })

  it('[R1.04][R9.04] is the same with the same unit in the community', async () => {
    const sold = assets.filter(({ goodsId }) => goodsId !== null)
    const compared = await Promise.all(
      sold.map(async ({ name, goodsId, price }) => {
        const card = cards.find((one) => one.goodsId === goodsId)
        if (card === undefined || price === null) throw new Error(`${name.en} is not sold`)
        const all = (await skusOf(card.goodsId)).flatMap(({ pricing }) => pricing)
        const rest = listedPricing({ pricing: all.filter((one) => Number(one.price) > 0) })
        const expected = price.hasFree && rest ? rest : { ...card, price: card.minPrice }
        return { shop: priced(card, expected), hub: priced(price, { ...price, price: price.amount }) }
      }),
    )
    expect(compared.length).toBeGreaterThan(40)
    expect(compared.filter(({ shop, hub }) => shop !== hub)).toEqual([])
    const units = new Set(compared.map(({ hub }) => hub.split(' ')[1]))
    expect(units).toEqual(new Set(['pack', 'times', 'year']))
  })
})
