import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, withDuty } from '../http/index.ts'
import { ReviewReply, ShopReview, ShopReviewPage, shopReviewList } from './customerReview.codec.ts'

/**
 * What a shop does with the reviews of its goods (width 2.5, Reviews; R6.06). Another shop's review is SYS10002, as one
 * that is not there. How customers write them, orders know.
 */
export const customerReviewEndpoints = {
  shopReviews: endpoint({
    method: 'GET',
    path: '/mall/seller/review',
    access: withDuty('goods', 'orders', 'service'),
    query: shopReviewList.query,
    response: ShopReviewPage,
  }),
  /** Answers a review, or changes the answer for 24 hours; audited. Refusals: SYS10002, MALL10011 when it is too late. */
  replyToReview: endpoint({
    method: 'POST',
    path: '/mall/seller/review/:id/reply',
    access: withDuty('goods', 'service'),
    params: t.type({ id: Id }),
    body: ReviewReply,
    response: ShopReview,
  }),
}
