import { processorNodes } from '../../content/machines.ts'
import { randomOf } from '../../random.ts'
import { listOf, rowsOf, words } from '../../table.ts'
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

export const processors = rowsOf(
  processorNodes,
  'machine',
  'processor',
  'category',
  'cores',
  'memory',
  'coreHour',
  'nodeMonth',
  'zh',
  'en',
)
type Processor = (typeof processors)[number]

export const gigabytes = (amount: number): string => (amount >= 1024 ? `${amount / 1024} TB` : `${amount} GB`)

export const memoryAxis = (sizes: readonly string[]) =>
  axis(
    'memory',
    words('节点内存', 'Node memory'),
    sizes.map((size, i) => ({
      code: `${size}g`,
      name: words(gigabytes(Number(size))),
      factor: 1 + 0.15 * i,
    })),
  )

const queueAxis = axis('queue', words('作业队列', 'Job queue'), [
  { code: 'standard', name: words('标准队列', 'Standard queue'), factor: 1 },
  { code: 'priority', name: words('优先队列', 'Priority queue'), factor: 1.35 },
])

const paramsOf = ({ machine, processor, cores }: Processor) => [
  nameValue('机型', 'Machine type', machine),
  nameValue('处理器', 'Processor', processor),
  nameValue('单节点核数', 'Cores per node', cores),
  nameValue('互联网络', 'Interconnect', words('200 Gb/s InfiniBand', '200 Gb/s InfiniBand')),
  nameValue('操作系统', 'Operating system', 'Rocky Linux 8.8'),
]

/** Core-hours of a machine type in one region. */
const shared = (node: Processor, region: Region): GoodsDraft => {
  const key = `general:${node.machine}:${region.code}`
  const random = randomOf(key)
  const axes = [memoryAxis(listOf(node.memory)), queueAxis]
  const reduction = reductionOf(random)
  const last = axes[0] === undefined ? 0 : axes[0].values.length - 1
  const triable = random.chance(0.35)
  return {
    ...common(node, region, key),
    type: 'share',
    name: words(
      `${node.machine} 通用算力（${region.name.zh}）`,
      `${node.machine} general compute (${region.name.en})`,
    ),
    tags: [words('按核时计费', 'Billed by core-hour'), words('MPI 并行', 'MPI')],
    specifications: specificationsOf(axes),
    limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 1 },
    // The largest memory is never offered with priority: some combinations do not exist.
    skus: combinationsOf(axes)
      .filter(({ places }) => last < 1 || !(places[0] === last && places[1] === 1))
      .map((combination, i) =>
        skuOf(combination, {
          pricing: [
            priced(Number(node.coreHour) * combination.factor, 'ONCE', 'coreHour', {
              reduction,
              decimals: 4,
            }),
            ...(triable && i === 0 ? [trialOf(7)] : []),
          ],
          stock: stockIn(random, region.centers, [200_000, 6_000_000]),
        }),
      ),
  }
}

/** Whole nodes for a month or a year. */
const exclusive = (node: Processor, region: Region): GoodsDraft => {
  const key = `general-node:${node.machine}:${region.code}`
  const random = randomOf(key)
  const axes = [memoryAxis(listOf(node.memory))]
  const reduction = reductionOf(random)
  return {
    ...common(node, region, key),
    type: 'contract',
    name: words(
      `${node.machine} 独占节点（${region.name.zh}）`,
      `${node.machine} exclusive nodes (${region.name.en})`,
    ),
    tags: [words('独占节点', 'Exclusive nodes'), words('包月包年', 'Monthly and yearly')],
    specifications: specificationsOf(axes),
    limit: { amount: 1, maxAmount: 256, duration: 1, maxDuration: 36 },
    skus: combinationsOf(axes).map((combination) => {
      const month = rounded(Number(node.nodeMonth) * combination.factor)
      return skuOf(combination, {
        pricing: [
          priced(month, 'MONTH', 'month', { reduction }),
          priced(rounded(month * 10), 'YEAR', 'year', { reduction }),
        ],
        stock: stockIn(random, region.centers, [24, 320]),
      })
    }),
  }
}

const common = (node: Processor, region: Region, key: string) => ({
  key,
  runsOn: [],
  shop: computeShop(region.code, key),
  kind: 'general' as const,
  resourceType: 'cpu' as const,
  classification: {
    category: node.category,
    industry: [
      'research',
      ...randomOf(`${key}:industry`).some(
        ['aerospace', 'automotive', 'newMaterials', 'climate', 'genomics', 'quant'],
        2,
      ),
    ],
    resource: ['cpu' as const],
    delivery: ['queue'],
    spec: [node.processor],
  },
  summary: words(node.zh, node.en),
  figures: [`${node.cores}C`, gigabytes(Number(listOf(node.memory).at(-1) ?? '0')), node.processor],
  params: paramsOf(node),
})

/** General compute: core-hours of every machine type in most regions, whole nodes in some (R1.02). */
export const generalGoods = (): readonly GoodsDraft[] =>
  processors.flatMap((node) => {
    const regions = regionsWith('cpu')
    const random = randomOf(`regions:${node.machine}`)
    return [
      ...random.some(regions, 4).map((region) => shared(node, region)),
      ...random.some(regions, 2).map((region) => exclusive(node, region)),
    ]
  })
