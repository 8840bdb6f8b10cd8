import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { BillingType } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import type { Quote } from '@compute-mall/core/purchase'
import type { Db } from '../platform/database/index.ts'
import { type Asking, quoteLines } from './quote.ts'
import { offersOf } from './store/selection.ts'
import { renewalOfferRefusals } from './wanted.ts'

/** What somebody has and wants to keep for longer. */
export interface Renewed {
  readonly goodsId: string
  readonly skuId: string
  readonly clusterId: string | null
  readonly amount: number
  readonly billingType: BillingType
  /** The order that renews the same and waits to be paid. */
  readonly unpaidOrderId: string | null
}

/**
 * What it would cost now to have this for so many more units of time, at today's price (D24). Refusals: MALL10003 when
 * it is not sold by that unit any more, MALL10001 for goods that are not there.
 */
export const quoteRenewalOf = async (
  db: Db,
  asking: Asking,
  { goodsId, skuId, clusterId, amount, billingType, unpaidOrderId }: Renewed,
  duration: number,
): Promise<E.Either<Refusal, Quote>> => {
  const pricing = await db
    .selectFrom('pricings')
    .select('id')
    .where('sku_id', '=', skuId)
    .where('billing_type', '=', billingType)
    .orderBy('id')
    .executeTakeFirst()
  if (pricing === undefined) return E.left(refusals.specificationNotFound())
  const offers = await offersOf(db, asking.userId, {
    cartIds: [],
    choice: {
      goodsId,
      skuId,
      pricingId: pricing.id,
      clusterId: clusterId ?? undefined,
      purchaseAmount: amount,
      purchaseDuration: duration,
      purchaseDurationUnit: undefined,
    },
    type: 'formal',
  })
  if (E.isLeft(offers)) return offers
  const quote = await quoteLines(db, asking, offers.right, (offer) =>
    renewalOfferRefusals(offer, unpaidOrderId, asking.now),
  )
  return E.right({ ...quote, unpaidOrderId })
}
