import {
  amountRefusals,
  type CartChange,
  lineLimit,
  MAX_CART_LINES,
  putRefusals,
} from '@compute-mall/core/cart'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { isTimed, type PurchaseLimit } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import type { Money } from '@compute-mall/core/money'
import type { Availability } from '@compute-mall/core/resource'
import { limitOf } from '../goods/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { SessionUser } from '../platform/http/index.ts'
import { lockCart } from './store/lock.ts'
import type { OfferFacts } from './store/offers.ts'
import type { CartStatements, ChosenLine, Place } from './store/statements.ts'
import { write } from './store/write.ts'

type Placed = OfferFacts & { readonly place_availability: Availability }

/** A choice as it is offered, to everybody the same. */
export interface OfferedLine {
  readonly place: Place
  readonly offer: Placed
  readonly price: Money
  readonly duration: number
  readonly limit: PurchaseLimit
}

/** What is offered for so long, or why it is not (refusals: MALL10001, MALL10003). */
export const offeredLine = (
  place: Place,
  offer: OfferFacts | undefined,
  purchaseDuration: number,
): E.Either<Refusal, OfferedLine> => {
  if (offer === undefined) return E.left(refusals.goodsNotFound())
  const { known_sku, price, source_price, billing_type, place_availability } = offer
  if (known_sku === null || place_availability === null || billing_type === 'TRIAL')
    return E.left(refusals.specificationNotFound())
  if (price === null || source_price === null || billing_type === null)
    return E.left(refusals.specificationNotFound())
  const duration = isTimed(billing_type) ? purchaseDuration : 1
  const limit = lineLimit(limitOf(offer), source_price, duration)
  return E.right({ place, offer: { ...offer, place_availability }, price, duration, limit })
}

/** A line that may be put into the cart, at today's price. */
export interface AllowedLine extends ChosenLine {
  readonly price: Money
  readonly limit: PurchaseLimit
}

interface Asked {
  readonly user: SessionUser
  readonly change: Pick<CartChange, 'purchaseAmount'>
  readonly now: Date
}

/** The first reason for which this user cannot put the line into the cart (R5.09, R5.11). */
const lineRefusal = (
  { offer, duration, limit }: OfferedLine,
  { user, change, now }: Asked,
): Refusal | undefined => {
  const [first] = putRefusals(
    {
      purchaseEnable: offer.purchase_enable,
      isMember: user.isMember,
      display: offer.display,
      expireTime: offer.expires_at?.toISOString() ?? null,
      availability: offer.place_availability,
      kind: offer.kind,
      purchaseAmount: change.purchaseAmount,
      purchaseDuration: duration,
      limit,
    },
    now.toISOString(),
  )
  return first
}

/** The line that a change asks for, or why it cannot be (refusals: CART10001-3, CART10005, PURCHASE10010, PURCHASE10018). */
export const allowedLine = (offered: OfferedLine, asked: Asked): E.Either<Refusal, AllowedLine> => {
  const refusal = lineRefusal(offered, asked)
  if (refusal !== undefined) return E.left(refusal)
  const { place, price, duration, limit } = offered
  return E.right({ ...place, amount: asked.change.purchaseAmount, duration, price, limit })
}

interface Owned {
  readonly id: string
  readonly userId: string
  readonly now: Date
}

const tooMuch = ({ amount, maxAmount }: PurchaseLimit): Refusal =>
  refusals.amountOutOfRange({ minimum: amount, maximum: maxAmount })

/** Adds a line, or its amount to the same line that is there. Refusals: CART10001, CART10004. */
export const addLine = async (
  { add }: CartStatements,
  { limit, ...line }: AllowedLine,
  owned: Owned,
): Promise<E.Either<Refusal, { readonly count: number }>> => {
  const [added] = await add({ ...line, ...owned, maxAmount: limit.maxAmount })
  const count = added?.count ?? null
  if (count === null) return E.left(tooMuch(limit))
  return count === 0 ? E.left(refusals.cartFull({ most: MAX_CART_LINES })) : E.right({ count })
}

/** Makes a line what is asked for; another line that says the same is taken into it. Refusals: SYS10002, CART10001. */
export const changeLine = async (
  trx: Db,
  { limit, ...line }: AllowedLine,
  { id, userId }: Owned,
): Promise<E.Either<Refusal, void>> => {
  await lockCart(trx, userId)
  const twin = await write(trx)
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('sku_id', '=', line.skuId)
    .where('pricing_id', '=', line.pricingId)
    .where('cluster_id', '=', line.clusterId)
    .where('duration', '=', line.duration)
    .where('id', '<>', id)
    .returning('amount')
    .executeTakeFirst()
  const amount = line.amount + (twin?.amount ?? 0)
  const [refusal] = amountRefusals({ purchaseAmount: amount, limit })
  if (refusal !== undefined) return E.left(refusal)
  const { numUpdatedRows } = await write(trx)
    .updateTable('cart_lines')
    .set({
      goods_id: line.goodsId,
      sku_id: line.skuId,
      pricing_id: line.pricingId,
      cluster_id: line.clusterId,
      duration: line.duration,
      amount,
      added_price: line.price,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? E.right(undefined) : E.left(refusals.notFound())
}
