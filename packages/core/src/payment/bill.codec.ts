import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Optional, StringOf, TextUpTo } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { PayChannel } from './payment.codec.ts'

/** A day of the platform's calendar (UTC+8), `2026-11-22`. */
export const BillDay = StringOf('BillDay', (text) => {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
})
export type BillDay = t.TypeOf<typeof BillDay>

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

/** Bills by day, the latest first. */
export const payBillList = defineList({
  filters: { state: Optional(OneOf('PayBillState', ['open', 'unanswered'])) },
  sorts: ['-day', 'day'],
})
/** A page of bills. */
export const PayBillPage = ListPage(PayBill)

/** How a bill differs: the provider has what we have not, we have what the provider has not, or the amounts differ. */
export const DifferenceKind = OneOf('DifferenceKind', ['missingHere', 'missingThere', 'amount'])
export type DifferenceKind = t.TypeOf<typeof DifferenceKind>

/** Whether somebody has to look at a difference: `settled` was found once, and later not any more. */
export const DifferenceState = OneOf('DifferenceState', ['open', 'explained', 'settled'])
export type DifferenceState = t.TypeOf<typeof DifferenceState>

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

/** Differences of all days, or of one; the oldest first. */
export const billDifferenceList = defineList({
  filters: {
    state: Optional(DifferenceState),
    day: Optional(BillDay),
    kind: Optional(DifferenceKind),
    /** Part of an order number or of a transaction number. */
    keyword: Optional(TextUpTo(64)),
  },
  sorts: ['at', '-at'],
})
/** A page of differences. */
export const BillDifferencePage = ListPage(BillDifference)
