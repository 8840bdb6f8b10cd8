import {
  type OrderEffect,
  type OrderEventName,
  type OrderStatus,
  type OrderStep,
  orderStep,
  type PayMethod,
} from '@compute-mall/core/order'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { OrderTable } from '../order.tables.ts'
import { closeResources, giveStockBack, openResources } from './resources.ts'
import { write } from './write.ts'

export type OrderRow = Selectable<OrderTable>

/** The order, locked until the transaction ends: its steps are taken one after another. */
export const lockOrder = (trx: Db, orderId: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

interface Happened {
  readonly event: OrderEventName
  readonly at: Date
  /** How the payment is made that the event speaks of. */
  readonly payMethod?: PayMethod
}

type Effect = (trx: Db, order: OrderRow, at: Date) => Promise<void>

/** What a step does beside money, which is the business of the ledger. */
const effects: Partial<Readonly<Record<OrderEffect, Effect>>> = {
  openResources,
  closeResources,
  returnStock: giveStockBack,
}

const timesOf = (status: OrderStatus, at: Date): Partial<OrderRow> => {
  if (status === 'paid') return { paid_at: at }
  if (status === 'cancelled') return { closed_at: at }
  return status === 'refunded' ? { refunded_at: at } : {}
}

/**
 * Takes the step that the chart of core/order allows, with everything that goes with it but money. An event that
 * means nothing in the order's status changes nothing. The order must be locked.
 */
export const transitionOrder = async (
  trx: Db,
  order: OrderRow,
  { event, at, payMethod }: Happened,
): Promise<OrderStep> => {
  const step = orderStep(order.status, event)
  if (step.status === order.status) return step
  await write(trx)
    .updateTable('orders')
    .set({
      status: step.status,
      ...timesOf(step.status, at),
      ...(payMethod === undefined ? {} : { pay_method: payMethod }),
    })
    .where('id', '=', order.id)
    .execute()
  await noteEvent(trx, order.id, { event, from: order.status, to: step.status, at })
  for (const effect of step.effects) await effects[effect]?.(trx, order, at)
  return step
}

interface Noted {
  readonly event: string
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  readonly at: Date
}

/** Writes a line of the order's history; the order must be locked or new. */
export const noteEvent = async (trx: Db, orderId: string, { event, from, to, at }: Noted): Promise<void> => {
  await write(trx)
    .insertInto('order_events')
    .values({
      order_id: orderId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from order_events where order_id = ${orderId})`,
      event,
      from_status: from,
      to_status: to,
      at,
    })
    .execute()
}
