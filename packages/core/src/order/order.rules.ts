import { HOUR_MS } from '../time/index.ts'
import type { OrderType } from './order.codec.ts'

/** How long an order waits to be paid by default (decision D23). */
export const ORDER_LIFETIME_MS = 24 * HOUR_MS

/** Whether an order of this type is a sale of its goods (R9.08): bought, now or into the month; not tried, not given. */
export const isSale = (type: OrderType): boolean => type === 'formal' || type === 'postpaid'

/** The types of order by which goods are owned (R9.08): all but those that are tried. */
export const owningTypes = ['formal', 'gift', 'postpaid'] as const satisfies readonly OrderType[]
