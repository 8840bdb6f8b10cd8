import { randomOf } from '../../random.ts'
import { words } from '../../table.ts'
import { type Region, regionsWith } from '../../world.ts'
import {
  axis,
  combinationsOf,
  type GoodsDraft,
  nameValue,
  priced,
  reductionOf,
  rounded,
  skuOf,
  specificationsOf,
  stockIn,
  trialOf,
} from '../draft.ts'
import { computeShop } from './shops.ts'

interface Family {
  readonly code: string
  readonly category: string
  readonly zh: string
  readonly en: string
  readonly summary: readonly [string, string]
  readonly spec: readonly string[]
  readonly gpu: string | null
  /** Yuan a month of the smallest flavour. */
  readonly month: number
  /** Cores and gigabytes. */
  readonly flavours: readonly (readonly [number, number])[]
}

const families: readonly Family[] = [
  {
    code: 'g7',
    category: 'cloudGeneral',
    zh: '通用型云服务器 g7',
    en: 'General cloud server g7',
    summary: [
      '核与内存 1:4，网站与业务系统之选',
      'Cores and memory one to four, for sites and business systems',
    ],
    spec: ['Intel8358P'],
    gpu: null,
    month: 128,
    flavours: [
      [2, 8],
      [4, 16],
      [8, 32],
      [16, 64],
    ],
  },
  {
    code: 'c7',
    category: 'cloudGeneral',
    zh: '计算型云服务器 c7',
    en: 'Compute cloud server c7',
    summary: ['核与内存 1:2，批处理与编译构建', 'Cores and memory one to two, for batches and builds'],
    spec: ['AMD7763'],
    gpu: null,
    month: 98,
    flavours: [
      [2, 4],
      [4, 8],
      [8, 16],
      [16, 32],
    ],
  },
  {
    code: 'k7',
    category: 'cloudGeneral',
    zh: '鲲鹏云服务器 k7',
    en: 'Kunpeng cloud server k7',
    summary: ['ARM 架构，信创应用适配', 'Arm cores for domestic software stacks'],
    spec: ['Kunpeng920'],
    gpu: null,
    month: 88,
    flavours: [
      [2, 8],
      [4, 16],
      [8, 32],
    ],
  },
  {
    code: 'r7',
    category: 'cloudMemory',
    zh: '内存型云服务器 r7',
    en: 'Memory cloud server r7',
    summary: ['核与内存 1:8，数据库与内存分析', 'Cores and memory one to eight, for databases and analysis'],
    spec: ['Intel8358P'],
    gpu: null,
    month: 198,
    flavours: [
      [2, 16],
      [4, 32],
      [8, 64],
      [16, 128],
    ],
  },
  {
    code: 'gn7',
    category: 'cloudGpu',
    zh: 'GPU 云服务器 gn7（RTX 4090）',
    en: 'GPU cloud server gn7 (RTX 4090)',
    summary: [
      '整卡直通，开箱即用的训练与渲染环境',
      'Whole cards passed through, ready for training and rendering',
    ],
    spec: ['RTX4090'],
    gpu: 'RTX 4090 24GB',
    month: 1680,
    flavours: [
      [12, 64],
      [24, 128],
    ],
  },
  {
    code: 'gn8',
    category: 'cloudGpu',
    zh: 'GPU 云服务器 gn8（L40）',
    en: 'GPU cloud server gn8 (L40)',
    summary: ['48 GB 显存，推理与图形工作站', '48 GB of card memory for inference and workstations'],
    spec: ['L40'],
    gpu: 'L40 48GB',
    month: 3980,
    flavours: [
      [16, 128],
      [32, 256],
    ],
  },
]

const diskAxis = axis('disk', words('系统盘', 'System disk'), [
  { code: 'ssd100', name: words('100 GB SSD'), factor: 1 },
  { code: 'ssd500', name: words('500 GB SSD'), factor: 1.12 },
])

const flavourAxis = ({ flavours }: Family) => {
  const smallest = flavours[0]?.[0] ?? 1
  return axis(
    'flavour',
    words('规格', 'Flavour'),
    flavours.map(([cores, memory]) => ({
      code: `${cores}c${memory}g`,
      name: words(`${cores} 核 ${memory} GB`, `${cores} cores, ${memory} GB`),
      factor: cores / smallest,
    })),
  )
}

const server = (family: Family, region: Region): GoodsDraft => {
  const key = `cloud:${family.code}:${region.code}`
  const random = randomOf(key)
  const axes = [flavourAxis(family), diskAxis]
  const reduction = reductionOf(random)
  const triable = random.chance(0.3)
  const resource = family.gpu === null ? 'cpu' : 'gpu'
  return {
    key,
    runsOn: [],
    shop: computeShop(region.code, key),
    kind: 'cloudServer',
    type: 'other',
    resourceType: resource,
    classification: {
      category: family.category,
      industry: random.some(['teaching', 'smartCity', 'riskControl', 'quant', 'gaming', 'research'], 2),
      resource: [resource],
      delivery: ['instance'],
      spec: family.spec,
    },
    name: words(`${family.zh} · ${region.name.zh}`, `${family.en}, ${region.name.en}`),
    summary: words(...family.summary),
    tags: [words('分钟级开通', 'Opened in minutes'), words('按日可用', 'By the day')],
    figures: [family.code, ...(family.gpu === null ? [] : [family.gpu])],
    specifications: specificationsOf(axes),
    params: [
      nameValue('实例族', 'Instance family', family.code),
      nameValue('处理器', 'Processor', family.spec.join(' / ')),
      nameValue('内网带宽', 'Internal network', '10 Gb/s'),
      nameValue('操作系统', 'Operating systems', 'Ubuntu 22.04 / Rocky Linux 9 / openEuler 22.03'),
    ],
    limit: { amount: 1, maxAmount: 50, duration: 1, maxDuration: 36 },
    skus: combinationsOf(axes).map((combination, i) => {
      const month = rounded(family.month * combination.factor)
      return skuOf(combination, {
        pricing: [
          priced(rounded(month / 24), 'DAY', 'platformDay', { reduction }),
          priced(month, 'MONTH', 'month', { reduction }),
          priced(rounded(month * 10), 'YEAR', 'year', { reduction }),
          ...(triable && i === 0 ? [trialOf(7)] : []),
        ],
        stock: stockIn(random, region.centers, [30, 400]),
      })
    }),
  }
}

/** Cloud servers of every family in most regions (R1.02). */
export const cloudServerGoods = (): readonly GoodsDraft[] =>
  families.flatMap((family) =>
    randomOf(`regions:${family.code}`)
      .some(regionsWith(family.gpu === null ? 'cpu' : 'gpu'), 6)
      .map((region) => server(family, region)),
  )
