import * as t from 'io-ts'
import { PurchaseChoice } from '../cart/index.ts'
import {
  BooleanFromText,
  between,
  Count,
  Id,
  IntegerFromText,
  LineUpTo,
  Nullable,
  OneOf,
  Optional,
  Repeated,
  Words,
} from '../codec/index.ts'
import { BillingType, BillingUnit, GoodsKind } from '../goods/index.ts'
import { Money } from '../money/index.ts'
import { DurationUnit } from '../time/index.ts'

/**
 * What is to be bought: lines of the cart by id, or one choice directly from the goods page. One of the two is given.
 * A total is never taken from the client.
 */
const intent = {
  cartIds: Repeated(Id, 100),
  choice: Optional(PurchaseChoice),
  type: OneOf('BoughtAs', ['formal', 'trial']),
}
/** What is to be bought. */
export const PurchaseIntent = t.readonly(t.type(intent), 'PurchaseIntent')
export type PurchaseIntent = t.TypeOf<typeof PurchaseIntent>

/** What is to be renewed: a line of an earlier order, by so many of the units that it was bought by (D24). */
const renewal = { lineId: Id, duration: between(IntegerFromText, 1, 120) }
/** What is to be renewed. */
export const RenewalIntent = t.readonly(t.type(renewal), 'RenewalIntent')
export type RenewalIntent = t.TypeOf<typeof RenewalIntent>

/** What the buyer saw and agreed to (R5.08, R5.12, D19). */
const consent = {
  /** The total that the buyer saw; when the server's differs, nothing is created (PURCHASE10008). */
  quotedTotal: Money,
  agreed: BooleanFromText,
  agreementVersion: LineUpTo(16),
}
/** What a buyer saw and agreed to. */
export type Consent = Pick<OrderRequest, keyof typeof consent>

/** What an order is placed with. */
export const OrderRequest = t.readonly(t.type({ ...intent, ...consent }), 'OrderRequest')
export type OrderRequest = t.TypeOf<typeof OrderRequest>

/** What a renewal is ordered with. */
export const RenewalRequest = t.readonly(t.type({ ...renewal, ...consent }), 'RenewalRequest')
export type RenewalRequest = t.TypeOf<typeof RenewalRequest>

/** What a quote and an order say of each thing bought. */
export const purchasedLine = {
  goodsId: Id,
  skuId: Id,
  shopId: Id,
  shopName: Words,
  name: Words,
  kind: GoodsKind,
  figures: t.readonlyArray(t.string),
  specification: t.readonlyArray(Words),
  clusterId: Nullable(Id),
  centerName: Nullable(Words),
  amount: Count,
  duration: Count,
  durationUnit: DurationUnit,
  billingType: BillingType,
  unit: BillingUnit,
  unitPrice: Money,
  sourceSubtotal: Money,
  subtotal: Money,
}

/** Why something cannot be bought, as a refusal travels: code and values for its message. */
export const PurchaseRefusal = t.readonly(
  t.type({ code: t.string, details: t.record(t.string, t.union([t.string, t.number])) }),
  'PurchaseRefusal',
)
export type PurchaseRefusal = t.TypeOf<typeof PurchaseRefusal>

/** One thing of a quote, with what stands in its way. */
export const QuoteLine = t.readonly(
  t.type({
    ...purchasedLine,
    cartId: Nullable(Id),
    pricingId: Id,
    refusals: t.readonlyArray(PurchaseRefusal),
  }),
  'QuoteLine',
)
export type QuoteLine = t.TypeOf<typeof QuoteLine>

/** What the server would charge now. `refusals` are those that concern the buyer, not a line. */
export const Quote = t.readonly(
  t.type({
    lines: t.readonlyArray(QuoteLine),
    sourceTotal: Money,
    total: Money,
    /** What is paid less than `sourceTotal`; the server makes every sum (D19). */
    saved: Money,
    refusals: t.readonlyArray(PurchaseRefusal),
    unpaidOrderId: Nullable(Id),
    agreementVersion: t.string,
  }),
  'Quote',
)
export type Quote = t.TypeOf<typeof Quote>
