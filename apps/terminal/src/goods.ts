import {
  type Choice,
  clusterOptions,
  firstChoice,
  type Goods,
  type GoodsCard,
  type Offer,
  priceOf,
  shownUnit,
  specificationNames,
  type TermOption,
  termOptions,
  withCluster,
  withTerm,
} from '@compute-mall/core/goods'
import { formatMoney, formatUnitPrice } from '@compute-mall/core/money'
import { heldChoice } from '@compute-mall/core/purchase'
import { stockMessage } from '@compute-mall/core/resource'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

const PAGE_SIZE = 10

/** A search over the whole mall, as lines to choose from. */
export const search = async (mall: Mall, keyWords: string): Promise<readonly GoodsCard[]> => {
  const query = { keyWords, pageNum: 1, pageSize: PAGE_SIZE, searchType: undefined, storeId: undefined }
  const body = { query, classify: undefined, sort: undefined, filter: undefined }
  const hits = await mall.ask(mall.client.search.all({ body }))
  const cards = (hits?.records ?? []).flatMap((hit) => (hit.area === 'shop' ? [] : [hit.goods]))
  if (hits?.correctedWords) mall.tell(say('corrected', { words: hits.correctedWords }))
  if (hits !== undefined)
    mall.tell(say(cards.length === 0 ? 'nothingFound' : 'found', { count: cards.length }))
  for (const [index, card] of cards.entries()) mall.dialogue.say(cardLine(mall, card, index + 1))
  return cards
}

const cardLine = ({ texts }: Mall, card: GoodsCard, number: number): string =>
  [
    `${String(number).padStart(2)}. ${texts.words(card.name)}`,
    texts.words(card.shopName),
    texts.text(
      say('from', {
        price: formatUnitPrice(card.minPrice),
        unit: texts.text({ key: `goods:unit.${shownUnit(card, card)}` }),
      }),
    ),
    texts.text(stockMessage(card)),
  ].join(' · ')

/** What is offered of goods, or undefined when they cannot be had. */
export const loadOffer = async ({ client, ask }: Mall, id: string): Promise<Offer | undefined> => {
  const goods = await ask(client.goods.detail({ params: { id } }))
  const skus = goods && (await ask(client.goods.skus({ params: { id } })))
  return goods && skus && { goods, skus }
}

/** Lets the buyer choose how to buy goods, from what the core offers; undefined when there is nothing to choose. */
export const choose = async (mall: Mall, offer: Offer): Promise<Choice | undefined> => {
  describe(mall, offer.goods)
  const sku = await pick(mall, 'chooseSku', offer.skus, (each) =>
    [
      ...specificationNames(offer.goods, each).map(mall.texts.words),
      mall.texts.text(stockMessage(each)),
    ].join(' · '),
  )
  const first = sku && firstChoice(offer, { skuId: sku.id })
  if (!first) return undefined
  const cluster = await pick(mall, 'chooseCentre', clusterOptions(offer, first), ({ centerName }) =>
    mall.texts.words(centerName),
  )
  const placed = cluster === undefined ? first : withCluster(first, cluster.clusterId)
  const term = await pick(mall, 'chooseTerm', termOptions(offer, placed), (option) =>
    termLine(mall, offer.goods, option),
  )
  const timed = term === undefined ? placed : withTerm(placed, term)
  return heldChoice(offer, { ...timed, amount: await amountOf(mall, timed.amount) })
}

const describe = ({ dialogue, texts }: Mall, { name, summary, shopName }: Goods): void => {
  dialogue.say(texts.words(name))
  dialogue.say(texts.words(summary))
  dialogue.say(texts.words(shopName))
}

const termLine = ({ texts }: Mall, goods: Goods, { pricing, duration }: TermOption): string =>
  texts.text(
    say('term', {
      billing: texts.text({ key: `goods:billing.${pricing.billingType}` }),
      duration,
      price: formatUnitPrice(pricing.price),
      unit: texts.text({ key: `goods:unit.${shownUnit(goods, pricing)}` }),
    }),
  )

const amountOf = async ({ dialogue, texts }: Mall, least: number): Promise<number> => {
  const amount = Number(await dialogue.ask(texts.text(say('amount', { least }))))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : least
}

/** One of several, the only one without asking, the first when the answer names none. */
const pick = async <A>(
  { dialogue, texts }: Mall,
  question: 'chooseSku' | 'chooseCentre' | 'chooseTerm',
  options: readonly A[],
  line: (option: A) => string,
): Promise<A | undefined> => {
  if (options.length < 2) return options[0]
  for (const [index, option] of options.entries())
    dialogue.say(`${String(index + 1).padStart(2)}. ${line(option)}`)
  const number = Number(await dialogue.ask(texts.text(say(question))))
  return options[number - 1] ?? options[0]
}

/** What the choice costs, as one line. */
export const priceLine = ({ texts }: Mall, offer: Offer, choice: Choice): string =>
  texts.text(
    say('costs', { amount: choice.amount, total: formatMoney(priceOf(offer, choice)?.total ?? '0.00') }),
  )
