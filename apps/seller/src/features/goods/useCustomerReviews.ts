import { load, loadedOf, useAppData, usePage, useParams, useReload, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type ShopReview, shopReviewList } from '@compute-mall/core/goods'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { CustomerReviewsPageProps } from './CustomerReviewsPage.tsx'

/** The page of reviews that the address means. */
export const loader = load(routes.reviews, async ({ client, params: query }) =>
  loadedOf(await client.goods.shopReviews({ query })()),
)

/** What buyers think of the shop's goods; the shop answers. */
export const useCustomerReviews = (): {
  readonly props: CustomerReviewsPageProps
  /** The review that is about to be reported. */
  readonly reported: ShopReview | null
  readonly closeReport: () => void
} => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.reviews)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const [round, setRound] = useState(0)
  const [reported, setReported] = useState<ShopReview | null>(null)
  const reply = useCommand(
    ({ reviewId, text }: { readonly reviewId: string; readonly text: string }) =>
      client.goods.replyToReview({ params: { id: reviewId }, body: { text } }),
    (answer) => {
      if (E.isLeft(answer)) return
      setRound((last) => last + 1)
      void reload()
    },
  )
  const list = useWatchedList({
    name: 'seller.reviews',
    list: shopReviewList,
    query,
    href: routes.reviews.href,
    page,
    ask: () => client.goods.shopReviews({ query }, shownInPlace),
    keyOf: ({ reviewId }) => reviewId,
  })
  const props: CustomerReviewsPageProps = {
    view: {
      ...list.view,
      mayReply: mayDo('goods', 'service')(user),
      busy: reply.pending,
      round,
    },
    links: { goods: (goodsId) => routes.goodsDetail.href({ goodsId }) },
    commands: {
      ...list.commands,
      reply: (reviewId, text) => reply.run({ reviewId, text }),
      report: setReported,
    },
  }
  return { props, reported, closeReport: () => setReported(null) }
}
