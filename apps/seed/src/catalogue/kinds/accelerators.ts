import type { ResourceType } from '@compute-mall/core/resource'
import { acceleratorNodes } from '../../content/machines.ts'
import { rowsOf, words } from '../../table.ts'
import { axis, nameValue } from '../draft.ts'

export const accelerators = rowsOf(
  acceleratorNodes,
  'machine',
  'card',
  'category',
  'cards',
  'memory',
  'processor',
  'cardHour',
  'nodeMonth',
  'resource',
  'zh',
  'en',
)
export type Accelerator = (typeof accelerators)[number]

export const resourceOf = ({ resource }: Accelerator): ResourceType => (resource === 'dcu' ? 'dcu' : 'gpu')

export const cardsAxis = (most: number) =>
  axis(
    'cards',
    words('每作业卡数', 'Cards per job'),
    [1, 2, 4, 8]
      .filter((cards) => cards <= most)
      .map((cards) => ({
        code: String(cards),
        name: words(`${cards} 卡`, cards === 1 ? '1 card' : `${cards} cards`),
        factor: cards === 8 ? 0.95 : 1,
      })),
  )

export const imageAxis = axis('image', words('环境镜像', 'Image'), [
  { code: 'base', name: words('基础驱动', 'Drivers only'), factor: 1 },
  { code: 'framework', name: words('深度学习框架', 'Deep learning frameworks'), factor: 1.04 },
])

export const acceleratorParams = ({ machine, card, cards, memory, processor }: Accelerator) => [
  nameValue('机型', 'Machine type', machine),
  nameValue('加速卡', 'Accelerator', card),
  nameValue('单节点卡数', 'Cards per node', cards),
  nameValue('单卡显存', 'Memory per card', `${memory} GB`),
  nameValue('处理器', 'Processor', processor),
  nameValue('互联网络', 'Interconnect', '400 Gb/s RoCE'),
]
