import { goodsFixtures } from '../goods/testing/index.ts'
import { shopFixtures } from '../shop/testing/index.ts'
import type { MissedWords } from './miss.codec.ts'
import { NO_FILTER } from './search.address.ts'
import type {
  Category,
  Facets,
  FilterValues,
  GlobalHits,
  GoodsHits,
  SearchRequest,
  ShopHits,
} from './search.codec.ts'
import { perGroup } from './search.rules.ts'
import type { SearchWords } from './search.view.ts'
import type { Synonym } from './synonym.codec.ts'
import type { TaxonomyNode } from './taxonomy.codec.ts'

/** A search for `words`, first page, nothing filtered. */
export const request = (words?: string): SearchRequest => ({
  query: { keyWords: words, pageNum: 1, pageSize: 120, searchType: undefined, storeId: undefined },
  classify: undefined,
  sort: undefined,
  filter: undefined,
})

/** The filters of a search in which none is chosen. */
export const noFilter = {
  ...NO_FILTER,
  lowPrice: undefined,
  highPrice: undefined,
  inStock: undefined,
}

export const facets: Facets = {
  ...perGroup(() => []),
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

export const noFacets: Facets = { ...perGroup(() => []), common: [], industry: [] }

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
  records: Array.from({ length: count }, (_, i) => ({
    ...shopFixtures.shop,
    shopId: String(1001 + i),
    featured: goodsFixtures.cards(3).map(({ goodsId, name }) => ({ id: goodsId, name })),
  })),
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
    name: { zh: '资源类型', en: 'Resource' },
    values: (
      [
        ['gpu', 'GPU', 'GPU'],
        ['dcu', 'DCU', 'DCU'],
      ] as const
    ).map(coded),
  },
  {
    group: 'region',
    name: { zh: '区域', en: 'Region' },
    values: (
      [
        ['east', '华东', 'East China'],
        ['northwest', '西北', 'Northwest'],
      ] as const
    ).map(coded),
  },
  {
    group: 'payMode',
    name: { zh: '计费方式', en: 'Billing' },
    values: (
      [
        ['ONCE', '按量', 'Pay as you go'],
        ['MONTH', '包月', 'Monthly'],
      ] as const
    ).map(coded),
  },
  {
    group: 'delivery',
    name: { zh: '交付方式', en: 'Delivery' },
    values: [coded(['queue', '作业队列', 'Job queue'])],
  },
  { group: 'spec', name: { zh: '规格', en: 'Hardware' }, values: [coded(['A800', 'A800', 'A800'])] },
  {
    group: 'other',
    name: { zh: '其他', en: 'Other' },
    values: (
      [
        ['free', '免费', 'Free'],
        ['trial', '可试用', 'Trial available'],
      ] as const
    ).map(coded),
  },
]

export const words: SearchWords = { categories, industries, values: filterValues, shop: null }

const onTop = { tree: 'application', parent: null } as const
const belowSoftware = { tree: 'application', parent: 'software' } as const

/** Categories of the applications as operations see them. */
export const taxonomyNodes: readonly TaxonomyNode[] = [
  { ...coded(['software', '应用软件', 'Software']), ...onTop, hidden: false, revision: 1 },
  { ...coded(['cfd', '流体仿真', 'Fluid dynamics']), ...belowSoftware, hidden: false, revision: 2 },
  { ...coded(['eda', '电子设计', 'Electronic design']), ...belowSoftware, hidden: true, revision: 4 },
  { ...coded(['saas', 'SaaS 平台', 'SaaS platforms']), ...onTop, hidden: false, revision: 1 },
]

/** Searches that went wrong, one of each kind. */
export const misses: readonly MissedWords[] = [
  {
    id: 'miss_1',
    words: 'b200',
    outcome: 'nothing',
    times: 1_204,
    message: '没有找到与“B200”相关的商品',
    lastAt: '2026-11-21T14:00:00.000+08:00',
  },
  {
    id: 'miss_2',
    words: 'gromax',
    outcome: 'corrected',
    times: 12,
    message: '没有找到“gromax”的结果，以下是“gromacs”的结果',
    lastAt: '2026-11-20T09:30:00.000+08:00',
  },
  {
    id: 'miss_3',
    words: '',
    outcome: 'failed',
    times: 1,
    message: '系统繁忙，请稍后再试',
    lastAt: '2026-11-19T18:00:00.000+08:00',
  },
]

/** Words of buyers, one of each kind. */
export const synonyms: readonly Synonym[] = [
  { synonymId: 'synonym_1', term: '英伟达', kind: 'same', meanings: ['NVIDIA GPU'], revision: 1 },
  { synonymId: 'synonym_2', term: 'h100', kind: 'instead', meanings: ['H800', 'H20'], revision: 3 },
  { synonymId: 'synonym_3', term: '多少钱', kind: 'ignored', meanings: [], revision: 1 },
]
