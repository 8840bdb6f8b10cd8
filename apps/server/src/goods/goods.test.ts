import { E } from '@compute-mall/core/fp'
import { goodsEndpoints } from '@compute-mall/core/goods'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { type Availability, availabilityOf } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startSeededServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer({ env: { GOODS_ACCESS: 'public' } })
  visitor = server.visitor()
})
afterAll(() => server.stop())

const A800_CARD_HOURS = { params: { id: '200001' } }
const OFF_THE_SHELF = { params: { id: '200022' } }
const EXPIRED = { params: { id: '200014' } }
const SOLD_OUT = { params: { id: '200012' } }
const STORAGE = { params: { id: '200148' } }
const GROMACS = { params: { id: '200265' } }
const UNKNOWN = { params: { id: '999999' } }

const refusalOf = async <EP extends Endpoint>(call: EP, input: InputOf<EP>) => {
  const result = await visitor.call(call, input)
  return E.isLeft(result) && result.left.kind === 'refused' ? result.left.error.code : 'answered'
}

describe('the detail of goods', () => {
  it('[R2.12] tells all that its tabs show', async () => {
    const goods = await visitor.get(goodsEndpoints.detail, A800_CARD_HOURS)
    expect(goods).toMatchObject({
      id: '200001',
      kind: 'heterogeneous',
      type: 'share',
      resourceType: 'gpu',
      shopName: { zh: '北辰超算服务', en: 'Beichen Supercomputing' },
      name: {
        zh: 'Intel8458P-88C-2T-8*A800 智算节点（华北）',
        en: 'Intel8458P-88C-2T-8*A800 AI computing (North China)',
      },
      figures: ['8×A800', '80 GB'],
      display: true,
    })
    expect(goods.specifications.map(({ code, values }) => [code, values.map((value) => value.code)])).toEqual(
      [
        ['cards', ['1', '2', '4', '8']],
        ['image', ['base', 'framework']],
      ],
    )
    expect([
      goods.description.length,
      goods.cases.length > 0,
      goods.support.length > 0,
      goods.params.length,
    ]).toEqual([3, true, true, 6])
  })

  it('[R9.08] counts the orders of the last 180 days, and none before', async () => {
    const { db } = server.platform
    await db.deleteFrom('goods_days').where('goods_id', '=', '200002').execute()
    const days = [
      { goods_id: '200002', day: '2026-05-25', orders: 1000 },
      { goods_id: '200002', day: '2026-05-26', orders: 7 },
      { goods_id: '200002', day: '2026-11-21', orders: 2 },
    ]
    await db.insertInto('goods_days').values(days).execute()
    const goods = await visitor.get(goodsEndpoints.detail, { params: { id: '200002' } })
    expect(goods.recentOrderCount).toBe(9)
  })

  it('[R9.01] tells what one purchase may amount to, by the word of the operator', async () => {
    const limitOf = async (input: typeof STORAGE) => (await visitor.get(goodsEndpoints.detail, input)).limit
    expect(await limitOf(A800_CARD_HOURS)).toEqual({
      amount: 10,
      maxAmount: 99_999_999,
      duration: 1,
      maxDuration: 1,
    })
    expect(await limitOf(STORAGE)).toEqual({ amount: 100, maxAmount: 500_000, duration: 1, maxDuration: 36 })
    expect(await limitOf(GROMACS)).toEqual({ amount: 1, maxAmount: 100, duration: 1, maxDuration: 5 })
  })

  it('[R8.04] tells of goods off the shelf that they are', async () => {
    expect((await visitor.get(goodsEndpoints.detail, OFF_THE_SHELF)).display).toBe(false)
  })

  it.each([
    ['detail', goodsEndpoints.detail],
    ['skus', goodsEndpoints.skus],
    ['depend-resource', goodsEndpoints.dependResource],
  ] as const)('[R8.04] %s of goods that do not exist is MALL10001', async (_, call) => {
    expect(await refusalOf(call, UNKNOWN)).toBe('MALL10001')
  })
})

describe('the skus of goods', () => {
  it('[R3.03] tell prices as they were written, trials, and where they can be opened', async () => {
    const skus = await visitor.get(goodsEndpoints.skus, A800_CARD_HOURS)
    expect(skus.map(({ id }) => id)).toEqual([
      '20000101',
      '20000102',
      '20000103',
      '20000104',
      '20000105',
      '20000106',
      '20000107',
    ])
    expect(skus[0]?.pricing).toEqual([
      {
        id: '2000010101',
        price: '8.8200',
        sourcePrice: '9.8000',
        billingType: 'ONCE',
        unit: 'cardHour',
        duration: 0,
      },
      {
        id: '2000010102',
        price: '0.00',
        sourcePrice: '0.00',
        billingType: 'TRIAL',
        unit: 'platformDay',
        duration: 3,
      },
    ])
    expect(skus.map(({ canTrial }) => canTrial)).toEqual([true, false, false, false, false, false, false])
    expect(
      skus[0]?.clusterResources.map(({ clusterId, region, scheduler }) => [clusterId, region, scheduler]),
    ).toEqual([
      ['c-tianjin', 'north', 'SLURM'],
      ['c-ulanqab', 'north', 'Kubernetes'],
    ])
  })

  it('[R3.09] are as available as in the best of their places', async () => {
    const { db } = server.platform
    await db.updateTable('sku_stock').set({ free: 0 }).where('sku_id', '=', '20000101').execute()
    await sql`update sku_stock set free = ceil(capacity * 0.2)
      where sku_id = '20000101' and cluster_id = 'c-ulanqab'`.execute(db)
    const [sku] = await visitor.get(goodsEndpoints.skus, A800_CARD_HOURS)
    expect([sku?.availability, sku?.clusterResources.map(({ availability }) => availability)]).toEqual([
      2,
      [4, 2],
    ])
    const soldOut = await visitor.get(goodsEndpoints.skus, SOLD_OUT)
    expect(new Set(soldOut.map(({ availability }) => availability))).toEqual(new Set([4]))
  })

  it('[R3.09] store the level that the rule tells', async () => {
    const { rows } = await sql<{ free: number; capacity: number; availability: Availability }>`
      select free, capacity, availability from sku_stock`.execute(server.platform.db)
    expect(rows.length).toBeGreaterThan(5_000)
    for (const { free, capacity, availability } of rows)
      expect([free, capacity, availability]).toEqual([free, capacity, availabilityOf(free, capacity)])
  })

  it('[R3.02] hide a centre whose name says that it is deactivated', async () => {
    const { db } = server.platform
    const places = async () => (await visitor.get(goodsEndpoints.skus, STORAGE))[0]?.clusterResources.length
    expect(await places()).toBe(1)
    await sql`update clusters set name = '{"zh": "华北一区（停用）", "en": "closed"}' where id = 'c-tianjin'`.execute(
      db,
    )
    expect(await places()).toBe(0)
    await sql`update clusters set name = '{"zh": "华北一区（天津）算力中心", "en": "North China I"}' where id = 'c-tianjin'`.execute(
      db,
    )
  })

  it('[R8.04] tell when an offer has ended', async () => {
    const skus = await visitor.get(goodsEndpoints.skus, EXPIRED)
    expect(new Set(skus.map(({ expireTime }) => expireTime))).toEqual(new Set(['2026-11-09T02:00:00.000Z']))
  })

  it('[S1] tell a buyer of their own purchases, and nobody else', async () => {
    const buyer = await server.signIn()
    await server.platform.db
      .insertInto('sku_buyers')
      .values({ user_id: buyer.id, sku_id: '20000102', bought: 8, has_formal: true, unpaid_order_id: 'o-1' })
      .execute()
    const marks = async (caller: Caller) =>
      (await caller.get(goodsEndpoints.skus, A800_CARD_HOURS)).map((sku) => [
        sku.purchaseStatus,
        sku.unpaidOrderId,
        sku.hasFormal,
      ])
    const none = ['1', null, false]
    expect((await marks(buyer)).slice(0, 3)).toEqual([none, ['0', 'o-1', true], none])
    expect(await marks(visitor)).toEqual(Array(7).fill(none))
    expect(await marks(await server.signIn())).toEqual(Array(7).fill(none))
  })
})

describe('reviews', () => {
  it('[R5.14] come newest first, page by page, with masked names', async () => {
    const page = (pageNum: number) =>
      visitor.get(goodsEndpoints.reviews, { ...A800_CARD_HOURS, query: { pageNum, pageSize: 4 } })
    const [first, second, third] = await Promise.all([page(1), page(2), page(3)])
    expect([first.total, second.total, third.total]).toEqual([6, 6, 6])
    expect([first.records.length, second.records.length, third.records.length]).toEqual([4, 2, 0])
    const all = [...first.records, ...second.records]
    const times = all.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted().reverse())
    for (const { userName } of all) expect(userName).toMatch(/^[a-z]\*\*$/)
  })
  it('[R8.04] of goods that do not exist are MALL10001', async () => {
    expect(await refusalOf(goodsEndpoints.reviews, { ...UNKNOWN, query: { pageNum: 1, pageSize: 4 } })).toBe(
      'MALL10001',
    )
  })
  it('[R3.03] make up the score of goods', async () => {
    const { score, reviewCount } = await visitor.get(goodsEndpoints.detail, A800_CARD_HOURS)
    const { records } = await visitor.get(goodsEndpoints.reviews, {
      ...A800_CARD_HOURS,
      query: { pageNum: 1, pageSize: 50 },
    })
    const mean = records.reduce((sum, review) => sum + review.score, 0) / records.length
    expect([reviewCount, score]).toEqual([records.length, Math.round(mean * 10) / 10])
  })
})

describe('what goods need to run', () => {
  it('[R7.02] is recommended for an application, and nothing for computing', async () => {
    const needed = await visitor.get(goodsEndpoints.dependResource, GROMACS)
    expect(needed.map(({ kind, required }) => [kind, required])).toEqual([
      ['general', true],
      ['heterogeneous', false],
      ['heterogeneous', false],
    ])
    expect(await visitor.get(goodsEndpoints.dependResource, A800_CARD_HOURS)).toEqual([])
  })
})

describe('rankings', () => {
  it.each(['sales', 'score', 'newest'] as const)('[R2.13] by %s hold the best of one shelf', async (by) => {
    const [compute, application] = await Promise.all(
      (['compute', 'application'] as const).map((shelf) =>
        visitor.get(goodsEndpoints.ranking, { query: { shelf, by, limit: 10 } }),
      ),
    )
    expect([compute?.length, application?.length]).toEqual([10, 10])
    expect(compute?.every(({ regionName }) => regionName !== null)).toBe(true)
    expect(application?.every(({ kind }) => kind !== 'general' && kind !== 'heterogeneous')).toBe(true)
    if (by === 'newest') return
    const values = (application ?? []).map(({ saleCount, score }) => (by === 'sales' ? saleCount : score))
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  it('[R2.13] tell how they stood a week ago, without what was sold and listed since', async () => {
    const { db } = server.platform
    const query = { shelf: 'application', by: 'sales', limit: 3 } as const
    const now = (await visitor.get(goodsEndpoints.ranking, { query })).map(({ goodsId }) => goodsId)
    const [first = ''] = now
    const today = new Date(server.clock() + 8 * 3_600_000).toISOString().slice(0, 10)
    await sql`insert into goods_days (goods_id, day, orders) values (${first}, ${today}, 500000)
      on conflict (goods_id, day) do update set orders = excluded.orders`.execute(db)
    const before = await visitor.get(goodsEndpoints.rankingBefore, { query })
    expect([before.length, before.includes(first)]).toEqual([3, false])
    await sql`delete from goods_days where goods_id = ${first} and day = ${today}`.execute(db)
    // What was answered is remembered for a while: another length is another question.
    const longer = await visitor.get(goodsEndpoints.rankingBefore, { query: { ...query, limit: 4 } })
    expect(longer).toContain(first)
    await db
      .updateTable('goods_search')
      .set({ listed_at: new Date(server.clock()) })
      .where('goods_id', '=', first)
      .execute()
    const without = await visitor.get(goodsEndpoints.rankingBefore, { query: { ...query, limit: 5 } })
    expect(without).not.toContain(first)
    const score = { shelf: 'compute', by: 'score', limit: 5 } as const
    expect(await visitor.get(goodsEndpoints.rankingBefore, { query: score })).toHaveLength(5)
  })

  it('[R2.13] count a sale once the counters are folded in', async () => {
    const { db } = server.platform
    const first = async () =>
      (
        await visitor.get(goodsEndpoints.ranking, { query: { shelf: 'application', by: 'sales', limit: 1 } })
      )[0]
    await db
      .updateTable('goods_counters')
      .set({ sale_count: 900_000 })
      .where('goods_id', '=', '200600')
      .execute()
    expect((await first())?.goodsId).not.toBe('200600')
    await server.runJob('search-standing')
    expect([(await first())?.goodsId, (await first())?.saleCount]).toEqual(['200600', 900_000])
  })
})

describe('what buyers say of a shop', () => {
  it('[R2.01] is what they said last of its goods, the latest first, with the reply', async () => {
    const { db } = server.platform
    const { shop_id: shopId, id: goodsId } = await db
      .selectFrom('goods')
      .select(['id', 'shop_id'])
      .where('display', '=', true)
      .executeTakeFirstOrThrow()
    const text = { zh: '最新评价', en: 'The latest review' }
    const said = JSON.stringify(text)
    await sql`insert into reviews (id, goods_id, shop_id, user_name, stars, text, reply, created_at)
      values ('r-latest', ${goodsId}, ${shopId}, 'Li Wei', 5, ${said}, ${said}, ${new Date(server.clock())})`.execute(
      db,
    )
    const reviews = await visitor.get(goodsEndpoints.latestReviews, { params: { id: shopId } })
    expect(reviews).toHaveLength(3)
    expect(reviews[0]).toMatchObject({ goodsId, review: { id: 'r-latest', text, reply: text } })
    const times = reviews.map(({ review }) => review.createTime)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(reviews[0]?.review.userName).not.toBe('Li Wei')
    expect(await visitor.get(goodsEndpoints.latestReviews, { params: { id: 'none' } })).toEqual([])
  })
})

describe('goods by exact criteria', () => {
  const none = {
    clusterId: undefined,
    goodsId: undefined,
    goodsName: undefined,
    goodsType: undefined,
    goodsResourceType: undefined,
    purchasingOption: undefined,
    filterK8s: undefined,
  }
  const listed = (criteria: Partial<typeof none> | object) =>
    visitor.get(goodsEndpoints.listed, { query: { ...none, ...criteria } })

  it('[R8.04] are none when they are off the shelf or do not exist', async () => {
    expect(await listed({ goodsId: '200022' })).toEqual([])
    expect(await listed({ goodsId: '999999' })).toEqual([])
    expect((await listed({ goodsId: '200001' })).map(({ goodsId }) => goodsId)).toEqual(['200001'])
  })
  it('[R7.02] are found by their whole name in either language', async () => {
    expect((await listed({ goodsName: 'gromacs molecular dynamics' })).map(({ goodsId }) => goodsId)).toEqual(
      ['200265'],
    )
    expect((await listed({ goodsName: 'GROMACS 分子动力学软件' })).map(({ goodsId }) => goodsId)).toEqual([
      '200265',
    ])
    expect(await listed({ goodsName: 'GROMACS' })).toEqual([])
  })
  it('[R7.02] meet every criterion that is given', async () => {
    const cards = await listed({
      goodsType: 'contract',
      goodsResourceType: 'bareGpu',
      purchasingOption: 'YEAR',
      filterK8s: true,
    })
    expect(cards.length).toBeGreaterThan(5)
    for (const card of cards) expect([card.type, card.resourceType]).toEqual(['contract', 'bareGpu'])
    expect(await listed({ purchasingOption: 'NEVER' })).toEqual([])
    expect(await listed({ clusterId: 'c-nowhere' })).toEqual([])
    expect((await listed({})).length).toBe(120)
  })
})
