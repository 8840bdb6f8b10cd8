import type { CartItem } from '@compute-mall/core/cart'
import { lineLimit } from '@compute-mall/core/cart'
import { aboutLeft, durationUnitOf, isOnSale } from '@compute-mall/core/goods'
import { lineTotal } from '@compute-mall/core/money'
import { AVAILABILITY, isSoldOut } from '@compute-mall/core/resource'
import { limitOf } from '../goods/index.ts'
import type { CartRow } from './store/statements.ts'

/** Where the chosen place no longer offers it, or the price is no more, the line stays and says so. */
export const itemOf = (row: CartRow, now: string): CartItem => {
  const { card, amount, duration, place_availability: availability } = row
  const current = row.price ?? row.added_price
  const source = row.source_price ?? current
  const billingType = row.billing_type ?? card.billingType
  const expireTime = row.expires_at?.toISOString() ?? null
  return {
    id: row.line,
    goodsId: row.goods_id,
    skuId: row.sku_id,
    pricingId: row.pricing_id,
    centerName: row.center_name,
    clusterId: row.cluster_id === '' ? null : row.cluster_id,
    purchaseAmount: amount,
    purchaseDuration: duration,
    purchaseDurationUnit: durationUnitOf({ billingType }),
    goods: {
      name: card.name,
      kind: card.kind,
      goodsType: card.type,
      goodsResourceType: card.resourceType,
      scheduler: row.scheduler,
      availableCluster: availability !== null && !isSoldOut({ availability }),
      display: row.price !== null && isOnSale({ display: row.display, expireTime }, now),
      availability: row.availability ?? AVAILABILITY.soldOut,
      shopId: card.shopId,
      shopName: card.shopName,
      specification: row.specification ?? [],
      figures: card.figures,
    },
    price: { current, source, added: row.added_price, unit: row.unit ?? card.unit, billingType },
    limit: lineLimit(limitOf(row), source, duration),
    left: row.place_free === null ? null : aboutLeft(row.place_free),
    sourceTotal: lineTotal(source, amount, duration),
    actualTotal: lineTotal(current, amount, duration),
  }
}
