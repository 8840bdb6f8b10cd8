import type { Words } from '@compute-mall/core/codec'
import { cheapestPricing, hasTrialMode, isCompute, type Sku } from '@compute-mall/core/goods'
import { compare, multiply } from '@compute-mall/core/money'
import { type CardDocument, type GoodsDocument, type GoodsRecord, shownOffer } from '../goods/index.ts'
import { lexemesOf, plainWords } from '../platform/lexemes.ts'
import { bitsOf } from './search.codes.ts'
import { hourOf } from './search.hour.ts'
import type { Taxonomy } from './search.taxonomy.ts'

type CodeWords = Taxonomy['codeWords']

/** A computing centre, as far as goods are found by it. */
interface Place {
  readonly region: string
  readonly name: Words
  readonly scheduler: string
  readonly containers: boolean
}

/** A goods item as the catalogue holds it, as far as the index speaks of it. */
export interface Listed extends Pick<GoodsRecord, 'id' | 'kind' | 'classification' | 'display'> {
  readonly shop_id: string
  readonly listed_at: Date
  readonly document: GoodsDocument
  readonly card: CardDocument
  readonly skus: readonly (Pick<Sku, 'id' | 'pricing' | 'param'> & { readonly isLeft: boolean })[]
  /** The centres in which it is offered. */
  readonly places: readonly Place[]
  /** The region of the centre that is offered first; null for what runs nowhere in particular. */
  readonly region: string | null
  readonly in_stock: boolean
}

/** Prices are stored in ten-thousandths of a yuan, the finest that a unit price is written in. */
export const priceUnits = (price: string): number => Number(multiply(price, 10_000))

const othersOf = ({ skus }: Listed): readonly string[] => [
  ...(skus.some((sku) => compare(cheapestPricing(sku)?.price ?? '1', 0) === 0) ? ['free'] : []),
  ...(skus.some(hasTrialMode) ? ['trial'] : []),
]

const payModesOf = ({ skus }: Listed) =>
  skus.flatMap(({ pricing }) => pricing.map(({ billingType }) => billingType))

/** What computing is offered as and where, in words; of applications it would only say on what they can run. */
const offeredAs = ({ kind, classification, places }: Listed, codeWords: CodeWords): readonly Words[] =>
  isCompute(kind)
    ? [
        ...codeWords(classification.resource),
        ...codeWords(places.map(({ region }) => region)),
        ...places.map(({ name }) => name),
        ...places.map(({ scheduler, containers }) => ({ zh: scheduler, en: containers ? 'Kubernetes' : '' })),
      ]
    : []

/** What a goods item is filed under, in words: category, models, terms of payment, specifications. */
const filedUnder = (goods: Listed, codeWords: CodeWords): readonly Words[] => {
  const { category, spec } = goods.classification
  return [
    ...codeWords([category, ...spec, ...payModesOf(goods), ...othersOf(goods)]),
    ...offeredAs(goods, codeWords),
    ...goods.document.specifications.flatMap(({ values }) => values.map(({ name }) => name)),
  ]
}

const HAN = /\p{Script=Han}/u
const LATIN_WORDS = /[a-z][\w.+-]*/giu
/** A technical name by its look: with a digit, or a capital letter behind its first letter (RoCE, vLLM, A800). */
const TECHNICAL = /\d|(?<=[a-z])[A-Z]|^[A-Z]{2,}/u

/** Technical names in prose: what Chinese prose writes in Latin letters, and what looks like one in other prose. */
const namesIn = (text: string): readonly string[] =>
  (text.match(LATIN_WORDS) ?? []).filter((word) => HAN.test(text) || TECHNICAL.test(word))

/**
 * What a goods item is found by: its name before what it is said to be and filed under, and that before its parameters,
 * those of its skus, and the technical names in its long description.
 */
const wordsOf = (goods: Listed, codeWords: CodeWords): string => {
  const { name, summary, tags, figures, params, description } = goods.document
  const said = [summary, ...tags, ...filedUnder(goods, codeWords)].flatMap(({ zh, en }) => [zh, en])
  const valued = [...params, ...goods.skus.flatMap(({ param }) => param)].flatMap(({ value }) => [
    value.zh,
    value.en,
  ])
  const named = description.flatMap(({ zh, en }) => [...namesIn(zh), ...namesIn(en)])
  return lexemesOf([...said, ...figures], [name.zh, name.en], [...valued, ...named])
}

/** What a goods item is filtered and counted by. */
const codesOf = (goods: Listed) => {
  const { classification } = goods
  return {
    compute: isCompute(goods.kind),
    category: classification.category,
    industry: String(bitsOf('industry', classification.industry)),
    region: String(
      bitsOf(
        'region',
        goods.places.map(({ region }) => region),
      ),
    ),
    resource: String(bitsOf('resource', classification.resource)),
    pay_mode: String(bitsOf('payMode', payModesOf(goods))),
    delivery: String(bitsOf('delivery', classification.delivery)),
    spec: String(bitsOf('spec', classification.spec)),
    other: String(bitsOf('other', othersOf(goods))),
  }
}

/** Of which skus a card names the cheapest: of those that are left, as long as there are some. */
export const shownSkus = (skus: Listed['skus']): Listed['skus'] => {
  const left = skus.filter(({ isLeft }) => isLeft)
  return left.length === 0 ? skus : left
}

/** What it costs, as its card says it. */
const pricesOf = ({ skus, card }: Listed) => {
  const pricing = shownOffer(shownSkus(skus))?.pricing
  return {
    price: priceUnits(pricing?.price ?? '0'),
    hourly: pricing === undefined ? null : hourOf(pricing, card),
  }
}

/** The row by which a goods item is found; what was counted of it is folded in later (store/popularity). */
export const searchRow = (goods: Listed, { codeWords }: Pick<Taxonomy, 'codeWords'>) => ({
  goods_id: goods.id,
  shop_id: goods.shop_id,
  shelf: goods.display,
  ...codesOf(goods),
  ...pricesOf(goods),
  in_stock: goods.in_stock,
  listed_at: goods.listed_at,
  words: wordsOf(goods, codeWords),
})

/** Two to eight Han characters, or a name of three letters and more. */
const isWord = (word: string): boolean => /^(\p{Script=Han}{2,8}|\p{L}[\p{L}\p{N}+-]{2,24})$/u.test(word)

/** The words of a text in both languages, as people would type them: whole, and each part that hyphens and other signs join. */
export const knownIn = ({ zh, en }: Words): readonly string[] =>
  plainWords(`${zh} ${en}`)
    .split(/\s+/u)
    .flatMap((word) => [word, ...word.split(/[-*×/·()]/u)])
    .filter(isWord)

/** What people may have meant: names, tags and specification values as they are written, and the words of names. */
export const knownWords = ({ document: { name, tags, specifications } }: Listed): readonly string[] =>
  [name, ...tags, ...specifications.flatMap(({ values }) => values.map((value) => value.name))].flatMap(
    knownIn,
  )
