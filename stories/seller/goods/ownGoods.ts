import type { GoodsLife, OwnGoods, OwnGoodsRow, ReviewState, ShelfState } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'

const { softwareForm } = goodsFormFixtures

/** When the stories of goods are looked at. */
export const NOW = Date.parse('2026-11-21T12:00:00.000Z')

export const life = (
  shelf: ShelfState,
  review: ReviewState,
  reasons: Partial<Pick<GoodsLife, 'shelfReason' | 'reviewReason'>> = {},
): GoodsLife => ({ shelf, review, shelfReason: null, reviewReason: null, ...reasons })

/** On the shelf and featured. */
export const onShelfRow: OwnGoodsRow = {
  goodsId: 'goods_1',
  kind: 'software',
  name: softwareForm.name,
  life: life('on', 'passed'),
  isFeatured: true,
  isShut: false,
  priceFrom: { price: '800.00', unit: 'month', billingType: 'MONTH' },
  stock: { free: 88, capacity: 120, availability: 1 },
  saleCount: 32,
  score: 4.6,
  reviewCount: 11,
  changedAt: '2026-11-21T09:00:00.000Z',
  dueAt: null,
  shelfAt: null,
}

/** Begun and not described yet. */
export const draftRow: OwnGoodsRow = {
  ...onShelfRow,
  goodsId: 'goods_2',
  name: { zh: '', en: '' },
  life: life('unlisted', 'draft'),
  isFeatured: false,
  priceFrom: null,
  stock: null,
  saleCount: 0,
  score: 0,
  reviewCount: 0,
  changedAt: '2026-11-21T11:58:00.000Z',
}

const named = (goodsId: string, zh: string, en: string, part: Partial<OwnGoodsRow>): OwnGoodsRow => ({
  ...onShelfRow,
  goodsId,
  name: { zh, en },
  isFeatured: false,
  ...part,
})

/** Goods of one shop, each as its life has left it. */
export const ownRows: readonly OwnGoodsRow[] = [
  onShelfRow,
  draftRow,
  named('goods_3', '材料计算在线平台', 'Online platform for materials', {
    kind: 'saas',
    life: life('on', 'pending'),
    dueAt: '2026-11-26T09:00:00.000Z',
    stock: { free: 2, capacity: 20, availability: 3 },
  }),
  named('goods_4', '分子动力学移植服务', 'Porting of molecular dynamics', {
    kind: 'service',
    life: life('on', 'refused', { reviewReason: '价格与官网不一致' }),
  }),
  named('goods_5', 'ERA5 气象数据集', 'ERA5 weather data', {
    kind: 'data',
    life: life('awaiting', 'passed'),
    shelfAt: '2026-12-01T01:00:00.000Z',
    saleCount: 0,
  }),
  named('goods_6', '格子玻尔兹曼求解器源码', 'Lattice Boltzmann solver, source', {
    kind: 'sourceCode',
    life: life('off', 'passed'),
    stock: { free: 0, capacity: 12, availability: 4 },
  }),
  named('goods_7', '弹性云服务器 c7', 'Elastic cloud server c7', {
    kind: 'cloudServer',
    life: life('forcedOff', 'passed', { shelfReason: 'notAllowed: 宣传用语违规' }),
  }),
  named('goods_9', '高性能并行存储', 'Parallel storage', { kind: 'storage', isShut: true }),
  named('goods_8', '裸金属八卡 L40', 'Bare metal with eight L40', {
    kind: 'bareMetal',
    life: life('failed', 'passed', { shelfReason: 'noCentre' }),
  }),
]

/** The form as buyers see it: the platform has given its skus their numbers. */
export const publishedForm = {
  ...softwareForm,
  skus: softwareForm.skus.map((sku, at) => ({ ...sku, id: `sku_${at + 1}` })),
}

/** Goods on the shelf in two versions, changed by nobody. */
export const onShelf: OwnGoods = {
  row: onShelfRow,
  commands: [],
  published: publishedForm,
  draft: null,
  application: null,
  refusal: null,
  stock: [
    { skuId: 'sku_1', clusterId: '', free: 70, capacity: 100 },
    { skuId: 'sku_2', clusterId: '', free: 18, capacity: 20 },
  ],
  history: [
    { event: 'stock.changed', at: '2026-11-21T09:00:00.000Z', by: 'yifan', reason: null },
    { event: 'shelving.done', at: '2026-11-18T06:30:00.000Z', by: 'operations', reason: null },
    { event: 'review.passed', at: '2026-11-18T06:30:00.000Z', by: 'operations', reason: null },
    { event: 'application.submitted', at: '2026-11-17T02:00:00.000Z', by: 'yifan', reason: null },
  ],
  versions: [
    {
      applicationId: 'application_2',
      kind: 'modify',
      submittedAt: '2026-11-17T02:00:00.000Z',
      changes: [
        { field: 'summary.zh', before: '流体求解器', after: '面向航空外流场的可压缩求解器' },
        { field: 'skus.0.pricing.0.price', before: '1300.00', after: '1200.00' },
      ],
    },
    { applicationId: 'application_1', kind: 'publish', submittedAt: '2026-10-08T02:00:00.000Z', changes: [] },
  ],
}

/** A change of these goods that is being reviewed: buyers go on with what was published. */
export const underReview: OwnGoods = {
  ...onShelf,
  row: { ...onShelfRow, life: life('on', 'pending'), dueAt: '2026-11-26T09:00:00.000Z' },
  application: {
    applicationId: 'application_1',
    kind: 'modify',
    state: 'pending',
    submission: { number: 2, revision: 4, hash: 'hash_4' },
    submittedAt: '2026-11-21T09:00:00.000Z',
    dueAt: '2026-11-26T09:00:00.000Z',
    form: publishedForm,
    reason: null,
    reasons: [],
    answers: {},
  },
}

export const refusedReasons = [
  { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请与官网核对' },
  { field: 'description.0', code: 'misleading', text: '' },
] as const

const refusedApplication: OwnGoods['application'] = underReview.application && {
  ...underReview.application,
  state: 'refused',
  reason: '价格与官网不一致',
  reasons: refusedReasons,
}

/** A change that was refused field by field. */
export const refused: OwnGoods = {
  ...underReview,
  row: { ...onShelfRow, life: life('on', 'refused', { reviewReason: '价格与官网不一致' }) },
  application: refusedApplication,
  refusal: refusedApplication,
  history: [
    { event: 'review.refused', at: '2026-11-21T10:30:00.000Z', by: 'operations', reason: '价格与官网不一致' },
    ...onShelf.history,
  ],
}

/** Passed, and put on the shelf at the time that the seller chose. */
export const awaiting: OwnGoods = {
  ...onShelf,
  row: {
    ...onShelfRow,
    life: life('awaiting', 'passed'),
    isFeatured: false,
    shelfAt: '2026-12-01T01:00:00.000Z',
  },
}

/** Begun a minute ago. */
export const begun: OwnGoods = {
  row: draftRow,
  commands: [],
  published: null,
  draft: null,
  application: null,
  refusal: null,
  stock: [],
  history: [],
  versions: [],
}
