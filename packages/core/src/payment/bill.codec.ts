import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf } from '../codec/index.ts'
import { ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { BillDay, DifferenceKind, DifferenceState } from './billList.codec.ts'
import { PayChannel } from './payment.codec.ts'

/** Money that came, or money that went back. */
export const BillEntryKind = OneOf('BillEntryKind', ['payment', 'refund'])
export type BillEntryKind = t.TypeOf<typeof BillEntryKind>

/** What one side has of a day: how many entries, and what came and went back in yuan. */
export const BillSums = t.readonly(t.type({ count: Count, paid: Money, refunded: Money }), 'BillSums')
export type BillSums = t.TypeOf<typeof BillSums>

/** A provider's bill of one day beside our ledger (test F7). */
export const PayBill = t.readonly(
  t.type({
    billId: Id,
    channel: PayChannel,
    day: BillDay,
    theirs: BillSums,
    ours: BillSums,
    /** Differences that were ever found, and those that nobody has explained. */
    differences: Count,
    open: Count,
    /** When the bill was compared last; null as long as the provider gave none. */
    comparedTime: Nullable(Instant),
    /** When the provider was asked last. */
    askedTime: Instant,
  }),
  'PayBill',
)
export type PayBill = t.TypeOf<typeof PayBill>

/** A page of bills. */
export const PayBillPage = ListPage(PayBill)

/** One entry by which a provider's bill and our ledger differ. */
export const BillDifference = t.readonly(
  t.type({
    differenceId: Id,
    channel: PayChannel,
    day: BillDay,
    kind: DifferenceKind,
    entry: BillEntryKind,
    /** The provider's number of a payment, ours of a refund. */
    transactionNo: t.string,
    /** Of the payment session or of our entry; null where the provider names a payment that we did not open. */
    orderId: Nullable(Id),
    orderNo: Nullable(t.string),
    theirs: Nullable(Money),
    ours: Nullable(Money),
    at: Instant,
    /** Whether what was missing here was entered into the ledger since. */
    takenIn: t.boolean,
    state: DifferenceState,
    explanation: Nullable(t.string),
    explainTime: Nullable(Instant),
  }),
  'BillDifference',
)
export type BillDifference = t.TypeOf<typeof BillDifference>

/** A page of differences. */
export const BillDifferencePage = ListPage(BillDifference)
