import { goodsFixtures } from '../goods/index.ts'
import { shopFixtures } from '../shop/index.ts'
import type {
  Category,
  Facets,
  FilterValues,
  GlobalHits,
  GoodsHits,
  SearchRequest,
  ShopHits,
} from './search.codec.ts'
import type { SearchWords } from './search.view.ts'
import type { Synonym } from './synonym.codec.ts'

/** A search for `words`, first page, nothing filtered. */
export const request = (words?: string): SearchRequest => ({
  query: { keyWords: words, pageNum: 1, pageSize: 120, searchType: undefined, storeId: undefined },
  classify: undefined,
  sort: undefined,
  filter: undefined,
})

export const facets: Facets = {
  common: [
    { code: 'heterogeneous', count: 8 },
    { code: 'heteroGpu', count: 8 },
  ],
  industry: [{ code: 'internet', count: 5 }],
  region: [
    { code: 'east', count: 6 },
    { code: 'northwest', count: 4 },
  ],
  resource: [{ code: 'gpu', count: 8 }],
  payMode: [
    { code: 'ONCE', count: 8 },
    { code: 'MONTH', count: 3 },
  ],
  delivery: [{ code: 'queue', count: 8 }],
  spec: [{ code: 'A800', count: 8 }],
  other: [{ code: 'trial', count: 2 }],
}

export const noFacets: Facets = {
  common: [],
  industry: [],
  region: [],
  resource: [],
  payMode: [],
  delivery: [],
  spec: [],
  other: [],
}

export const hits: GoodsHits = { total: 8, records: goodsFixtures.cards(8), facets, correctedWords: null }

export const noHits: GoodsHits = { total: 0, records: [], facets: noFacets, correctedWords: null }

/** What is answered to a misspelt `gromax`. */
export const correctedHits: GoodsHits = { ...hits, correctedWords: 'gromacs' }

export const globalHits: GlobalHits = {
  total: 9,
  totals: { goods: 0, resource: 8, shop: 1 },
  records: [
    ...goodsFixtures.cards(6).map((goods) => ({ area: 'resource', goods }) as const),
    { area: 'shop', shop: shopFixtures.shop },
  ],
  correctedWords: null,
}

/** So many shops, of so many that there are. */
export const shopHits = (count: number, total = count): ShopHits => ({
  total,
  records: Array.from({ length: count }, (_, i) => ({ ...shopFixtures.shop, shopId: String(1001 + i) })),
  correctedWords: null,
})

const coded = ([code, zh, en]: readonly [string, string, string]) => ({ code, name: { zh, en } })
const branch = (
  root: readonly [string, string, string],
  ...leaves: readonly (readonly [string, string, string])[]
) => ({
  ...coded(root),
  children: leaves.map((leaf) => ({ ...coded(leaf), children: [] })),
})

export const categories: readonly Category[] = [
  branch(['general', '通用算力', 'General compute']),
  branch(
    ['heterogeneous', '异构算力', 'Accelerated compute'],
    ['heteroGpu', 'GPU 算力', 'GPU'],
    ['heteroDcu', 'DCU 算力', 'DCU'],
  ),
  branch(['storage', '存储资源', 'Storage']),
]

export const industries: readonly Category[] = [
  branch(['internet', '互联网', 'Internet']),
  branch(['lifeScience', '生命科学', 'Life science']),
]

export const filterValues: readonly FilterValues[] = [
  {
    group: 'resource',
    values: (
      [
        ['gpu', 'GPU', 'GPU'],
        ['dcu', 'DCU', 'DCU'],
      ] as const
    ).map(coded),
  },
  {
    group: 'region',
    values: (
      [
        ['east', '华东', 'East China'],
        ['northwest', '西北', 'Northwest'],
      ] as const
    ).map(coded),
  },
  {
    group: 'payMode',
    values: (
      [
        ['ONCE', '按量', 'Pay as you go'],
        ['MONTH', '包月', 'Monthly'],
      ] as const
    ).map(coded),
  },
  { group: 'delivery', values: [coded(['queue', '作业队列', 'Job queue'])] },
  { group: 'spec', values: [coded(['A800', 'A800', 'A800'])] },
  {
    group: 'other',
    values: (
      [
        ['free', '免费', 'Free'],
        ['trial', '可试用', 'Trial available'],
      ] as const
    ).map(coded),
  },
]

export const words: SearchWords = { categories, industries, values: filterValues, shop: null }

/** Words of buyers, one of each kind. */
export const synonyms: readonly Synonym[] = [
  { synonymId: 'synonym_1', term: '英伟达', kind: 'same', meanings: ['NVIDIA GPU'], revision: 1 },
  { synonymId: 'synonym_2', term: 'h100', kind: 'instead', meanings: ['H800', 'H20'], revision: 3 },
  { synonymId: 'synonym_3', term: '多少钱', kind: 'ignored', meanings: [], revision: 1 },
]
