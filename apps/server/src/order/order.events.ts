import { Words } from '@compute-mall/core/codec'
import { Money } from '@compute-mall/core/money'
import { OrderType } from '@compute-mall/core/order'
import * as t from 'io-ts'
import type { EventType } from '../platform/outbox/index.ts'

const OrderPaid = t.strict({
  orderId: t.string,
  userId: t.string,
  type: OrderType,
  /** Each sku once. */
  skuIds: t.array(t.string),
  /** An instant, as `Date.toISOString` writes it. */
  paidAt: t.string,
})
export type OrderPaid = t.TypeOf<typeof OrderPaid>

/** An order is paid, by whatever means, also one that costs nothing. */
export const orderPaid: EventType<OrderPaid> = {
  name: 'order.paid',
  payload: OrderPaid,
  keyOf: ({ orderId }) => orderId,
}

const LinesBooked = t.strict({
  orderId: t.string,
  orderNo: t.string,
  kind: t.union([t.literal('sale'), t.literal('gift'), t.literal('refund')]),
  /** An instant, as `Date.toISOString` writes it. */
  at: t.string,
  lines: t.array(
    t.strict({
      lineId: t.string,
      shopId: t.string,
      name: Words,
      /** What the line cost the customer, or a gift the platform, in yuan; above zero for a refund too. */
      amount: Money,
    }),
  ),
})
export type LinesBooked = t.TypeOf<typeof LinesBooked>

/**
 * Lines that cost money were sold when their order was paid, or were given back: with their order, or alone because they
 * could not be opened. A line that is given back may be told twice.
 */
export const linesBooked: EventType<LinesBooked> = {
  name: 'order.linesBooked',
  payload: LinesBooked,
  keyOf: ({ orderId }) => orderId,
}
