import * as t from 'io-ts'
import { Id, Instant, Nullable, OneOf, PlatformDay } from '../codec/index.ts'
import { Money } from '../money/index.ts'

/** How far the money of a refund is (R4.16): decided, on its way, with the buyer. */
export const RefundState = OneOf('RefundState', ['approved', 'inProgress', 'returned'])
export type RefundState = t.TypeOf<typeof RefundState>

/** Who sends the money: the payment provider, finance by bank transfer, or the mall into the buyer's account with it. */
export const RefundWay = OneOf('RefundWay', ['provider', 'bank', 'account'])
export type RefundWay = t.TypeOf<typeof RefundWay>

/** Why money is owed back: it came late, it is surplus, or the order was refunded. */
export const OwedReason = OneOf('OwedReason', ['late', 'surplus', 'order'])
export type OwedReason = t.TypeOf<typeof OwedReason>

const progress = {
  way: RefundWay,
  approveTime: Instant,
  /** When the provider was asked, or finance was to make the transfer; null before. */
  startTime: Nullable(Instant),
  /** When the money was returned, as the ledger has it; null before. */
  returnTime: Nullable(Instant),
}

/** The progress of a refund: `refundState` and `refundTime` read its state and date for everybody (R4.16). */
export const RefundProgress = t.readonly(t.type(progress), 'RefundProgress')
export type RefundProgress = t.TypeOf<typeof RefundProgress>

/** Money of an order that goes back, or has. */
export const Refund = t.readonly(
  t.type({
    ...progress,
    refundId: Id,
    /** The line that it was paid for; null for a whole payment. */
    lineId: Nullable(Id),
    reason: OwedReason,
    amount: Money,
    /** The day of the bank transfer, once it is recorded; null otherwise. */
    transferDay: Nullable(PlatformDay),
  }),
  'Refund',
)
export type Refund = t.TypeOf<typeof Refund>
