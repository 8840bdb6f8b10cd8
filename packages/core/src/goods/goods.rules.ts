import { AVAILABILITY, type Availability, type ResourceType } from '../resource/index.ts'
import type { BillingType, GoodsKind, GoodsType, Pricing, PurchaseLimit, Sku } from './goods.codec.ts'

/** The kinds of computing (R1.02). */
export const computeKinds = ['general', 'heterogeneous', 'storage', 'cloudServer', 'bareMetal'] as const
/** The kinds of applications (R1.03). */
export const applicationKinds = ['software', 'saas', 'model', 'data', 'sourceCode', 'service'] as const

/** The shelves that goods are ranked on: all computing, all applications. */
export const shelves = ['compute', 'application'] as const
/** What goods are ranked by (R2.13). */
export const rankings = ['sales', 'score', 'newest'] as const

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

const leastOfShared = (resourceType: ResourceType | null, { compute }: PlatformLimits): number =>
  resourceType === 'cpu' ? compute.minCpuNum : compute.minGpuNum

/**
 * What one purchase may amount to (R9.01): shared cores and cards begin at the platform's minimum, exclusive ones
 * at 1; storage keeps within the platform's quotas and lasts at least its minimum duration.
 */
export const purchaseLimit = (
  { kind, type, resourceType, limit }: Limited,
  platform: PlatformLimits,
): PurchaseLimit => {
  if (kind === 'storage') return withinStorage(limit, platform.storage)
  const shared = (kind === 'general' || kind === 'heterogeneous') && type === 'share'
  const least = shared ? leastOfShared(resourceType, platform) : 1
  return {
    ...limit,
    amount: Math.max(limit.amount, least),
    duration: Math.max(limit.duration, MIN_DURATION),
  }
}

const withinStorage = (limit: PurchaseLimit, storage: PlatformLimits['storage']): PurchaseLimit => ({
  amount: Math.max(limit.amount, storage.minQuota),
  maxAmount: Math.min(limit.maxAmount, storage.maxQuota),
  duration: Math.max(limit.duration, storage.minDuration),
  maxDuration: limit.maxDuration,
})

/** The most favourites that somebody has. */
export const MAX_FAVOURITES = 100
