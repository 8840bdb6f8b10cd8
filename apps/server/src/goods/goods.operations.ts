import type { goodsApplicationEndpoints, goodsEndpoints, ownGoodsEndpoints } from '@compute-mall/core/goods'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { ownGoodsHandlers } from './goods.own.ts'
import { goodsReviewHandlers } from './goods.review.ts'
import type { RegionOf } from './store/catalogue.ts'
import type { NameOfCode } from './store/names.ts'
import type { Taxonomy } from './store/problems.ts'

/** The calls of merchants and of operations. */
export type OperationName = keyof typeof ownGoodsEndpoints | keyof typeof goodsApplicationEndpoints

/** What search knows and goods ask for: the trees, and what regions and other codes are called. */
export interface Surroundings {
  readonly taxonomy: Taxonomy
  readonly regionWords: RegionOf
  readonly nameOfCode: NameOfCode
}

export const goodsOperations = (
  platform: Platform,
  surroundings: (db: Db) => Promise<Surroundings>,
): Pick<Handlers<typeof goodsEndpoints>, OperationName> => ({
  ...ownGoodsHandlers(platform, async (db) => (await surroundings(db)).taxonomy),
  ...goodsReviewHandlers(platform, surroundings),
})
