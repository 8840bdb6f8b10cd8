import { randomOf } from '../../random.ts'
import { words } from '../../table.ts'
import { type Region, regionsWith } from '../../world.ts'
import {
  combinationsOf,
  type GoodsDraft,
  priced,
  reductionOf,
  rounded,
  skuOf,
  specificationsOf,
  stockIn,
  trialOf,
} from '../draft.ts'
import {
  type Accelerator,
  acceleratorParams,
  accelerators,
  cardsAxis,
  imageAxis,
  resourceOf,
} from './accelerators.ts'
import { poolGoods } from './pools.ts'
import { computeShop } from './shops.ts'

const classified = (node: Accelerator, key: string) => ({
  category: node.category,
  industry: [
    'largeModels',
    ...randomOf(`${key}:industry`).some(
      ['computerVision', 'autonomousDriving', 'drugDiscovery', 'animation', 'research', 'robotics'],
      2,
    ),
  ],
  resource: [resourceOf(node)],
  delivery: ['queue'],
  spec: [node.card, node.processor],
})

const figuresOf = ({ cards, card, memory }: Accelerator) => [`${cards}×${card}`, `${memory} GB`]

const shared = (node: Accelerator, region: Region): GoodsDraft => {
  const key = `accelerated:${node.machine}:${region.code}`
  const random = randomOf(key)
  const axes = [cardsAxis(Number(node.cards)), imageAxis]
  const reduction = reductionOf(random)
  const triable = random.chance(0.4)
  return {
    key,
    runsOn: [],
    shop: computeShop(region.code, key),
    kind: 'heterogeneous',
    type: 'share',
    resourceType: resourceOf(node),
    classification: classified(node, key),
    name: words(
      `${node.machine} 智算节点（${region.name.zh}）`,
      `${node.machine} AI computing (${region.name.en})`,
    ),
    summary: words(node.zh, node.en),
    tags: [
      words('按卡时计费', 'Billed by card-hour'),
      words(
        node.category === 'heteroTraining' ? '大模型训练' : '推理部署',
        node.category === 'heteroTraining' ? 'LLM training' : 'Inference',
      ),
    ],
    figures: figuresOf(node),
    specifications: specificationsOf(axes),
    params: acceleratorParams(node),
    limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 1 },
    // One card alone comes with drivers only: some combinations do not exist.
    skus: combinationsOf(axes)
      .filter(({ places }) => !(places[0] === 0 && places[1] === 1 && Number(node.cards) === 8))
      .map((combination, i) =>
        skuOf(combination, {
          pricing: [
            priced(Number(node.cardHour) * combination.factor, 'ONCE', 'cardHour', {
              reduction,
              decimals: 4,
            }),
            ...(triable && i === 0 ? [trialOf(3)] : []),
          ],
          stock: stockIn(random, region.centers, [4_000, 90_000]),
        }),
      ),
  }
}

const exclusive = (node: Accelerator, region: Region): GoodsDraft => {
  const key = `accelerated-node:${node.machine}:${region.code}`
  const random = randomOf(key)
  const axes = [imageAxis]
  const reduction = reductionOf(random)
  return {
    key,
    runsOn: [],
    shop: computeShop(region.code, key),
    kind: 'heterogeneous',
    type: 'contract',
    resourceType: resourceOf(node),
    classification: classified(node, key),
    name: words(
      `${node.machine} 独占智算节点（${region.name.zh}）`,
      `${node.machine} exclusive AI nodes (${region.name.en})`,
    ),
    summary: words(node.zh, node.en),
    tags: [words('独占节点', 'Exclusive nodes'), words('包月包年', 'Monthly and yearly')],
    figures: figuresOf(node),
    specifications: specificationsOf(axes),
    params: acceleratorParams(node),
    limit: { amount: 1, maxAmount: 64, duration: 1, maxDuration: 36 },
    skus: combinationsOf(axes).map((combination) => {
      const month = rounded(Number(node.nodeMonth) * combination.factor)
      return skuOf(combination, {
        pricing: [
          priced(rounded(month / 22), 'DAY', 'platformDay', { reduction }),
          priced(month, 'MONTH', 'month', { reduction }),
          priced(rounded(month * 10.2), 'YEAR', 'year', { reduction }),
        ],
        stock: stockIn(random, region.centers, [4, 60]),
      })
    }),
  }
}

/** Accelerated compute: card-hours, whole nodes and pools of cards (R1.02). */
export const heterogeneousGoods = (): readonly GoodsDraft[] => [
  ...accelerators.flatMap((node) => {
    const regions = regionsWith(resourceOf(node))
    const random = randomOf(`regions:${node.machine}`)
    return [
      ...random.some(regions, 4).map((region) => shared(node, region)),
      ...random.some(regions, 1).map((region) => exclusive(node, region)),
    ]
  }),
  ...poolGoods(),
]
