import { type goodsEndpoints, reportedReviewList } from '@compute-mall/core/goods'
import { actorOf } from '../audit/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { type ListSource, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import {
  decideReview,
  type ReportedRow,
  reportedOf,
  reportReview,
  selectReported,
} from './store/reviewReports.ts'

type ReportHandlers = Pick<
  Handlers<typeof goodsEndpoints>,
  'reportReview' | 'reportedReviews' | 'decideReview'
>

/** Reviews are reported by whoever is signed in, and kept or hidden by operations (width 2.5, Reviews). */
export const reviewReportHandlers = (platform: Platform): ReportHandlers => {
  const source: ListSource<typeof reportedReviewList, ReportedRow> = {
    list: reportedReviewList,
    name: 'reportedReviews',
    sorts: { reportTime: { column: 'reported_at', type: 'timestamptz' } },
    rows: selectReported,
  }
  return {
    reportReview: ({ params: { id }, body }, context) =>
      context.transact((trx) =>
        reportReview(trx, { reviewId: id, ...body, user: context.user, now: context.now }),
      ),
    reportedReviews: ({ query }) => shownPage(platform, source, query, reportedOf),
    decideReview: ({ params: { id }, body }, context) =>
      context.transact((trx) =>
        decideReview(trx, {
          reviewId: id,
          ...body,
          deciderId: context.user.id,
          by: actorOf(context, 'staff'),
        }),
      ),
  }
}
