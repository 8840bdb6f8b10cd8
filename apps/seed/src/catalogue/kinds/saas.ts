import { saas as saasTable } from '../../content/saas.ts'
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
  trialOf,
} from '../draft.ts'
import { traderOf } from './shops.ts'

const table = rowsOf(
  saasTable,
  'zhName',
  'enName',
  'category',
  'industries',
  'resources',
  'monthly',
  'zh',
  'en',
)

const planAxis = axis('plan', words('套餐', 'Plan'), [
  { code: 'personal', name: words('个人版', 'Personal'), factor: 0.3 },
  { code: 'team', name: words('团队版', 'Team'), factor: 1 },
  { code: 'enterprise', name: words('企业版', 'Enterprise'), factor: 2.8 },
])
const seatsAxis = axis('seats', words('账号数', 'Accounts'), [
  { code: '5', name: words('5 个账号', '5 accounts'), factor: 1 },
  { code: '20', name: words('20 个账号', '20 accounts'), factor: 2.5 },
])

const platformUrl = (name: string) =>
  `https://${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.apps.mall.example/`

const platform = (row: (typeof table)[number]): GoodsDraft => {
  const key = `saas:${row.enName}`
  const random = randomOf(key)
  const resources = listOf(row.resources).filter((code) => code === 'cpu' || code === 'gpu' || code === 'dcu')
  const axes = [planAxis, seatsAxis]
  const reduction = reductionOf(random)
  return {
    key,
    runsOn: resources,
    shop: traderOf(row.category, key),
    kind: 'saas',
    type: 'other',
    resourceType: null,
    classification: {
      category: row.category,
      industry: listOf(row.industries),
      resource: resources,
      delivery: ['account'],
      spec: [],
    },
    name: words(row.zhName, row.enName),
    summary: words(row.zh, row.en),
    tags: [words('免安装', 'Nothing to install'), words('支持试用', 'Trial available')],
    figures: ['SaaS', ...resources.map((code) => code.toUpperCase())],
    specifications: specificationsOf(axes),
    params: [
      nameValue('访问方式', 'Access', words('浏览器', 'Browser')),
      nameValue('数据保存', 'Data kept', words('到期后保留 30 天', '30 days after the end')),
      nameValue('单点登录', 'Single sign-on', words('支持平台账号', 'With the platform account')),
    ],
    limit: { amount: 1, maxAmount: 100, duration: 1, maxDuration: 36 },
    // The personal plan is for few: some combinations do not exist.
    skus: combinationsOf(axes)
      .filter(({ places }) => !(places[0] === 0 && places[1] === 1))
      .map((combination, i) => {
        const month = rounded(Number(row.monthly) * combination.factor)
        return skuOf(combination, {
          pricing: [
            priced(month, 'MONTH', 'platformMonth', { reduction }),
            priced(rounded(month * 10), 'YEAR', 'year', { reduction }),
            ...(i === 0
              ? [priced(rounded(month / 12), 'DAY', 'platformDay'), trialOf(random.pick([7, 15]))]
              : []),
          ],
          appPlatformUrl: platformUrl(row.enName),
          stock: stockOf(10_000),
        })
      }),
  }
}

/** SaaS platforms (R1.03). */
export const saasGoods = (): readonly GoodsDraft[] => table.map(platform)
