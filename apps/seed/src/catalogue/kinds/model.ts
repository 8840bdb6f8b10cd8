import { models as modelTable } from '../../content/models.ts'
import { randomOf } from '../../random.ts'
import { listOf, rowsOf, words } from '../../table.ts'
import {
  axis,
  combinationsOf,
  freeOf,
  type GoodsDraft,
  nameValue,
  type PriceDraft,
  priced,
  rounded,
  skuOf,
  specificationsOf,
  stockOf,
  trialOf,
} from '../draft.ts'
import { shopNumber, traderOf } from './shops.ts'

const table = rowsOf(modelTable, 'family', 'sizes', 'category', 'industries', 'price', 'zh', 'en')
type Model = (typeof table)[number]

const nouns: Readonly<Record<string, readonly [string, string]>> = {
  llm: ['大语言模型', 'language model'],
  reasoning: ['推理模型', 'reasoning model'],
  codeModel: ['代码模型', 'code model'],
  multimodal: ['多模态模型', 'multimodal model'],
  imageGeneration: ['生成模型', 'generative model'],
  vision: ['视觉模型', 'vision model'],
  speech: ['语音模型', 'speech model'],
  embedding: ['向量模型', 'embedding model'],
  scientificModel: ['科学模型', 'model for science'],
}

/** Language is counted in tokens, everything else in calls. */
const countsTokens = (category: string) =>
  ['llm', 'reasoning', 'codeModel', 'multimodal', 'embedding'].includes(category)

const packsOf = (category: string) => {
  const [zh, en] = countsTokens(category) ? ['百万 Tokens', 'million tokens'] : ['千次调用', 'thousand calls']
  return axis('pack', words('资源包', 'Pack'), [
    { code: 'p1', name: words(`1 ${zh}`, `1 ${en}`), factor: 1 },
    { code: 'p100', name: words(`100 ${zh}`, `100 ${en}`), factor: 90 },
    { code: 'p1000', name: words(`1000 ${zh}`, `1,000 ${en}`), factor: 780 },
    { code: 'dedicated', name: words('独享实例', 'Dedicated instance'), factor: 1 },
  ])
}

const sizesOf = ({ sizes }: Model) =>
  axis(
    'size',
    words('模型规格', 'Model size'),
    listOf(sizes).map((size, i) => ({
      code: size.toLowerCase().replaceAll(/[^\w.-]/g, ''),
      name: words(size),
      factor: 1 + 0.8 * i,
    })),
  )

const DEDICATED = 3

const pricesOf = ({ price }: Model, factor: number, place: number | undefined): readonly PriceDraft[] => {
  if (price === '0') return [freeOf('times')]
  const amount = Number(price) * factor
  if (place === DEDICATED) return [priced(rounded(2_400 + 900 * amount), 'MONTH', 'platformMonth')]
  return [priced(amount, 'ONCE', 'times')]
}

const model = (row: Model): GoodsDraft => {
  const key = `model:${row.family}`
  const random = randomOf(key)
  const free = row.price === '0'
  const axes = [sizesOf(row), packsOf(row.category)]
  const [zh, en] = nouns[row.category] ?? ['', '']
  const triable = !free && random.chance(0.5)
  return {
    key,
    runsOn: ['gpu'],
    shop: random.chance(0.3) ? shopNumber('1026') : traderOf(row.category, key),
    kind: 'model',
    type: 'other',
    resourceType: null,
    classification: {
      category: row.category,
      industry: listOf(row.industries),
      resource: ['gpu'],
      delivery: ['api'],
      spec: [],
    },
    name: words(`${row.family} ${zh}`, `${row.family} ${en}`),
    summary: words(row.zh, row.en),
    tags: [
      words('API 即用', 'API ready'),
      words(free ? '限时免费' : '按量付费', free ? 'Free for now' : 'Pay as you go'),
    ],
    figures: listOf(row.sizes).slice(0, 3),
    specifications: specificationsOf(axes),
    params: [
      nameValue('接口协议', 'Interface', words('兼容 OpenAI', 'OpenAI compatible')),
      nameValue(
        '上下文长度',
        'Context',
        countsTokens(row.category) ? random.pick(['32K', '64K', '128K']) : '-',
      ),
      nameValue('并发上限', 'Concurrency', String(random.pick([20, 50, 100]))),
    ],
    limit: { amount: 1, maxAmount: 1000, duration: 1, maxDuration: 12 },
    skus: combinationsOf(axes)
      .filter(({ places }) => !free || places[1] === 0)
      .map((combination, i) =>
        skuOf(combination, {
          pricing: [
            ...pricesOf(row, combination.factor, combination.places[1]),
            ...(triable && i === 0 ? [trialOf(7)] : []),
          ],
          appPlatformUrl: 'https://models.mall.example/v1',
          stock: combination.places[1] === DEDICATED ? stockOf(40, random.whole(0, 40)) : stockOf(1_000_000),
        }),
      ),
  }
}

/** Model services (R1.03). */
export const modelGoods = (): readonly GoodsDraft[] => table.map(model)
