import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, Personal, Words } from '../codec/index.ts'

/**
 * A merchant's shop (spec section 3, Shop). `shopScore` is the mean of all stars that its goods were given, 1 to 5 with
 * one decimal; 0 while nobody has reviewed any.
 */
export const Shop = t.readonly(
  t.type({
    shopId: Id,
    shopName: Words,
    /** Where everybody sees its logo; null where the first character of its name stands for it. */
    logoUrl: Nullable(t.string),
    shopScore: t.number,
    reviewCount: Count,
    servicePhone: Personal('servicePhone', t.string),
    serviceEmail: Personal('serviceEmail', t.string),
    description: Words,
    hasWorkday: t.boolean,
    /** e.g. `09:00-18:00`, in the platform's zone. */
    serviceTime: t.string,
    /** Days of the platform's zone on which nobody answers, in their order, e.g. `2026-12-25`. */
    daysOff: t.readonlyArray(t.string),
    goodsCount: Count,
    createTime: Instant,
  }),
  'Shop',
)
export type Shop = t.TypeOf<typeof Shop>

/** How much the mall holds (spec section 7, shopTotals). */
export const ShopTotals = t.readonly(
  t.type({ shops: Count, goods: Count, centers: Count, orders: Count }),
  'ShopTotals',
)
export type ShopTotals = t.TypeOf<typeof ShopTotals>
