import { HOUR_MS } from '../time/index.ts'
import type { Order, OrderStatus, OrderType } from './order.codec.ts'
import { orderRefusals } from './order.errors.ts'

/** How long an order waits to be paid by default (decision D23). */
export const ORDER_LIFETIME_MS = 24 * HOUR_MS

/** Whether an order of this type is a sale of its goods (R9.08): bought, now or into the month; not tried, not given. */
export const isSale = (type: OrderType): boolean => type === 'formal' || type === 'postpaid'

/** The types of order by which goods are owned (R9.08): all but those that are tried. */
export const owningTypes = ['formal', 'gift', 'postpaid'] as const satisfies readonly OrderType[]

/** By name, for an order that is being placed is known below its codec. */
const PAYABLE: readonly string[] = ['unpaid', 'charging'] satisfies readonly OrderStatus[]

/** Whether an order waits for its money: none is under way, or some is (R4.05). */
export const isPayable = (status: string): boolean => PAYABLE.includes(status)

/** Whether a refusal says that an order is paid or closed, and cannot be paid any more (R8.04). */
export const saysNotPayable = (code: string): boolean =>
  code === orderRefusals.orderStateConflict.code || code === orderRefusals.orderClosed.code

/** Whether an order will change by itself soon: money or resources are on their way (D24). */
export const isMoving = ({ status, lines }: Pick<Order, 'status' | 'lines'>): boolean =>
  status === 'charging' ||
  (status === 'paid' &&
    lines.some(({ provision }) => provision.status === 'pending' || provision.status === 'opening'))

/** The page on which an order goes on (R2.03): where it is paid, or what came of it, which a trial tells in its own way. */
export type OrderPage = 'pay' | 'result' | 'trialResult'

/** Where a buyer is led with an order; what costs nothing is paid as soon as it is placed. */
export const orderPage = (status: string, type: OrderType): OrderPage => {
  if (isPayable(status)) return 'pay'
  return type === 'trial' ? 'trialResult' : 'result'
}
