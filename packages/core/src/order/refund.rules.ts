import { type Milliseconds, platformDay } from '../time/index.ts'
import type { Order, OrderStatus, PayMethod } from './order.codec.ts'
import { type Refund, type RefundProgress, RefundState, type RefundWay } from './refund.codec.ts'

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

/** Who sends the money back that was paid in this way. */
export const refundWayOf = (method: PayMethod | null): RefundWay => {
  if (method === 'offline') return 'bank'
  return method === 'online' ? 'provider' : 'account'
}

type Times = Pick<RefundProgress, 'approveTime' | 'startTime' | 'returnTime'>

/** The state of a refund, the same for buyer, shop and finance (R4.16). */
export const refundState = ({ startTime, returnTime }: Times): RefundState => {
  if (returnTime !== null) return 'returned'
  return startTime === null ? 'approved' : 'inProgress'
}

/** When a refund reached its state. */
export const refundTime = ({ approveTime, startTime, returnTime }: Times): string =>
  returnTime ?? startTime ?? approveTime

const rank = (refund: Times): number => RefundState.values.indexOf(refundState(refund))

/** The refund that speaks for several: the one that is least far, and of these the latest; null for none. */
export const combinedRefund = (refunds: readonly Refund[]): RefundProgress | null => {
  const [first] = refunds.toSorted(
    (a, b) => rank(a) - rank(b) || Date.parse(refundTime(b)) - Date.parse(refundTime(a)),
  )
  if (first === undefined) return null
  const { way, approveTime, startTime, returnTime } = first
  return { way, approveTime, startTime, returnTime }
}

/** How far the refund of an order is; a second payment that goes back says nothing about it. */
export const orderRefund = (refunds: readonly Refund[]): RefundProgress | null =>
  combinedRefund(refunds.filter(({ reason }) => reason !== 'surplus'))

/** How far the refund of one line is: its own, or that of the whole order. */
export const lineRefund = (refunds: readonly Refund[], lineId: string): RefundProgress | null =>
  orderRefund(refunds.filter((refund) => refund.lineId === null || refund.lineId === lineId))

/** Whether finance can have made the transfer of a refund on that day: from its approval until today. */
export const isTransferDay = (
  day: string,
  { approveTime }: Pick<Times, 'approveTime'>,
  now: Milliseconds,
): boolean => day >= platformDay(Date.parse(approveTime)) && day <= platformDay(now)

/** An order with the progress of its refund. */
export interface RefundableStatus {
  readonly status: OrderStatus
  readonly refund: RefundProgress | null
}

/**
 * The name of an order's status among the texts of this module: an order counts as refunded once its money is returned,
 * and until then says how far the refund is (R4.16).
 */
export const orderStatusKey = ({
  status,
  refund,
}: RefundableStatus): `status.${OrderStatus}` | `refundState.${RefundState}` =>
  status === 'refunded' && refund !== null ? `refundState.${refundState(refund)}` : `status.${status}`
