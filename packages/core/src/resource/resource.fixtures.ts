import { auditFixtures } from '../audit/testing/index.ts'
import type { CatalogueCenter, CatalogueDetail, CatalogueItem, CatalogueRow } from './catalogue.codec.ts'
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

const center = (clusterId: string, zh: string, en: string, more: Partial<Cluster>): Cluster => ({
  ...cluster,
  clusterId,
  centerName: { zh, en },
  ...more,
})

/** Centres of four regions, one for each level of availability. */
export const clusters: readonly Cluster[] = [
  cluster,
  center('c-tianjin', '华北一区（天津）算力中心', 'North China I (Tianjin) Computing Centre', {
    region: 'north',
    regionName: { zh: '华北', en: 'North China' },
    resourceTypes: ['cpu', 'storage'],
    availability: 2,
  }),
  scarceCluster,
  center('c-shenzhen', '华南一区（深圳）算力中心', 'South China I (Shenzhen) Computing Centre', {
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

/** The same with its centre, offered by two goods. */
export const catalogueRow: CatalogueRow = {
  item: catalogueItem,
  centerName: cluster.centerName,
  usedBy: 2,
  revision: 1,
}

/** Storage that nobody can offer yet. */
export const emptyRow: CatalogueRow = {
  item: {
    itemId: 'item_2',
    resourceNumber: 'STO-PFS-01',
    name: { zh: '并行文件存储', en: 'Parallel file storage' },
    resourceType: 'storage',
    clusterId: 'c-tianjin',
    status: 'disabled',
    specifications: [],
  },
  centerName: { zh: '华北一区（天津）算力中心', en: 'North China I (Tianjin) Computing Centre' },
  usedBy: 0,
  revision: 0,
}

/** Where the two stand. */
export const catalogueTree: readonly CatalogueCenter[] = [
  {
    clusterId: 'c-kunshan',
    centerName: cluster.centerName,
    types: [{ resourceType: 'gpu', count: 1 }],
  },
  {
    clusterId: 'c-tianjin',
    centerName: emptyRow.centerName,
    types: [{ resourceType: 'storage', count: 1 }],
  },
]

const line = {
  ...auditFixtures.approvalLine,
  actor: 'admin',
  role: 'admin',
  objectType: 'catalogueItem',
  objectId: 'item_1',
  before: null,
}

/** An enabled item with the goods that offer it and its history. */
export const catalogueDetail: CatalogueDetail = {
  row: catalogueRow,
  usage: {
    onShelf: 1,
    waiting: 0,
    offShelf: 1,
    openResources: 18,
    goods: [
      {
        goodsId: 'g-1',
        name: { zh: 'A800 八卡节点', en: 'A800 eight-card node' },
        shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
        use: 'onShelf',
      },
      {
        goodsId: 'g-2',
        name: { zh: 'A800 四卡节点', en: 'A800 four-card node' },
        shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
        use: 'offShelf',
      },
    ],
  },
  history: [
    {
      ...line,
      auditId: 'audit_13',
      action: 'item.enabled',
      before: { status: 'disabled' },
      after: { status: 'enabled' },
    },
    { ...line, auditId: 'audit_12', action: 'specification.added', after: { code: 'a800x8' } },
    { ...line, auditId: 'audit_11', action: 'item.added', after: { resourceNumber: 'GPU-A800-01' } },
  ],
}
