import {
  type GoodsApplication,
  type GoodsApplicationRow,
  ReviewState,
  ShelfState,
  type ShelvedGoodsRow,
} from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { changedFields } from '@compute-mall/core/review'
import { reviewFixtures } from '@compute-mall/core/review/testing'

const { softwareForm } = goodsFormFixtures
const { claimOfAnother } = reviewFixtures

/** When the stories of goods are looked at. */
export const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const ME = 'u-me'
export const myClaim = { reviewerId: ME, reviewer: 'wangke', until: '2026-11-21T12:15:00.000Z' }

const shopName = { zh: '星澜智算', en: 'Starwave Computing' }

/** A first publication that waits for its review. */
export const waitingRow: GoodsApplicationRow = {
  applicationId: 'application_1',
  goodsId: 'goods_1',
  shopId: 'shop_1',
  shopName,
  name: softwareForm.name,
  goodsKind: 'software',
  kind: 'publish',
  state: 'pending',
  number: 1,
  changedFields: 0,
  submittedAt: '2026-11-21T09:00:00.000Z',
  dueAt: '2026-11-26T09:00:00.000Z',
  claim: null,
}

/** What the queue tells: new, changed, overdue, with somebody else, and decided in either way. */
export const applicationRows: readonly GoodsApplicationRow[] = [
  {
    ...waitingRow,
    applicationId: 'application_late',
    name: { zh: '材料计算在线平台', en: 'Online platform for materials' },
    goodsKind: 'saas',
    kind: 'modify',
    number: 2,
    changedFields: 3,
    submittedAt: '2026-11-16T09:00:00.000Z',
    dueAt: '2026-11-20T09:00:00.000Z',
  },
  waitingRow,
  {
    ...waitingRow,
    applicationId: 'application_taken',
    name: { zh: 'ERA5 气象数据集', en: 'ERA5 weather data' },
    goodsKind: 'data',
    claim: claimOfAnother,
  },
  ...ReviewState.values
    .filter((state) => state === 'passed' || state === 'refused')
    .map((state): GoodsApplicationRow => ({ ...waitingRow, applicationId: `application_${state}`, state })),
]

/** What the codes of the applications are called. */
export const names: GoodsApplication['names'] = {
  category: {
    cfd: { zh: '计算流体力学', en: 'Computational fluid dynamics' },
    materials: { zh: '材料科学', en: 'Materials science' },
  },
  industry: { aerospace: { zh: '航空航天', en: 'Aerospace' } },
  delivery: { licence: { zh: '软件许可', en: 'Licence' } },
  spec: {},
  centre: {},
  item: {},
  goods: {},
}

const published = {
  ...softwareForm,
  name: { zh: '云帆求解器', en: 'Yunfan Solver' },
  skus: softwareForm.skus.map((sku) => ({
    ...sku,
    pricing: sku.pricing.map((price) => (price.price === '1200.00' ? { ...price, price: '800.00' } : price)),
  })),
}

/** A first publication, with nothing to remark. */
export const publication: GoodsApplication = {
  row: waitingRow,
  submission: { number: 1, revision: 3, hash: 'hash_3' },
  form: softwareForm,
  published: null,
  changes: [],
  facts: [],
  reason: null,
  reasons: [],
  refusedBefore: null,
  answers: {},
  names,
  isOwn: false,
  history: [
    { event: 'application.submitted', at: '2026-11-21T09:00:00.000Z', by: 'yifan', reason: null },
    { event: 'goods.begun', at: '2026-11-20T02:00:00.000Z', by: 'yifan', reason: null },
  ],
}

/** A change that was refused once and comes again, with everything that can be found out about it. */
export const modification: GoodsApplication = {
  ...publication,
  row: { ...waitingRow, kind: 'modify', number: 3, changedFields: 3 },
  submission: { number: 3, revision: 7, hash: 'hash_7' },
  published,
  changes: changedFields(published, softwareForm),
  facts: [
    { code: 'priceChange', field: 'skus.0.pricing.0.price', details: { percent: 30 } },
    { code: 'duplicateName', field: 'name.zh', details: { name: '云帆流体求解器' } },
    { code: 'itemDisabled', field: '', details: { number: 'GPU-A800-01' } },
    { code: 'refusedBefore', field: '', details: { count: 1 } },
  ],
  refusedBefore: {
    form: {
      ...softwareForm,
      summary: { zh: '可压缩求解器', en: softwareForm.summary.en },
      description: softwareForm.description.map(({ en }) => ({ zh: '业内最快的求解器。', en })),
      classification: { ...softwareForm.classification, category: 'materials' },
    },
    reason: '价格与官网不一致',
    reasons: [
      { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请与官网核对' },
      { field: 'description.0.zh', code: 'misleading', text: '' },
    ],
  },
  answers: { 'skus.0.pricing.0.price': '官网已同步调价。' },
  history: [
    { event: 'application.submitted', at: '2026-11-21T09:00:00.000Z', by: 'yifan', reason: null },
    {
      event: 'review.refused',
      at: '2026-11-19T03:00:00.000Z',
      by: 'wangke',
      reason: '价格与官网不一致',
    },
    ...publication.history,
  ],
}

const shelfReasons: Readonly<Partial<Record<ShelfState, string>>> = {
  forcedOff: 'notAllowed: 宣传用语违规',
  failed: 'noCentre',
}

/** Goods of all shops, one in each state of the shelf. */
export const shelvedRows: readonly ShelvedGoodsRow[] = ShelfState.values
  .filter((shelf) => shelf !== 'unlisted')
  .map((shelf, at) => ({
    goodsId: `goods_${shelf}`,
    name: softwareForm.name,
    kind: 'software',
    shopId: 'shop_1',
    shopName,
    life: {
      shelf,
      review: shelf === 'on' ? 'pending' : 'passed',
      shelfReason: shelfReasons[shelf] ?? null,
      reviewReason: null,
    },
    saleCount: at * 17,
    changedAt: '2026-11-21T09:00:00.000Z',
  }))
