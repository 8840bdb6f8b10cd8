import type { Order } from './order.codec.ts'

/** What a reason for or against a refund may be, in characters. */
export const REFUND_REASON = { minimum: 2, maximum: 200 } as const

type Refundable = Pick<Order, 'status' | 'type' | 'total' | 'lines'>

/** Whether nothing that was bought has been opened yet: until then the buyer may ask for the money (W30). */
export const isUnopened = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.every(({ provision: { openTime } }) => openTime === null)

/** Whether a buyer may ask for a refund: a paid order that cost money, and of which nothing is open (W30). */
export const mayAskRefund = (order: Refundable): boolean =>
  // The sign of an amount survives any rounding; decimal arithmetic would weigh on every page with an order.
  order.status === 'paid' && order.type !== 'recharge' && Number(order.total) > 0 && isUnopened(order)
