import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { compare, type Money } from '@compute-mall/core/money'
import type { Remittance } from '@compute-mall/core/payment'
import type { Db } from '../../database.ts'
import { lockOrder, type OrderRow, setPayMethod, takeStep } from '../../order/index.ts'
import { remittanceAccount } from '../merchant.ts'
import { closeSessions, completePayment } from './completion.ts'
import { payRefusal } from './sessions.ts'
import { write } from './write.ts'

/** Letters and digits that nobody mistakes for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const inSigns = (n: bigint): string => {
  const rest = n / 32n
  const sign = SIGNS[Number(n % 32n)] ?? ''
  return rest === 0n ? sign : inSigns(rest) + sign
}

/** What the payer writes into the remark, so that the money finds its order: the order number, short. */
export const remarkCodeOf = ({ order_no }: Pick<OrderRow, 'order_no'>): string =>
  `CM-${inSigns(BigInt(order_no)).padStart(12, '0')}`

/** Where to remit to for this order, and the slip that was handed in. */
export const remittanceOf = async (db: Db, order: OrderRow): Promise<Remittance> => {
  const slip = await db
    .selectFrom('remittance_slips')
    .select(['file_name', 'uploaded_at'])
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  return {
    orderId: order.id,
    orderNo: order.order_no,
    status: order.status,
    amount: order.total,
    ...(await remittanceAccount(db)),
    remarkCode: remarkCodeOf(order),
    slip:
      slip === undefined ? null : { fileName: slip.file_name, uploadTime: slip.uploaded_at.toISOString() },
  }
}

export interface HandedSlip {
  readonly orderId: string
  readonly userId: string
  readonly blob: string
  readonly fileName: string
  readonly now: Date
}

/** Notes the slip and lets the order wait for operations. Refusals: SYS10002, ORDER10001-2, PAY10001 for a recharge. */
export const handInSlip = async (
  trx: Db,
  { orderId, userId, blob, fileName, now }: HandedSlip,
): Promise<E.Either<Refusal, OrderRow>> => {
  const order = await lockOrder(trx, orderId)
  if (order?.user_id !== userId) return E.left(refusals.notFound())
  const refusal = payRefusal(order, now)
  if (refusal !== undefined) return E.left(refusal)
  if (order.type === 'recharge') return E.left(refusals.methodUnavailable())
  const slip = { blob, file_name: fileName, uploaded_at: now }
  await write(trx)
    .insertInto('remittance_slips')
    .values({ order_id: orderId, ...slip })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(slip))
    .execute()
  await closeSessions(trx, orderId, now)
  const { status } = await takeStep(trx, order, { event: 'payment.opened', at: now })
  await setPayMethod(trx, orderId, 'offline')
  return E.right({ ...order, status })
}

export interface FoundMoney {
  readonly orderId: string
  readonly amount: Money
  readonly bankReference: string
  readonly now: Date
}

/**
 * Operations have found the money on the bank account. Refusals: SYS10002, ORDER10001 when the order does not wait for
 * money, PAY10005 for another amount or a bank reference that was used for another order.
 */
export const confirmMoney = async (
  trx: Db,
  { orderId, amount, bankReference, now }: FoundMoney,
): Promise<E.Either<Refusal, OrderRow>> => {
  const order = await lockOrder(trx, orderId)
  if (order === undefined) return E.left(refusals.notFound())
  if (order.status !== 'unpaid' && order.status !== 'charging') return E.left(refusals.orderStateConflict())
  if (compare(amount, order.total) !== 0) return E.left(refusals.amountMismatch())
  const entered = await completePayment(trx, order, {
    provider: 'bank',
    transactionNo: bankReference,
    paymentId: null,
    method: 'offline',
    amount: order.total,
    at: now,
  })
  return entered.kind === 'known'
    ? E.left(refusals.amountMismatch())
    : E.right({ ...order, status: entered.step.status })
}
