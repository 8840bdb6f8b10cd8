import type { Words } from '@compute-mall/core/codec'
import type { ResourceType } from '@compute-mall/core/resource'
import { randomOf } from '../../random.ts'
import { listOf, words } from '../../table.ts'
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
} from '../draft.ts'
import { acceleratorParams, accelerators, resourceOf } from './accelerators.ts'
import { gigabytes, memoryAxis, processors } from './general.ts'
import { computeShop } from './shops.ts'

interface Machine {
  readonly machine: string
  readonly resource: ResourceType
  readonly category: string
  readonly spec: readonly string[]
  readonly month: number
  readonly memory: readonly string[]
  readonly figures: readonly string[]
  readonly summary: Words
  readonly params: GoodsDraft['params']
}

const machines: readonly Machine[] = [
  ...processors.map((node) => ({
    machine: node.machine,
    resource: 'bareCpu' as const,
    category: 'bareCpuNode',
    spec: [node.processor],
    month: Number(node.nodeMonth) * 1.15,
    memory: listOf(node.memory),
    figures: [`${node.cores}C`, gigabytes(Number(listOf(node.memory)[0] ?? '0'))],
    summary: words(node.zh, node.en),
    params: [
      nameValue('机型', 'Machine type', node.machine),
      nameValue('处理器', 'Processor', node.processor),
    ],
  })),
  ...accelerators.map((node) => ({
    machine: node.machine,
    resource: resourceOf(node) === 'dcu' ? ('bareDcu' as const) : ('bareGpu' as const),
    category: resourceOf(node) === 'dcu' ? 'bareDcuNode' : 'bareGpuNode',
    spec: [node.card, node.processor],
    month: Number(node.nodeMonth) * 1.1,
    memory: ['1024', '2048'],
    figures: [`${node.cards}×${node.card}`, `${node.memory} GB`],
    summary: words(node.zh, node.en),
    params: acceleratorParams(node),
  })),
]

const diskAxis = axis('disk', words('本地盘', 'Local disk'), [
  { code: 'nvme2', name: words('2 × 3.84 TB NVMe'), factor: 1 },
  { code: 'nvme8', name: words('8 × 7.68 TB NVMe'), factor: 1.18 },
])

const bare = (node: Machine, region: Region): GoodsDraft => {
  const key = `bare:${node.machine}:${region.code}`
  const random = randomOf(key)
  const axes = [memoryAxis(node.memory), diskAxis]
  const reduction = reductionOf(random)
  return {
    key,
    runsOn: [],
    shop: computeShop(region.code, key),
    kind: 'bareMetal',
    type: 'contract',
    resourceType: node.resource,
    classification: {
      category: node.category,
      industry: random.some(
        ['largeModels', 'research', 'quant', 'autonomousDriving', 'animation', 'riskControl'],
        2,
      ),
      resource: [node.resource],
      delivery: ['instance'],
      spec: node.spec,
    },
    name: words(
      `${node.machine} 裸金属服务器（${region.name.zh}）`,
      `${node.machine} bare-metal server (${region.name.en})`,
    ),
    summary: node.summary,
    tags: [words('物理机独享', 'A machine of your own'), words('无虚拟化损耗', 'No virtualisation')],
    figures: node.figures,
    specifications: specificationsOf(axes),
    params: [...node.params, nameValue('网卡', 'Network card', '2 × 25 Gb/s')],
    limit: { amount: 1, maxAmount: 32, duration: 1, maxDuration: 36 },
    skus: combinationsOf(axes).map((combination) => {
      const month = rounded(node.month * combination.factor)
      return skuOf(combination, {
        pricing: [
          priced(rounded(month / 20), 'DAY', 'platformDay', { reduction }),
          priced(month, 'MONTH', 'month', { reduction }),
          priced(rounded(month * 10.5), 'YEAR', 'year', { reduction }),
        ],
        stock: stockIn(random, region.centers, [2, 48]),
      })
    }),
  }
}

/** Bare metal: every machine type in the regions that rent it out whole (R1.02). */
export const bareMetalGoods = (): readonly GoodsDraft[] =>
  machines.flatMap((node) =>
    randomOf(`bare-regions:${node.machine}`)
      .some(regionsWith(node.resource), 2)
      .map((region) => bare(node, region)),
  )
