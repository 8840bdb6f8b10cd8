import { AVAILABILITY } from '../resource/index.ts'
import { shopFixtures } from '../shop/testing/index.ts'
import type { ReviewableGoods, ShopReview } from './customerReview.codec.ts'
import type { Offer } from './goods.choice.ts'
import type { DependResource, Goods, GoodsCard, Pricing, Review, Sku } from './goods.codec.ts'
import { PURCHASE_STATUS } from './purchaseStatus.rules.ts'
import type { ReportedReview } from './reviewReport.codec.ts'

/** Card hours at the usual price, reduced from 32.00. */
export const cardHours: Pricing = {
  id: '2000010101',
  price: '25.60',
  sourcePrice: '32.00',
  billingType: 'ONCE',
  unit: 'cardHour',
  duration: 0,
}

/** A month of a whole node. */
export const nodeMonth: Pricing = {
  id: '2000010102',
  price: '58999.00',
  sourcePrice: '58999.00',
  billingType: 'MONTH',
  unit: 'month',
  duration: 1,
}

/** Seven days without charge. */
export const trial: Pricing = {
  id: '2000010103',
  price: '0.00',
  sourcePrice: '0.00',
  billingType: 'TRIAL',
  unit: 'platformDay',
  duration: 7,
}

/** Eight A800 cards of one node, in two centres, of which one is nearly sold out. */
export const sku: Sku = {
  id: '20000101',
  uniqueId: '20000101',
  sn: 'A800-8',
  specificationValues: { card: 'a800', cards: '8' },
  pricing: [cardHours, nodeMonth, trial],
  param: [{ name: { zh: '显存', en: 'Card memory' }, value: { zh: '80 GB', en: '80 GB' } }],
  appPlatformUrl: null,
  clusterResources: [
    {
      clusterId: 'c-kunshan',
      centerName: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
      region: 'east',
      availability: 1,
      left: 120_000,
      scheduler: 'SLURM',
    },
    {
      clusterId: 'c-zhongwei',
      centerName: { zh: '西北二区（中卫）算力中心', en: 'Northwest II (Zhongwei) Computing Centre' },
      region: 'northwest',
      availability: 3,
      left: 3_200,
      scheduler: 'SLURM',
    },
  ],
  appInfoList: [],
  expireTime: null,
  availability: 1,
  left: 120_000,
  hasFormal: false,
  canTrial: true,
  hasTrial: false,
  unpaidOrderId: null,
  purchaseStatus: PURCHASE_STATUS.none,
}

/** The specification's own machine type (section 9), offered by the platform's shop. */
export const goods: Goods = {
  id: '200001',
  kind: 'heterogeneous',
  type: 'share',
  resourceType: 'gpu',
  shopId: shopFixtures.shop.shopId,
  shopName: shopFixtures.shop.shopName,
  name: {
    zh: 'Intel8458P-88C-2T-8*A800 智算节点',
    en: 'Intel8458P-88C-2T-8*A800 AI computing node',
  },
  summary: {
    zh: '8 卡 A800 80GB，NVLink 全互联，适合百亿参数模型训练',
    en: '8 A800 80GB cards with NVLink, for training models of tens of billions of parameters',
  },
  description: [
    { zh: '按卡时计费，用多少付多少。', en: 'Billed by card-hour: pay for what you use.' },
    { zh: '作业由 SLURM 调度，支持容器。', en: 'Jobs are scheduled by SLURM; containers are supported.' },
  ],
  tags: [{ zh: '大模型训练', en: 'LLM training' }],
  figures: ['8×A800', '88C', '2 TB'],
  specifications: [
    {
      code: 'card',
      name: { zh: '加速卡', en: 'Accelerator' },
      values: [{ code: 'a800', name: { zh: 'NVIDIA A800 80GB', en: 'NVIDIA A800 80GB' } }],
    },
    {
      code: 'cards',
      name: { zh: '每节点卡数', en: 'Cards per node' },
      values: [{ code: '8', name: { zh: '8 卡', en: '8 cards' } }],
    },
  ],
  params: [{ name: { zh: '处理器', en: 'Processor' }, value: { zh: 'Intel 8458P', en: 'Intel 8458P' } }],
  support: [{ name: { zh: '响应时间', en: 'Response' }, value: { zh: '15 分钟', en: '15 minutes' } }],
  cases: [],
  limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 60 },
  display: true,
  saleCount: 1286,
  score: 4.8,
  reviewCount: 12,
  recentOrderCount: 342,
}

export const card: GoodsCard = {
  goodsId: goods.id,
  skuId: sku.id,
  kind: goods.kind,
  type: goods.type,
  resourceType: goods.resourceType,
  name: goods.name,
  summary: goods.summary,
  shopId: goods.shopId,
  shopName: goods.shopName,
  regionName: { zh: '华东', en: 'East China' },
  minPrice: '25.60',
  sourcePrice: '32.00',
  unit: 'cardHour',
  billingType: 'ONCE',
  hasTrialMode: true,
  availability: 1,
  left: 3_200,
  saleCount: goods.saleCount,
  score: goods.score,
  tags: goods.tags,
  figures: goods.figures,
}

/** One card for each that a list needs, told apart by number; every fourth is sold out. */
export const cards = (count: number): readonly GoodsCard[] =>
  Array.from({ length: count }, (_, i) => ({
    ...card,
    goodsId: String(200_001 + i),
    skuId: `${200_001 + i}01`,
    ...(i % 4 === 3 && { availability: AVAILABILITY.soldOut, left: 0 }),
  }))

export const review: Review = {
  id: '1',
  userName: 'z***g',
  score: 5,
  text: {
    zh: '排队时间短，NVLink 带宽达到标称值。',
    en: 'Short queues, and NVLink reaches its rated bandwidth.',
  },
  createTime: '2026-10-12T14:03:00.000+08:00',
  reply: { zh: '感谢支持！', en: 'Thank you for your support!' },
}

export const dependResource: DependResource = {
  goodsId: goods.id,
  name: goods.name,
  kind: goods.kind,
  required: true,
}

const l40 = { code: 'l40', name: { zh: 'NVIDIA L40 48GB', en: 'NVIDIA L40 48GB' } }
const four = { code: '4', name: { zh: '4 卡', en: '4 cards' } }

const nodeSku = (id: string, card: string, cards: string, availability: Sku['availability']): Sku => ({
  ...sku,
  id,
  uniqueId: id,
  sn: id,
  specificationValues: { card, cards },
  pricing: [{ ...nodeMonth, id: `${id}-month` }],
  availability,
  ...(availability === AVAILABILITY.soldOut && {
    left: 0,
    clusterResources: sku.clusterResources.map((place) => ({ ...place, availability, left: 0 })),
  }),
})

/** An offer of three skus, of which one is sold out: eight A800, four L40, eight L40. */
export const nodeOffer: Offer = {
  goods: {
    ...goods,
    specifications: goods.specifications.map((specification) =>
      specification.code === 'card'
        ? { ...specification, values: [...specification.values, l40] }
        : { ...specification, values: [four, ...specification.values] },
    ),
  },
  skus: [
    {
      ...nodeSku('a800-8', 'a800', '8', 1),
      pricing: [cardHours, { ...nodeMonth, id: 'a800-8-month' }, trial],
    },
    nodeSku('l40-4', 'l40', '4', 2),
    nodeSku('l40-8', 'l40', '8', 4),
  ],
}

/** An offer with one sku for each combination of values of the specifications `0`, `1`, `2` and so on. */
export const offerOf = (combinations: readonly (readonly string[])[]): Offer => {
  const codes = (combinations[0] ?? []).map((_, at) => String(at))
  const valuesOf = (at: number) => [...new Set(combinations.map((values) => values[at] ?? ''))]
  return {
    goods: {
      ...goods,
      specifications: codes.map((code, at) => ({
        code,
        name: { zh: code, en: code },
        values: valuesOf(at).map((value) => ({ code: value, name: { zh: value, en: value } })),
      })),
    },
    skus: combinations.map((values) => ({
      ...sku,
      id: values.join('-'),
      specificationValues: Object.fromEntries(codes.map((code, at) => [code, values[at] ?? ''])),
    })),
  }
}

const varied = (goodsId: string, more: Partial<GoodsCard>): GoodsCard => ({
  ...card,
  goodsId,
  skuId: `${goodsId}01`,
  ...more,
})

/** Computing as a shelf shows it: one of each kind, one of them sold out. */
export const computeShelf: readonly GoodsCard[] = [
  card,
  varied('200101', {
    kind: 'general',
    resourceType: 'cpu',
    name: { zh: '海光 7285 通用算力（64 核节点）', en: 'Hygon 7285 CPU compute (64-core nodes)' },
    summary: {
      zh: '并行作业按核时计费，支持万核规模',
      en: 'Parallel jobs by the core-hour, up to ten thousand cores',
    },
    minPrice: '0.085',
    sourcePrice: '0.10',
    unit: 'coreHour',
    hasTrialMode: false,
    tags: [{ zh: '科学计算', en: 'Scientific computing' }],
    figures: ['64 C', '256 GB'],
    saleCount: 9_821,
  }),
  varied('200102', {
    kind: 'storage',
    type: 'storage',
    resourceType: 'storage',
    name: { zh: '并行文件存储 ParaStor', en: 'ParaStor parallel file storage' },
    summary: {
      zh: '百 GB/s 聚合带宽，与计算分区同机房',
      en: 'Over 100 GB/s in total, beside the compute partitions',
    },
    minPrice: '0.35',
    sourcePrice: '0.35',
    unit: 'gbMonth',
    billingType: 'MONTH',
    availability: 2,
    tags: [],
    figures: ['100 TB'],
  }),
  varied('200103', {
    kind: 'cloudServer',
    type: 'contract',
    name: { zh: '弹性云服务器 c7', en: 'Elastic cloud server c7' },
    summary: { zh: '16 核 64 GB，分钟级开通', en: '16 cores and 64 GB, open within minutes' },
    minPrice: '899.00',
    sourcePrice: '1099.00',
    unit: 'month',
    billingType: 'MONTH',
    availability: 3,
    left: 2,
    tags: [],
    figures: ['16 C', '64 GB'],
  }),
  varied('200104', {
    kind: 'bareMetal',
    type: 'contract',
    resourceType: 'bareGpu',
    name: { zh: 'Intel8458P-88C-2T-8*L40 裸金属整机', en: 'Intel8458P-88C-2T-8*L40 bare-metal server' },
    summary: {
      zh: '整机独占，八卡 L40，适合渲染与推理',
      en: 'A whole server with eight L40, for rendering and inference',
    },
    minPrice: '26800.00',
    sourcePrice: '26800.00',
    unit: 'month',
    billingType: 'MONTH',
    hasTrialMode: false,
    availability: 4,
    left: 0,
    tags: [],
    figures: ['8×L40', '88C', '2 TB'],
    saleCount: 76,
  }),
]

const application = (goodsId: string, kind: GoodsCard['kind'], more: Partial<GoodsCard>): GoodsCard =>
  varied(goodsId, { kind, type: 'other', resourceType: null, regionName: null, availability: 1, ...more })

/** Applications as a shelf shows them: one of each kind, one of them free. */
export const applicationShelf: readonly GoodsCard[] = [
  application('200201', 'software', {
    name: { zh: 'GROMACS 2025 分子动力学（GPU 版）', en: 'GROMACS 2025 molecular dynamics for GPUs' },
    summary: { zh: '免费使用，即开即算', en: 'Free of charge, ready to run' },
    minPrice: '0.00',
    sourcePrice: '0.00',
    unit: 'times',
    billingType: 'FREE',
    tags: [{ zh: '生命科学', en: 'Life sciences' }],
    figures: ['GROMACS 2025.2'],
  }),
  application('200202', 'saas', {
    name: { zh: '材料计算在线平台', en: 'Online platform for materials' },
    summary: { zh: '浏览器里完成建模、提交与后处理', en: 'Model, submit and analyse in the browser' },
    minPrice: '1299.00',
    sourcePrice: '1499.00',
    unit: 'platformMonth',
    billingType: 'MONTH',
    figures: ['VASP', 'LAMMPS'],
    tags: [],
  }),
  application('200203', 'model', {
    name: { zh: 'DeepSeek-V3 推理服务', en: 'DeepSeek-V3 inference service' },
    summary: { zh: '128K 上下文，按次调用', en: '128K context, billed by call' },
    minPrice: '0.012',
    sourcePrice: '0.02',
    unit: 'times',
    billingType: 'ONCE',
    figures: ['671B', '128K'],
    tags: [{ zh: '大模型', en: 'LLM' }],
  }),
  application('200204', 'data', {
    name: { zh: 'ERA5 全球再分析气象数据集（1980–2025）', en: 'ERA5 global reanalysis, 1980 to 2025' },
    summary: { zh: '逐小时，0.25° 网格，已转换为 Zarr', en: 'Hourly on a 0.25° grid, as Zarr' },
    minPrice: '980.00',
    sourcePrice: '980.00',
    unit: 'year',
    billingType: 'YEAR',
    hasTrialMode: false,
    figures: ['12 TB', '0.25°'],
    tags: [{ zh: '气象', en: 'Weather' }],
  }),
  application('200205', 'sourceCode', {
    name: { zh: '格子玻尔兹曼多相流求解器源码', en: 'Source of a lattice Boltzmann multiphase solver' },
    summary: { zh: 'HIP 与 CUDA 双后端，含算例', en: 'HIP and CUDA back ends, with examples' },
    minPrice: '36000.00',
    sourcePrice: '39800.00',
    unit: 'times',
    billingType: 'FOREVER',
    hasTrialMode: false,
    figures: ['C++20', 'HIP'],
    tags: [],
    saleCount: 12,
  }),
  application('200206', 'service', {
    name: { zh: '国产加速卡迁移与调优服务', en: 'Porting and tuning for domestic accelerators' },
    summary: { zh: '资深工程师驻场，按项目交付', en: 'Senior engineers on site, delivered by project' },
    minPrice: '58000.00',
    sourcePrice: '58000.00',
    unit: 'times',
    billingType: 'ONCE',
    hasTrialMode: false,
    figures: [],
    tags: [{ zh: '专家服务', en: 'Expert service' }],
    saleCount: 9,
  }),
]

const [east, northwest] = sku.clusterResources

/** The same offer with everything that a goods page can show: three centres, a case, dear words. */
export const richOffer: Offer = {
  goods: {
    ...nodeOffer.goods,
    description: [
      ...goods.description,
      {
        zh: '节点内 8 张 A800 由 NVSwitch 全互联，节点间 8×200 Gb/s InfiniBand，可扩展至千卡规模；预装 CUDA 12、PyTorch 与 DeepSpeed 镜像。',
        en: 'Eight A800 per node over NVSwitch and 8×200 Gb/s InfiniBand between nodes, up to a thousand cards; CUDA 12, PyTorch and DeepSpeed images are installed.',
      },
    ],
    params: [
      ...goods.params,
      { name: { zh: '内存', en: 'Memory' }, value: { zh: '2 TB DDR5', en: '2 TB DDR5' } },
      {
        name: { zh: '节点互联', en: 'Interconnect' },
        value: { zh: '8×200 Gb/s InfiniBand', en: '8×200 Gb/s InfiniBand' },
      },
    ],
    cases: [
      {
        name: { zh: '某高校百亿参数气象大模型', en: 'A weather model with ten billion parameters' },
        value: {
          zh: '256 卡连续训练 21 天，平均算力利用率 52%。',
          en: 'Twenty-one days on 256 cards at 52% average utilisation.',
        },
      },
    ],
    reviewCount: 23,
  },
  skus: nodeOffer.skus.map((each) => ({
    ...each,
    clusterResources: [
      ...(east ? [east] : []),
      {
        clusterId: 'c-tianjin',
        centerName: { zh: '华北一区（天津）算力中心', en: 'North China I (Tianjin) Computing Centre' },
        region: 'north',
        availability: 4 as const,
        left: 0,
        scheduler: 'SLURM',
      },
      ...(northwest ? [northwest] : []),
    ],
  })),
}

/** Goods of an order that nobody has reviewed yet. */
export const unreviewed: ReviewableGoods = {
  goodsId: goods.id,
  name: goods.name,
  review: null,
  mayWrite: true,
}

/** The same after their buyer wrote, and the shop answered. */
export const reviewed: ReviewableGoods = {
  ...unreviewed,
  review: {
    reviewId: 'review_1',
    stars: 4,
    text: 'Opened within a minute.\nThe queue was short all week.',
    createTime: '2026-11-21T02:00:00.000Z',
    changeUntil: '2026-11-28T02:00:00.000Z',
    reply: { zh: '感谢支持！', en: 'Thank you for your support!' },
  },
}

/** A review that waits for the shop's reply. */
export const shopReview: ShopReview = {
  reviewId: 'review_1',
  goodsId: goods.id,
  goodsName: goods.name,
  buyer: 'w**',
  stars: 4,
  text: {
    zh: '开通只用了一分钟，\n一周内排队都很短。',
    en: 'Opened within a minute.\nThe queue was short all week.',
  },
  createTime: '2026-11-21T02:00:00.000Z',
  reply: null,
  replyTime: null,
  mayReply: true,
}

/** One that was answered so long ago that the answer stays. */
export const answeredReview: ShopReview = {
  ...shopReview,
  reviewId: 'review_2',
  buyer: 'l**',
  stars: 2,
  text: { zh: '周一晚上排队超过两小时。', en: 'On Monday evening I queued for two hours.' },
  createTime: '2026-11-16T02:00:00.000Z',
  reply: {
    zh: '周一晚上正在扩容，现已完成，给您带来不便，抱歉。',
    en: 'We were adding nodes that evening. It is done now; sorry for the wait.',
  },
  replyTime: '2026-11-16T06:00:00.000Z',
  mayReply: false,
}

/** One that a buyer and the shop have reported, and that waits. */
export const reportedReview: ReportedReview = {
  reviewId: 'review_3',
  goodsId: goods.id,
  goodsName: goods.name,
  shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
  writer: 'a**',
  stars: 1,
  text: {
    zh: '更便宜的算力请加微信，价格只有一半。',
    en: 'Write to me for cheaper computing at half the price.',
  },
  createTime: '2026-11-20T02:00:00.000Z',
  state: 'open',
  reports: [
    {
      side: 'shop',
      reporter: 's**',
      reason: 'advertising',
      text: '在给别家店铺做广告。',
      time: '2026-11-21T03:00:00.000Z',
    },
    { side: 'customer', reporter: 'w**', reason: 'untrue', text: '', time: '2026-11-21T01:00:00.000Z' },
  ],
  reportTime: '2026-11-21T01:00:00.000Z',
  decideTime: null,
  decision: null,
}
