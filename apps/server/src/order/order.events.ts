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
