import type { CatalogueItem } from './catalogue.codec.ts'
import type { AccessPath, Cluster, TestArea } from './resource.codec.ts'

export const cluster: Cluster = {
  clusterId: 'c-kunshan',
  siteCode: 'EC1',
  centerName: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
  region: 'east',
  regionName: { zh: '华东', en: 'East China' },
  resourceTypes: ['cpu', 'gpu', 'dcu', 'storage'],
  k8sEnabled: true,
  availability: 1,
}

/** A centre of the northwest whose cards are nearly sold out. */
export const scarceCluster: Cluster = {
  ...cluster,
  clusterId: 'c-zhongwei',
  siteCode: 'NW2',
  centerName: { zh: '西北二区（中卫）算力中心', en: 'Northwest II (Zhongwei) Computing Centre' },
  region: 'northwest',
  regionName: { zh: '西北', en: 'Northwest' },
  resourceTypes: ['gpu', 'bareGpu'],
  availability: 3,
}

const centre = (clusterId: string, zh: string, en: string, more: Partial<Cluster>): Cluster => ({
  ...cluster,
  clusterId,
  centerName: { zh, en },
  ...more,
})

/** Centres of four regions, one for each level of availability. */
export const clusters: readonly Cluster[] = [
  cluster,
  centre('c-tianjin', '华北一区（天津）算力中心', 'North China I (Tianjin) Computing Centre', {
    region: 'north',
    regionName: { zh: '华北', en: 'North China' },
    resourceTypes: ['cpu', 'storage'],
    availability: 2,
  }),
  scarceCluster,
  centre('c-shenzhen', '华南一区（深圳）算力中心', 'South China I (Shenzhen) Computing Centre', {
    region: 'south',
    regionName: { zh: '华南', en: 'South China' },
    resourceTypes: ['gpu', 'bareGpu', 'bareCpu'],
    availability: 4,
  }),
]

export const accessPath: AccessPath = {
  clusterId: 'c-kunshan',
  centerName: cluster.centerName,
  clusterUserName: 'leader01',
  accessPath: '/public/home/leader01',
}

export const testArea: TestArea = {
  clusterId: 'c-kunshan',
  centerName: cluster.centerName,
  queue: 'apptest',
  maxCores: 64,
  maxHours: 4,
}

/** Nodes with A800 cards, in two makes. */
export const catalogueItem: CatalogueItem = {
  itemId: 'item_1',
  resourceNumber: 'GPU-A800-01',
  name: { zh: 'A800 训练节点', en: 'A800 training node' },
  resourceType: 'gpu',
  clusterId: 'c-kunshan',
  status: 'enabled',
  specifications: [
    { code: 'a800x8', name: { zh: '八卡', en: 'Eight cards' } },
    { code: 'a800x4', name: { zh: '四卡', en: 'Four cards' } },
  ],
}
