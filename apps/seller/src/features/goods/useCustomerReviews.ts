import { load, loadedOf, useAppData, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { loudly } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { shopReviewList } from '@compute-mall/core/goods'
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
export const useCustomerReviews = (): CustomerReviewsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.reviews)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const [round, setRound] = useState(0)
  const reply = useCommand(
    ({ reviewId, text }: { readonly reviewId: string; readonly text: string }) =>
      client.goods.replyToReview({ params: { id: reviewId }, body: { text } }, loudly),
    (answer) => {
      if (E.isLeft(answer)) return
      setRound((last) => last + 1)
      void reload()
    },
  )
  const list = useListCommands({
    list: shopReviewList,
    query,
    href: routes.reviews.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, mayReply: mayDo('goods', 'service')(user), busy: reply.pending, round },
    links: { goods: (goodsId) => routes.goodsDetail.href({ goodsId }) },
    commands: {
      ...list,
      retry: () => void reload(),
      reply: (reviewId, text) => reply.run({ reviewId, text }),
    },
  }
}
