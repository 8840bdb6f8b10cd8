import { E } from '@compute-mall/core/fp'
import { cardsOf } from '@compute-mall/core/goods'
import { type GlobalRecord, type SearchRequest, searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilForgotten } from '../testing/forgotten.ts'
import type { Caller, TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  visitor = server.visitor()
})
afterAll(() => server.stop())

type Query = Partial<SearchRequest['query']>
const request = (
  words: string | undefined,
  query: Query = {},
  more: Partial<Omit<SearchRequest, 'query'>> = {},
): SearchRequest => {
  const usual = searchFixtures.request(words)
  return { ...usual, ...more, query: { ...usual.query, ...query } }
}
const filtered = (filter: Partial<NonNullable<SearchRequest['filter']>>) => ({
  filter: { ...searchFixtures.noFilter, ...filter },
})

const search = (body: SearchRequest) => visitor.get(searchEndpoints.goods, { body })
const everywhere = (words?: string, more = {}) => search(request(words, { searchType: 'all' }, more))
const namesOf = ({ records }: Awaited<ReturnType<typeof search>>) => records.map(({ name }) => name.en)

describe('a list by price', () => {
  const shown = async (sortBy: 'asc' | 'desc') => {
    const { records } = await search(
      request('A800', { searchType: 'base' }, { sort: { sort: 'basePrice', sortBy } }),
    )
    return records.map(({ minPrice, unit }) => `${minPrice} ${unit}`)
  }
  const cheapestFirst = [
    '7.4480 cardHour',
    '8.3790 cardHour',
    // Machines of eight: 8.46, 9.04 and 9.95 yuan for an hour of one accelerator, by the month that is sold.
    '49385.00 month',
    '52800.00 month',
    '9.3100 cardHour',
    '9.3100 cardHour',
    '9.8000 cardHour',
    '9.8000 cardHour',
    '9.8000 cardHour',
    '58100.00 month',
  ]

  it('[R3.04][R9.04] is in the order of what its cards say, whichever configuration fits the words', async () => {
    expect(await shown('asc')).toEqual(cheapestFirst)
    expect(await shown('desc')).toEqual(cheapestFirst.toReversed())
  })
})

describe('words', () => {
  it.each([
    [
      'two characters',
      '冷冻',
      ['Cryo-EM Workflow', 'Cryo-EM Cloud', 'cryoSPARC bioinformatics', 'RELION bioinformatics'],
    ],
    ['one character', '酶', ['Enzyme Design Cloud']],
    [
      'characters from within a word',
      '冻电',
      ['Cryo-EM Workflow', 'Cryo-EM Cloud', 'cryoSPARC bioinformatics', 'RELION bioinformatics'],
    ],
    [
      'a beginning in another case',
      'GROM',
      ['GROMACS molecular dynamics', 'GROMACS tuned for DCU', 'Molecular Simulation Workshop'],
    ],
    ['words in both languages', 'gromacs 优化', ['GROMACS molecular dynamics', 'GROMACS tuned for DCU']],
    [
      'words in any order',
      'espresso quantum',
      ['Quantum ESPRESSO tuned for DCU', 'Quantum ESPRESSO quantum chemistry and materials'],
    ],
    ['a single letter that is a name', 'R', ['R mathematics and statistics']],
    [
      'a model and its number',
      'DeepSeek R1',
      ['DeepSeek-R1-Distill-Qwen reasoning model', 'DeepSeek-R1 reasoning model'],
    ],
    [
      'a card and a kind',
      'Ａ８００ 裸金属',
      [
        'Intel8458P-88C-2T-8*A800 bare-metal server (Northwest)',
        'Intel8458P-88C-2T-8*A800 bare-metal server (North China)',
      ],
    ],
  ])('[R7.02] %s find what has them', async (_, words, expected) => {
    expect(namesOf(await everywhere(words)).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['8458P', 22, 'Intel8458P'],
    ['A800', 10, 'A800'],
    ['7285', 21, 'Hygon7285'],
    ['kunpeng920', 14, 'Kunpeng'],
    ['RTX4090', 16, '4090'],
  ])('[R1.02] the model number %s finds %i goods', async (words, total, part) => {
    const hits = await everywhere(words)
    expect(hits.total).toBe(total)
    const named = hits.records.filter(({ name, figures }) => `${name.en} ${figures.join(' ')}`.includes(part))
    expect(named).toHaveLength(total)
  })

  it.each([['!!!'], ["'); drop table goods; --"], ['力学分'], ['of the'], ['%'], ['_'], ['\\']])(
    '[S4][C8] %s find nothing, and harm nothing',
    async (words) => {
      expect(await everywhere(words)).toEqual({ ...searchFixtures.noHits, correctedWords: null })
    },
  )

  it('[R2.11] computing is found in the compute market, applications in the mall', async () => {
    const body = request('gromacs')
    expect((await visitor.get(searchEndpoints.goods, { body })).total).toBe(3)
    expect((await visitor.get(searchEndpoints.resource, { body })).total).toBe(0)
    expect((await visitor.get(searchEndpoints.resource, { body: request('A800') })).total).toBe(10)
    expect((await search(request('A800', { searchType: 'base' }))).total).toBe(10)
  })

  it('[R2.10] that find nothing are put right, and the answer says to what', async () => {
    const hits = await everywhere('gromax')
    expect([hits.correctedWords, hits.total]).toEqual(['gromacs', 3])
    expect((await everywhere('分子动理学')).correctedWords).toBe('分子动力学')
    expect((await everywhere('gromacs')).correctedWords).toBeNull()
    expect(await everywhere('qqqqqqqq')).toEqual(searchFixtures.noHits)
  })
})

describe('what is shown', () => {
  it('[R3.04] goods off the shelf are never found', async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from goods where display`.execute(
      server.platform.db,
    )
    expect((await everywhere()).total).toBe(rows[0]?.count)
    expect(rows[0]?.count).toBe(628)
  })

  it('[R3.09] what is sold out is found, and says so', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((pageNum) => search(request(undefined, { searchType: 'all', pageNum }))),
    )
    const levels = pages.flatMap(({ records }) => records.map(({ availability }) => availability))
    expect(levels).toHaveLength(628)
    expect(new Set(levels)).toEqual(new Set([1, 2, 3, 4]))
  })

  it('[R3.09] a card tells the best level of all places, as it stands now', async () => {
    const { db } = server.platform
    const [card] = (await everywhere('酶')).records
    expect(card?.availability).toBe(1)
    await db
      .updateTable('sku_stock')
      .set({ free: 0 })
      .where('goods_id', '=', card?.goodsId ?? '')
      .execute()
    await untilForgotten()
    expect((await everywhere('酶')).records[0]?.availability).toBe(4)
    await sql`update sku_stock set free = capacity where goods_id = ${card?.goodsId}`.execute(db)
  })

  it('[R9.02] pages hold as many as asked for, none twice and none left out', async () => {
    const page = (pageNum: number) =>
      search(request(undefined, { searchType: 'all', pageNum, pageSize: 100 }))
    const ids = (await Promise.all([1, 2, 3, 4, 5, 6, 7].map(page))).flatMap(({ records }) =>
      records.map(({ goodsId }) => goodsId),
    )
    expect(new Set(ids).size).toBe(628)
    expect(ids).toHaveLength(628)
    expect((await page(8)).records).toEqual([])
  })

  it('[R9.02] no page beyond 10,000 results is answered', async () => {
    const result = await visitor.call(searchEndpoints.goods, { body: request(undefined, { pageNum: 84 }) })
    expect(
      E.isLeft(result) &&
        result.left.kind === 'refused' && [result.left.error.code, result.left.error.details],
    ).toEqual(['SYS10010', { most: 10_000 }])
    const last = await visitor.call(searchEndpoints.goods, { body: request(undefined, { pageNum: 83 }) })
    expect(E.isRight(last) && last.right.records).toEqual([])
  })
})

describe('sorting', () => {
  const sorted = async (sort: SearchRequest['sort'], words?: string) =>
    (await search(request(words, { searchType: 'all' }, { sort }))).records

  it('[R3.04] by price of one accelerator goes up unless it is turned, within one unit', async () => {
    const prices = async (sortBy: 'desc' | undefined, unit: string) =>
      (await sorted({ sort: 'basePrice', sortBy }, 'GPU')).flatMap((card) =>
        card.unit === unit ? [Number(card.minPrice) / (cardsOf(card) ?? 1)] : [],
      )
    for (const unit of ['cardHour', 'month']) {
      const [up, down] = [await prices(undefined, unit), await prices('desc', unit)]
      expect(up.length).toBeGreaterThan(5)
      expect(up).toEqual(up.toSorted((a, b) => a - b))
      expect(down).toEqual(down.toSorted((a, b) => b - a))
    }
  })
  it('[R3.04] by sales and by rating goes down', async () => {
    const sales = (await sorted({ sort: 'skuSaleCount', sortBy: undefined })).map(
      ({ saleCount }) => saleCount,
    )
    expect(sales).toEqual(sales.toSorted((a, b) => b - a))
    const scores = (await sorted({ sort: 'skuScore', sortBy: 'desc' })).map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect([scores[0], sales[0] ?? 0]).toEqual([5, expect.any(Number)])
  })
  it('[R3.04] puts what is named so before what only mentions it, the most popular first', async () => {
    const names = (await sorted({ sort: 'default', sortBy: undefined }, '气象')).map(({ name }) => name.zh)
    expect(names.slice(0, 3)).toEqual(['再分析气象数据', '气象后处理工具集', '气象云预报平台'])
    expect(names.slice(3).filter((name) => name.includes('气象'))).toEqual([])
    expect(names).toHaveLength(24)
  })
})

describe('filters', () => {
  it.each([
    ['a region', { region: ['northeast'] }],
    ['a resource', { resource: ['dcu'] }],
    ['a card', { spec: ['H20'] }],
    ['a way of billing', { payMode: ['FOREVER'] }],
    ['a delivery', { delivery: ['mount'] }],
    ['trials', { other: ['trial'] }],
  ])('[R3.04] by %s shows just as many as its count promised', async (_, chosen) => {
    const all = (await everywhere()).facets
    const hits = await everywhere(undefined, filtered(chosen))
    const [[group, [code]]] = Object.entries(chosen) as [[keyof typeof all, string[]]]
    expect(hits.total).toBe(all[group].find((count) => count.code === code)?.count)
    expect(hits.total).toBeGreaterThan(0)
  })

  it('[R3.04] several values of one group widen, several groups narrow', async () => {
    const total = async (filter: object) => (await everywhere(undefined, filtered(filter))).total
    const [a800, h20] = [await total({ spec: ['A800'] }), await total({ spec: ['H20'] })]
    expect(await total({ spec: ['A800', 'H20'] })).toBe(a800 + h20)
    expect(await total({ spec: ['A800'], payMode: ['YEAR'] })).toBeLessThan(a800)
  })

  it('[R2.10] a category and its child narrow step by step', async () => {
    const at = async (common: readonly string[]) =>
      (await everywhere(undefined, { classify: { common, industry: [] } })).total
    const [software, cfd] = [await at(['software']), await at(['software', 'cfd'])]
    expect([software, cfd]).toEqual([124, 13])
  })

  it.each([
    ['a code that nobody knows', filtered({ region: ['moon'] })],
    ['a path that leads nowhere', { classify: { common: ['software', 'llm'], industry: [] } }],
    ['an industry without a name', { classify: { common: [], industry: ['alchemy'] } }],
    ['a price that nothing has', filtered({ lowPrice: '999999999' })],
  ])('[S4] %s finds nothing', async (_, more) => {
    const hits = await everywhere(undefined, more)
    expect([hits.total, hits.records]).toEqual([0, []])
  })

  it('[R3.04] a price range holds both its ends', async () => {
    const hits = await everywhere(undefined, filtered({ lowPrice: '0.05', highPrice: '0.12' }))
    const prices = hits.records.map(({ minPrice }) => Number(minPrice))
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([0.05, 0.12])
  })

  it('[R7.02] a store shows its own goods, and must be named', async () => {
    const inStore = (storeId: string | undefined) =>
      visitor.call(searchEndpoints.storeGoods, { body: request(undefined, { storeId, pageSize: 10 }) })
    const hits = await inStore('1020')
    expect(E.isRight(hits) && new Set(hits.right.records.map(({ shopId }) => shopId))).toEqual(
      new Set(['1020']),
    )
    const unnamed = await inStore(undefined)
    expect(E.isLeft(unnamed) && unnamed.left.kind === 'refused' && unnamed.left.error.details).toEqual({
      field: 'query.storeId',
    })
    const unknown = await inStore('nobody')
    expect(E.isRight(unknown) && unknown.right.total).toBe(0)
  })
})

describe('the global search', () => {
  const inAreas = async (words: string | undefined, query: Query = {}) => {
    const hits = await visitor.get(searchEndpoints.all, { body: request(words, { pageSize: 3, ...query }) })
    const nameOf = (record: GlobalRecord) =>
      record.area === 'shop' ? record.shop.shopName.en : record.goods.name.en
    return { ...hits, found: hits.records.map((record) => [record.area, nameOf(record)]) }
  }

  it('[R2.01] shows the best of every area side by side, and how many each holds', async () => {
    const { total, totals, found } = await inAreas('气象')
    expect([total, totals]).toEqual([27, { goods: 16, resource: 8, shop: 3 }])
    expect(found).toEqual([
      ['goods', 'Weather Reanalysis'],
      ['goods', 'Weather Post-processing'],
      ['goods', 'Forecast Cloud'],
      ['resource', 'Kunpeng920-128C-512G exclusive nodes (East China)'],
      ['resource', 'Kunpeng920-128C-512G bare-metal server (Northeast)'],
      ['resource', 'Kunpeng920-128C-512G general compute (Central China)'],
      ['shop', 'Tiandi Data'],
      ['shop', 'Kezhi AI for Science'],
      ['shop', 'Guanyun Weather Technology'],
    ])
  })
  it('[R2.01] pages every area alike, and tells totals on a page that is empty', async () => {
    const second = await inAreas('气象', { pageNum: 2 })
    expect(second.found.map(([area]) => area)).toEqual([
      ...['goods', 'goods', 'goods'],
      ...['resource', 'resource', 'resource'],
    ])
    expect((await inAreas('气象', { pageNum: 9 })).totals).toEqual({ goods: 16, resource: 8, shop: 3 })
  })
  it('[R2.01] without words shows all there is', async () => {
    const { totals } = await inAreas(undefined)
    expect(totals).toEqual({ goods: 369, resource: 259, shop: 40 })
  })
  it('[R2.01] within a shop finds its goods alone, and no other shop', async () => {
    const inShop = await visitor.get(searchEndpoints.all, {
      body: request(undefined, { storeId: '1001', pageSize: 120 }),
    })
    expect(inShop.totals.shop).toBe(0)
    expect(inShop.total).toBeGreaterThan(0)
    const sellers = inShop.records.map((record) => (record.area === 'shop' ? '' : record.goods.shopId))
    expect(new Set(sellers)).toEqual(new Set(['1001']))
  })
  it('[R2.10] puts words right as well', async () => {
    expect((await inAreas('gromax')).correctedWords).toBe('gromacs')
  })
})

describe('the search for shops', () => {
  const shops = async (words: string | undefined, query: Query = {}) => {
    const hits = await visitor.get(searchEndpoints.shops, {
      body: request(words, { pageSize: 10, ...query }),
    })
    return { ...hits, names: hits.records.map(({ shopName }) => shopName.en) }
  }

  it('[R2.03] finds shops by their words, the best rated first', async () => {
    const { total, names } = await shops('气象')
    expect(total).toBe(3)
    expect(names).toEqual(['Tiandi Data', 'Kezhi AI for Science', 'Guanyun Weather Technology'])
  })
  it('[R2.03][R9.02] shows every shop by tens where nothing is asked for, each of them once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNum) => shops(undefined, { pageNum })))
    expect(pages.map(({ total, records }) => [total, records.length])).toEqual([
      [40, 10],
      [40, 10],
      [40, 10],
      [40, 10],
      [40, 0],
    ])
    expect(new Set(pages.flatMap(({ records }) => records.map(({ shopId }) => shopId))).size).toBe(40)
  })
  it('[R2.03] finds none for words that no shop has', async () => {
    expect(await shops('zzqqxxyy')).toMatchObject({ total: 0, records: [], correctedWords: null })
  })
  it('[R2.03] refuses a page beyond what is counted', async () => {
    const beyond = request(undefined, { pageNum: 10_000, pageSize: 10 })
    const outcome = await visitor.call(searchEndpoints.shops, { body: beyond })
    expect(E.isLeft(outcome) && outcome.left.kind === 'refused' && outcome.left.error.code).toBe('SYS10010')
  })
})

describe('the words of searches', () => {
  it('[R2.10] are told for every category and filter', async () => {
    const applications = await visitor.get(searchEndpoints.category, {})
    expect(applications.map(({ code }) => code)).toEqual([
      'software',
      'saas',
      'model',
      'data',
      'sourceCode',
      'service',
    ])
    const resources = await visitor.get(searchEndpoints.categoryTree, {
      query: { categoryModule: 'resource' },
    })
    expect(resources.map(({ code }) => code)).toEqual([
      'general',
      'heterogeneous',
      'storage',
      'cloudServer',
      'bareMetal',
    ])
    const industries = await visitor.get(searchEndpoints.categoryTree, {
      query: { categoryModule: 'industry' },
    })
    expect(industries.map(({ name }) => name.en)).toContain('Life science')
    const lists = await visitor.get(searchEndpoints.commonList, {})
    expect(lists.map(({ group }) => group).toSorted()).toEqual([
      'delivery',
      'other',
      'payMode',
      'region',
      'resource',
      'spec',
    ])
  })

  it('[R7.02] lead to the sku whose specification fits them best', async () => {
    const matched = (skuId: string, keyword?: string) =>
      visitor.get(searchEndpoints.specificationMatched, { query: { skuId, keyword } })
    expect(await matched('20000101')).toEqual({ skuId: '20000101', goodsId: '200001' })
    expect(await matched('20000101', '8 卡 框架')).toEqual({ skuId: '20000107', goodsId: '200001' })
    expect(await matched('20000101', '8 cards, drivers')).toEqual({ skuId: '20000106', goodsId: '200001' })
    expect(await matched('20000103', 'nothing of this')).toEqual({ skuId: '20000103', goodsId: '200001' })
    const unknown = await visitor.call(searchEndpoints.specificationMatched, {
      query: { skuId: 'x', keyword: undefined },
    })
    expect(E.isLeft(unknown) && unknown.left.kind === 'refused' && unknown.left.error.code).toBe('MALL10001')
  })
})
