import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { totalOf } from '@compute-mall/core/money'
import { HOUR_MS } from '@compute-mall/core/time'
import { createOrder, lockOrder, type OrderRow, recordPayment } from '@compute-mall/server/order'
import type { Database } from '@compute-mall/server/platform/database'
import { quoteOf } from '@compute-mall/server/purchase'
import { sql, type Transaction } from 'kysely'

export type Trx = Transaction<Database>

/** The shop of the accounts `seller`, `service` and `goodsclerk`. */
export const SHOP = '1001'
/** Who buys in the demonstration. */
export const BUYER = 'u-leader'

/** @throws Error when the demonstration breaks a rule of its own */
export const demand = <A>(answer: E.Either<Refusal, A>): A => {
  if (E.isLeft(answer)) throw new Error(`seed: ${JSON.stringify(answer.left)}`)
  return answer.right
}

/** Somebody of operations or of the shop, by the name of the account, as the audit log names them. */
export const actorNamed = (name: string, source: 'seller' | 'staff', role: string, now: Date) =>
  ({ actorId: `u-${name}`, actor: name, source, role, requestId: null, now }) as const

/** What each order of the demonstration is for: hours of cards and cores, or something for a month. */
const amountOf = { ONCE: 500, MONTH: 1 } as const

export interface Offer {
  readonly shop_id: string
  readonly goods_id: string
  readonly sku_id: string
  readonly pricing_id: string
  readonly cluster_id: string
  readonly billing: keyof typeof amountOf
}

/**
 * Goods that are sold by the hour or by the month, each where most of it is free: those of the shop, or of all others.
 * @throws Error when there are too few
 */
export const offersOf = async (
  trx: Trx,
  {
    isOwn,
    count,
    billing = 'ONCE',
  }: { readonly isOwn: boolean; readonly count: number; readonly billing?: 'ONCE' | 'MONTH' },
): Promise<readonly Offer[]> => {
  const { rows } = await sql<Offer>`
    select distinct on (goods.id) goods.shop_id, goods.id as goods_id, skus.id as sku_id, pricings.id as pricing_id,
      sku_stock.cluster_id, pricings.billing_type as billing
    from goods join skus on skus.goods_id = goods.id join pricings on pricings.sku_id = skus.id
      join sku_stock on sku_stock.sku_id = skus.id and sku_stock.free > ${amountOf[billing]}
      join clusters on clusters.id = sku_stock.cluster_id and clusters.name->>'zh' not like ${`%${DEACTIVATED_WORD}%`}
    where (goods.shop_id = ${SHOP}) = ${isOwn} and goods.display and pricings.billing_type = ${billing}
      and pricings.price > 0 and skus.expires_at is null
    order by goods.id, sku_stock.free desc limit ${count}`.execute(trx)
  if (rows.length < count) throw new Error(`seed: ${count} offers wanted, ${rows.length} found`)
  return rows
}

interface Placing {
  readonly key: string
  readonly at: Date
  /** Who buys; the demonstration's buyer where it is missing. */
  readonly userId?: string
}

/** An order of the demonstration's buyer, under a key of its own, that waits to be paid. */
export const place = async (
  trx: Trx,
  offer: Offer,
  { key, at, userId = BUYER }: Placing,
): Promise<OrderRow> => {
  const asking = { userId, language: 'zh', now: at } as const
  const intent = {
    cartIds: [],
    choice: {
      goodsId: offer.goods_id,
      skuId: offer.sku_id,
      pricingId: offer.pricing_id,
      clusterId: offer.cluster_id,
      purchaseAmount: amountOf[offer.billing],
      purchaseDuration: 1,
      purchaseDurationUnit: undefined,
    },
    type: 'formal',
  } as const
  const { total, agreementVersion } = demand(await quoteOf(trx, asking, intent))
  const request = { ...intent, quotedTotal: total, agreed: true, agreementVersion }
  const { orderId } = demand(await createOrder(trx, request, { ...asking, key, lifetimeMs: HOUR_MS }))
  return locked(trx, orderId)
}

const locked = async (trx: Trx, orderId: string): Promise<OrderRow> => {
  const order = await lockOrder(trx, orderId)
  if (order === undefined) throw new Error(`seed: there is no order ${orderId}`)
  return order
}

/** The order is paid from the buyer's contract fund. */
export const payFromFund = async (trx: Trx, { id, total }: OrderRow, at: Date): Promise<void> => {
  await recordPayment(trx, await locked(trx, id), {
    provider: 'account:contractFund',
    transactionNo: id,
    paymentId: null,
    method: 'contractFund',
    amount: totalOf([total]),
    at,
  })
}

/** What a paid order holds was opened. */
export const open = async (
  trx: Trx,
  { id }: OrderRow,
  at: Date,
  endsAt: Date | null = null,
): Promise<void> => {
  await trx
    .updateTable('order_lines')
    .set({ provision_status: 'open', provision_at: endsAt, opened_at: at, ends_at: endsAt })
    .where('order_id', '=', id)
    .execute()
}

/** What a paid order holds could not be opened, however often it was tried: operations are to look. */
export const failToOpen = async (trx: Trx, { id }: OrderRow, error: string): Promise<void> => {
  await trx
    .updateTable('order_lines')
    .set({ provision_status: 'failed', provision_at: null, provision_tries: 5, provision_error: error })
    .where('order_id', '=', id)
    .execute()
}

/** An order that was paid from the fund and opened at once. */
export const sell = async (trx: Trx, offer: Offer, placing: Placing): Promise<OrderRow> => {
  const order = await place(trx, offer, placing)
  await payFromFund(trx, order, placing.at)
  await open(trx, order, placing.at)
  return order
}
