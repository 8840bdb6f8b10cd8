import { describe, expect, it } from 'vitest'
import { readGoodsAddress } from '../goods/index.ts'
import { queryText } from '../http/index.ts'
import {
  type Category,
  type Chip,
  categoryName,
  chips,
  cleared,
  continued,
  continuedShops,
  type Facets,
  type FilterValues,
  filterRows,
  follows,
  pageCount,
  readSearch,
  returnPlace,
  type Search,
  searchTypeOf,
  sortedBy,
  toggled,
  totalText,
  treeLevels,
  turnedTo,
  withCategory,
  withKeyword,
  withoutGroup,
  withPrice,
  withStock,
  writeSearch,
} from './index.ts'
import { searchFixtures } from './testing/index.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))
const href = (search: Search) => `/search/resource${queryText(writeSearch(search))}`

const node = (code: string, zh: string, en: string, children: readonly Category[] = []): Category => ({
  code,
  name: { zh, en },
  children,
})
const categories = [
  node('general', '通用算力', 'General computing'),
  node('heterogeneous', '异构算力', 'Heterogeneous computing', [
    node('gpu', 'GPU', 'GPU'),
    node('dcu', 'DCU', 'DCU'),
  ]),
]
const values: readonly FilterValues[] = [
  {
    group: 'region',
    name: { zh: '区域', en: 'Region' },
    values: [
      { code: 'east', name: { zh: '华东', en: 'East China' } },
      { code: 'north', name: { zh: '华北', en: 'North China' } },
      { code: 'south', name: { zh: '华南', en: 'South China' } },
    ],
  },
  {
    group: 'other',
    name: { zh: '其他', en: 'Other' },
    values: [{ code: 'trial', name: { zh: '可试用', en: 'Trial' } }],
  },
]
const words = { categories, industries: [], values, shop: null }
const facets: Facets = {
  ...searchFixtures.noFacets,
  common: [
    { code: 'general', count: 12 },
    { code: 'heterogeneous', count: 30 },
    { code: 'gpu', count: 21 },
    { code: 'dcu', count: 9 },
  ],
  region: [{ code: 'east', count: 7 }],
}

describe('what a press changes in a search', () => {
  it('[R3.04] chooses a value and gives it up again', () => {
    const chosen = toggled(read('?region=east'), 'region', 'north')
    expect(href(chosen)).toBe('/search/resource?region=east&region=north')
    expect(href(toggled(chosen, 'region', 'east'))).toBe('/search/resource?region=north')
  })

  it('[R3.04] gives up a whole group', () => {
    expect(href(withoutGroup(read('?region=east&region=north&spec=A800&pageNum=2'), 'region'))).toBe(
      '/search/resource?spec=A800',
    )
  })

  it('[R3.04] sorts by sales, score and price, and turns the price round when it is pressed again', () => {
    const search = read('')
    expect(href(sortedBy(search, 'skuSaleCount'))).toBe('/search/resource?sort=skuSaleCount')
    expect(href(sortedBy(search, 'skuScore'))).toBe('/search/resource?sort=skuScore')
    const cheapest = sortedBy(search, 'basePrice')
    expect(href(cheapest)).toBe('/search/resource?sort=basePrice')
    const dearest = sortedBy(cheapest, 'basePrice')
    expect(href(dearest)).toBe('/search/resource?sort=basePrice&sortBy=desc')
    expect(href(sortedBy(dearest, 'basePrice'))).toBe('/search/resource?sort=basePrice')
  })

  it('[R3.04] exchanges the ends of a price range that were given the wrong way round', () => {
    expect(href(withPrice(read(''), '500', '99.5'))).toBe('/search/resource?lowPrice=99.5&highPrice=500')
    expect(href(withPrice(read(''), '500', ''))).toBe('/search/resource?lowPrice=500')
  })

  it('[R3.04] leaves out what is sold out, and shows it again', () => {
    const left = withStock(read('?region=east&pageNum=3'), true)
    expect(href(left)).toBe('/search/resource?region=east&inStock=true')
    expect(href(withStock(left, false))).toBe('/search/resource?region=east')
  })

  it('[R2.10] begins at the first page after every change but turning the page', () => {
    const third = read('?pageNum=3')
    for (const next of [
      toggled(third, 'region', 'east'),
      sortedBy(third, 'skuScore'),
      withPrice(third, '1', ''),
      withStock(third, true),
      withCategory(third, ['general']),
      withKeyword(third, 'A800'),
      cleared(third),
    ])
      expect(next.pageNum).toBe(1)
    expect(href(turnedTo(third, 4))).toBe('/search/resource?pageNum=4')
  })

  it('[R3.04] takes back every filter at once, but not the words and the order', () => {
    const search = read('?keyword=A800&common1=general&region=east&lowPrice=1&inStock=true&sort=skuScore')
    expect(href(cleared(search))).toBe('/search/resource?keyword=A800&sort=skuScore')
  })
})

describe('what a search page shows', () => {
  it('[R3.04] shows the category tree one level at a time, with the count of each', () => {
    const closed = treeLevels(read(''), 'common', categories, facets.common)
    expect(closed.map((row) => row.map(({ code, count }) => [code, count]))).toEqual([
      [
        ['general', 12],
        ['heterogeneous', 30],
      ],
    ])
    const open = treeLevels(read('?common1=heterogeneous&common2=dcu'), 'common', categories, facets.common)
    expect(open[1]?.map(({ code, chosen }) => [code, chosen])).toEqual([
      ['gpu', false],
      ['dcu', true],
    ])
    expect(open[1]?.map(({ next }) => href(next))).toEqual([
      '/search/resource?common1=heterogeneous&common2=gpu',
      '/search/resource?common1=heterogeneous&common2=dcu',
    ])
  })

  it('[R3.04] shows the values that would find something, and those that are chosen', () => {
    expect(filterRows(read('?region=south'), values, facets)).toMatchObject([
      {
        group: 'region',
        values: [
          { code: 'east', count: 7, chosen: false },
          { code: 'south', count: 0, chosen: true },
        ],
      },
    ])
  })

  it('[R3.04] shows every value without a count while nothing is known', () => {
    expect(
      filterRows(read(''), values).map((row) => row.values.map(({ code, count }) => [code, count])),
    ).toEqual([
      [
        ['east', undefined],
        ['north', undefined],
        ['south', undefined],
      ],
      [['trial', undefined]],
    ])
  })

  it('[R3.04] has a chip for everything chosen, each with the search that is left without it', () => {
    const search = read(
      '?common1=heterogeneous&common2=gpu&region=east&spec=8xA800&lowPrice=100&inStock=true',
    )
    const named = (chip: Chip) => {
      if (chip.kind === 'words') return chip.name.en
      return chip.kind === 'price' ? `${chip.low}…${chip.high}` : chip.kind
    }
    const shown = chips(search, words).map((chip) => [named(chip), href(chip.without)])
    expect(shown).toEqual([
      ['Heterogeneous computing / GPU', '/search/resource?region=east&spec=8xA800&lowPrice=100&inStock=true'],
      [
        'East China',
        '/search/resource?common1=heterogeneous&common2=gpu&spec=8xA800&lowPrice=100&inStock=true',
      ],
      ['8xA800', '/search/resource?common1=heterogeneous&common2=gpu&region=east&lowPrice=100&inStock=true'],
      ['100…', '/search/resource?common1=heterogeneous&common2=gpu&region=east&spec=8xA800&inStock=true'],
      ['inStock', '/search/resource?common1=heterogeneous&common2=gpu&region=east&spec=8xA800&lowPrice=100'],
    ])
  })

  it('[R3.04] names the shop that is searched in, and gives it up', () => {
    const search = read('?keyword=A800&shop=1001&region=east')
    const name = { zh: '平台自营旗舰店', en: 'Platform Flagship Store' }
    for (const [known, shown] of [
      [name, 'Platform Flagship Store'],
      [null, '1001'],
    ] as const) {
      const [first] = chips(search, { ...words, shop: known })
      expect(first).toMatchObject({ kind: 'words', key: 'shop', name: { en: shown } })
      expect(first && href(first.without)).toBe('/search/resource?keyword=A800&region=east')
    }
    expect(href(cleared(search))).toBe('/search/resource?keyword=A800')
  })

  it.each([
    [0, '0'],
    [9_999, '9999'],
    [10_000, '10000+'],
  ])('[R9.02] writes a total of %i as %s', (total, text) => expect(totalText(total)).toBe(text))

  it.each([
    [0, 120, 0],
    [120, 120, 1],
    [121, 120, 2],
    [10_000, 10, 1000],
    [10_000, 120, 83],
  ])('[R9.02] has for %i hits of %i a page %i pages', (total, size, pages) =>
    expect(pageCount(total, size)).toBe(pages),
  )

  it('[R2.11] finds computing in one search and all other kinds in the other', () => {
    expect(searchTypeOf('bareMetal')).toBe('base')
    expect(searchTypeOf('model')).toBe('application')
  })

  it.each([
    ['?type=store&id=1001&keyword=x', { shop: '1001' }],
    [
      '?type=base&keyword=A800&common1=heterogeneous',
      { type: 'base', search: read('?keyword=A800&common1=heterogeneous') },
    ],
    ['?type=application&resource=gpu', { type: 'application', search: read('?resource=gpu') }],
    ['?type=store', { type: 'application', search: read('') }],
    ['', { type: 'application', search: read('') }],
  ])('[R8.04] leads back from goods found by %s to where they were found', (query, expected) => {
    expect(returnPlace(readGoodsAddress(new URLSearchParams(query)))).toEqual(expected)
  })

  it('[R2.11] leads back to the search that has such goods when the address names none', () => {
    expect(returnPlace(readGoodsAddress([]), 'storage')).toEqual({ type: 'base', search: read('') })
    expect(returnPlace(readGoodsAddress([]), 'saas')).toEqual({ type: 'application', search: read('') })
  })
})

describe('the name of a category page', () => {
  const categories = [
    node('heterogeneous', '智能计算', 'AI computing', [node('heteroTraining', '训练', 'Training')]),
  ]
  const industries = [node('finance', '金融', 'Finance')]
  it.each([
    ['common1=heterogeneous', 'AI computing'],
    ['common1=heterogeneous&common2=heteroTraining', 'Training'],
    ['common1=heterogeneous&common2=unknown', 'AI computing'],
    ['common1=heterogeneous&industry1=finance', 'AI computing'],
    ['industry1=finance', 'Finance'],
    ['common1=unknown', undefined],
    ['keyword=A800', undefined],
  ])('[R2.10] of %s is %s', (query, name) => {
    expect(categoryName(read(query), { categories, industries })?.en).toBe(name)
  })
})

describe('a list that grows', () => {
  it.each([
    ['?keyword=gpu&pageNum=2', '?keyword=gpu', true],
    ['?keyword=gpu&pageNum=3', '?keyword=gpu&pageNum=2', true],
    ['?keyword=gpu&pageNum=3', '?keyword=gpu', false],
    ['?keyword=gpu', '?keyword=gpu', false],
    ['?keyword=cpu&pageNum=2', '?keyword=gpu', false],
    ['?keyword=gpu&region=east&pageNum=2', '?keyword=gpu', false],
    ['?keyword=gpu&sort=basePrice&pageNum=2', '?keyword=gpu', false],
  ])('[R9.02] %s follows on %s: %s', (address, before, expected) => {
    expect(follows(read(address), read(before))).toBe(expected)
  })

  it('[R9.02] has what was there first, then what follows, and nothing twice', () => {
    const [first, second, third] = searchFixtures.hits.records
    if (!first || !second || !third) throw new Error('The fixtures have too few cards.')
    const before = { ...searchFixtures.hits, total: 3, records: [first, second] }
    const next = { ...searchFixtures.hits, total: 4, records: [second, third] }
    expect(continued(before, next)).toEqual({ ...next, records: [first, second, third] })
  })

  it('[R9.02] does the same with shops', () => {
    const [first, second, third] = searchFixtures.shopHits(3).records
    if (!first || !second || !third) throw new Error('The fixtures have too few shops.')
    const before = { total: 3, records: [first, second], correctedWords: null }
    const next = { total: 4, records: [second, third], correctedWords: 'gpu' }
    expect(continuedShops(before, next)).toEqual({ ...next, records: [first, second, third] })
  })
})
