import { randomOf } from '../../random.ts'
import { words } from '../../table.ts'
import { type Center, openCenters, regionsWith } from '../../world.ts'
import {
  axis,
  combinationsOf,
  type GoodsDraft,
  nameValue,
  priced,
  skuOf,
  specificationsOf,
  stockIn,
  trialOf,
} from '../draft.ts'
import { computeShop } from './shops.ts'

const value = (code: string, zh: string, en: string, factor: number) => ({
  code,
  name: words(zh, en),
  factor,
})

const families = {
  parallel: {
    category: 'storageParallel',
    name: words('并行文件存储', 'Parallel file storage'),
    summary: words(
      '高吞吐共享目录，作业节点直接挂载',
      'A shared directory of high throughput, mounted on every node',
    ),
    price: 0.3,
    figures: ['40 GB/s', 'POSIX'],
    axes: [
      axis('tier', words('存储介质', 'Medium'), [
        value('hybrid', '混合盘', 'Hybrid', 1),
        value('flash', '全闪存', 'All flash', 2.6),
      ]),
      axis('quota', words('带宽配额', 'Bandwidth'), [
        value('normal', '标准', 'Standard', 1),
        value('burst', '突发', 'Burst', 1.3),
      ]),
    ],
  },
  object: {
    category: 'storageObject',
    name: words('对象存储', 'Object storage'),
    summary: words(
      '兼容 S3 接口，存放数据集、模型与结果',
      'S3-compatible, for data sets, models and results',
    ),
    price: 0.12,
    figures: ['S3', '99.999999999%'],
    axes: [
      axis('class', words('存储类型', 'Class'), [
        value('standard', '标准', 'Standard', 1),
        value('infrequent', '低频', 'Infrequent', 0.65),
      ]),
    ],
  },
  archive: {
    category: 'storageArchive',
    name: words('归档与备份存储', 'Archive and backup'),
    summary: words(
      '长期保存原始数据与成果，取回按小时计',
      'Keeps raw data and results for years; retrieved within hours',
    ),
    price: 0.035,
    figures: ['WORM', 'LTO-9'],
    axes: [
      axis('copies', words('副本', 'Copies'), [
        value('single', '单中心', 'One centre', 1),
        value('double', '双中心', 'Two centres', 1.8),
      ]),
    ],
  },
} as const
type Family = keyof typeof families

const storage = (
  family: Family,
  place: { readonly code: string; readonly zh: string; readonly en: string },
  region: string,
  centers: readonly Center[],
): GoodsDraft => {
  const key = `storage:${family}:${place.code}`
  const random = randomOf(key)
  const { category, name, summary, price, figures, axes } = families[family]
  const triable = random.chance(0.5)
  return {
    key,
    runsOn: [],
    shop: computeShop(region, key),
    kind: 'storage',
    type: 'storage',
    resourceType: 'storage',
    classification: {
      category,
      industry: ['research', 'largeModels', 'surveying'],
      resource: ['storage'],
      delivery: ['mount'],
      spec: [],
    },
    name: words(`${name.zh}（${place.zh}）`, `${name.en} (${place.en})`),
    summary,
    tags: [words('按容量计费', 'Billed by capacity'), words('弹性扩容', 'Grows with you')],
    figures,
    specifications: specificationsOf(axes),
    params: [
      nameValue('访问方式', 'Access', family === 'parallel' ? 'POSIX / NFS' : 'S3 / HTTPS'),
      nameValue('数据冗余', 'Redundancy', words('纠删码 8+2', 'Erasure coding 8+2')),
      nameValue('起购容量', 'Minimum capacity', '100 GB'),
    ],
    limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 36 },
    skus: combinationsOf(axes).map((combination, i) =>
      skuOf(combination, {
        pricing: [
          priced(price * combination.factor, 'MONTH', 'gbMonth', { decimals: 4 }),
          priced(price * combination.factor * 10, 'YEAR', 'year', { decimals: 4 }),
          ...(triable && i === 0 ? [trialOf(15)] : []),
        ],
        stock: stockIn(random, centers, [200_000, 4_000_000]),
      }),
    ),
  }
}

/** Storage: parallel files in every centre, objects and archives per region (R1.02). */
export const storageGoods = (): readonly GoodsDraft[] => [
  ...openCenters
    .filter(({ resourceTypes }) => resourceTypes.includes('storage'))
    .map((center) => storage('parallel', { code: center.id, ...shortName(center) }, center.region, [center])),
  ...regionsWith('storage').flatMap((region) =>
    (['object', 'archive'] as const).map((family) =>
      storage(family, { code: region.code, ...region.name }, region.code, region.centers),
    ),
  ),
]

/** `华东一区（昆山）`, `East China I, Kunshan`. */
const shortName = ({ name }: Center) => ({
  zh: name.zh.replace(/（(.+)）.*/u, ' · $1'),
  en: name.en.replace(/ \((.+)\).*/u, ', $1'),
})
