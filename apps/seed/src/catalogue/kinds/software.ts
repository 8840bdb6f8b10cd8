import { randomOf } from '../../random.ts'
import { words } from '../../table.ts'
import {
  axis,
  combinationsOf,
  freeOf,
  type GoodsDraft,
  priced,
  reductionOf,
  rounded,
  skuOf,
  specificationsOf,
  stockIn,
  trialOf,
} from '../draft.ts'
import { shopNumber, traderOf } from './shops.ts'
import {
  buildAxis,
  buildsOf,
  centersFor,
  common,
  installed,
  named,
  type Software,
  table,
} from './software.rows.ts'

const supportAxis = axis('support', words('技术支持', 'Support'), [
  { code: 'community', name: words('社区支持', 'Community'), factor: 1 },
  { code: 'professional', name: words('专业支持', 'Professional'), factor: 1 },
])

/** Open source is free; who wants somebody to call pays for support by the year. */
const openSource = (row: Software): GoodsDraft => {
  const key = `software:${row.product}`
  const random = randomOf(key)
  const builds = buildsOf(row)
  const axes = [buildAxis(builds), supportAxis]
  const centers = centersFor(random, builds)
  const support = random.pick([980, 1980, 2980])
  return {
    ...common(row, key, builds),
    shop: random.chance(0.5) ? shopNumber('1020') : traderOf(row.category, key),
    name: named(row),
    tags: [words('开源免费', 'Free and open'), words('编译优化', 'Tuned builds')],
    specifications: specificationsOf(axes),
    limit: { amount: 1, maxAmount: 100, duration: 1, maxDuration: 5 },
    skus: combinationsOf(axes).map((combination) =>
      skuOf(combination, {
        pricing: combination.places[1] === 0 ? [freeOf('times')] : [priced(support, 'YEAR', 'year')],
        appInfoList: installed(row),
        stock: stockIn(random, centers, [500, 2000]),
      }),
    ),
  }
}

const editionAxis = axis('edition', words('版本', 'Edition'), [
  { code: 'academic', name: words('学术版', 'Academic'), factor: 0.35 },
  { code: 'commercial', name: words('商业版', 'Commercial'), factor: 1 },
])
const parallelAxis = axis('parallel', words('并行规模', 'Parallel scale'), [
  { code: '32', name: words('32 核', '32 cores'), factor: 1 },
  { code: '128', name: words('128 核', '128 cores'), factor: 1.8 },
  { code: 'unlimited', name: words('不限核数', 'Unlimited'), factor: 3 },
])

/** Commercial software by edition and parallel scale; the academic edition is not sold without limit. */
const commercial = (row: Software): GoodsDraft => {
  const key = `software:${row.product}`
  const random = randomOf(key)
  const builds = buildsOf(row)
  const axes = [editionAxis, parallelAxis]
  const centers = centersFor(random, builds)
  const reduction = reductionOf(random)
  const triable = random.chance(0.6)
  const perpetual = random.chance(0.4)
  return {
    ...common(row, key, builds),
    shop: traderOf(row.category, key),
    name: named(row),
    tags: [words('正版授权', 'Licensed'), ...(triable ? [words('支持试用', 'Trial available')] : [])],
    specifications: specificationsOf(axes),
    limit: { amount: 1, maxAmount: 50, duration: 1, maxDuration: 5 },
    skus: combinationsOf(axes)
      .filter(({ places }) => !(places[0] === 0 && places[1] === 2))
      .map((combination, i) => {
        const year = rounded(Number(row.yearly) * combination.factor)
        return skuOf(combination, {
          pricing: [
            priced(year, 'YEAR', 'year', { reduction }),
            ...(perpetual && combination.places[0] === 1
              ? [priced(rounded(year * 3.2), 'FOREVER', 'times', { reduction })]
              : []),
            ...(triable && i === 0 ? [trialOf(random.pick([15, 30]))] : []),
          ],
          appInfoList: installed(row),
          stock: stockIn(random, centers, [20, 200]),
        })
      }),
  }
}

/** Builds that the accelerators' own shop has tuned for DCU. */
const tunedForDcu = (row: Software): GoodsDraft => {
  const key = `software-dcu:${row.product}`
  const random = randomOf(key)
  const centers = centersFor(random, ['dcu'])
  const axes = [supportAxis]
  return {
    ...common(row, key, ['dcu']),
    shop: shopNumber('1006'),
    name: words(`${row.product} DCU 优化版`, `${row.product} tuned for DCU`),
    tags: [words('国产加速卡', 'Domestic accelerators'), words('性能优化', 'Tuned')],
    specifications: specificationsOf(axes),
    limit: { amount: 1, maxAmount: 100, duration: 1, maxDuration: 5 },
    skus: combinationsOf(axes).map((combination, i) =>
      skuOf(combination, {
        pricing: [priced(i === 0 ? 480 : 2480, 'YEAR', 'year'), ...(i === 0 ? [trialOf(15)] : [])],
        appInfoList: installed(row),
        stock: stockIn(random, centers, [100, 600]),
      }),
    ),
  }
}

/** Application software (R1.03). */
export const softwareGoods = (): readonly GoodsDraft[] => [
  ...table.map((row) => (row.yearly === '0' ? openSource(row) : commercial(row))),
  ...table.filter((row) => row.yearly === '0' && buildsOf(row).includes('dcu')).map(tunedForDcu),
]
