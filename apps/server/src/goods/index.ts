import type { goodsEndpoints } from '@compute-mall/core/goods'
import type { Db } from '../platform/database/index.ts'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { goodsHandlers, type MarksOf } from './goods.handlers.ts'
import { goodsJobs } from './goods.jobs.ts'
import { goodsOperations, type Surroundings } from './goods.operations.ts'

export type { Marks } from './goods.answers.ts'
export { type CardRow, cardColumns, cardOf, type Wish } from './goods.cards.ts'
export * from './goods.documents.ts'
export { goodsDraft, noteDraft } from './goods.draft.ts'
export * from './goods.events.ts'
export type { MarksOf } from './goods.handlers.ts'
export type { Surroundings } from './goods.operations.ts'
export * from './goods.record.ts'
export { lastApplication, revokeGoods, submitGoods } from './store/applications.ts'
export { type RegionOf, updateCards, writeGoods } from './store/catalogue.ts'
export { beginGoods, feature, setShelfTime } from './store/changes.ts'
export { mayChangeReview, ownReviewOf, reviewsBy, writeReview } from './store/customerReviews.ts'
export { publishedForm } from './store/forms.ts'
export { type LimitedRow, limitOf, limitSettings, onThisSite } from './store/limits.ts'
export { findLife, lockLife, takeGoodsStep } from './store/lives.ts'
export type { NameOfCode } from './store/names.ts'
export { goodsToDo } from './store/own.ts'
export { decideGoods, forceOffGoods } from './store/review.ts'
export { selectReported } from './store/reviewReports.ts'
export { countSales, type Sale } from './store/sales.ts'
export { returnStock, type Share, takeStock } from './store/stock.ts'

/**
 * `marksOf` tells what a signed-in user already has; purchase knows it. `surroundings` reads what search knows, which is
 * above goods.
 */
export const goodsModule = (
  platform: Platform,
  marksOf: MarksOf,
  surroundings: (db: Db) => Promise<Surroundings>,
): ServerModule<typeof goodsEndpoints> => ({
  handlers: { ...goodsHandlers(platform, marksOf), ...goodsOperations(platform, surroundings) },
  jobs: goodsJobs(platform),
})
