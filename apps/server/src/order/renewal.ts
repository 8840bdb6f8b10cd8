import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { isRenewable, type OrderCreated } from '@compute-mall/core/order'
import type { Quote, RenewalIntent, RenewalRequest } from '@compute-mall/core/purchase'
import type { Db } from '../platform/database/index.ts'
import { type Asking, lockBuyer, quoteRenewalOf, type Renewed } from '../purchase/index.ts'
import { insertLines, newOrderOf, type Ordering, refusalOf, settleIfFree } from './order.create.ts'
import type { LineRow } from './order.tables.ts'
import { insertOrder } from './store/orders.ts'

/** The line that a renewal extends: the one named, or the one that it has renewed itself; another's is not there. */
const targetOf = async (db: Db, userId: string, lineId: string): Promise<E.Either<Refusal, LineRow>> => {
  const line = await db
    .selectFrom('order_lines as named')
    .innerJoin('order_lines as line', (join) =>
      join.onRef('line.id', '=', (eb) => eb.fn.coalesce('named.renews', 'named.id')),
    )
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .selectAll('line')
    .select('orders.status as order_status')
    .where('named.id', '=', lineId)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst()
  if (line === undefined) return E.left(refusals.notFound())
  return line.order_status === 'paid' && isRenewable(line.provision_status, line.document.billingType)
    ? E.right(line)
    : E.left(refusals.notRenewable())
}

const unpaidRenewalOf = async (db: Db, lineId: string): Promise<string | null> => {
  const unpaid = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('orders.id')
    .where('renews', '=', lineId)
    .where('status', 'in', ['unpaid', 'charging'])
    .executeTakeFirst()
  return unpaid?.id ?? null
}

const renewedOf = ({ document, sku_id }: LineRow, unpaidOrderId: string | null): Renewed => ({
  goodsId: document.goodsId,
  skuId: sku_id,
  clusterId: document.clusterId,
  amount: document.amount,
  billingType: document.billingType,
  unpaidOrderId,
})

/** Refusals: SYS10002, ORDER10003, those of `quoteRenewalOf`. */
export const quoteRenewal = async (
  db: Db,
  asking: Asking,
  { lineId, duration }: RenewalIntent,
): Promise<E.Either<Refusal, Quote>> => {
  const target = await targetOf(db, asking.userId, lineId)
  if (E.isLeft(target)) return target
  const renewed = renewedOf(target.right, await unpaidRenewalOf(db, target.right.id))
  return quoteRenewalOf(db, asking, renewed, duration)
}

/**
 * Orders a renewal, all or nothing, under the buyer's lock: at the price that the server reckons now, and at most one
 * that waits to be paid (D19, D23). It takes no stock: the buyer has it already.
 */
export const createRenewal = async (
  trx: Db,
  request: RenewalRequest,
  ordering: Ordering,
): Promise<E.Either<Refusal, OrderCreated>> => {
  await lockBuyer(trx, ordering.userId)
  const target = await targetOf(trx, ordering.userId, request.lineId)
  if (E.isLeft(target)) return target
  const quoted = await quoteRenewal(trx, ordering, request)
  if (E.isLeft(quoted)) return quoted
  const refusal = refusalOf(quoted.right, request)
  if (refusal !== undefined) return E.left(refusal)
  const inserted = await insertOrder(trx, newOrderOf(quoted.right, 'formal'), ordering)
  if (E.isLeft(inserted)) return inserted
  const order = inserted.right
  await insertLines(trx, order.id, quoted.right, target.right.id)
  const status = await settleIfFree(trx, order)
  return E.right({ orderId: order.id, orderNo: order.order_no, status, total: order.total })
}
