import { assetEndpoints } from '@compute-mall/core/asset'
import type { E } from '@compute-mall/core/fp'
import { NO_FILTER, searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodsPublished } from '../goods/index.ts'
import { orderPaid } from '../order/index.ts'
import { inTransaction } from '../platform/database/index.ts'
import { publish } from '../platform/outbox/index.ts'
import type { Caller, TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

/** No price and no stock is asked for. */
const noPrices = { lowPrice: undefined, highPrice: undefined, inStock: undefined } as const

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  visitor = server.visitor()
})
afterAll(() => server.stop())

const codeOf = (answered: E.Either<unknown, unknown>): string =>
  answered._tag === 'Right' ? '0' : (answered.left as { error: { code: string } }).error.code

describe('an asset of the community', () => {
  const params = { id: 'a-studio-1' }

  it('[R1.04] is shown to everybody, with the centre in which it runs', async () => {
    const asset = await visitor.get(assetEndpoints.detail, { params })
    expect(asset).toMatchObject({ id: 'a-studio-1', assetType: 'studio', isLiked: false })
    expect(asset.centerName?.zh).toEqual(expect.any(String))
    expect(codeOf(await visitor.call(assetEndpoints.detail, { params: { id: 'none' } }))).toBe('SYS10002')
  })

  it('[R2.16] is liked once by each user, however often it is said (J18)', async () => {
    const before = (await visitor.get(assetEndpoints.detail, { params })).likeCount
    const user = await server.signIn({})
    const like = (isLiked: boolean) => user.get(assetEndpoints.like, { params, body: { isLiked } })
    const twice = await Promise.all([like(true), like(true)])
    expect(twice.map(({ isLiked }) => isLiked)).toEqual([true, true])
    expect(await user.get(assetEndpoints.detail, { params })).toMatchObject({
      likeCount: before + 1,
      isLiked: true,
    })
    expect((await user.get(assetEndpoints.liked, {})).map(({ id }) => id)).toEqual(['a-studio-1'])
    expect(await like(false)).toMatchObject({ likeCount: before, isLiked: false })
    expect(await like(false)).toMatchObject({ likeCount: before, isLiked: false })
    expect(await user.get(assetEndpoints.liked, {})).toEqual([])
    expect(
      codeOf(await user.call(assetEndpoints.like, { params: { id: 'none' }, body: { isLiked: true } })),
    ).toBe('SYS10002')
  })

  it('[R1.04] tells of what is sold its price, shop, figures and, of data, the first rows', async () => {
    const { db } = server.platform
    const idOf = async (type: 'model' | 'dataset') =>
      (
        await db
          .selectFrom('assets')
          .select('id')
          .where('asset_type', '=', type)
          .where('goods_id', 'is not', null)
          .orderBy('id')
          .executeTakeFirstOrThrow()
      ).id
    const model = await visitor.get(assetEndpoints.detail, { params: { id: await idOf('model') } })
    expect(model).toMatchObject({ hasPreview: false, isBought: false, centerLoad: expect.any(Number) })
    expect(model.price?.amount).toMatch(/^\d+(\.\d+)?$/)
    expect(model.shopId).toEqual(expect.any(String))
    expect(model.serviceUrl).toMatch(/^https:/)
    expect(model.figures.map(({ name }) => name.zh)).toContain('上下文长度')
    const id = await idOf('dataset')
    expect(await visitor.get(assetEndpoints.detail, { params: { id } })).toMatchObject({ hasPreview: true })
    const { columns, rows } = await visitor.get(assetEndpoints.preview, { params: { id } })
    expect([rows.length, new Set(rows.map((row) => row.length))]).toEqual([20, new Set([columns.length])])
    expect(codeOf(await visitor.call(assetEndpoints.preview, { params }))).toBe('SYS10002')
  })

  it('[R1.04][R3.03] costs what is to be paid at least, and says whether something of it is free', async () => {
    const { db } = server.platform
    const pricesOf = async (name: string) => {
      const { id, goods_id } = await db
        .selectFrom('assets')
        .select(['id', 'goods_id'])
        .where(sql<string>`name->>'zh'`, '=', name)
        .executeTakeFirstOrThrow()
      const prices = await db
        .selectFrom('pricings')
        .innerJoin('skus', 'skus.id', 'sku_id')
        .select('price')
        .where('skus.goods_id', '=', goods_id)
        .where('billing_type', '<>', 'TRIAL')
        .execute()
      const { price } = await visitor.get(assetEndpoints.detail, { params: { id } })
      return { price, all: prices.map((row) => Number(row.price)).toSorted((a, b) => a - b) }
    }
    const licensed = await pricesOf('普通话语音识别语料')
    expect(licensed.all.slice(0, 1)).toEqual([0])
    expect(licensed.all[1]).toBeGreaterThan(1_000)
    expect(licensed.price).toMatchObject({ unit: 'year', hasFree: true })
    expect(Number(licensed.price?.amount)).toBe(licensed.all[1])
    const open = await pricesOf('中文维基整理版')
    expect(new Set(open.all)).toEqual(new Set([0]))
    expect(open.price).toMatchObject({ hasFree: true })
    expect(Number(open.price?.amount)).toBe(0)
    const { records } = await visitor.get(searchEndpoints.aiNexus, {
      body: searchFixtures.request('普通话语音识别语料'),
    })
    expect(records[0]?.price).toEqual(licensed.price)
  })

  it('[R2.16] that is free is used once by each user, who finds it again', async () => {
    const before = (await visitor.get(assetEndpoints.detail, { params })).useCount
    const user = await server.signIn({})
    const used = await Promise.all([
      user.get(assetEndpoints.use, { params }),
      user.get(assetEndpoints.use, { params }),
    ])
    expect(Math.max(...used.map(({ useCount }) => useCount))).toBe(before + 1)
    const found = async (caller: Caller, ...other: readonly string[]) => {
      const request = searchFixtures.request()
      const { records } = await caller.get(searchEndpoints.aiNexus, {
        body: { ...request, filter: { ...NO_FILTER, other, ...noPrices } },
      })
      return records.map(({ id }) => id)
    }
    expect(await found(user, 'used')).toEqual([params.id])
    expect(await found(user, 'bought')).toEqual([])
    expect(await found(visitor, 'used')).toEqual([])
    expect(codeOf(await user.call(assetEndpoints.use, { params: { id: 'none' } }))).toBe('SYS10002')
  })
})

describe('goods of models and data', () => {
  it('[R1.04][W8] stand in the community from when they are published, and are counted when they are sold', async () => {
    const { db } = server.platform
    const goods = { zh: '新模型', en: 'New Model' }
    const { id: goodsId } = await db
      .selectFrom('goods')
      .select('id')
      .where('kind', '=', 'model')
      .where('display', '=', true)
      .executeTakeFirstOrThrow()
    const published = {
      goodsId,
      kind: 'model' as const,
      name: goods,
      summary: goods,
      shopName: goods,
      tags: [goods],
      firstRows: null,
      clusterId: 'c-kunshan',
      at: new Date(server.clock()).toISOString(),
    }
    await inTransaction(db, (trx) => publish(trx, goodsPublished, published))
    await server.runJob('outbox')
    const asset = () => visitor.get(assetEndpoints.detail, { params: { id: `a-${goodsId}` } })
    const before = await asset()
    expect(before).toMatchObject({ name: goods, goodsId, assetType: 'model', clusterId: 'c-kunshan' })
    const { id: skuId } = await db
      .selectFrom('skus')
      .select('id')
      .where('goods_id', '=', goodsId)
      .executeTakeFirstOrThrow()
    const paid = {
      orderId: 'o-asset',
      userId: 'u-asset',
      type: 'formal' as const,
      skuIds: [skuId],
      paidAt: published.at,
    }
    await inTransaction(db, (trx) => publish(trx, orderPaid, paid))
    await server.runJob('outbox')
    expect((await asset()).useCount).toBe(before.useCount + 1)
    await db.updateTable('goods').set({ display: false }).where('id', '=', goodsId).execute()
    expect(codeOf(await visitor.call(assetEndpoints.detail, { params: { id: `a-${goodsId}` } }))).toBe(
      'SYS10002',
    )
    const { records } = await visitor.get(searchEndpoints.aiNexus, { body: searchFixtures.request('新模型') })
    expect(records.filter(({ id }) => id === `a-${goodsId}`)).toEqual([])
  })
})
