import type { Words } from '@compute-mall/core/codec'
import type { ResourceType } from '@compute-mall/core/resource'

export interface Item {
  readonly id: string
  readonly number: string
  readonly name: Words
  readonly resourceType: ResourceType
  readonly clusterId: string
  readonly isEnabled: boolean
  readonly specifications: readonly (readonly [code: string, name: Words])[]
}

const cards = (count: number, card: string): Words => ({
  zh: `${card} ${count} 卡`,
  en: `${card}, ${count} cards`,
})
const cores = (count: number, memory: number): Words => ({
  zh: `${count} 核 ${memory} GB`,
  en: `${count} cores, ${memory} GB`,
})

/** Resources of the catalogue with specifications of their own; one of them is disabled (R4.04). */
export const items: readonly Item[] = [
  {
    id: 'item-a800-kunshan',
    number: 'GPU-A800-KS01',
    name: { zh: '昆山 A800 训练节点', en: 'Kunshan A800 training node' },
    resourceType: 'gpu',
    clusterId: 'c-kunshan',
    isEnabled: true,
    specifications: [
      ['a800x1', cards(1, 'A800')],
      ['a800x4', cards(4, 'A800')],
      ['a800x8', cards(8, 'A800')],
    ],
  },
  {
    id: 'item-dcu-wuzhen',
    number: 'DCU-Z100-WZ01',
    name: { zh: '乌镇 Z100 加速节点', en: 'Wuzhen Z100 accelerator node' },
    resourceType: 'dcu',
    clusterId: 'c-wuzhen',
    isEnabled: true,
    specifications: [
      ['z100x2', cards(2, 'Z100')],
      ['z100x4', cards(4, 'Z100')],
    ],
  },
  {
    id: 'item-cpu-tianjin',
    number: 'CPU-7H12-TJ01',
    name: { zh: '天津通用计算节点', en: 'Tianjin general-purpose node' },
    resourceType: 'cpu',
    clusterId: 'c-tianjin',
    isEnabled: true,
    specifications: [
      ['c32m128', cores(32, 128)],
      ['c64m256', cores(64, 256)],
    ],
  },
  {
    id: 'item-storage-kunshan',
    number: 'STO-PFS-KS01',
    name: { zh: '昆山并行文件存储', en: 'Kunshan parallel file storage' },
    resourceType: 'storage',
    clusterId: 'c-kunshan',
    isEnabled: true,
    specifications: [['pfs-ssd', { zh: '固态', en: 'SSD' }]],
  },
  {
    id: 'item-v100-kunshan',
    number: 'GPU-V100-KS01',
    name: { zh: '昆山 V100 节点（停止供应）', en: 'Kunshan V100 node (no longer offered)' },
    resourceType: 'gpu',
    clusterId: 'c-kunshan',
    isEnabled: false,
    specifications: [['v100x4', cards(4, 'V100')]],
  },
]
