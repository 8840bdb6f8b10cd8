import { type goodsEndpoints, shopReviewList } from '@compute-mall/core/goods'
import { actorOf } from '../audit/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { type ListSource, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import {
  replyToReview,
  type ShopReviewRow,
  selectShopReviews,
  shopReviewOf,
} from './store/customerReviews.ts'

type CustomerReviewHandlers = Pick<Handlers<typeof goodsEndpoints>, 'shopReviews' | 'replyToReview'>

/** What a shop does with the reviews of its goods (width 2.5, Reviews). */
export const customerReviewHandlers = (platform: Platform): CustomerReviewHandlers => {
  const sourceOf = (shopId: string): ListSource<typeof shopReviewList, ShopReviewRow> => ({
    list: shopReviewList,
    name: `shopReviews:${shopId}`,
    sorts: { createTime: { column: 'created_at', type: 'timestamptz' } },
    rows: (query) => selectShopReviews(platform.db, shopId, query),
  })
  return {
    shopReviews: ({ query }, { user, now }) =>
      shownPage(platform, sourceOf(user.retailerId ?? ''), query, (row) => shopReviewOf(row, now)),
    replyToReview: ({ params: { id }, body: { text } }, context) =>
      context.transact((trx) =>
        replyToReview(trx, {
          reviewId: id,
          shopId: context.user.retailerId ?? '',
          text,
          by: actorOf(context, 'seller'),
        }),
      ),
  }
}
