import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { BillingType, BillingUnit } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import type { SessionUser } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { addLine, allowedLine, offeredLine } from './cart.put.ts'
import { cartStatements } from './store/statements.ts'

/** Something that was bought before, as an order remembers it. */
export interface BoughtBefore {
  readonly goodsId: string
  readonly skuId: string
  readonly clusterId: string | null
  readonly amount: number
  readonly duration: number
  readonly billingType: BillingType
  readonly unit: BillingUnit
}

/** Puts what was bought before into the user's cart once more, at today's price of the same kind, or says why not. */
export type PutAgain = (
  bought: BoughtBefore,
  asked: { readonly user: SessionUser; readonly now: Date },
) => Promise<E.Either<Refusal, unknown>>

/** Refusals of `PutAgain`: those of `cart.put`. */
export const putAgain = ({ db, prepared }: Platform): PutAgain => {
  const statements = cartStatements(prepared)
  return async ({ goodsId, skuId, clusterId, amount, duration, billingType, unit }, { user, now }) => {
    const pricing = await db
      .selectFrom('pricings')
      .select('id')
      .where('sku_id', '=', skuId)
      .where('billing_type', '=', billingType)
      .where('unit', '=', unit)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst()
    if (pricing === undefined) return E.left(refusals.specificationNotFound())
    const place = { goodsId, skuId, pricingId: pricing.id, clusterId: clusterId ?? '' }
    const [offer] = await statements.facts(place)
    const offered = offeredLine(place, offer, duration)
    if (E.isLeft(offered)) return offered
    const line = allowedLine(offered.right, { user, change: { purchaseAmount: amount }, now })
    return E.isLeft(line) ? line : addLine(statements, line.right, { id: newId(), userId: user.id, now })
  }
}
