import type { Order, OrderLine } from './order.codec.ts'

/** Whether the goods of a line may be reviewed: bought, not only tried, and opened (width 2.7). */
export const isReviewable = (
  { type, status }: Pick<Order, 'type' | 'status'>,
  { provision }: Pick<OrderLine, 'provision'>,
): boolean => status === 'paid' && type !== 'trial' && type !== 'recharge' && provision.openTime !== null
