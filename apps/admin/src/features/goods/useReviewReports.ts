import {
  addresses,
  load,
  loadedOf,
  useFresh,
  useListCommands,
  usePage,
  useParams,
  useReload,
} from '@compute-mall/app'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { reportedReviewList } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { Deciding, ReviewReportsPageProps } from './ReviewReportsPage.tsx'

/** The page of reported reviews that the address means. */
export const loader = load(routes.reviewReports, async ({ client, params: query }) =>
  loadedOf(await client.goods.reportedReviews({ query })()),
)

/** Reviews that were reported, and what operations do with them. */
export const useReviewReports = (): ReviewReportsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.reviewReports)
  const client = useClient()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = useCommand(
    ({ review, decision, reason }: Deciding & { readonly reason: string }) =>
      client.goods.decideReview({ params: { id: review.reviewId }, body: { decision, reason } }),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      setDeciding(null)
      void reload()
    },
  )
  const fresh = useFresh({
    page,
    isFirst: query.cursor === undefined,
    ask: () => client.goods.reportedReviews({ query }, shownInPlace),
    keyOf: ({ reviewId, state, reports }) => `${reviewId} ${state} ${reports.length}`,
  })
  const { asked, commands: list } = useListCommands({
    list: reportedReviewList,
    query,
    href: routes.reviewReports.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, fresh, query: asked, deciding, busy: decide.pending },
    links: { goods: (goodsId) => addresses.mall.goods.href({ goodsId }) },
    commands: {
      ...list,
      retry: () => void reload(),
      showFresh: () => void reload(),
      ask: setDeciding,
      leave: () => setDeciding(null),
      decide: (reason) => {
        if (deciding !== null) decide.run({ ...deciding, reason })
      },
    },
  }
}
