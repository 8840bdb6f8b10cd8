import { randomBytes } from 'node:crypto'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { isPayable } from '@compute-mall/core/order'
import { MAX_RENEWALS, type PayChannel, type PaymentSession } from '@compute-mall/core/payment'
import type { Selectable } from 'kysely'
import { lockOrder, type OrderRow, transitionOrder } from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { PaySessionTable } from '../payment.tables.ts'
import { nextAsk } from '../reconciler.ts'
import { closeSessions } from './completion.ts'
import { write } from './write.ts'

type SessionRow = Selectable<PaySessionTable>

/** Why an order cannot be paid (any more): ORDER10002 once it is closed, ORDER10001 once it is paid. */
export const payRefusal = (order: OrderRow, now: Date): Refusal | undefined => {
  const isOverdue = order.status === 'unpaid' && order.expires_at <= now
  if (order.status === 'cancelled' || isOverdue) return refusals.orderClosed()
  return isPayable(order.status) ? undefined : refusals.orderStateConflict()
}

/** Another user's order is one that is not there (test S1). */
export const ownOrder = (db: Db, orderId: string, userId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The latest code of an order, whatever became of it. */
export const latestSession = (db: Db, orderId: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('pay_sessions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A payment that a provider has opened, and that is to become a session. */
export interface OpenedPayment {
  readonly id: string
  readonly channel: PayChannel
  readonly qrTarget: string
  readonly expiresAt: Date
}

/** Makes the opened payment the order's code, in place of those before it. Refusals: ORDER10001-2. */
export const startSession = async (
  trx: Db,
  orderId: string,
  payment: OpenedPayment,
  now: Date,
): Promise<E.Either<Refusal, PaymentSession>> => {
  const order = await lockOrder(trx, orderId)
  if (order === undefined) return E.left(refusals.notFound())
  const refusal = payRefusal(order, now)
  if (refusal !== undefined) return E.left(refusal)
  const before = await latestSession(trx, order.id)
  await closeSessions(trx, order.id, now)
  const session = await write(trx)
    .insertInto('pay_sessions')
    .values({
      id: payment.id,
      order_id: order.id,
      seq: (before?.seq ?? 0) + 1,
      channel: payment.channel,
      amount: order.total,
      qr_target: payment.qrTarget,
      sign: randomBytes(24).toString('base64url'),
      state: 'waiting',
      opened_at: now,
      expires_at: payment.expiresAt,
      ...nextAsk({ state: 'waiting', looks: 0 }, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await transitionOrder(trx, order, { event: 'payment.opened', at: now, payMethod: 'online' })
  return E.right(sessionOf(order, session, now))
}

const sessionOf = (order: OrderRow, session: SessionRow, now: Date): PaymentSession => ({
  paymentId: session.id,
  orderId: order.id,
  orderNo: order.order_no,
  purpose: order.type === 'recharge' ? 'recharge' : 'order',
  channel: session.channel,
  amount: session.amount,
  qrTarget: session.qr_target,
  sign: session.sign,
  expireTime: session.expires_at.toISOString(),
  serverTime: now.toISOString(),
  renewalsLeft: Math.max(0, MAX_RENEWALS + 1 - session.seq),
})

/** The latest code of an order. Refusals: SYS10002, ORDER10002. */
export const currentSession = async (
  db: Db,
  orderId: string,
  userId: string,
  now: Date,
): Promise<E.Either<Refusal, PaymentSession>> => {
  const order = await ownOrder(db, orderId, userId)
  if (order === undefined) return E.left(refusals.notFound())
  if (order.status === 'cancelled') return E.left(refusals.orderClosed())
  const session = await latestSession(db, orderId)
  return session === undefined ? E.left(refusals.notFound()) : E.right(sessionOf(order, session, now))
}
