import { dataSets } from '../../content/data.ts'
import { randomOf } from '../../random.ts'
import { listOf, rowsOf, words } from '../../table.ts'
import {
  axis,
  combinationsOf,
  freeOf,
  type GoodsDraft,
  nameValue,
  priced,
  reductionOf,
  rounded,
  skuOf,
  specificationsOf,
  stockOf,
} from '../draft.ts'
import { firstRowsOf } from './firstRows.ts'
import { traderOf } from './shops.ts'

const table = rowsOf(dataSets, 'zhName', 'enName', 'category', 'industries', 'size', 'price', 'zh', 'en')

const editionAxis = axis('edition', words('数据版本', 'Edition'), [
  { code: 'sample', name: words('样例', 'Sample'), factor: 0 },
  { code: 'yearly', name: words('年度授权', 'Licensed by the year'), factor: 0.4 },
  { code: 'full', name: words('完整买断', 'Complete, for good'), factor: 1 },
])
const useAxis = axis('use', words('用途', 'Use'), [
  { code: 'research', name: words('科研', 'Research'), factor: 0.5 },
  { code: 'business', name: words('商用', 'Business'), factor: 1 },
])

const dataSet = (row: (typeof table)[number]): GoodsDraft => {
  const key = `data:${row.enName}`
  const random = randomOf(key)
  const free = row.price === '0'
  const axes = [editionAxis, useAxis]
  const reduction = reductionOf(random)
  return {
    key,
    runsOn: [],
    shop: traderOf(row.category, key),
    kind: 'data',
    type: 'other',
    resourceType: null,
    classification: {
      category: row.category,
      industry: listOf(row.industries),
      resource: [],
      delivery: ['download'],
      spec: [],
    },
    name: words(row.zhName, row.enName),
    summary: words(row.zh, row.en),
    tags: [
      words('质量报告', 'Quality report'),
      words(free ? '开放数据' : '授权可溯', free ? 'Open data' : 'Licensed'),
    ],
    figures: [row.size],
    specifications: specificationsOf(axes),
    params: [
      nameValue('数据规模', 'Size', row.size),
      nameValue(
        '更新频率',
        'Updates',
        random.pick([words('每月', 'Monthly'), words('每季度', 'Quarterly'), words('每年', 'Yearly')]),
      ),
      nameValue(
        '数据格式',
        'Formats',
        random.pick(['Parquet / JSON Lines', 'HDF5', 'NetCDF', 'TFRecord', 'CSV / Parquet']),
      ),
    ],
    firstRows: firstRowsOf(key, row.category),
    limit: { amount: 1, maxAmount: 1, duration: 1, maxDuration: 5 },
    // A sample is for looking at, whatever the use: it is offered once.
    skus: combinationsOf(axes)
      .filter(({ places }) => !(places[0] === 0 && places[1] === 1) && (!free || places[0] !== 1))
      .map((combination) => {
        const amount = rounded(Number(row.price) * combination.factor)
        const sold =
          combination.places[0] === 1
            ? priced(amount, 'YEAR', 'year', { reduction })
            : priced(amount, 'FOREVER', 'times', { reduction })
        return skuOf(combination, {
          pricing: [amount === 0 ? freeOf('times') : sold],
          stock: stockOf(1_000_000),
        })
      }),
  }
}

/** Data (R1.03). */
export const dataGoods = (): readonly GoodsDraft[] => table.map(dataSet)
