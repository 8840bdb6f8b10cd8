import { compare, type Money, subtract } from '@compute-mall/core/money'
import { type OrderStep, orderStep, type PayMethod } from '@compute-mall/core/order'
import type { Db } from '../../database.ts'
import { newId } from '../../platform/ids.ts'
import type { RefundTable } from '../order.tables.ts'
import { type OrderRow, transitionOrder } from './steps.ts'
import { write } from './write.ts'

/** The provider of money that came by remittance. */
export const BANK = 'bank'

/** Money that came for an order; `transactionNo` is the number that whoever took it gave to it. */
export interface ReceivedPayment {
  readonly provider: string
  readonly transactionNo: string
  /** Null where no payment session was opened for it. */
  readonly paymentId: string | null
  /** Null when there was nothing to pay. */
  readonly method: PayMethod | null
  readonly amount: Money
  readonly at: Date
}

/** `known` for a transaction that the ledger has already; the step is what the money did to the order otherwise. */
export type Entered = { readonly kind: 'known' } | { readonly kind: 'entered'; readonly step: OrderStep }

/**
 * Enters money that came, and takes the order's step: the one way in which an order is paid (decision D18). Told the
 * same transaction again, it changes nothing. Money that is late or surplus is to be returned. The order must be
 * locked.
 */
export const recordPayment = async (trx: Db, order: OrderRow, payment: ReceivedPayment): Promise<Entered> => {
  const settles = orderStep(order.status, 'payment.received').effects.includes('openResources')
  const { numInsertedOrUpdatedRows } = await write(trx)
    .insertInto('ledger_entries')
    .values({
      id: newId(),
      order_id: order.id,
      kind: 'payment',
      provider: payment.provider,
      transaction_no: payment.transactionNo,
      payment_id: payment.paymentId,
      given_back: null,
      amount: payment.amount,
      settles,
      at: payment.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return { kind: 'known' }
  const payMethod = payment.method === null ? {} : { payMethod: payment.method }
  const step = await transitionOrder(trx, order, { event: 'payment.received', at: payment.at, ...payMethod })
  if (step.effects.includes('returnMoney')) {
    await write(trx).updateTable('orders').set({ paid_late: true }).where('id', '=', order.id).execute()
    await oweRefund(trx, order, payment, 'late')
  }
  if (step.effects.includes('returnSurplus')) await oweRefund(trx, order, payment, 'surplus')
  return { kind: 'entered', step }
}

/** Notes that money is to go back; what came by bank is sent back by hand. */
export const oweRefund = async (
  trx: Db,
  order: Pick<OrderRow, 'id'>,
  { provider, transactionNo, paymentId, amount, at }: Omit<ReceivedPayment, 'method'>,
  reason: RefundTable['reason'],
): Promise<void> => {
  await write(trx)
    .insertInto('refunds')
    .values({
      id: newId(),
      order_id: order.id,
      payment_id: paymentId,
      provider,
      transaction_no: transactionNo,
      amount,
      reason,
      due_at: provider === BANK ? null : at,
      created_at: at,
      done_at: null,
    })
    .execute()
}

/** Money that went back. */
export interface MadeRefund {
  readonly provider: string
  /** The transaction that was given back. */
  readonly transactionNo: string
  readonly refundNo: string
  readonly amount: Money
  readonly at: Date
}

/**
 * Enters money that went back; told again, it changes nothing. The whole of what an order was paid by, given back
 * without our asking, refunds the order. The payment must have been entered, and the order be locked.
 * @returns whether the order is refunded by it
 */
export const recordRefund = async (trx: Db, order: OrderRow, refund: MadeRefund): Promise<boolean> => {
  const { provider, transactionNo, refundNo, amount, at } = refund
  const { numInsertedOrUpdatedRows } = await write(trx)
    .insertInto('ledger_entries')
    .values({
      id: newId(),
      order_id: order.id,
      kind: 'refund',
      provider,
      transaction_no: refundNo,
      given_back: transactionNo,
      amount: subtract(0, amount),
      settles: false,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  const owed = await write(trx)
    .updateTable('refunds')
    .set({ due_at: null, done_at: at })
    .where('provider', '=', provider)
    .where('transaction_no', '=', transactionNo)
    .executeTakeFirstOrThrow()
  if (owed.numUpdatedRows > 0n || !(await isGivenBackInFull(trx, order.id, refund))) return false
  const { status } = await transitionOrder(trx, order, { event: 'order.refunded', at })
  return status === 'refunded'
}

/** Whether the payment by which the order is paid has nothing left. */
const isGivenBackInFull = async (
  trx: Db,
  orderId: string,
  { provider, transactionNo }: MadeRefund,
): Promise<boolean> => {
  const { left } = await trx
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('left'))
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where(({ or, and, eb }) =>
      or([
        and([eb('transaction_no', '=', transactionNo), eb('settles', '=', true)]),
        eb('given_back', '=', transactionNo),
      ]),
    )
    .executeTakeFirstOrThrow()
  return left !== null && compare(left, 0) === 0
}
