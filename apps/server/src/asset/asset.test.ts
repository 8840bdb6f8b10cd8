import { assetEndpoints } from '@compute-mall/core/asset'
import { E } from '@compute-mall/core/fp'
import { type SearchRequest, searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startSeededServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  visitor = server.visitor()
})
afterAll(() => server.stop())

const requestFor = (
  keyWords: string | undefined,
  common: readonly string[] = [],
  more: Partial<SearchRequest['query']> = {},
  sort?: SearchRequest['sort'],
) => ({
  body: {
    query: { keyWords, pageNum: 1, pageSize: 10, searchType: undefined, storeId: undefined, ...more },
    classify: { common, industry: [] },
    sort,
    filter: undefined,
  },
})

describe('the search of the AI community', () => {
  it('[R1.04] finds models, data sets and studios, and says how many there are of each', async () => {
    const hits = await visitor.get(searchEndpoints.aiNexus, requestFor(undefined))
    const { rows } = { rows: await server.platform.db.selectFrom('assets').select('asset_type').execute() }
    expect(hits.types.map(({ code }) => code)).toEqual(['model', 'dataset', 'studio'])
    for (const { code, count } of hits.types)
      expect([code, count]).toEqual([code, rows.filter(({ asset_type }) => asset_type === code).length])
    expect([hits.total, hits.records.length]).toEqual([rows.length, 10])
    expect(hits.types.every(({ count }) => count > 10)).toBe(true)
  })

  it.each(['model', 'dataset', 'studio'])('[R3.04] shows %s alone when asked for it', async (type) => {
    const hits = await visitor.get(searchEndpoints.aiNexus, requestFor(undefined, [type]))
    expect(new Set(hits.records.map(({ assetType }) => assetType))).toEqual(new Set([type]))
    expect(hits.total).toBe(hits.types.find(({ code }) => code === type)?.count)
  })

  it.each([
    ['DeepSeek-R1', 'DeepSeek-R1'],
    ['微调工作台', 'Fine-tuning Studio'],
    ['protein studio', 'Protein Structure Studio'],
  ])('[R1.04] finds %s by its words', async (words, name) => {
    const hits = await visitor.get(searchEndpoints.aiNexus, requestFor(words))
    expect(hits.records.map((asset) => asset.name.en).join('\n')).toContain(name)
  })

  it('[R3.04] sorts by use and by likes, both ways, and turns pages without showing anything twice', async () => {
    const page = async (pageNum: number, sort: SearchRequest['sort']) =>
      (await visitor.get(searchEndpoints.aiNexus, requestFor(undefined, [], { pageNum }, sort))).records
    const sales = await page(1, { sort: 'skuSaleCount', sortBy: 'desc' })
    const uses = sales.map(({ useCount }) => useCount)
    expect(uses).toEqual(uses.toSorted((a, b) => b - a))
    const least = (await page(1, { sort: 'skuScore', sortBy: 'asc' })).map(({ likeCount }) => likeCount)
    expect(least).toEqual(least.toSorted((a, b) => a - b))
    const ids = [...sales, ...(await page(2, { sort: 'skuSaleCount', sortBy: 'desc' }))].map(({ id }) => id)
    expect(new Set(ids).size).toBe(20)
  })

  it('[R3.04] sorts by the last update, and shows what runs in a centre', async () => {
    const newest = (
      await visitor.get(
        searchEndpoints.aiNexus,
        requestFor(undefined, [], {}, { sort: 'newest', sortBy: 'desc' }),
      )
    ).records.map(({ updateTime }) => updateTime)
    expect(newest).toEqual(newest.toSorted().toReversed())
    const { body } = requestFor(undefined, [], { pageSize: 120 })
    const { records } = await visitor.get(searchEndpoints.aiNexus, {
      body: { ...body, filter: { ...searchFixtures.noFilter, region: ['c-kunshan'] } },
    })
    expect(records.length).toBeGreaterThan(0)
    expect(new Set(records.map(({ clusterId }) => clusterId))).toEqual(new Set(['c-kunshan']))
    expect(records.every(({ centerName, centerLoad }) => centerName !== null && centerLoad !== null)).toBe(
      true,
    )
  })

  it('[R2.10] searches for what may have been meant, and says so', async () => {
    const hits = await visitor.get(searchEndpoints.aiNexus, requestFor('Deepsek'))
    expect([hits.correctedWords, hits.total > 0]).toEqual(['deepseek', true])
  })

  it('[R3.04] shows what has a tag, with how many each tag would give', async () => {
    const all = await visitor.get(searchEndpoints.aiNexus, requestFor(undefined))
    const [most, next] = all.tags
    expect(all.tags.length).toBeGreaterThan(5)
    expect(most?.count).toBeGreaterThanOrEqual(next?.count ?? 0)
    expect(most?.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const { body } = requestFor(undefined, [], { pageSize: 120 })
    const tagged = await visitor.get(searchEndpoints.aiNexus, {
      body: { ...body, classify: { common: [], industry: [most?.code ?? ''] } },
    })
    expect(tagged.total).toBe(most?.count)
    expect(tagged.records.every(({ tags }) => tags.some(({ en }) => en === most?.name.en))).toBe(true)
    expect(tagged.tags).toEqual(all.tags)
    const none = await visitor.get(searchEndpoints.aiNexus, {
      body: { ...body, classify: { common: [], industry: ['no-such-tag'] } },
    })
    expect([none.total, none.records]).toEqual([0, []])
  })

  it('[R3.04] shows what was updated within a period', async () => {
    const { body } = requestFor(undefined, [], { pageSize: 120 })
    const within = async (...other: readonly string[]) =>
      (
        await visitor.get(searchEndpoints.aiNexus, {
          body: { ...body, filter: { ...searchFixtures.noFilter, other } },
        })
      ).records
    const ages = (assets: Awaited<ReturnType<typeof within>>) =>
      assets.map(({ updateTime }) => (server.clock() - Date.parse(updateTime)) / DAY_MS)
    const [week, month, quarter] = [await within('week'), await within('month'), await within('quarter')]
    expect(Math.max(...ages(week))).toBeLessThanOrEqual(7)
    expect(Math.max(...ages(month))).toBeLessThanOrEqual(30)
    expect(Math.max(...ages(quarter))).toBeLessThanOrEqual(90)
    expect([week.length, month.length, quarter.length]).toEqual(
      [week.length, month.length, quarter.length].toSorted((a, b) => a - b),
    )
    expect(month.length).toBeGreaterThan(0)
    expect((await within()).length).toBeGreaterThan(week.length)
  })

  it('[R3.04] shows what runs in a region, is free or for sale, and is liked by the one who asks', async () => {
    const found = async (
      caller: Caller,
      filter: { readonly region?: string; readonly other?: readonly string[] },
    ) => {
      const { body } = requestFor(undefined, [], { pageSize: 120 })
      const { region, other = [] } = filter
      const hits = await caller.get(searchEndpoints.aiNexus, {
        body: {
          ...body,
          filter: { ...searchFixtures.noFilter, region: region === undefined ? [] : [region], other },
        },
      })
      expect(hits.total).toBe(hits.types.reduce((sum, { count }) => sum + count, 0))
      return hits.records
    }
    const east = await server.platform.db
      .selectFrom('clusters')
      .select('id')
      .where('region', '=', 'east')
      .execute()
    const inEast = await found(visitor, { region: 'east' })
    expect(inEast.length).toBeGreaterThan(0)
    expect(inEast.filter(({ clusterId }) => !east.some(({ id }) => id === clusterId))).toEqual([])
    const free = await found(visitor, { other: ['free'] })
    expect(new Set(free.map(({ goodsId }) => goodsId))).toEqual(new Set([null]))
    expect((await found(visitor, { other: ['sold'] })).filter(({ goodsId }) => goodsId === null)).toEqual([])
    const user = await server.signIn({})
    const [liked] = free
    await user.get(assetEndpoints.like, { params: { id: liked?.id ?? '' }, body: { isLiked: true } })
    expect((await found(user, { other: ['mine'] })).map(({ id }) => id)).toEqual([liked?.id])
    expect(await found(user, { other: ['mine', 'sold'] })).toEqual([])
    expect(await found(visitor, { other: ['mine'] })).toEqual([])
  })

  it('[R7.02] finds nothing, and says so, for words that nothing has', async () => {
    expect(await visitor.get(searchEndpoints.aiNexus, requestFor('zzzz'))).toMatchObject({
      total: 0,
      records: [],
    })
  })

  it('[R7.02] refuses a page beyond those that can be reached', async () => {
    const answer = await visitor.call(
      searchEndpoints.aiNexus,
      requestFor(undefined, [], { pageNum: 10_000, pageSize: 120 }),
    )
    expect(answer).toMatchObject({ left: { error: { code: 'SYS10010' } } })
  })
})

describe('the queue of a model', () => {
  it('[R7.02] is in the centre where the model runs', async () => {
    const asset = await server.platform.db
      .selectFrom('assets')
      .selectAll()
      .where('asset_type', '=', 'model')
      .where('goods_id', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const answer = await visitor.get(assetEndpoints.queueInfo, { body: { goodsId: asset.goods_id ?? '' } })
    expect(answer).toEqual({ assetType: 'model', clusterId: asset.cluster_id })
  })

  it('[R7.02] is nowhere for goods that are no model, and for none at all', async () => {
    for (const goodsId of ['200001', '999999']) {
      const answer = await visitor.call(assetEndpoints.queueInfo, { body: { goodsId } })
      expect(E.isLeft(answer) && answer.left.kind === 'refused' && answer.left.error.code).toBe('MALL10001')
    }
  })
})

describe('the search that is referenced without a version', () => {
  it('[R7.02] answers as the first version does', async () => {
    const request = requestFor('gromacs', [], { pageSize: 120 })
    const [plain, versioned] = await Promise.all([
      visitor.get(searchEndpoints.goodsFullText, request),
      visitor.get(searchEndpoints.goods, request),
    ])
    expect(plain).toEqual(versioned)
    expect(plain.total).toBeGreaterThan(0)
  })
})
