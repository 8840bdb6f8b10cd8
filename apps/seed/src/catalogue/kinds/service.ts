import { services } from '../../content/services.ts'
import { randomOf } from '../../random.ts'
import { listOf, rowsOf, words } from '../../table.ts'
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
  stockOf,
} from '../draft.ts'
import { traderOf } from './shops.ts'

const table = rowsOf(services, 'zhName', 'enName', 'category', 'industries', 'price', 'zh', 'en')

const packageAxis = axis('package', words('服务包', 'Package'), [
  { code: 'basic', name: words('基础', 'Basic'), factor: 1 },
  { code: 'standard', name: words('标准', 'Standard'), factor: 1.8 },
  { code: 'expert', name: words('专家', 'Expert'), factor: 3.2 },
])

const service = (row: (typeof table)[number]): GoodsDraft => {
  const key = `service:${row.enName}`
  const random = randomOf(key)
  const axes = [packageAxis]
  const reduction = reductionOf(random)
  return {
    key,
    runsOn: [],
    shop: traderOf(row.category, key),
    kind: 'service',
    type: 'other',
    resourceType: null,
    classification: {
      category: row.category,
      industry: listOf(row.industries),
      resource: [],
      delivery: ['expert'],
      spec: [],
    },
    name: words(row.zhName, row.enName),
    summary: words(row.zh, row.en),
    tags: [words('专家团队', 'Experts'), words('验收后付款', 'Paid on acceptance')],
    figures: [],
    specifications: specificationsOf(axes),
    params: [
      nameValue(
        '交付周期',
        'Duration',
        random.pick([
          words('3 个工作日', '3 working days'),
          words('10 个工作日', '10 working days'),
          words('20 个工作日', '20 working days'),
        ]),
      ),
      nameValue('交付物', 'Deliverables', words('报告与源文件', 'Report and source files')),
      nameValue('服务方式', 'How', words('远程或驻场', 'Remote or on site')),
    ],
    limit: { amount: 1, maxAmount: 20, duration: 1, maxDuration: 1 },
    skus: combinationsOf(axes).map((combination) => {
      const capacity = random.whole(6, 30)
      return skuOf(combination, {
        pricing: [priced(rounded(Number(row.price) * combination.factor), 'ONCE', 'times', { reduction })],
        stock: stockOf(capacity, random.whole(0, capacity)),
      })
    }),
  }
}

/** Technical services (R1.03). */
export const serviceGoods = (): readonly GoodsDraft[] => table.map(service)
