import { given, type Parameters } from '../http/index.ts'
import type { Choice } from './goods.choice.ts'
import { rankings, shelves } from './goods.rules.ts'

/** What the address of a goods page says (R2.10, decision 9). An absent text is empty. */
export interface GoodsAddress {
  /** The sku to choose first; alone it is enough to find the goods. */
  readonly skuId: string
  /** The goods itself, which saves asking for it; decided. */
  readonly goodsId: string
  /** Resource type and category of the search that led here, for the way back. */
  readonly resource: string
  readonly common1: string
  /** The cart line that is being changed. */
  readonly cart: string
  /** The centre to choose first. */
  readonly clusterId: string
  /** Price, amount and duration to choose first, as somebody left them (decided). */
  readonly pricingId: string
  readonly amount: string
  readonly duration: string
  /** The search that led here: `base`, `application` or `store`. */
  readonly type: string
  /** The shop, when `type` is `store`. */
  readonly id: string
  /** The words searched for: the sku that fits them best is chosen first. */
  readonly keyword: string
  /** The tab that is open; empty for the first (decided). */
  readonly tab: string
}

const names = [
  'skuId',
  'goodsId',
  'resource',
  'common1',
  'cart',
  'clusterId',
  'pricingId',
  'amount',
  'duration',
  'type',
  'id',
  'keyword',
  'tab',
] as const satisfies readonly (keyof GoodsAddress)[]

/** Reads an address; of a parameter that stands twice the first counts. */
export const readGoodsAddress = (address: Iterable<readonly [string, string]>): GoodsAddress => {
  const pairs = [...address]
  const one = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? ''
  return {
    skuId: one('skuId'),
    goodsId: one('goodsId'),
    resource: one('resource'),
    common1: one('common1'),
    cart: one('cart'),
    clusterId: one('clusterId'),
    pricingId: one('pricingId'),
    amount: one('amount'),
    duration: one('duration'),
    type: one('type'),
    id: one('id'),
    keyword: one('keyword'),
    tab: one('tab'),
  }
}

const COUNT = /^[1-9]\d{0,7}$/
const countOf = (text: string): number | undefined => (COUNT.test(text) ? Number(text) : undefined)

/** What an address wants to be chosen first; what it does not say, or says wrongly, is left out. */
export const wantedIn = ({
  skuId,
  clusterId,
  pricingId,
  amount,
  duration,
}: GoodsAddress): Partial<Choice> => ({
  skuId,
  ...(clusterId !== '' && { clusterId }),
  ...(pricingId !== '' && { pricingId }),
  ...(countOf(amount) !== undefined && { amount: Number(amount) }),
  ...(countOf(duration) !== undefined && { duration: Number(duration) }),
})

/** The address of a choice, with what the one before said of the way to it. */
export const choiceAddress = (goodsId: string, choice: Choice, before: GoodsAddress): GoodsAddress => ({
  ...before,
  goodsId,
  skuId: choice.skuId,
  clusterId: choice.clusterId ?? '',
  pricingId: choice.pricingId,
  amount: String(choice.amount),
  duration: String(choice.duration),
})

/** Writes what is known as query parameters; what is absent or empty is left out (R2.10). */
export const writeGoodsAddress = (address: Partial<GoodsAddress>): Parameters =>
  names.flatMap((name) => given(name, address[name] ?? ''))

/** Which ranking is shown: of which shelf, and by what. */
export interface RankingChoice {
  readonly shelf: (typeof shelves)[number]
  readonly by: (typeof rankings)[number]
}

/** Reads the address of a ranking; what it leaves out or says wrongly is computing by sales. */
export const readRanking = (address: Iterable<readonly [string, string]>): RankingChoice => {
  const named = new Map(address)
  return {
    shelf: shelves.find((shelf) => shelf === named.get('shelf')) ?? 'compute',
    by: rankings.find((by) => by === named.get('by')) ?? 'sales',
  }
}
