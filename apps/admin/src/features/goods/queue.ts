import type { GoodsApplicationRow } from '@compute-mall/core/goods'
import { MAX_LIMIT } from '@compute-mall/core/list'

/** What waits for a review, in the order in which it is due. */
export const WAITING_GOODS = {
  state: ['pending'],
  kind: undefined,
  goodsKind: [],
  shopId: undefined,
  keyword: undefined,
  mine: undefined,
  overdue: undefined,
  sort: undefined,
  cursor: undefined,
  limit: MAX_LIMIT,
} as const

/** The first application that nobody else has open. */
export const nextGoodsToReview = (
  waiting: readonly GoodsApplicationRow[],
  userId: string,
): GoodsApplicationRow | undefined =>
  waiting.find(({ claim }) => claim === null || claim.reviewerId === userId)
