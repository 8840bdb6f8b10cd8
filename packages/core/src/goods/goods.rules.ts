import { AVAILABILITY, type Availability, type ResourceType } from '../resource/index.ts'
import type { BillingType, GoodsKind, GoodsType, Pricing, PurchaseLimit, Sku } from './goods.codec.ts'
import { computeKinds } from './goods.kinds.ts'

/** The shelves that goods are ranked on: all computing, all applications. */
export const shelves = ['compute', 'application'] as const
/** What goods are ranked by (R2.13). */
export const rankings = ['sales', 'score', 'newest'] as const

/** Since how many days ago movements in rankings are told (width 2.1). */
export const RANKING_DAYS = 7

/**
 * Computing, not an application: what members may not buy (R5.10, R6.05) and what resource search finds (R2.11).
 * @example
 * import { isCompute } from '@compute-mall/core/goods'
 *
 * isCompute('heterogeneous') // → true
 * isCompute('software') // → false
 */
export const isCompute = (kind: GoodsKind): boolean => computeKinds.some((compute) => compute === kind)

/** Whether goods of these kinds, wanted together, are nothing for members (spec section 5; R5.10, R5.11, R6.05). */
export const isBarredToMembers = (kinds: readonly GoodsKind[]): boolean => kinds.some(isCompute)

/** Whether the price is per unit of time, so that a duration multiplies it. */
export const isTimed = (billingType: BillingType): boolean =>
  billingType === 'DAY' || billingType === 'MONTH' || billingType === 'YEAR'

/** The machine types that the specification names (section 9). */
export const MACHINE_TYPES = ['Intel8458P-88C-2T-8*L40', 'Intel8458P-88C-2T-8*A800'] as const

/** The least duration of a compute purchase, in the sku's own time unit, unless its seller says more (R9.01). */
export const MIN_DURATION = 1
/** Orders are counted over this many days (R9.08). */
export const RECENT_ORDER_DAYS = 180

type Priced = Pick<Sku, 'pricing'>

/** The price under which a sku can be tried. */
export const trialPricing = (sku: Priced): Pricing | undefined =>
  sku.pricing.find(({ billingType }) => billingType === 'TRIAL')

/** Whether a sku can be tried (R3.03). */
export const hasTrialMode = (sku: Priced): boolean => trialPricing(sku) !== undefined

/** For how many days a sku can be tried; 0 when it cannot (R3.03). */
export const trialDays = (sku: Priced): number => trialPricing(sku)?.duration ?? 0

/** Whether the offer has ended; one without an end never does. `now` in ISO 8601. */
export const isExpired = ({ expireTime }: Pick<Sku, 'expireTime'>, now: string): boolean =>
  expireTime !== null && Date.parse(expireTime) <= Date.parse(now)

/** Whether an offer is on the shelf and has not ended. `now` in ISO 8601. */
export const isOnSale = (
  { display, expireTime }: { readonly display: boolean; readonly expireTime: string | null },
  now: string,
): boolean => display && !isExpired({ expireTime }, now)

/** What is left of something that is offered in several places: the best of them; nowhere at all is sold out. */
export const bestAvailability = (levels: readonly Availability[]): Availability =>
  levels.reduce<Availability>((best, level) => (level < best ? level : best), AVAILABILITY.soldOut)

/** What the operator says about amounts (R3.08; spec section 3, Platform config). */
export interface PlatformLimits {
  readonly compute: { readonly minCpuNum: number; readonly minGpuNum: number }
  readonly storage: { readonly minQuota: number; readonly maxQuota: number; readonly minDuration: number }
}

interface Limited {
  readonly kind: GoodsKind
  readonly type: GoodsType
  readonly resourceType: ResourceType | null
  /** The seller's own limit, within which the platform's narrows further. */
  readonly limit: PurchaseLimit
}

/** What holds while the operator says nothing (R9.01). */
export const NO_PLATFORM_LIMITS: PlatformLimits = {
  compute: { minCpuNum: 1, minGpuNum: 1 },
  storage: { minQuota: 1, maxQuota: Number.MAX_SAFE_INTEGER, minDuration: 1 },
}

const leastOfShared = (resourceType: ResourceType | null, { compute }: PlatformLimits): number =>
  resourceType === 'cpu' ? compute.minCpuNum : compute.minGpuNum

/** Within what sellers set the limits of such goods. */
type PlatformRange = Omit<PurchaseLimit, 'maxDuration'>

/**
 * What the platform says of such goods (R9.01): shared cores and cards begin at its minimum, exclusive ones at 1; storage
 * keeps within its quotas and lasts at least its minimum duration.
 */
export const platformRange = (
  { kind, type, resourceType }: Omit<Limited, 'limit'>,
  platform: PlatformLimits,
): PlatformRange => {
  const { minQuota, maxQuota, minDuration } = platform.storage
  if (kind === 'storage') return { amount: minQuota, maxAmount: maxQuota, duration: minDuration }
  const shared = (kind === 'general' || kind === 'heterogeneous') && type === 'share'
  return {
    amount: shared ? leastOfShared(resourceType, platform) : 1,
    maxAmount: Number.MAX_SAFE_INTEGER,
    duration: MIN_DURATION,
  }
}

/** What one purchase may amount to: what the seller says, within what the platform does (R9.01). */
export const purchaseLimit = ({ limit, ...goods }: Limited, platform: PlatformLimits): PurchaseLimit => {
  const { amount, maxAmount, duration } = platformRange(goods, platform)
  return {
    amount: Math.max(limit.amount, amount),
    maxAmount: Math.min(limit.maxAmount, maxAmount),
    duration: Math.max(limit.duration, duration),
    maxDuration: limit.maxDuration,
  }
}

/**
 * Whether limits leave no amount to buy: operations have raised the least above what the seller allows, or lowered the
 * most below what the seller asks for, while the goods are on sale.
 */
export const isLimitEmpty = ({ amount, maxAmount }: PurchaseLimit): boolean => maxAmount < amount

/** The most favourites that somebody has. */
export const MAX_FAVOURITES = 100
