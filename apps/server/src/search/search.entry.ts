import type { Words } from '@compute-mall/core/codec'
import { cheapestPricing, hasTrialMode, isCompute } from '@compute-mall/core/goods'
import { compare, multiply } from '@compute-mall/core/money'
import { type GoodsRecord, shownOffer } from '../goods/index.ts'
import { bitsOf } from './search.codes.ts'
import { lexemesOf } from './search.words.ts'

/** The region's code of a centre; null for one that is not known. */
export type RegionCodeOf = (clusterId: string) => string | null

/** Prices are stored in ten-thousandths of a yuan, the finest that a unit price is written in. */
export const priceUnits = (price: string): number => Number(multiply(price, 10_000))

const regionsOf = ({ skus }: GoodsRecord, regionCodeOf: RegionCodeOf): readonly string[] =>
  skus.flatMap(({ stock }) => stock.flatMap(({ clusterId }) => regionCodeOf(clusterId) ?? []))

const othersOf = ({ skus }: GoodsRecord): readonly string[] => [
  ...(skus.some((sku) => compare(cheapestPricing(sku)?.price ?? '1', 0) === 0) ? ['free'] : []),
  ...(skus.some(hasTrialMode) ? ['trial'] : []),
]

/** What a goods item is found by: its name before what it is said to be; not the long description. */
const wordsOf = ({ name, summary, tags, figures }: GoodsRecord): string => {
  const said = [summary, ...tags].flatMap(({ zh, en }) => [zh, en])
  return lexemesOf([...said, ...figures], [name.zh, name.en])
}

/** The row by which a goods item is found; what was counted of it is folded in later (search.standing). */
export const searchRow = (record: GoodsRecord, regionCodeOf: RegionCodeOf) => {
  const { classification, skus } = record
  const payModes = skus.flatMap(({ pricing }) => pricing.map(({ billingType }) => billingType))
  return {
    goods_id: record.id,
    shop_id: record.shop.id,
    shelf: record.display,
    compute: isCompute(record.kind),
    category: classification.category,
    industry: String(bitsOf('industry', classification.industry)),
    region: String(bitsOf('region', regionsOf(record, regionCodeOf))),
    resource: String(bitsOf('resource', classification.resource)),
    pay_mode: String(bitsOf('payMode', payModes)),
    delivery: String(bitsOf('delivery', classification.delivery)),
    spec: String(bitsOf('spec', classification.spec)),
    other: String(bitsOf('other', othersOf(record))),
    price: priceUnits(shownOffer(record)?.pricing.price ?? '0'),
    sales: 0,
    score: 0,
    popularity: 0,
    listed_at: record.listedAt,
    words: wordsOf(record),
  }
}

/** Two to eight Han characters, or a name of three letters and more. */
const isWord = (word: string): boolean => /^(\p{Script=Han}{2,8}|\p{L}[\p{L}\p{N}+-]{2,24})$/u.test(word)

/** The words of a text in both languages, as people would type them: whole, and what hyphens join by itself. */
export const knownIn = ({ zh, en }: Words): readonly string[] =>
  `${zh} ${en}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((word) => [word, ...word.split('-')])
    .filter(isWord)

/** What people may have meant: names and tags as they are written, and the words of names. */
export const knownWords = ({ name, tags }: GoodsRecord): readonly string[] => [name, ...tags].flatMap(knownIn)
