import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, signedIn, withRole } from '../http/index.ts'
import {
  NewReviewReport,
  ReportedReview,
  ReportedReviewPage,
  ReviewDecision,
  ReviewReported,
  reportedReviewList,
} from './reviewReport.codec.ts'

const ById = t.type({ id: Id })
/** Operations (section 6); admin and superadmin are operators too. */
const operations = withRole('operator')

/** Reviews are reported by whoever is signed in, and kept or hidden by operations (width 2.5, Reviews). */
export const reviewReportEndpoints = {
  /**
   * Reports a review, once for each person. Refusals: SYS10002 for one that is hidden or one's own, MALL10012 when one has
   * reported it already, MALL10013 after 20 in a day.
   */
  reportReview: endpoint({
    method: 'POST',
    path: '/mall/review/:id/report',
    access: signedIn,
    params: ById,
    body: NewReviewReport,
    response: ReviewReported,
  }),
  reportedReviews: endpoint({
    method: 'GET',
    path: '/mall/admin/review-report',
    access: operations,
    query: reportedReviewList.query,
    response: ReportedReviewPage,
  }),
  /**
   * Hides a review, which leaves page and rating, or keeps it; who reported it is told, who wrote what is hidden is told
   * why, and it is audited. Refusals: SYS10002, MALL10014 when somebody has decided it, SYS10001 without a reason.
   */
  decideReview: endpoint({
    method: 'POST',
    path: '/mall/admin/review-report/:id/decision',
    access: operations,
    params: ById,
    body: ReviewDecision,
    response: ReportedReview,
  }),
}
