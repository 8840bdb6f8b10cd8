import * as t from 'io-ts'
import {
  between,
  Count,
  Id,
  IntegerFromText,
  LineUpTo,
  Nullable,
  Optional,
  Repeated,
  Words,
} from '../codec/index.ts'
import { BillingType, BillingUnit, GoodsKind, GoodsType, PurchaseLimit } from '../goods/index.ts'
import { Money } from '../money/index.ts'
import { Availability, ResourceType } from '../resource/index.ts'
import { DurationUnit } from '../time/index.ts'

/** The greatest amount that any rule allows (R9.01). */
export const MAXIMUM_AMOUNT = 99_999_999

/**
 * What is bought and how much of it: one sku at one price, in one centre if it runs somewhere.
 * `purchaseDuration` is 1 where time plays no part.
 */
const choice = {
  goodsId: Id,
  skuId: Id,
  pricingId: Id,
  clusterId: Optional(Id),
  purchaseAmount: between(IntegerFromText, 1, MAXIMUM_AMOUNT),
  purchaseDuration: between(IntegerFromText, 1, 1200),
  purchaseDurationUnit: Optional(DurationUnit),
}
/** A choice of goods, as requests carry it. */
export const PurchaseChoice = t.readonly(t.type(choice), 'PurchaseChoice')
export type PurchaseChoice = t.TypeOf<typeof PurchaseChoice>

/**
 * The body of POST /market/shoppingcart (R7.07): with `id` it changes that line, without it adds one. Without `skuId`
 * or `pricingId` the server takes the first on sale, or that of the line; `centerName`, in either language, stands for
 * a `clusterId` or agrees with it.
 */
export const CartChange = t.readonly(
  t.type({
    ...choice,
    skuId: Optional(Id),
    pricingId: Optional(Id),
    centerName: Optional(LineUpTo(128)),
    id: Optional(Id),
  }),
  'CartChange',
)
export type CartChange = t.TypeOf<typeof CartChange>

/** The lines to be taken out of the cart. */
export const CartRemoval = t.readonly(t.type({ ids: Repeated(Id, 100) }), 'CartRemoval')
/** How many lines the cart has. */
export const CartCount = t.readonly(t.type({ count: Count }), 'CartCount')

/** A line of the cart as it stands today (spec section 3, Cart item). */
export const CartItem = t.readonly(
  t.type({
    id: Id,
    goodsId: Id,
    skuId: Id,
    pricingId: Id,
    centerName: Nullable(Words),
    clusterId: Nullable(Id),
    purchaseAmount: Count,
    purchaseDuration: Count,
    purchaseDurationUnit: DurationUnit,
    goods: t.readonly(
      t.type({
        name: Words,
        kind: GoodsKind,
        goodsType: GoodsType,
        goodsResourceType: Nullable(ResourceType),
        scheduler: Nullable(t.string),
        /** Whether the chosen centre still offers it. */
        availableCluster: t.boolean,
        /** On the shelf. */
        display: t.boolean,
        availability: Availability,
        shopId: Id,
        shopName: Words,
        /** The chosen specification values, in display order. */
        specification: t.readonlyArray(Words),
        figures: t.readonlyArray(t.string),
      }),
    ),
    price: t.readonly(
      t.type({
        current: Money,
        source: Money,
        /** The price when the line was put into the cart, to tell of a change. */
        added: Money,
        unit: BillingUnit,
        billingType: BillingType,
      }),
    ),
    limit: PurchaseLimit,
    /** About how much is left in the chosen centre, as it is told; null where it is not offered any more. */
    left: Nullable(Count),
    /** At `price.source` and at `price.current`, 2 decimals. */
    sourceTotal: Money,
    actualTotal: Money,
  }),
  'CartItem',
)
export type CartItem = t.TypeOf<typeof CartItem>
