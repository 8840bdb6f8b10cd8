import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Personal, StringOf, Words } from '../codec/index.ts'
import { Money } from '../money/index.ts'
import { OrderStatus, PayMethod } from '../order/index.ts'
import { PostpaidStanding } from './postpaid.codec.ts'

/** Who takes the money of an online payment. `embedded` is this product's own cashier. */
export const PayChannel = OneOf('PayChannel', ['embedded', 'alipay', 'wechat'])
export type PayChannel = t.TypeOf<typeof PayChannel>

/** What a status query says (spec section 4 names PAID and 支付成功; the others are decided by D5 and D18). */
export const PayState = OneOf('PayState', [
  'WAITING',
  'PAID',
  'FAILED',
  'EXPIRED',
  'CLOSED',
  'PAID_LATE',
  'REFUNDED',
])
export type PayState = t.TypeOf<typeof PayState>

/** Spec section 3, Pay status payload. `status` stays open text: providers' own words pass through, e.g. 支付成功. */
export const PayStatus = t.readonly(t.type({ status: t.string, eventSN: t.string }), 'PayStatus')
export type PayStatus = t.TypeOf<typeof PayStatus>

/** At least 128 random bits in base64url; for one order only, and it dies with it (D12). */
export const Sign = StringOf('Sign', (s) => /^[\w-]{22,64}$/.test(s))

/** An online payment that waits for a scan. Times are the server's (D5, D6). */
export const PaymentSession = t.readonly(
  t.type({
    paymentId: Id,
    orderId: Id,
    orderNo: t.string,
    purpose: OneOf('PaymentPurpose', ['order', 'recharge']),
    channel: PayChannel,
    amount: Money,
    /** What the QR code holds. */
    qrTarget: Personal('secret', t.string),
    sign: Personal('secret', Sign),
    expireTime: Instant,
    serverTime: Instant,
    /** How many new codes may still be asked for. */
    renewalsLeft: Count,
  }),
  'PaymentSession',
)
export type PaymentSession = t.TypeOf<typeof PaymentSession>

/** One way of paying on the cashier page; `refusal` says why it is not open. */
export const PayOption = t.readonly(
  t.type({
    method: PayMethod,
    channel: Nullable(PayChannel),
    /** What the account behind the method holds; null for online and offline. */
    balance: Nullable(Money),
    refusal: Nullable(t.string),
  }),
  'PayOption',
)
export type PayOption = t.TypeOf<typeof PayOption>

/** The ways in which an order can be paid. */
export const PayOptions = t.readonly(
  t.type({
    orderId: Id,
    orderNo: t.string,
    purpose: OneOf('PaymentPurpose', ['order', 'recharge']),
    status: OrderStatus,
    total: Money,
    expireTime: Instant,
    serverTime: Instant,
    options: t.readonlyArray(PayOption),
  }),
  'PayOptions',
)
export type PayOptions = t.TypeOf<typeof PayOptions>

/** A customer's own means of paying. Orders paid from `credit` are post-paid, within `creditLimit`. */
export const PayAccount = t.readonly(
  t.type({
    creditLimit: Money,
    credit: Money,
    contractFund: Money,
    platformDiscount: Money,
    postpaid: PostpaidStanding,
  }),
  'PayAccount',
)
export type PayAccount = t.TypeOf<typeof PayAccount>

/** Where to remit to, and what has been handed in (offline payment). */
export const Remittance = t.readonly(
  t.type({
    orderId: Id,
    orderNo: t.string,
    status: OrderStatus,
    amount: Money,
    payeeName: Words,
    payeeAccount: t.string,
    payeeBank: Words,
    /** Unique per order; goes into the remittance's remark, so that it can be matched. */
    remarkCode: t.string,
    workingDays: Count,
    /** `refused` says why finance did not take the slip; null as long as they have not. */
    slip: Nullable(
      t.readonly(t.type({ fileName: t.string, uploadTime: Instant, refused: Nullable(t.string) })),
    ),
  }),
  'Remittance',
)
export type Remittance = t.TypeOf<typeof Remittance>
