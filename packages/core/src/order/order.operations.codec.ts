import * as t from 'io-ts'
import {
  Count,
  Id,
  Instant,
  Keyword,
  Nullable,
  OneOf,
  Optional,
  Personal,
  ReasonUpTo,
  TextOf,
  Words,
} from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { Order, OrderStatus, OrderType, PayMethod, ProvisionStatus } from './order.codec.ts'
import { OwedReason, Refund, RefundProgress } from './refund.codec.ts'
import { REFUND_REASON } from './refund.rules.ts'

/** How far a buyer's request for a refund is (W30). */
export const RefundStatus = OneOf('RefundStatus', ['asked', 'approved', 'refused', 'withdrawn', 'closed'])
export type RefundStatus = t.TypeOf<typeof RefundStatus>

/** A reason that somebody else reads: not blank, within `REFUND_REASON`. */
export const OperationReason = TextOf(
  'OperationReason',
  ReasonUpTo(REFUND_REASON.maximum),
  (text) => text.length >= REFUND_REASON.minimum,
)

/** An order as operations see it among all orders; the buyer's user name is masked. */
export const AdminOrderRow = t.readonly(
  t.type({
    orderId: Id,
    orderNo: t.string,
    buyer: Personal('name', t.string),
    type: OrderType,
    status: OrderStatus,
    payMethod: Nullable(PayMethod),
    total: Money,
    /** Of the first line; null for a recharge. */
    goods: Nullable(Words),
    lines: Count,
    /** Lines whose opening failed. */
    failed: Count,
    createTime: Instant,
    payTime: Nullable(Instant),
    refund: Nullable(RefundProgress),
  }),
  'AdminOrderRow',
)
export type AdminOrderRow = t.TypeOf<typeof AdminOrderRow>

/** All orders, the newest first. */
export const adminOrderList = defineList({
  filters: {
    status: Optional(OrderStatus),
    type: Optional(OrderType),
    payMethod: Optional(PayMethod),
    /** Part of an order number or of a buyer's user name. */
    keyword: Optional(Keyword),
    from: Optional(Instant),
    until: Optional(Instant),
  },
  sorts: ['-createTime', 'createTime'],
})
/** A page of all orders. */
export const AdminOrderPage = ListPage(AdminOrderRow)

/** Money that came for an order (positive) or went back (negative). */
export const LedgerLine = t.readonly(
  t.type({
    entryId: Id,
    kind: OneOf('LedgerKind', ['payment', 'refund']),
    provider: t.string,
    transactionNo: t.string,
    amount: Money,
    /** The payment by which the order is paid; others are surplus or late. */
    settles: t.boolean,
    at: Instant,
  }),
  'LedgerLine',
)
export type LedgerLine = t.TypeOf<typeof LedgerLine>

/** Money that is to go back, or has, as finance sees it. */
export const OwedRefund = t.intersection(
  [
    Refund,
    t.readonly(
      t.type({
        orderId: Id,
        orderNo: t.string,
        buyer: Personal('name', t.string),
        provider: t.string,
        transactionNo: t.string,
        tries: Count,
        /** Of a bank transfer that was made; null otherwise. */
        bankReference: Nullable(t.string),
      }),
    ),
  ],
  'OwedRefund',
)
export type OwedRefund = t.TypeOf<typeof OwedRefund>

/** Money owed back, the oldest first. */
export const owedRefundList = defineList({
  filters: {
    state: Optional(OneOf('OwedState', ['byHand', 'waiting', 'done'])),
    reason: Optional(OwedReason),
    keyword: Optional(Keyword),
  },
  sorts: ['approveTime', '-approveTime'],
})
/** A page of it. */
export const OwedRefundPage = ListPage(OwedRefund)

/** A buyer's request for a refund (W30). */
export const RefundRequest = t.readonly(
  t.type({
    requestId: Id,
    orderId: Id,
    status: RefundStatus,
    reason: t.string,
    askTime: Instant,
    decideTime: Nullable(Instant),
    /** Why it was refused; null otherwise. */
    decision: Nullable(t.string),
  }),
  'RefundRequest',
)
export type RefundRequest = t.TypeOf<typeof RefundRequest>

/** A request as finance sees it among all. */
export const RefundRequestRow = t.readonly(
  t.type({
    requestId: Id,
    orderId: Id,
    orderNo: t.string,
    buyer: Personal('name', t.string),
    status: RefundStatus,
    reason: t.string,
    total: Money,
    payMethod: Nullable(PayMethod),
    askTime: Instant,
    decideTime: Nullable(Instant),
    decision: Nullable(t.string),
    /** Once it is approved. */
    refund: Nullable(RefundProgress),
  }),
  'RefundRequestRow',
)
export type RefundRequestRow = t.TypeOf<typeof RefundRequestRow>

/** Requests for refunds, the oldest first. */
export const refundRequestList = defineList({
  filters: { status: Optional(RefundStatus), keyword: Optional(Keyword) },
  sorts: ['askTime', '-askTime'],
})
/** A page of them. */
export const RefundRequestPage = ListPage(RefundRequestRow)

/** An opening of what was bought, as those who mend it see it. */
export const OpeningRow = t.readonly(
  t.type({
    lineId: Id,
    orderId: Id,
    orderNo: t.string,
    buyer: Personal('name', t.string),
    goods: Words,
    centerName: Nullable(Words),
    amount: Count,
    subtotal: Money,
    status: ProvisionStatus,
    tries: Count,
    /** When it is tried next; null when it is not. */
    nextTime: Nullable(Instant),
    /** What the last failure said; null when none did. */
    error: Nullable(t.string),
    payTime: Instant,
  }),
  'OpeningRow',
)
export type OpeningRow = t.TypeOf<typeof OpeningRow>

/** Openings of paid orders, the latest paid first. */
export const openingList = defineList({
  filters: { status: Optional(ProvisionStatus), keyword: Optional(Keyword) },
  sorts: ['-payTime', 'payTime'],
})
/** A page of openings. */
export const OpeningPage = ListPage(OpeningRow)

/** An order with everything that operations need to answer for it. */
export const AdminOrder = t.readonly(
  t.type({
    order: Order,
    buyer: Personal('name', t.string),
    ledger: t.readonlyArray(LedgerLine),
    refunds: t.readonlyArray(OwedRefund),
    openings: t.readonlyArray(OpeningRow),
    request: Nullable(RefundRequest),
  }),
  'AdminOrder',
)
export type AdminOrder = t.TypeOf<typeof AdminOrder>
