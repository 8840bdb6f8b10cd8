import { sources } from '../../content/sources.ts'
import { randomOf } from '../../random.ts'
import { listOf, rowsOf, words } from '../../table.ts'
import {
  axis,
  combinationsOf,
  freeOf,
  type GoodsDraft,
  nameValue,
  priced,
  rounded,
  skuOf,
  specificationsOf,
  stockOf,
} from '../draft.ts'
import { traderOf } from './shops.ts'

const table = rowsOf(sources, 'zhName', 'enName', 'language', 'category', 'industries', 'price', 'zh', 'en')

const licenceAxis = axis('licence', words('授权', 'Licence'), [
  { code: 'evaluation', name: words('评估版', 'Evaluation'), factor: 0.1 },
  { code: 'single', name: words('单项目', 'One project'), factor: 1 },
  { code: 'enterprise', name: words('企业级', 'Enterprise'), factor: 2.5 },
])

const sourceCode = (row: (typeof table)[number]): GoodsDraft => {
  const key = `source:${row.enName}`
  const random = randomOf(key)
  const free = row.price === '0'
  const resources =
    row.language === 'CUDA'
      ? ['gpu' as const]
      : row.zhName.includes('DCU')
        ? ['dcu' as const]
        : ['cpu' as const]
  const axes = [licenceAxis]
  return {
    key,
    runsOn: resources,
    shop: traderOf(row.category, key),
    kind: 'sourceCode',
    type: 'other',
    resourceType: null,
    classification: {
      category: row.category,
      industry: listOf(row.industries),
      resource: resources,
      delivery: ['download'],
      spec: [],
    },
    name: words(row.zhName, row.enName),
    summary: words(row.zh, row.en),
    tags: [words('含单元测试', 'With unit tests'), words('文档齐全', 'Documented')],
    figures: [row.language],
    specifications: specificationsOf(axes),
    params: [
      nameValue('开发语言', 'Language', row.language),
      nameValue('代码行数', 'Lines of code', `${random.whole(4, 90)},${random.whole(100, 999)}`),
      nameValue(
        '构建方式',
        'Build',
        row.language === 'Python'
          ? 'pip'
          : row.language === 'TypeScript'
            ? 'npm'
            : row.language === 'Java'
              ? 'Maven'
              : 'CMake',
      ),
    ],
    limit: { amount: 1, maxAmount: 1, duration: 1, maxDuration: 1 },
    skus: combinationsOf(axes)
      .filter(({ places }) => !free || places[0] === 0)
      .map((combination) =>
        skuOf(combination, {
          pricing: [
            free
              ? freeOf('times')
              : priced(rounded(Number(row.price) * combination.factor), 'FOREVER', 'times'),
          ],
          stock: stockOf(1_000_000),
        }),
      ),
  }
}

/** Source code (R1.03). */
export const sourceCodeGoods = (): readonly GoodsDraft[] => table.map(sourceCode)
