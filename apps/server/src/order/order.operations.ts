import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  type AdminOrder,
  isTransferDay,
  isUnopened,
  type OpeningRow,
  type OwedRefund,
  type orderOperations,
  type RefundRequestRow,
  refundState,
} from '@compute-mall/core/order'
import { type AuditActor, actorOf, audit } from '../audit/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { operationExports, operationSources } from './order.exports.ts'
import { recordRefund } from './store/ledger.ts'
import {
  ledgerOf,
  openingOf,
  orderRowOf,
  owedOf,
  requestRowOf,
  selectOpenings,
  selectOrders,
  selectOwed,
  selectRequests,
} from './store/operations.ts'
import { withParts } from './store/queries.ts'
import {
  askRefund,
  latestRequest,
  moveRequest,
  refundOrder,
  releaseOpening,
  requestOf,
} from './store/refundRequests.ts'
import { refundOf } from './store/refunds.ts'
import { lockOrder } from './store/steps.ts'
import { write } from './store/write.ts'

type Answer<A> = Promise<E.Either<Refusal, A>>

const missing = E.left<Refusal>(refusals.notFound())

interface RefundDecision {
  readonly event: 'refund.approved' | 'refund.refused'
  /** Why not; null where it is approved. */
  readonly decision: string | null
}

/**
 * Finance decides on a request for a refund, with its order locked, and the buyer is told (W30). Refusals: SYS10002,
 * ORDER10001 for what is decided or not paid, REFUND10001 once something of it is open.
 */
export const decideRefund = async (
  trx: Db,
  requestId: string,
  { event, decision }: RefundDecision,
  by: AuditActor,
): Answer<RefundRequestRow> => {
  const { now } = by
  const found = await trx
    .selectFrom('refund_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirst()
  const order = found && (await lockOrder(trx, found.order_id))
  const request =
    order &&
    (await trx.selectFrom('refund_requests').selectAll().where('id', '=', requestId).executeTakeFirst())
  if (order === undefined || request === undefined) return missing
  const [shown] = await withParts(trx, [order])
  if (event === 'refund.approved' && shown !== undefined && !isUnopened(shown))
    return E.left(refusals.resourceOpened())
  if (event === 'refund.approved' && order.status !== 'paid') return E.left(refusals.orderStateConflict())
  const moved = await moveRequest(trx, request, { event, decision, at: now })
  if (E.isLeft(moved)) return moved
  if (event === 'refund.approved') await refundOrder(trx, order, now)
  else
    await notify(trx, {
      userIds: [order.user_id],
      kind: 'refundRefused',
      eventId: `refund:${requestId}`,
      subjectId: order.id,
      details: { orderId: order.order_no },
      now,
    })
  await audit(trx, by, {
    action: event,
    object: { type: 'order', id: order.id },
    before: { status: request.status },
    after: { status: moved.right.status, amount: order.total },
    reason: decision,
  })
  const row = await selectRequests(trx, {}).where('request.id', '=', requestId).executeTakeFirstOrThrow()
  return E.right(requestRowOf(row))
}

/** What finance records of a bank transfer that returns money. */
export interface RecordedTransfer {
  readonly refundId: string
  readonly bankReference: string
  /** The day on which the bank carried it out. */
  readonly transferDay: string
}

/**
 * Finance has made the bank transfer of a refund, which is returned by it; the buyer is notified. Refusals: SYS10002,
 * ORDER10001 for what is no transfer or is recorded already, REFUND10002, PAY10005 for a bank reference that is known.
 */
export const noteRefundMade = async (
  trx: Db,
  { refundId, bankReference, transferDay }: RecordedTransfer,
  by: AuditActor,
): Answer<OwedRefund> => {
  const owed = await trx.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst()
  const order = owed && (await lockOrder(trx, owed.order_id))
  const present =
    order && (await trx.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst())
  if (order === undefined || present === undefined) return missing
  const refund = refundOf(present)
  if (refund.way !== 'bank' || refund.returnTime !== null) return E.left(refusals.orderStateConflict())
  if (!isTransferDay(transferDay, refund, by.now.getTime())) return E.left(refusals.transferDayWrong())
  const { provider, transaction_no: transactionNo, amount } = present
  await recordRefund(
    trx,
    order,
    { provider, transactionNo, refundNo: bankReference, amount, at: by.now },
    { refundId, day: transferDay },
  )
  await audit(trx, by, {
    action: 'refund.made',
    object: { type: 'order', id: order.id },
    before: { state: refundState(refund) },
    after: { state: 'returned', amount, bankReference, transferDay },
  })
  const row = await selectOwed(trx, {}).where('refunds.id', '=', refundId).executeTakeFirstOrThrow()
  return row.done_at === null ? E.left(refusals.amountMismatch()) : E.right(owedOf(row))
}

/** What operations do with orders, openings and refunds, and how a buyer asks for a refund (R4.03, W30). */
export const operationHandlers = (platform: Platform): Handlers<typeof orderOperations> => {
  const { db } = platform
  const { orders, openings, requests, owed } = operationSources(db)

  const inspect = async (orderId: string): Answer<AdminOrder> => {
    const rows = await db.selectFrom('orders').selectAll().where('id', '=', orderId).execute()
    const [order] = await withParts(db, rows)
    if (order === undefined) return missing
    const [row, openings, owed, ledger, request] = await Promise.all([
      selectOrders(db, {}).where('orders.id', '=', orderId).executeTakeFirstOrThrow(),
      selectOpenings(db, {}).where('line.order_id', '=', orderId).orderBy('line.position').execute(),
      selectOwed(db, {}).where('refunds.order_id', '=', orderId).orderBy('refunds.created_at').execute(),
      ledgerOf(db, orderId),
      latestRequest(db, orderId),
    ])
    return E.right({
      order,
      buyer: orderRowOf(row).buyer,
      ledger,
      refunds: owed.map(owedOf),
      openings: openings.map(openingOf),
      request: request === undefined ? null : requestOf(request),
    })
  }

  const opening = async (from: Db, lineId: string): Answer<OpeningRow> => {
    const row = await selectOpenings(from, {}).where('line.id', '=', lineId).executeTakeFirst()
    return row === undefined ? missing : E.right(openingOf(row))
  }

  const openAgain = async (trx: Db, lineId: string, context: Context<SessionUser>): Answer<OpeningRow> => {
    const found = await trx
      .selectFrom('order_lines')
      .select('order_id')
      .where('id', '=', lineId)
      .executeTakeFirst()
    const order = found && (await lockOrder(trx, found.order_id))
    if (order === undefined) return missing
    const { numUpdatedRows } = await write(trx)
      .updateTable('order_lines')
      .set({ provision_at: context.now, provision_tries: 0 })
      .where('id', '=', lineId)
      .where('provision_status', '=', 'failed')
      .executeTakeFirstOrThrow()
    if (order.status !== 'paid' || numUpdatedRows === 0n) return E.left(refusals.orderStateConflict())
    await audit(trx, actorOf(context, 'staff'), {
      action: 'opening.again',
      object: { type: 'order', id: order.id },
      after: { lineId },
    })
    return opening(trx, lineId)
  }

  return {
    ...operationExports(platform),

    all: ({ query }) => shownPage(platform, orders, query, orderRowOf),

    inspect: ({ params: { orderId } }) => inspect(orderId),

    openings: ({ query }) => shownPage(platform, openings, query, openingOf),

    openAgain: ({ params: { lineId } }, context) =>
      context.transact((trx) => openAgain(trx, lineId, context)),

    releaseOpening: ({ params: { lineId }, body: { reason } }, context) =>
      context.transact(async (trx) => {
        const released = await releaseOpening(trx, lineId, context.now)
        if (E.isLeft(released)) return released
        const { order, line } = released.right
        const amount = line.document.subtotal
        await audit(trx, actorOf(context, 'staff'), {
          action: 'opening.released',
          object: { type: 'order', id: order.id },
          before: { status: line.provision_status },
          after: { lineId, status: 'released', amount },
          reason: reason.trim(),
        })
        return opening(trx, lineId)
      }),

    refundRequest: async ({ params: { orderId } }, { user }) => {
      const request = await latestRequest(db, orderId)
      return E.right(request?.user_id === user.id ? requestOf(request) : null)
    },

    askRefund: ({ params: { orderId }, body: { reason } }, { user, now, transact }) =>
      transact((trx) => askRefund(trx, { orderId, userId: user.id, reason, now })),

    withdrawRefund: ({ params: { orderId } }, { user, now, transact }) =>
      transact(async (trx) => {
        const order = await lockOrder(trx, orderId)
        const request = order?.user_id === user.id ? await latestRequest(trx, orderId) : undefined
        if (request === undefined) return missing
        const moved = await moveRequest(trx, request, { event: 'refund.withdrawn', decision: null, at: now })
        return E.isLeft(moved) ? moved : E.right(requestOf(moved.right))
      }),

    refundRequests: ({ query }) => shownPage(platform, requests, query, requestRowOf),

    approveRefund: ({ params: { requestId } }, context) =>
      context.transact((trx) =>
        decideRefund(trx, requestId, { event: 'refund.approved', decision: null }, actorOf(context, 'staff')),
      ),

    refuseRefund: ({ params: { requestId }, body: { reason } }, context) =>
      context.transact((trx) =>
        decideRefund(
          trx,
          requestId,
          { event: 'refund.refused', decision: reason.trim() },
          actorOf(context, 'staff'),
        ),
      ),

    owedRefunds: ({ query }) => shownPage(platform, owed, query, owedOf),

    refundMade: ({ params: { refundId }, body }, context) =>
      context.transact((trx) => noteRefundMade(trx, { refundId, ...body }, actorOf(context, 'staff'))),
  }
}
