import { compare } from '../money/index.ts'
import type { OrderStatus } from '../order/index.ts'
import { DAY_MS, type Milliseconds, remaining, SECOND_MS } from '../time/index.ts'
import type { PaymentSession, PayOption, PayState } from './payment.codec.ts'

/** While the page is visible the status is asked for every second (R4.06; spec section 9). */
export const POLL_INTERVAL_MS = SECOND_MS
/** After failed queries the interval doubles up to this, so that an outage is not made worse. */
const LONGEST_POLL_INTERVAL_MS = 30 * SECOND_MS
/** A code can be paid for 300 s (R4.07; spec section 9). */
export const COUNTDOWN_SECONDS = 300
/** The buyer is warned this long before the code expires (decision D5; WCAG 2.2.1). */
export const WARNING_SECONDS = 20
/** New codes that may be asked for one order; at least ten extensions are due (WCAG 2.2.1). */
export const MAX_RENEWALS = 20
/** Failed queries in a row after which the buyer is told that the connection is bad. */
export const TROUBLE_AFTER_FAILURES = 3

/** What a status means for the buyer. */
export type Answer = 'waiting' | 'paid' | 'failed' | 'expired' | 'closed' | 'late' | 'refunded'

const answers: Readonly<Record<PayState, Answer>> = {
  WAITING: 'waiting',
  PAID: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
  CLOSED: 'closed',
  PAID_LATE: 'late',
  REFUNDED: 'refunded',
}
const isPayState = (status: string): status is PayState => Object.hasOwn(answers, status)

/** The Chinese word of success that providers send beside PAID (R4.06). */
const SUCCESS_TEXT = '支付成功'

/**
 * Reads a status; a word that nobody knows says nothing, so that waiting goes on.
 * @example
 * import { answerOf } from '@compute-mall/core/payment'
 *
 * answerOf('支付成功') // → 'paid'
 * answerOf('USERPAYING') // → 'waiting'
 */
export const answerOf = (status: string): Answer => {
  if (status === SUCCESS_TEXT) return 'paid'
  return isPayState(status) ? answers[status] : 'waiting'
}

/** How long to wait before the next query after so many failures in a row. */
export const pollDelay = (failures: number): Milliseconds =>
  Math.min(POLL_INTERVAL_MS * 2 ** failures, LONGEST_POLL_INTERVAL_MS)

type Expiring = Pick<PaymentSession, 'expireTime'>

/** How long the code can still be paid for, and how long until the buyer is warned; 0 when it is past. */
export const untilExpiry = ({ expireTime }: Expiring, now: Milliseconds): Milliseconds =>
  remaining(expireTime, now)
/** How long until a buyer is warned that the time to pay runs out (D5). */
export const untilWarning = (session: Expiring, now: Milliseconds): Milliseconds =>
  Math.max(0, untilExpiry(session, now) - WARNING_SECONDS * SECOND_MS)

/** After an account payment without an answer, the order's status is asked for this often. */
export const VERIFY_INTERVAL_MS = 3 * SECOND_MS

/** Methods that pay at once from an account of the customer's own. */
export type AccountMethod = Exclude<PayOption['method'], 'online' | 'offline'>

/** Whether this way of paying can be chosen. */
export const isOpen = ({ refusal }: PayOption): boolean => refusal === null

/** Whether two are the same way of paying, whatever its balance is meanwhile. */
export const isSameOption = (a: PayOption, b: PayOption): boolean =>
  a.method === b.method && a.channel === b.channel

/** What a remittance slip may be (decisions, Figures: upload 5 MiB). */
export const SLIP = { types: ['image/png', 'image/jpeg', 'image/webp'], megabytes: 5 } as const

/** An order waits so long for the money of a slip, and holds its stock meanwhile. */
export const SLIP_HOLD_MS = 5 * DAY_MS
/** Slips of one buyer that may wait at once. */
export const MAX_WAITING_SLIPS = 3
/** After a slip was refused, the order can be paid for so long at least (W39). */
export const AFTER_REFUSAL_MS = DAY_MS

/** Whether the picture of an order's slip is kept; once the order closed unpaid, nobody needs it. */
export const isSlipKept = (orderStatus: OrderStatus): boolean => orderStatus !== 'cancelled'

/** What one recharge may amount to, in yuan. */
export const RECHARGE = { minimum: '1.00', maximum: '1000000.00' } as const

/** Whether a text is an amount that may be recharged: yuan with at most two decimals, within `RECHARGE`. */
export const isRecharge = (text: string): boolean =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) &&
  compare(text, RECHARGE.minimum) >= 0 &&
  compare(text, RECHARGE.maximum) <= 0
