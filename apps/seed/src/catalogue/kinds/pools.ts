import { randomOf } from '../../random.ts'
import { words } from '../../table.ts'
import { type Region, regionsWith } from '../../world.ts'
import {
  axis,
  combinationsOf,
  type GoodsDraft,
  nameValue,
  priced,
  skuOf,
  specificationsOf,
  stockIn,
} from '../draft.ts'
import { accelerators, cardsAxis } from './accelerators.ts'
import { computeShop } from './shops.ts'

const pools: readonly (readonly [code: string, zh: string, en: string, cards: readonly string[]])[] = [
  ['training', 'GPU 训练资源池', 'GPU training pool', ['A800', 'A100', 'H800']],
  ['inference', 'GPU 推理资源池', 'GPU inference pool', ['L20', 'L40', 'L40S']],
  ['research', 'GPU 科研资源池', 'GPU research pool', ['RTX4090', 'RTX3090', 'V100']],
  ['dcu', 'DCU 加速资源池', 'DCU accelerator pool', ['Z100L', 'K100', 'K100AI']],
]

/** Several card models under one roof: the buyer chooses the card. */
const pool = ([code, zh, en, cards]: (typeof pools)[number], region: Region): GoodsDraft => {
  const key = `pool:${code}:${region.code}`
  const random = randomOf(key)
  const nodes = cards.flatMap((card) => accelerators.filter((node) => node.card === card))
  const cheapest = Math.min(...nodes.map(({ cardHour }) => Number(cardHour)))
  const cardAxis = axis(
    'card',
    words('加速卡', 'Accelerator'),
    nodes.map(({ card, memory, cardHour }) => ({
      code: card.toLowerCase(),
      name: words(`${card} ${memory}GB`),
      factor: Number(cardHour) / cheapest,
    })),
  )
  const axes = [cardAxis, cardsAxis(8)]
  const resource = code === 'dcu' ? 'dcu' : 'gpu'
  return {
    key,
    runsOn: [],
    shop: computeShop(region.code, key),
    kind: 'heterogeneous',
    type: 'share',
    resourceType: resource,
    classification: {
      category: nodes[0]?.category ?? 'heteroTraining',
      industry: ['largeModels', 'computerVision', 'research'],
      resource: [resource],
      delivery: ['queue', 'instance'],
      spec: cards,
    },
    name: words(`${zh}（${region.name.zh}）`, `${en} (${region.name.en})`),
    summary: words(
      '多种卡型任选，按卡时计费，作业间自动调度',
      'Choose among card models; billed by card-hour and scheduled for you',
    ),
    tags: [words('卡型任选', 'Choice of cards'), words('弹性调度', 'Elastic')],
    figures: cards.slice(0, 3),
    specifications: specificationsOf(axes),
    params: [
      nameValue('可选卡型', 'Card models', cards.join(' / ')),
      nameValue('互联网络', 'Interconnect', '400 Gb/s RoCE'),
    ],
    limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 1 },
    skus: combinationsOf(axes).map((combination) =>
      skuOf(combination, {
        pricing: [priced(cheapest * combination.factor, 'ONCE', 'cardHour', { decimals: 4 })],
        stock: stockIn(random, region.centers, [2_000, 40_000]),
      }),
    ),
  }
}

/** Pools of cards, each in three regions. */
export const poolGoods = (): readonly GoodsDraft[] =>
  pools.flatMap((one) =>
    randomOf(`regions:${one[0]}`)
      .some(regionsWith(one[0] === 'dcu' ? 'dcu' : 'gpu'), 3)
      .map((region) => pool(one, region)),
  )
