import { lineLimit } from '@compute-mall/core/cart'
import { refusals } from '@compute-mall/core/contract'
import { aboutLeft, durationUnitOf, isTimed, PURCHASE_STATUS } from '@compute-mall/core/goods'
import { type Refusal, refuse } from '@compute-mall/core/http'
import { renewalRefusals, shareRefusals, type Wanted, wantedRefusals } from '@compute-mall/core/purchase'
import { AVAILABILITY } from '@compute-mall/core/resource'
import { limitOf } from '../goods/index.ts'
import { type BuyerMarks, noMarks } from './store/ownership.ts'
import type { PricedOffer } from './store/selection.ts'

/** Time multiplies a price that is per unit of time; a trial lasts the days that its price is for. */
export const timesOf = ({ billing_type, duration, term }: PricedOffer) => ({
  multiplier: isTimed(billing_type) ? duration : 1,
  shown:
    billing_type === 'TRIAL'
      ? ({ duration: term, durationUnit: 'day' } as const)
      : {
          duration: isTimed(billing_type) ? duration : 1,
          durationUnit: durationUnitOf({ billingType: billing_type }),
        },
})

const placeOf = (offer: PricedOffer) => ({
  clusterId: offer.cluster_id,
  centerName: offer.center_name ?? { zh: '', en: '' },
  region: '',
  // A place that no longer offers the sku has none of it.
  availability: offer.place_availability ?? AVAILABILITY.soldOut,
  scheduler: offer.scheduler,
})

const wantedOf = (offer: PricedOffer, marks: BuyerMarks): Wanted => {
  const { multiplier } = timesOf(offer)
  const limit = lineLimit(limitOf(offer), offer.source_price, multiplier)
  return {
    display: offer.display,
    kind: offer.kind,
    sku: {
      ...marks,
      availability: offer.availability ?? AVAILABILITY.soldOut,
      clusterResources: offer.is_placed ? [placeOf(offer)] : [],
      expireTime: offer.expires_at?.toISOString() ?? null,
    },
    pricing: { billingType: offer.billing_type },
    clusterId: offer.cluster_id,
    // One tries the least amount there is; more of it would be a gift.
    limit: offer.billing_type === 'TRIAL' ? { ...limit, maxAmount: Math.max(1, limit.amount) } : limit,
    purchaseAmount: offer.amount,
    purchaseDuration: multiplier,
  }
}

/** The refusal that sends the buyer to an unpaid order says which one. */
const withOrder =
  ({ unpaidOrderId }: BuyerMarks) =>
  (refusal: Refusal): Refusal =>
    refusal.code === refusals.unpaidOrderExists.code && unpaidOrderId !== null
      ? refuse(refusal.code, { orderId: unpaidOrderId })
      : refusal

/** What the buyer has and wants of an offer's goods. */
export interface Standing {
  readonly marks: BuyerMarks
  /** Of these goods, in orders that count. */
  readonly bought: number
  /** Of these goods, in all lines of this intent. */
  readonly wanted: number
}

/** Told before the order is placed, so that nobody learns of it at the last step; the stock itself decides then. */
const leftRefusals = ({ place_free, amount }: PricedOffer): readonly Refusal[] =>
  place_free === null || place_free === 0 || amount <= place_free
    ? []
    : [refusals.notEnoughLeft({ left: aboutLeft(place_free) })]

/** Every reason against buying this as it is wanted, by the rules of core/purchase. */
export const offerRefusals = (
  offer: PricedOffer,
  { marks, bought, wanted }: Standing,
  now: Date,
): readonly Refusal[] => [
  ...wantedRefusals(wantedOf(offer, marks), now.toISOString()).map(withOrder(marks)),
  ...leftRefusals(offer),
  ...(offer.buyer_limit === null ? [] : shareRefusals({ most: offer.buyer_limit, bought, wanted })),
]

/** Every reason against renewing this for as long as it is wanted; one order for it may wait to be paid (D23). */
export const renewalOfferRefusals = (
  offer: PricedOffer,
  unpaidOrderId: string | null,
  now: Date,
): readonly Refusal[] => {
  const marks =
    unpaidOrderId === null ? noMarks : { ...noMarks, unpaidOrderId, purchaseStatus: PURCHASE_STATUS.unpaid }
  return renewalRefusals(wantedOf(offer, marks), now.toISOString()).map(withOrder(marks))
}
