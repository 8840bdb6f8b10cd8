import { createHash } from 'node:crypto'
import type { Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { COUNTDOWN_SECONDS, MAX_RENEWALS, type PayChannel } from '@compute-mall/core/payment'
import { deadlineAfter, SECOND_MS } from '@compute-mall/core/time'
import type { OrderRow } from '../order/index.ts'
import { pages } from '../platform/addresses.ts'
import type { Db } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Providers } from './providers.ts'
import { latestSession, type OpenedPayment, payRefusal } from './store/sessions.ts'

/** The same key is the same payment, however often the call is made. */
export const paymentIdOf = (userId: string, key: string): string =>
  createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 32)

const subjectOf = async (db: Db, order: OrderRow): Promise<Words> => {
  const lines = await db
    .selectFrom('order_lines')
    .select('document')
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const [first] = lines
  if (first === undefined) return { zh: '合同款充值', en: 'Recharge of the contract fund' }
  const { zh, en } = first.document.name
  return lines.length === 1
    ? { zh, en }
    : { zh: `${zh} 等 ${lines.length} 件商品`, en: `${en} and ${lines.length - 1} more` }
}

/**
 * Has the provider open a payment, outside of any transaction. Refusals: ORDER10001-2, PAY10001 for a channel that is
 * not connected or after too many codes, PAY10008 when the provider does not answer.
 */
export const openAtProvider = async (
  { db, log, clock, config }: Platform,
  providers: Providers,
  order: OrderRow,
  channel: PayChannel,
  paymentId: string,
): Promise<E.Either<Refusal, OpenedPayment>> => {
  const now = clock()
  const refusal = payRefusal(order, new Date(now))
  if (refusal !== undefined) return E.left(refusal)
  const provider = providers.get(channel)
  const isSpent = ((await latestSession(db, order.id))?.seq ?? 0) > MAX_RENEWALS
  if (provider === undefined || isSpent) return E.left(refusals.methodUnavailable())
  const expireTime = deadlineAfter(now, COUNTDOWN_SECONDS * SECOND_MS)
  const opened = await provider.open({
    paymentId,
    orderNo: order.order_no,
    subject: await subjectOf(db, order),
    amount: order.total,
    expireTime,
    returnUrl: `${config.publicOrigin}${pages.payResult}?${new URLSearchParams({ orderId: order.id })}`,
  })()
  if (E.isLeft(opened)) {
    log.warn({ paymentId, reason: opened.left.reason }, 'a payment was not opened')
    return E.left(refusals.providerUnavailable())
  }
  const { qrTarget } = opened.right
  return E.right({ id: paymentId, channel, qrTarget, expiresAt: new Date(expireTime) })
}
