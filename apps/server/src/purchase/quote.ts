import { siteRefusals } from '@compute-mall/core/cart'
import type { Language } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { lineTotal, subtract, toCents, totalOf } from '@compute-mall/core/money'
import {
  type Buyer,
  buyerRefusals,
  type PurchaseIntent,
  type PurchaseRefusal,
  type Quote,
  type QuoteLine,
} from '@compute-mall/core/purchase'
import { accountOf, clusterAccountsOf, userInfoOf } from '../identity/index.ts'
import type { Db } from '../platform/database/index.ts'
import { marksOf, noMarks } from './store/ownership.ts'
import { offersOf, type PricedOffer } from './store/selection.ts'
import { offerRefusals, type Standing, timesOf } from './wanted.ts'

/** Who asks for a price, and when. */
export interface Asking {
  readonly userId: string
  readonly language: Language
  readonly now: Date
}

const buyerOf = async (db: Db, { userId, language }: Asking): Promise<Buyer> => ({
  user: userInfoOf(await accountOf(db, userId), language),
  clusters: await clusterAccountsOf(db, userId, language),
})

/** The agreement that a purchase has to be made under (R5.08). */
const agreementVersionAt = async (db: Db, now: Date): Promise<string> => {
  const agreement = await db
    .selectFrom('agreements')
    .select('version')
    .where('effective_at', '<=', now)
    .orderBy('effective_at', 'desc')
    .executeTakeFirst()
  return agreement?.version ?? ''
}

const sent = ({ code, details = {} }: Refusal): PurchaseRefusal => ({ code, details })

const quoteLineOf = (offer: PricedOffer, refusals: readonly Refusal[]): QuoteLine => {
  const { multiplier, shown } = timesOf(offer)
  return {
    goodsId: offer.goods_id,
    skuId: offer.sku_id,
    pricingId: offer.pricing_id,
    cartId: offer.line === '' ? null : offer.line,
    shopId: offer.card.shopId,
    shopName: offer.card.shopName,
    name: offer.card.name,
    kind: offer.kind,
    figures: offer.card.figures,
    specification: offer.specification ?? [],
    clusterId: offer.cluster_id === '' ? null : offer.cluster_id,
    centerName: offer.center_name,
    amount: offer.amount,
    ...shown,
    billingType: offer.billing_type,
    unit: offer.unit,
    unitPrice: offer.price,
    sourceSubtotal: lineTotal(offer.source_price, offer.amount, multiplier),
    subtotal: lineTotal(offer.price, offer.amount, multiplier),
    refusals: refusals.map(sent),
  }
}

/** How much the buyer has of the limited goods among these; nothing is asked where nothing is limited. */
const boughtOf = async (
  db: Db,
  userId: string,
  offers: readonly PricedOffer[],
): Promise<ReadonlyMap<string, number>> => {
  const limited = offers.filter(({ buyer_limit }) => buyer_limit !== null)
  if (limited.length === 0) return new Map()
  const rows = await db
    .selectFrom('sku_buyers')
    .innerJoin('skus', 'skus.id', 'sku_buyers.sku_id')
    .select(({ fn }) => ['goods_id', fn.sum<number>('bought').as('bought')])
    .where('user_id', '=', userId)
    .where(
      'goods_id',
      'in',
      limited.map(({ goods_id }) => goods_id),
    )
    .groupBy('goods_id')
    .execute()
  return new Map(rows.map(({ goods_id, bought }) => [goods_id, Number(bought)]))
}

/** What these offers cost together, with every reason against them and against the buyer. */
export const quoteLines = async (
  db: Db,
  asking: Asking,
  offers: readonly PricedOffer[],
  refusals: (offer: PricedOffer) => readonly Refusal[],
): Promise<Omit<Quote, 'unpaidOrderId'>> => {
  const buyer = await buyerOf(db, asking)
  const agreementVersion = await agreementVersionAt(db, asking.now)
  const lines = offers.map((offer) => quoteLineOf(offer, refusals(offer)))
  const sourceTotal = totalOf(lines.map((line) => line.sourceSubtotal))
  const total = totalOf(lines.map((line) => line.subtotal))
  return {
    lines,
    sourceTotal,
    total,
    saved: toCents(subtract(sourceTotal, total)),
    refusals: [
      ...siteRefusals({ purchaseEnable: offers.every(({ purchase_enable }) => purchase_enable) }),
      ...buyerRefusals(buyer, [...new Set(lines.map(({ kind }) => kind))]),
    ].map(sent),
    agreementVersion,
  }
}

/**
 * What the server would charge now, and every reason against it (R5.10, R5.15, D19). Nothing in it comes from the
 * client but what is wanted and how much of it. Refusals: those of `offersOf`.
 */
export const quoteOf = async (
  db: Db,
  asking: Asking,
  intent: PurchaseIntent,
): Promise<E.Either<Refusal, Quote>> => {
  const offers = await offersOf(db, asking.userId, intent)
  if (E.isLeft(offers)) return offers
  const skuIds = offers.right.map(({ sku_id }) => sku_id)
  const marks = await marksOf(db, asking.userId, skuIds)
  const bought = await boughtOf(db, asking.userId, offers.right)
  const standingOf = ({ goods_id, sku_id }: PricedOffer): Standing => ({
    marks: marks.get(sku_id) ?? noMarks,
    bought: bought.get(goods_id) ?? 0,
    wanted: offers.right.reduce((sum, other) => sum + (other.goods_id === goods_id ? other.amount : 0), 0),
  })
  const quote = await quoteLines(db, asking, offers.right, (offer) =>
    offerRefusals(offer, standingOf(offer), asking.now),
  )
  const unpaid = [...marks.values()].find((mark) => mark.unpaidOrderId !== null)
  return E.right({ ...quote, unpaidOrderId: unpaid?.unpaidOrderId ?? null })
}
