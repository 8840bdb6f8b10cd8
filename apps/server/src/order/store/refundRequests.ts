import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { compare, type Money, subtract } from '@compute-mall/core/money'
import {
  allowedRefundEvents,
  mayAskRefund,
  nextRefundStatus,
  type RefundEventName,
  type RefundRequest,
} from '@compute-mall/core/order'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { LineRow, RefundRequestTable } from '../order.tables.ts'
import { oweRefund } from './ledger.ts'
import { findOrder } from './queries.ts'
import { giveUpLine } from './resources.ts'
import { lockOrder, type OrderRow, transitionOrder } from './steps.ts'
import { write } from './write.ts'

export type RefundRequestRow = Selectable<RefundRequestTable>

export const requestOf = (row: RefundRequestRow): RefundRequest => ({
  requestId: row.id,
  orderId: row.order_id,
  status: row.status,
  reason: row.reason,
  askTime: row.asked_at.toISOString(),
  decideTime: row.decided_at?.toISOString() ?? null,
  decision: row.decision,
})

/** The request for a refund of an order that waits, else the latest. */
export const latestRequest = (db: Db, orderId: string): Promise<RefundRequestRow | undefined> =>
  db
    .selectFrom('refund_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy(({ eb }) => eb('status', '=', 'asked'), 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

interface Asked {
  readonly orderId: string
  readonly userId: string
  readonly reason: string
  readonly now: Date
}

/**
 * The buyer asks for the money (W30). Refusals: SYS10002, ORDER10001 when the order is not paid, cost nothing or is asked
 * for already, REFUND10001 once something of it is open.
 */
export const askRefund = async (
  trx: Db,
  { orderId, userId, reason, now }: Asked,
): Promise<E.Either<Refusal, RefundRequest>> => {
  await lockOrder(trx, orderId)
  const order = await findOrder(trx, userId, orderId)
  if (order === undefined) return E.left(refusals.notFound())
  if (!mayAskRefund(order))
    return E.left(order.status === 'paid' ? refusals.resourceOpened() : refusals.orderStateConflict())
  if ((await latestRequest(trx, orderId))?.status === 'asked') return E.left(refusals.orderStateConflict())
  const row = await write(trx)
    .insertInto('refund_requests')
    .values({
      id: newId(),
      order_id: orderId,
      user_id: userId,
      status: 'asked',
      reason: reason.trim(),
      asked_at: now,
      decided_at: null,
      decision: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return E.right(requestOf(row))
}

/** Moves a request along its chart; the left is ORDER10001 for an event that it does not allow. */
export const moveRequest = async (
  trx: Db,
  row: RefundRequestRow,
  {
    event,
    decision,
    at,
  }: { readonly event: RefundEventName; readonly decision: string | null; readonly at: Date },
): Promise<E.Either<Refusal, RefundRequestRow>> => {
  if (!allowedRefundEvents(row.status).includes(event)) return E.left(refusals.orderStateConflict())
  return E.right(
    await write(trx)
      .updateTable('refund_requests')
      .set({ status: nextRefundStatus(row.status, event), decided_at: at, decision })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** Something of the order was opened: what the buyer asked for is over. The order must be locked. */
export const closeRefundRequests = async (trx: Db, orderId: string, at: Date): Promise<void> => {
  await write(trx)
    .updateTable('refund_requests')
    .set({ status: nextRefundStatus('asked', 'resource.opened'), decided_at: at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'asked')
    .execute()
}

/**
 * Owes the buyer of an order what it was paid by, or what one line of it cost, and no more than is left of it; an order
 * that cost nothing was paid by nothing. The order must be locked.
 */
const owePayment = async (
  trx: Db,
  order: OrderRow,
  at: Date,
  line?: { readonly id: string; readonly cost: Money },
): Promise<void> => {
  const paid = await trx
    .selectFrom('ledger_entries')
    .select(['provider', 'transaction_no', 'payment_id', 'amount'])
    .where('order_id', '=', order.id)
    .where('settles', '=', true)
    .executeTakeFirst()
  if (paid === undefined) return
  const owed = await trx
    .selectFrom('refunds')
    .select('amount')
    .where('order_id', '=', order.id)
    .where('transaction_no', '=', paid.transaction_no)
    .execute()
  const left = subtract(paid.amount, ...owed.map((refund) => refund.amount))
  const due = line === undefined || compare(line.cost, left) > 0 ? left : line.cost
  if (compare(due, 0) <= 0) return
  const { provider, transaction_no: transactionNo, payment_id: paymentId } = paid
  await oweRefund(
    trx,
    order,
    { provider, transactionNo, paymentId, amount: due, at },
    { reason: 'order', ...(line === undefined ? {} : { lineId: line.id }) },
  )
}

/** Refunds a paid order: what it opened is closed, what it holds is free, and the money is owed back. */
export const refundOrder = async (trx: Db, order: OrderRow, at: Date): Promise<void> => {
  await owePayment(trx, order, at)
  await transitionOrder(trx, order, { event: 'order.refunded', at })
}

/**
 * Gives up what could not be opened, and owes what it cost; the last line of an order refunds the order. Refusals:
 * SYS10002, ORDER10001 for what did not fail.
 */
export const releaseOpening = async (
  trx: Db,
  lineId: string,
  at: Date,
): Promise<E.Either<Refusal, { readonly order: OrderRow; readonly line: LineRow }>> => {
  const found = await trx.selectFrom('order_lines').selectAll().where('id', '=', lineId).executeTakeFirst()
  const order = found && (await lockOrder(trx, found.order_id))
  const line =
    order && (await trx.selectFrom('order_lines').selectAll().where('id', '=', lineId).executeTakeFirst())
  if (order === undefined || line === undefined) return E.left(refusals.notFound())
  if (order.status !== 'paid' || line.provision_status !== 'failed')
    return E.left(refusals.orderStateConflict())
  await owePayment(trx, order, at, { id: line.id, cost: line.document.subtotal })
  await giveUpLine(trx, order, line, at)
  const { rest } = await trx
    .selectFrom('order_lines')
    .select(({ fn }) => fn.countAll<number>().as('rest'))
    .where('order_id', '=', order.id)
    .where('provision_status', '<>', 'released')
    .executeTakeFirstOrThrow()
  if (Number(rest) === 0) await transitionOrder(trx, order, { event: 'order.refunded', at })
  return E.right({ order, line })
}
