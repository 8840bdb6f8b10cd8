import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { NewReview, ReviewableGoods } from '../goods/index.ts'
import { endpoint, signedIn } from '../http/index.ts'

const ByOrder = t.type({ orderId: Id })

/** How buyers review what was opened for them (width 2.7). Another user's order is SYS10002. */
export const customerReviewEndpoints = {
  /** The goods of one's order that may be reviewed or were; none before anything is open. */
  reviews: endpoint({
    method: 'GET',
    path: '/market/order/:orderId/review',
    access: signedIn,
    params: ByOrder,
    response: t.readonlyArray(ReviewableGoods),
  }),
  /**
   * Writes one's review of goods of the order, or changes it: there is one for each buyer and goods, whatever the orders.
   * Refusals: SYS10002, ORDER10001 before the goods are open, MALL10010 seven days after it was written.
   */
  review: endpoint({
    method: 'POST',
    path: '/market/order/:orderId/review',
    access: signedIn,
    params: ByOrder,
    body: NewReview,
    response: ReviewableGoods,
  }),
}
