import { amountRefusals, durationRefusals } from '../cart/index.ts'
import {
  type ClusterResource,
  type GoodsKind,
  goodsRefusals,
  isBarredToMembers,
  isExpired,
  type Pricing,
  PURCHASE_STATUS,
  type PurchaseLimit,
  type Sku,
} from '../goods/index.ts'
import type { Refusal } from '../http/index.ts'
import {
  type ClusterUserDetail,
  flagsOf,
  isMember,
  type UserInfo,
  visibleClusters,
} from '../identity/index.ts'
import { isSoldOut } from '../resource/index.ts'
import { purchaseRefusals } from './purchase.errors.ts'

/** Who buys, with their accounts in the centres. */
export interface Buyer {
  readonly user: UserInfo
  readonly clusters: readonly ClusterUserDetail[]
}

const memberRefusals = ({ user }: Buyer, kinds: readonly GoodsKind[]): readonly Refusal[] =>
  isMember(user) && isBarredToMembers(kinds) ? [purchaseRefusals.memberMayNotBuy()] : []

const phoneRefusals = ({ user }: Buyer): readonly Refusal[] => {
  if (user.phone === null) return [purchaseRefusals.phoneMissing()]
  return user.phoneVerified ? [] : [purchaseRefusals.phoneUnverified()]
}

const contractRefusals = ({ user }: Buyer): readonly Refusal[] => [
  ...(user.userType === 'agent' ? [purchaseRefusals.agentMayNotBuy()] : []),
  ...(flagsOf(user).isUnsigned ? [purchaseRefusals.contractUnsigned()] : []),
]

const accountRefusals = ({ clusters }: Buyer): readonly Refusal[] =>
  visibleClusters(clusters)
    .filter(({ memberType, accountDetail }) => memberType === 'Leader' && accountDetail.status === 'Disable')
    .map(({ centerName }) => purchaseRefusals.accountDisabled({ center: centerName }))

/** Every reason for which this buyer may not buy goods of these kinds (R5.10, R6.05); none opens the gate. */
export const buyerRefusals = (buyer: Buyer, kinds: readonly GoodsKind[]): readonly Refusal[] => [
  ...memberRefusals(buyer, kinds),
  ...phoneRefusals(buyer),
  ...contractRefusals(buyer),
  ...accountRefusals(buyer),
]

/** What is bought, as far as its reasons against a purchase go. */
export interface Wanted {
  /** On the shelf. */
  readonly display: boolean
  readonly kind: GoodsKind
  readonly sku: Pick<Sku, 'availability' | 'expireTime' | 'hasTrial' | 'purchaseStatus'> & {
    readonly clusterResources: readonly Omit<ClusterResource, 'left'>[]
  }
  readonly pricing: Pick<Pricing, 'billingType'>
  readonly clusterId: string | null
  readonly limit: PurchaseLimit
  readonly purchaseAmount: number
  readonly purchaseDuration: number
}

/** What is had for good once it is bought, so that nobody buys it twice. */
const isKept = ({ billingType }: Wanted['pricing']): boolean =>
  billingType === 'FOREVER' || billingType === 'FREE'

const isUnpaid = ({ purchaseStatus }: Wanted['sku']): boolean => purchaseStatus === PURCHASE_STATUS.unpaid

const ownershipRefusals = ({ sku, pricing }: Wanted): readonly Refusal[] => {
  const isTrial = pricing.billingType === 'TRIAL'
  if (isUnpaid(sku)) return [purchaseRefusals.unpaidOrderExists()]
  if (!isTrial && !isKept(pricing)) return []
  if (sku.purchaseStatus === PURCHASE_STATUS.opening) return [purchaseRefusals.resourcesOpening()]
  if (isTrial && sku.hasTrial) return [purchaseRefusals.alreadyTried()]
  return sku.purchaseStatus === PURCHASE_STATUS.bought ? [purchaseRefusals.alreadyPurchased()] : []
}

const stockRefusals = ({ sku, clusterId }: Wanted): readonly Refusal[] => {
  if (isSoldOut(sku)) return [goodsRefusals.soldOut()]
  const chosen = sku.clusterResources.find((cluster) => cluster.clusterId === clusterId)
  const isOpenable = sku.clusterResources.length === 0 || (chosen !== undefined && !isSoldOut(chosen))
  return isOpenable ? [] : [goodsRefusals.noResourceInRegion()]
}

/** Every reason for which this cannot be bought at `now` (ISO 8601) as it is wanted (R5.09, R8.04). */
export const wantedRefusals = (wanted: Wanted, now: string): readonly Refusal[] => {
  if (!wanted.display) return [goodsRefusals.offShelf()]
  return [
    ...(isExpired(wanted.sku, now) ? [goodsRefusals.expired()] : []),
    ...ownershipRefusals(wanted),
    ...stockRefusals(wanted),
    ...amountRefusals(wanted),
    ...durationRefusals(wanted),
  ]
}

/**
 * Every reason for which what one has cannot be renewed at `now` as it is wanted (D24): it is not offered any more, or
 * too much or too little of it is asked for. Stock and earlier purchases are no reasons: the buyer has it already.
 */
export const renewalRefusals = (wanted: Wanted, now: string): readonly Refusal[] => {
  if (!wanted.display) return [goodsRefusals.offShelf()]
  return [
    ...(isExpired(wanted.sku, now) ? [goodsRefusals.expired()] : []),
    ...(isUnpaid(wanted.sku) ? [purchaseRefusals.unpaidOrderExists()] : []),
    ...durationRefusals(wanted),
  ]
}

/** What one buyer may have of something, has in orders that count, and wants now. */
export interface BuyerShare {
  readonly most: number
  readonly bought: number
  readonly wanted: number
}

/** Refuses more than one buyer may have, over all ways of buying it (quality/tests, promise 1). */
export const shareRefusals = ({ most, bought, wanted }: BuyerShare): readonly Refusal[] =>
  bought + wanted > most ? [purchaseRefusals.buyerLimitReached({ most, bought })] : []
