import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { PayMethod } from '@compute-mall/core/order'
import { deadlineAfter } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { OrderTable } from '../order.tables.ts'
import { noteEvent, type OrderRow } from './steps.ts'
import { write } from './write.ts'

export type NewOrder = Pick<OrderTable, 'type' | 'shop_id' | 'source_total' | 'total' | 'agreement_version'>

/** Whose order it is, under which idempotency key it is made, when, and how long it can be paid. */
export interface Placing {
  readonly userId: string
  readonly key: string
  readonly now: Date
  readonly lifetimeMs: number
}

/**
 * The day in the platform's zone and ten digits. The step through the ten digits is a factor without a divisor in
 * common with their number, so none comes twice, and nobody reads from a number how much is sold.
 */
const orderNo = (now: Date) => sql<string>`
  to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD') ||
  lpad(((nextval('order_numbers') * 7340034751) % 10000000000)::text, 10, '0')`

/**
 * Writes an order that waits to be paid, with the first line of its history. Refusal: SYS10009 for a key that made
 * another order.
 */
export const insertOrder = async (
  trx: Db,
  order: NewOrder,
  { userId, key, now, lifetimeMs }: Placing,
): Promise<E.Either<Refusal, OrderRow>> => {
  const row = await write(trx)
    .insertInto('orders')
    .values({
      ...order,
      id: newId(),
      order_no: orderNo(now),
      user_id: userId,
      request_key: key,
      status: 'unpaid',
      pay_method: null,
      created_at: now,
      expires_at: deadlineAfter(now.getTime(), lifetimeMs),
      paid_at: null,
      closed_at: null,
      refunded_at: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return E.left(refusals.idempotencyKeyReused())
  await noteEvent(trx, row.id, { event: 'order.placed', from: null, to: 'unpaid', at: now })
  return E.right(row)
}

/** Says how the order is going to be paid. The order must be locked. */
export const setPayMethod = async (trx: Db, orderId: string, method: PayMethod): Promise<void> => {
  await write(trx).updateTable('orders').set({ pay_method: method }).where('id', '=', orderId).execute()
}

/** The order is going to be billed to its buyer instead of paid now. The order must be locked. */
export const makePostpaid = (trx: Db, { id }: OrderRow): Promise<OrderRow> =>
  write(trx)
    .updateTable('orders')
    .set({ type: 'postpaid' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Lets an order be paid until `until` at least. The order must be locked. */
export const extendPayTime = async (trx: Db, orderId: string, until: Date): Promise<void> => {
  await write(trx)
    .updateTable('orders')
    .set({ expires_at: sql`greatest(expires_at, ${until}::timestamptz)` })
    .where('id', '=', orderId)
    .execute()
}
