import { useAppData, useDecision, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type ShopReview, shopReviewList } from '@compute-mall/core/goods'
import { useClient } from '@compute-mall/react'
import { useState } from 'react'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { CustomerReviewsPageProps } from './CustomerReviewsPage.tsx'

const reviews: WorkList<typeof shopReviewList, ShopReview> = {
  list: shopReviewList,
  route: routes.reviews,
  read: ({ goods }) => goods.shopReviews,
  views: 'seller.reviews',
  version: ({ reviewId }) => reviewId,
}
export const loader = workListLoader(reviews)

/** The reviews of the shop's goods, its answers and its reports. */
export const useCustomerReviews = (): {
  readonly props: CustomerReviewsPageProps
  /** The review that is about to be reported. */
  readonly reported: ShopReview | null
  readonly closeReport: () => void
} => {
  const { view, commands } = useWorkList(reviews)
  const { user } = useAppData()
  const client = useClient()
  const [reported, setReported] = useState<ShopReview | null>(null)
  const { busy, take } = useDecision()
  const props: CustomerReviewsPageProps = {
    view: { ...view, mayReply: mayDo('goods', 'service')(user), busy },
    links: { goods: (goodsId) => routes.goodsDetail.href({ goodsId }) },
    commands: {
      ...commands,
      reply: (reviewId, text) =>
        take(client.goods.replyToReview({ params: { id: reviewId }, body: { text } }), null),
      report: setReported,
    },
  }
  return { props, reported, closeReport: () => setReported(null) }
}
