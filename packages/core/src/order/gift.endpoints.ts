import { endpoint, withRole } from '../http/index.ts'
import { Quote } from '../purchase/index.ts'
import { GiftChoice, GiftRequest } from './gift.codec.ts'
import { OrderCreated } from './order.codec.ts'

const givers = withRole('operator')

/** Gifts: the customer pays nothing, and the platform pays the shop the current price. */
export const giftEndpoints = {
  /** `sourceTotal` is the worth, `total` is 0. Refusals: ORDER10004, MALL10001, MALL10003. */
  quoteGift: endpoint({
    method: 'POST',
    path: '/mall/admin/gift/quote',
    access: givers,
    effect: 'read',
    body: GiftChoice,
    response: Quote,
  }),
  /** Opens the resource at once; audited. Refusals: those of `quoteGift`, PURCHASE codes of the line, PURCHASE10008. */
  give: endpoint({
    method: 'POST',
    path: '/mall/admin/gift',
    access: givers,
    effect: 'keyedChange',
    body: GiftRequest,
    response: OrderCreated,
  }),
}
