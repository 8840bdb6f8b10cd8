import * as t from 'io-ts'
import { Id, Instant, Nullable, OneOf, Words } from '../codec/index.ts'
import { Money } from '../money/index.ts'
import { purchasedLine } from '../purchase/index.ts'
import { Refund } from './refund.codec.ts'

/** Spec section 4: order types and statuses, payment methods. `recharge` is decided: money into one's own fund. */
export const OrderType = OneOf('OrderType', ['formal', 'trial', 'gift', 'postpaid', 'recharge'])
export type OrderType = t.TypeOf<typeof OrderType>
/** How far an order is (R4.05). */
export const OrderStatus = OneOf('OrderStatus', ['unpaid', 'charging', 'paid', 'refunded', 'cancelled'])
export type OrderStatus = t.TypeOf<typeof OrderStatus>
/** The ways of paying (R4.05). */
export const PayMethod = OneOf('PayMethod', [
  'online',
  'offline',
  'credit',
  'contractFund',
  'platformDiscount',
])
export type PayMethod = t.TypeOf<typeof PayMethod>

/** Decision D24. */
export const ProvisionStatus = OneOf('ProvisionStatus', [
  'pending',
  'opening',
  'open',
  'expired',
  'released',
  'failed',
])
export type ProvisionStatus = t.TypeOf<typeof ProvisionStatus>

/** How much of an amount is used up, in its own unit, and when that was measured (decision 35). */
export const Usage = t.readonly(t.type({ used: t.number, at: Instant }), 'Usage')
export type Usage = t.TypeOf<typeof Usage>

/** One thing that was bought, with how far its opening is (D24). */
export const OrderLine = t.readonly(
  t.type({
    ...purchasedLine,
    lineId: Id,
    provision: t.readonly(
      t.type({
        status: ProvisionStatus,
        openTime: Nullable(Instant),
        endTime: Nullable(Instant),
        /** Null where nothing is used up, or was not measured yet. */
        usage: Nullable(Usage),
        /** How to reach what was opened, e.g. queue, account or licence; in name order. */
        access: t.readonlyArray(t.readonly(t.type({ name: Words, value: t.string }))),
      }),
    ),
  }),
  'OrderLine',
)
export type OrderLine = t.TypeOf<typeof OrderLine>

/** A step of the order's life; `event` is an event of the order chart. */
export const OrderEvent = t.readonly(
  t.type({ event: t.string, from: Nullable(OrderStatus), to: OrderStatus, at: Instant }),
  'OrderEvent',
)
export type OrderEvent = t.TypeOf<typeof OrderEvent>

/** Decided by R3.10. */
export const Order = t.readonly(
  t.type({
    orderId: Id,
    orderNo: t.string,
    userId: Id,
    /** The shop of all lines; null when they come from several, or for a recharge. */
    shopId: Nullable(Id),
    type: OrderType,
    status: OrderStatus,
    payMethod: Nullable(PayMethod),
    lines: t.readonlyArray(OrderLine),
    sourceTotal: Money,
    total: Money,
    createTime: Instant,
    /** Until when it can be paid (D23). */
    expireTime: Instant,
    payTime: Nullable(Instant),
    closeTime: Nullable(Instant),
    /** Paid after it was closed, and so refunded (D5). */
    paidLate: t.boolean,
    /** Money that goes back, or has: late, surplus or refunded (R4.16). */
    refunds: t.readonlyArray(Refund),
    events: t.readonlyArray(OrderEvent),
  }),
  'Order',
)
export type Order = t.TypeOf<typeof Order>

/** What the server says of an order that was just placed. */
export const OrderCreated = t.readonly(
  t.type({ orderId: Id, orderNo: t.string, status: OrderStatus, total: Money }),
  'OrderCreated',
)
export type OrderCreated = t.TypeOf<typeof OrderCreated>
