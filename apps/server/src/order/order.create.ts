import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { isErrorCode, type Refusal, refuse } from '@compute-mall/core/http'
import { compare } from '@compute-mall/core/money'
import type { OrderCreated, OrderStatus } from '@compute-mall/core/order'
import { type Consent, type OrderRequest, type Quote, refusalsOf } from '@compute-mall/core/purchase'
import { lockCart, removeLines } from '../cart/index.ts'
import { takeStock } from '../goods/index.ts'
import type { Db } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { type Asking, lockBuyer, noteUnpaid, quoteOf } from '../purchase/index.ts'
import { recordPayment } from './store/ledger.ts'
import { insertOrder, type NewOrder, type Placing } from './store/orders.ts'
import type { OrderRow } from './store/steps.ts'
import { write } from './store/write.ts'

export type Ordering = Asking & Placing

/** Why this quote makes no order: a reason of its own first, then the agreement, then a price that has moved (D19). */
export const refusalOf = (quote: Quote, request: Consent): Refusal | undefined => {
  for (const { code, details } of refusalsOf(quote)) if (isErrorCode(code)) return refuse(code, details)
  if (!request.agreed || request.agreementVersion !== quote.agreementVersion)
    return refusals.agreementMissing()
  return compare(request.quotedTotal, quote.total) === 0 ? undefined : refusals.priceChanged()
}

export const newOrderOf = (quote: Quote, type: NewOrder['type']): NewOrder => {
  const shops = new Set(quote.lines.map(({ shopId }) => shopId))
  const [shopId = null] = shops
  return {
    type,
    shop_id: shops.size === 1 ? shopId : null,
    source_total: quote.sourceTotal,
    total: quote.total,
    agreement_version: quote.agreementVersion,
  }
}

/** @param renews the line of an earlier order that these extend, if they do */
export const insertLines = async (
  trx: Db,
  orderId: string,
  { lines }: Quote,
  renews: string | null = null,
): Promise<void> => {
  const rows = lines.map(({ cartId: _, pricingId: __, refusals: ___, ...document }, position) => ({
    id: newId(),
    order_id: orderId,
    position,
    sku_id: document.skuId,
    cluster_id: document.clusterId ?? '',
    amount: document.amount,
    document,
    provision_status: 'pending' as const,
    provision_at: null,
    opened_at: null,
    ends_at: null,
    renews,
  }))
  await write(trx).insertInto('order_lines').values(rows).execute()
}

/** What costs nothing is paid as soon as it is ordered. */
export const settleIfFree = async (trx: Db, order: OrderRow): Promise<OrderStatus> => {
  if (compare(order.total, 0) > 0) return order.status
  const entered = await recordPayment(trx, order, {
    provider: 'none',
    transactionNo: order.id,
    paymentId: null,
    method: null,
    amount: order.total,
    at: order.created_at,
  })
  return entered.kind === 'known' ? order.status : entered.step.status
}

/**
 * Turns an intent into an order, all or nothing: the server reckons the total, judges every rule anew under the
 * buyer's lock, takes the stock and removes those lines from the cart. Refusals: every PURCHASE code, CART10001-2,
 * MALL10001-3, SYS10002 for lines that are not in the buyer's cart, SYS10009 for a key that made another order.
 */
export const createOrder = async (
  trx: Db,
  request: OrderRequest,
  ordering: Ordering,
): Promise<E.Either<Refusal, OrderCreated>> => {
  const { userId } = ordering
  await lockBuyer(trx, userId)
  if (request.cartIds.length > 0) await lockCart(trx, userId)
  const quoted = await quoteOf(trx, ordering, request)
  if (E.isLeft(quoted)) return quoted
  const quote = quoted.right
  const refusal = refusalOf(quote, request)
  if (refusal !== undefined) return E.left(refusal)
  return placeOrder(trx, quote, newOrderOf(quote, request.type), ordering)
}

/**
 * Writes an order of what was quoted, takes its lines out of the cart and its stock, and settles it if it costs nothing.
 * The buyer must be locked. Refusals: SYS10009, and those of `takeStock`.
 */
export const placeOrder = async (
  trx: Db,
  quote: Quote,
  newOrder: NewOrder,
  ordering: Ordering,
): Promise<E.Either<Refusal, OrderCreated>> => {
  const { userId } = ordering
  const inserted = await insertOrder(trx, newOrder, ordering)
  if (E.isLeft(inserted)) return inserted
  const order = inserted.right
  await insertLines(trx, order.id, quote)
  await noteUnpaid(trx, userId, order.id, quote.lines)
  await removeLines(
    trx,
    userId,
    quote.lines.flatMap(({ cartId }) => cartId ?? []),
  )
  // Last, because other buyers wait for the same rows until this transaction ends.
  const taken = await takeStock(
    trx,
    quote.lines.map(({ skuId, clusterId, amount }) => ({ skuId, clusterId: clusterId ?? '', amount })),
  )
  if (E.isLeft(taken)) return taken
  const status = await settleIfFree(trx, order)
  return E.right({ orderId: order.id, orderNo: order.order_no, status, total: order.total })
}
