import type { Words } from '../codec/index.ts'
import {
  type GoodsKind,
  goodsRefusals,
  isBarredToMembers,
  isLimitEmpty,
  isOnSale,
  type PurchaseLimit,
} from '../goods/index.ts'
import type { Refusal } from '../http/index.ts'
import { compare, divide, type Money, multiply, subtract, toCents, totalOf } from '../money/index.ts'
import { type Availability, isSoldOut, resourceRefusals } from '../resource/index.ts'
import type { CartItem } from './cart.codec.ts'
import { cartRefusals } from './cart.errors.ts'

/** What a cart holds at most, in lines. */
export const MAX_CART_LINES = 100
/** What a line costs at most, in yuan: so every total of a full cart is an amount that `Money` can hold. */
export const MAX_LINE_TOTAL: Money = '9999999999.99'

/**
 * The limit of a line that lasts `duration`, narrowed to what it may cost at most: `unitPrice` is that before any
 * reduction, for that total is told as well.
 */
export const lineLimit = (limit: PurchaseLimit, unitPrice: Money, duration: number): PurchaseLimit => {
  if (compare(multiply(unitPrice, duration, limit.maxAmount), MAX_LINE_TOTAL) <= 0) return limit
  return { ...limit, maxAmount: Math.floor(Number(divide(MAX_LINE_TOTAL, multiply(unitPrice, duration)))) }
}

/** Whether the site sells anything at present (spec section 3, Site index data). */
export interface SiteSelling {
  readonly purchaseEnable: boolean
}

/** Refuses cart, confirmation, order and renewal alike while the site sells nothing. */
export const siteRefusals = ({ purchaseEnable }: SiteSelling): readonly Refusal[] =>
  purchaseEnable ? [] : [cartRefusals.siteClosed()]

/** How much of something is wanted, and how much of it may be. */
export interface Limited extends Pick<CartItem, 'purchaseAmount' | 'purchaseDuration' | 'limit'> {
  readonly kind: GoodsKind
}

/** Refuses an amount outside its limits, and any under limits that leave nothing to buy (R5.09, `isLimitEmpty`). */
export const amountRefusals = ({
  purchaseAmount,
  limit,
}: Pick<Limited, 'purchaseAmount' | 'limit'>): readonly Refusal[] => {
  if (isLimitEmpty(limit)) return [cartRefusals.nothingAllowed()]
  return purchaseAmount >= limit.amount && purchaseAmount <= limit.maxAmount
    ? []
    : [cartRefusals.amountOutOfRange({ minimum: limit.amount, maximum: limit.maxAmount })]
}

/** Refuses storage for less than the minimum, in the line's own unit (R5.09). */
export const durationRefusals = ({
  kind,
  purchaseDuration,
  limit,
}: Omit<Limited, 'purchaseAmount'>): readonly Refusal[] =>
  kind !== 'storage' || purchaseDuration >= limit.duration
    ? []
    : [cartRefusals.durationTooShort({ minimum: limit.duration })]

/** What is put into a cart, into whose, and what the site and the catalogue say of it. */
export interface CartPut extends Limited, SiteSelling {
  /** Whether who puts it there is a member (`isMember`). */
  readonly isMember: boolean
  readonly display: boolean
  /** ISO 8601; null for an offer without an end. */
  readonly expireTime: string | null
  /** Of the place where it is wanted. */
  readonly availability: Availability
}

/** Every reason for which this cannot be put into the cart at `now` (ISO 8601) (R5.09, R5.11). */
export const putRefusals = (wanted: CartPut, now: string): readonly Refusal[] => [
  ...siteRefusals(wanted),
  ...(isOnSale(wanted, now) ? [] : [cartRefusals.offShelfForCart()]),
  ...(wanted.isMember && isBarredToMembers([wanted.kind]) ? [resourceRefusals.memberMayNotAdd()] : []),
  ...(isSoldOut(wanted) ? [goodsRefusals.soldOut()] : []),
  ...amountRefusals(wanted),
  ...durationRefusals(wanted),
]

const availabilityRefusals = ({ goods }: CartItem): readonly Refusal[] => {
  if (!goods.display) return [goodsRefusals.offShelf()]
  if (isSoldOut(goods)) return [goodsRefusals.soldOut()]
  return goods.availableCluster ? [] : [goodsRefusals.noResourceInRegion()]
}

/**
 * Why a line cannot be bought as it stands; none means that it can (R5.09): on the shelf, the amount within its
 * limits and, for storage, long enough.
 */
export const itemRefusals = (item: CartItem): readonly Refusal[] => [
  ...availabilityRefusals(item),
  ...amountRefusals(item),
  ...durationRefusals({ ...item, kind: item.goods.kind }),
]

/** Whether a change of amount or duration could make the line purchasable. */
export const isMendable = (item: CartItem): boolean =>
  availabilityRefusals(item).length === 0 && !isLimitEmpty(item.limit)

/** How a price has moved since the line was put into the cart; null when it has not. */
export const priceMove = ({
  price,
}: CartItem): { readonly kind: 'dropped' | 'risen'; readonly by: Money } | null => {
  const difference = compare(price.current, price.added)
  if (difference === 0) return null
  return difference < 0
    ? { kind: 'dropped', by: subtract(price.added, price.current) }
    : { kind: 'risen', by: subtract(price.current, price.added) }
}

/** The lines of one shop within one centre. */
interface ShopGroup {
  readonly shopId: string
  readonly shopName: Words
  readonly items: readonly CartItem[]
}

/** The lines of one centre; `clusterId` and `centerName` are null for what runs nowhere in particular. */
export interface CenterGroup {
  readonly clusterId: string | null
  readonly centerName: Words | null
  readonly shops: readonly ShopGroup[]
}

/** Lines by centre and then by shop, each in the order of its first line. */
export const groupByCenter = (items: readonly CartItem[]): readonly CenterGroup[] =>
  grouped(items, (item) => item.clusterId).map(([first, lines]) => ({
    clusterId: first.clusterId,
    centerName: first.centerName,
    shops: grouped(lines, (item) => item.goods.shopId).map(([{ goods }, ofShop]) => ({
      shopId: goods.shopId,
      shopName: goods.shopName,
      items: ofShop,
    })),
  }))

const grouped = (
  items: readonly CartItem[],
  keyOf: (item: CartItem) => string | null,
): readonly (readonly [first: CartItem, items: readonly CartItem[]])[] => {
  const groups = new Map<string | null, [CartItem, CartItem[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item, [item]])
    else group[1].push(item)
  }
  return [...groups.values()]
}

/** What lines cost together: before reductions, now, and the difference, in whole cents. */
export interface CartTotals {
  readonly lines: number
  readonly sourceTotal: Money
  readonly actualTotal: Money
  readonly saved: Money
}

/**
 * What lines cost together.
 * @example
 * import { cartTotals } from '@compute-mall/core/cart'
 * import { cartFixtures } from '@compute-mall/core/cart/testing'
 *
 * cartTotals([cartFixtures.cardHours]).saved // → '6400.00'
 */
export const cartTotals = (items: readonly CartItem[]): CartTotals => {
  const sourceTotal = totalOf(items.map((item) => item.sourceTotal))
  const actualTotal = totalOf(items.map((item) => item.actualTotal))
  return { lines: items.length, sourceTotal, actualTotal, saved: toCents(subtract(sourceTotal, actualTotal)) }
}
