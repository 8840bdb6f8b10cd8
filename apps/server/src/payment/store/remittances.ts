import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { compare, type Money } from '@compute-mall/core/money'
import { isPayable } from '@compute-mall/core/order'
import {
  AFTER_REFUSAL_MS,
  allowedSlipEvents,
  MAX_WAITING_SLIPS,
  nextSlipStatus,
  type Remittance,
  SLIP_HOLD_MS,
  type SlipEventName,
} from '@compute-mall/core/payment'
import { sql } from 'kysely'
import {
  BANK,
  extendPayTime,
  lockOrder,
  type OrderRow,
  setPayMethod,
  transitionOrder,
} from '../../order/index.ts'
import { type Db, lockSubject } from '../../platform/database/index.ts'
import { remittanceAccount } from '../merchant.ts'
import { closeSessions, completePayment } from './completion.ts'
import { payRefusal } from './sessions.ts'
import { doomSlipFiles, holdSlipFile } from './slipFiles.ts'
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

const REMARK = /^CM-([0-9A-HJKMNP-TV-Z]{12})$/

/** The order number that a remark code stands for; undefined for a text that is none. */
export const orderNoOf = (remarkCode: string): string | undefined => {
  const [, signs] = REMARK.exec(remarkCode.trim().toUpperCase()) ?? []
  return signs === undefined
    ? undefined
    : String([...signs].reduce((sum, sign) => sum * 32n + BigInt(SIGNS.indexOf(sign)), 0n))
}

/** Where to remit to for this order, and the slip that was handed in. */
export const remittanceOf = async (db: Db, order: OrderRow): Promise<Remittance> => {
  const slip = await db
    .selectFrom('remittance_slips')
    .select(['file_name', 'uploaded_at', 'status', 'reason'])
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
      slip === undefined
        ? null
        : {
            fileName: slip.file_name,
            uploadTime: slip.uploaded_at.toISOString(),
            refused: slip.status === 'refused' ? slip.reason : null,
          },
  }
}

export interface HandedSlip {
  readonly orderId: string
  readonly userId: string
  readonly blob: string
  readonly fileName: string
  readonly now: Date
}

/** Whether the buyer's other orders wait for as much money as may be waited for. */
const isWaitingEnough = async (trx: Db, { user_id, id }: OrderRow): Promise<boolean> => {
  await lockSubject(trx, `slips:${user_id}`)
  const { waiting } = await trx
    .selectFrom('remittance_slips as slip')
    .innerJoin('orders', 'orders.id', 'slip.order_id')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('orders.user_id', '=', user_id)
    .where('orders.id', '<>', id)
    .where('slip.status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(waiting) >= MAX_WAITING_SLIPS
}

/**
 * Notes the slip and lets the order wait for operations, `SLIP_HOLD_MS` from the first slip on. Refusals: SYS10002,
 * ORDER10001-2, PAY10001 for a recharge, PAY10010 when too many of the buyer's slips wait already.
 */
export const handInSlip = async (
  trx: Db,
  { orderId, userId, blob, fileName, now }: HandedSlip,
): Promise<E.Either<Refusal, OrderRow>> => {
  const order = await lockOrder(trx, orderId)
  if (order?.user_id !== userId) return E.left(refusals.notFound())
  const refusal = payRefusal(order, now)
  if (refusal !== undefined) return E.left(refusal)
  if (order.type === 'recharge') return E.left(refusals.methodUnavailable())
  if (await isWaitingEnough(trx, order)) return E.left(refusals.slipsTooMany({ most: MAX_WAITING_SLIPS }))
  await holdSlipFile(trx, blob, now)
  const before = await trx
    .selectFrom('remittance_slips')
    .select('blob')
    .where('order_id', '=', orderId)
    .execute()
  const slip = {
    blob,
    file_name: fileName,
    uploaded_at: now,
    status: 'waiting' as const,
    decided_at: null,
    reason: null,
  }
  await write(trx)
    .insertInto('remittance_slips')
    .values({ order_id: orderId, ...slip, waiting_since: now })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        ...slip,
        waiting_since: sql<Date>`case when remittance_slips.status = 'waiting' then remittance_slips.waiting_since else excluded.waiting_since end`,
      }),
    )
    .execute()
  await doomSlipFiles(
    trx,
    before.map((replaced) => replaced.blob),
    now,
  )
  await closeSessions(trx, orderId, now)
  const { status } = await transitionOrder(trx, order, { event: 'payment.opened', at: now })
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
 * Operations have found the money on the bank account. Money for an order that is closed or paid already is entered as
 * it came, and is owed back (D5, D18). Refusals: SYS10002, PAY10005 for another amount of an order that waits to be paid,
 * or for a bank reference that is known.
 */
export const confirmMoney = async (
  trx: Db,
  { orderId, amount, bankReference, now }: FoundMoney,
): Promise<E.Either<Refusal, OrderRow>> => {
  const order = await lockOrder(trx, orderId)
  if (order === undefined) return E.left(refusals.notFound())
  const isDue = isPayable(order.status)
  if (compare(amount, 0) <= 0 || (isDue && compare(amount, order.total) !== 0))
    return E.left(refusals.amountMismatch())
  const entered = await completePayment(trx, order, {
    provider: BANK,
    transactionNo: bankReference,
    paymentId: null,
    method: 'offline',
    amount: isDue ? order.total : amount,
    at: now,
  })
  if (entered.kind === 'known') return E.left(refusals.amountMismatch())
  await decideSlip(trx, orderId, { event: 'slip.confirmed', reason: null, at: now })
  return E.right({ ...order, status: entered.step.status })
}

interface SlipDecision {
  readonly event: SlipEventName
  readonly reason: string | null
  readonly at: Date
}

/** Moves a slip along its chart. @returns whether the event meant something for it; the order must be locked */
const decideSlip = async (
  trx: Db,
  orderId: string,
  { event, reason, at }: SlipDecision,
): Promise<boolean> => {
  const slip = await trx
    .selectFrom('remittance_slips')
    .select('status')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (slip === undefined || !allowedSlipEvents(slip.status).includes(event)) return false
  await write(trx)
    .updateTable('remittance_slips')
    .set({ status: nextSlipStatus(slip.status, event), decided_at: at, reason })
    .where('order_id', '=', orderId)
    .execute()
  return true
}

/**
 * Finance does not take the slip: the order is unpaid again and can be paid for 24 h at least (W39). Refusals: SYS10002,
 * ORDER10001 when no slip waits.
 */
export const refuseSlip = async (
  trx: Db,
  { orderId, reason, now }: { readonly orderId: string; readonly reason: string; readonly now: Date },
): Promise<E.Either<Refusal, OrderRow>> => {
  const order = await lockOrder(trx, orderId)
  if (order === undefined) return E.left(refusals.notFound())
  if (
    order.status !== 'charging' ||
    !(await decideSlip(trx, orderId, { event: 'slip.refused', reason, at: now }))
  )
    return E.left(refusals.orderStateConflict())
  await extendPayTime(trx, orderId, new Date(now.getTime() + AFTER_REFUSAL_MS))
  const { status } = await transitionOrder(trx, order, { event: 'payment.failed', at: now })
  return E.right({ ...order, status })
}

/** Orders whose slips have waited long enough. */
export const overdueSlips = (db: Db, now: Date, limit: number): Promise<readonly { id: string }[]> =>
  db
    .selectFrom('remittance_slips')
    .select('order_id as id')
    .where('status', '=', 'waiting')
    .where('waiting_since', '<=', new Date(now.getTime() - SLIP_HOLD_MS))
    .orderBy('waiting_since')
    .limit(limit)
    .execute()

/** No money was found in time: the order closes, and its stock is free. */
export const expireSlip = async (trx: Db, orderId: string, now: Date): Promise<void> => {
  const order = await lockOrder(trx, orderId)
  if (
    order === undefined ||
    !(await decideSlip(trx, orderId, { event: 'slip.expired', reason: null, at: now }))
  )
    return
  const { status } = await transitionOrder(trx, order, { event: 'payment.expired', at: now })
  if (status === 'unpaid' && order.expires_at <= now)
    await transitionOrder(trx, { ...order, status }, { event: 'order.expired', at: now })
}
