import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { PurchaseIntent } from '@compute-mall/core/purchase'
import { sql } from 'kysely'
import { type Choices, type Offer, selectOffers } from '../../cart/index.ts'
import type { Db } from '../../platform/database/index.ts'

const linesOf = (userId: string, ids: readonly string[]): Choices => sql`(
  select id as line, goods_id, sku_id, pricing_id, cluster_id, amount, duration
  from cart_lines where user_id = ${userId} and id = any(${[...ids]}))`

const only = ({
  goodsId,
  skuId,
  pricingId,
  ...choice
}: NonNullable<PurchaseIntent['choice']>): Choices => sql`(
  select '' as line, ${goodsId}::text as goods_id, ${skuId}::text as sku_id, ${pricingId}::text as pricing_id,
         ${choice.clusterId ?? ''}::text as cluster_id, ${choice.purchaseAmount}::integer as amount,
         ${choice.purchaseDuration}::integer as duration)`

/** An offer that exists: its sku and its price are there. */
export type PricedOffer = Offer & {
  readonly [K in 'price' | 'source_price' | 'billing_type' | 'unit' | 'term']: NonNullable<Offer[K]>
}

const isPriced = (offer: Offer): offer is PricedOffer => offer.known_sku !== null && offer.price !== null

/** A trial is bought as a trial and nothing else is (R8.04). */
const isBoughtAs = (type: PurchaseIntent['type'], { billing_type }: PricedOffer): boolean =>
  (type === 'trial') === (billing_type === 'TRIAL')

/**
 * What an intent is about, as the catalogue says today, in the order in which it was named.
 * Refusals: SYS10001 when it names no or two sources, SYS10002 for lines that are not in the user's cart,
 * MALL10001 for goods and MALL10003 for a sku or price that is not there.
 */
export const offersOf = async (
  db: Db,
  userId: string,
  { cartIds, choice, type }: PurchaseIntent,
): Promise<E.Either<Refusal, readonly PricedOffer[]>> => {
  if ((choice === undefined) === (cartIds.length === 0))
    return E.left(refusals.invalidInput({ field: 'cartIds' }))
  const ids = [...new Set(cartIds)]
  const chosen = choice === undefined ? linesOf(userId, ids) : only(choice)
  const { rows } = await selectOffers(chosen).execute(db)
  if (choice === undefined && rows.length < ids.length) return E.left(refusals.notFound())
  if (rows.length === 0) return E.left(refusals.goodsNotFound())
  const offers = rows.filter(isPriced).filter((offer) => isBoughtAs(type, offer))
  return offers.length < rows.length
    ? E.left(refusals.specificationNotFound())
    : E.right(offers.toSorted((a, b) => ids.indexOf(a.line) - ids.indexOf(b.line)))
}
