import { compare, type Money, subtract, totalOf } from '@compute-mall/core/money'
import { noticedWords } from '@compute-mall/core/notice'
import { type OrderStep, orderMessages, orderStep, type PayMethod } from '@compute-mall/core/order'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { RefundTable } from '../order.tables.ts'
import { BANK, type RefundRow, refundWay } from './refunds.ts'
import { type OrderRow, transitionOrder } from './steps.ts'
import { write } from './write.ts'

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
    await oweRefund(trx, order, payment, { reason: 'late' })
  }
  if (step.effects.includes('returnSurplus')) await oweRefund(trx, order, payment, { reason: 'surplus' })
  return { kind: 'entered', step }
}

/** Notifies the buyer of a step of a refund, once for each. */
const notifyBuyer = (
  trx: Db,
  order: Buyers,
  { id, provider, amount }: Pick<RefundRow, 'id' | 'provider' | 'amount'>,
  { kind, at }: { readonly kind: 'refundApproved' | 'refundMade'; readonly at: Date },
) =>
  notify(trx, {
    userIds: [order.user_id],
    kind,
    eventId: `refund:${id}:${kind}`,
    subjectId: order.id,
    details: {
      orderId: order.order_no,
      amount,
      ...noticedWords('progress', {
        zh: orderMessages.zh[
          `refundHint.${refundWay(provider)}.${kind === 'refundMade' ? 'returned' : 'approved'}`
        ],
        en: orderMessages.en[
          `refundHint.${refundWay(provider)}.${kind === 'refundMade' ? 'returned' : 'approved'}`
        ],
      }),
    },
    now: at,
  })

type Buyers = Pick<OrderRow, 'id' | 'user_id' | 'order_no'>

/** Why money goes back, and for which line. */
interface Owing {
  readonly reason: RefundTable['reason']
  readonly lineId?: string
}

/**
 * Approves that money goes back, and notifies the buyer. A provider or an account is asked for it by the job; for what
 * came by bank, finance has to make a transfer from then on (R4.16).
 */
export const oweRefund = async (
  trx: Db,
  order: Buyers,
  { provider, transactionNo, paymentId, amount, at }: Omit<ReceivedPayment, 'method'>,
  { reason, lineId }: Owing,
): Promise<void> => {
  const isByBank = provider === BANK
  const id = newId()
  await write(trx)
    .insertInto('refunds')
    .values({
      id,
      order_id: order.id,
      payment_id: paymentId,
      provider,
      transaction_no: transactionNo,
      amount,
      reason,
      line_id: lineId ?? null,
      due_at: isByBank ? null : at,
      created_at: at,
      started_at: isByBank ? at : null,
      done_at: null,
    })
    .execute()
  await notifyBuyer(trx, order, { id, provider, amount }, { kind: 'refundApproved', at })
}

/** Money that went back. */
export interface MadeRefund {
  readonly provider: string
  /** The transaction that was given back. */
  readonly transactionNo: string
  /** By which the ledger knows it: our id of the refund where a provider was asked, else the number of who made it. */
  readonly refundNo: string
  readonly amount: Money
  readonly at: Date
}

/** The bank transfer by which finance has made a refund that was owed. */
export interface Transfer {
  readonly refundId: string
  readonly day: string
}

/** The refunds that money settles which went back: the one that it names, else those of the payment that it covers. */
const settledBy = async (
  trx: Db,
  { provider, transactionNo, refundNo, amount }: MadeRefund,
  transfer: Transfer | undefined,
): Promise<readonly RefundRow[]> => {
  const owed = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', provider)
    .where('transaction_no', '=', transactionNo)
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const named = owed.filter(({ id }) => id === (transfer?.refundId ?? refundNo))
  if (named.length > 0) return named
  const same = owed.find((refund) => compare(refund.amount, amount) === 0)
  if (same !== undefined) return [same]
  return compare(totalOf(owed.map((refund) => refund.amount)), amount) <= 0 ? owed : []
}

/** Notes that refunds are returned: what a provider has made without our asking is one from then on. */
const noteReturned = async (
  trx: Db,
  order: OrderRow,
  refund: MadeRefund,
  transfer: Transfer | undefined,
): Promise<boolean> => {
  const { provider, transactionNo, refundNo, amount, at } = refund
  const owed = await settledBy(trx, refund, transfer)
  for (const { id } of owed)
    await write(trx)
      .updateTable('refunds')
      .set(({ fn, val }) => ({
        due_at: null,
        started_at: fn.coalesce('started_at', val(at)),
        done_at: at,
        ...(transfer === undefined ? {} : { transfer_day: transfer.day, bank_reference: refundNo }),
      }))
      .where('id', '=', id)
      .execute()
  const unasked = { id: newId(), provider, amount }
  if (owed.length === 0)
    await write(trx)
      .insertInto('refunds')
      .values({
        ...unasked,
        order_id: order.id,
        payment_id: null,
        transaction_no: transactionNo,
        reason: 'order',
        line_id: null,
        due_at: null,
        created_at: at,
        started_at: at,
        done_at: at,
      })
      .execute()
  for (const returned of owed.length === 0 ? [unasked] : owed)
    await notifyBuyer(trx, order, returned, { kind: 'refundMade', at })
  return owed.length > 0
}

/**
 * Enters money that went back, so that its refund is returned; told again, it changes nothing. The whole of what an order
 * was paid by, given back without our asking, refunds the order. The payment must have been entered, and the order be
 * locked.
 * @returns whether the order is refunded by it
 */
export const recordRefund = async (
  trx: Db,
  order: OrderRow,
  refund: MadeRefund,
  transfer?: Transfer,
): Promise<boolean> => {
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
  const wasOwed = await noteReturned(trx, order, refund, transfer)
  if (wasOwed || !(await isGivenBackInFull(trx, order.id, refund))) return false
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
