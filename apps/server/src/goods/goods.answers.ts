import type { Page } from '@compute-mall/core/codec'
import {
  aboutLeft,
  bestAvailability,
  type ClusterResource,
  type DependResource,
  type Goods,
  hasTrialMode,
  type NamedReview,
  PURCHASE_STATUS,
  type Review,
  type Sku,
} from '@compute-mall/core/goods'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { maskName } from '@compute-mall/core/text'
import { limitOf } from './store/limits.ts'
import type {
  DependencyRow,
  DetailRow,
  NamedReviewRow,
  PlaceJson,
  ReviewRow,
  SkuRow,
} from './store/statements.ts'

/** What a user already has of a sku (spec section 3, skus); purchase knows it. */
export type Marks = Pick<Sku, 'hasFormal' | 'hasTrial' | 'unpaidOrderId' | 'purchaseStatus'>

/** Of a sku that one has never bought, and for everybody who is not signed in. */
const NO_MARKS: Marks = {
  hasFormal: false,
  hasTrial: false,
  unpaidOrderId: null,
  purchaseStatus: PURCHASE_STATUS.none,
}

/** The mean of all stars with one decimal; 0 without any. */
const scoreOf = ({ star_total, review_count }: DetailRow): number =>
  review_count === 0 ? 0 : Math.round((10 * star_total) / review_count) / 10

export const goodsOf = (row: DetailRow): Goods => ({
  ...row.document,
  limit: limitOf(row),
  display: row.display,
  saleCount: row.sale_count,
  score: scoreOf(row),
  reviewCount: row.review_count,
  recentOrderCount: row.recent_orders,
})

/** A centre that is known and not closed (R3.02). */
const clusterResourceOf = ({ clusterId, centerName, region, availability, free, scheduler }: PlaceJson) =>
  centerName === null || region === null || centerName.zh.includes(DEACTIVATED_WORD)
    ? []
    : [
        {
          clusterId,
          centerName,
          region,
          availability,
          left: aboutLeft(free),
          scheduler,
        } satisfies ClusterResource,
      ]

export const skuOf = (row: SkuRow, marks: Marks = NO_MARKS): Sku => {
  const { places, pricing } = { places: row.places ?? [], pricing: row.pricing ?? [] }
  const clusterResources = places.flatMap(clusterResourceOf)
  const offered =
    clusterResources.length > 0
      ? clusterResources
      : places
          .filter((place) => place.clusterId === '')
          .map(({ availability, free }) => ({ availability, left: aboutLeft(free) }))
  return {
    ...row.document,
    id: row.id,
    pricing,
    clusterResources,
    expireTime: row.expires_at?.toISOString() ?? null,
    availability: bestAvailability(offered.map(({ availability }) => availability)),
    left: Math.max(0, ...offered.map(({ left }) => left)),
    canTrial: hasTrialMode({ pricing }),
    ...marks,
  }
}

export const reviewsOf = (rows: readonly ReviewRow[]): Page<Review> => ({
  total: rows[0]?.total ?? 0,
  records: rows.flatMap(({ id, user_name, stars, text, reply, created_at }) =>
    id === null
      ? []
      : [
          {
            id,
            userName: maskName(user_name),
            score: stars,
            text,
            createTime: created_at.toISOString(),
            reply,
          },
        ],
  ),
})

export const namedReviewsOf = (rows: readonly NamedReviewRow[]): readonly NamedReview[] =>
  rows.flatMap((row) =>
    reviewsOf([row]).records.map((review) => ({ goodsId: row.goods_id, name: row.name, review })),
  )

export const dependResourcesOf = (rows: readonly DependencyRow[]): readonly DependResource[] =>
  rows.flatMap(({ goods_id, name, kind, required }) =>
    goods_id === null ? [] : [{ goodsId: goods_id, name, kind, required }],
  )
